//! A match by link at its table: what came goes on, and what was done here is sent to whoever is next.

use yew::{Html, html};

use super::passed::Passed;
use super::share::sharer;
use super::sheet::Sheet;
use super::{Table, sheet};
use crate::play::{Clocks, Input, Opening, Permissions, Sitting, Stored};
use crate::record::Match;
use crate::rules::Seat;
use crate::ui::arrival::Arrival;
use crate::ui::boards::Shown;
use crate::ui::copy::copy;
use crate::ui::keeper::Keeper;
use crate::ui::page::{self, Link};
use crate::ui::parts::{link_to, press, text};
use crate::ui::{route, shelf, storage, switches};
use crate::words::house;

/// The id of the box from which the link is copied.
const PASS_ID: &str = "pass-link";

impl<G: Shown> Table<G> {
    /// The sitting of a match: in one by link, on the seat that is bound by what is kept beside it.
    pub(super) fn sit(
        played: Match<G>,
        clocks: Clocks,
        permissions: Permissions,
        keeper: &Keeper,
        spectating: bool,
    ) -> Sitting<G> {
        let secret = if played.is_by_link() { storage::secret(keeper.id()) } else { None };
        let (tally, preferences) = (Self::kept_tally(keeper.id()), switches::preferences());
        let opening = Opening { clocks, tally, preferences, permissions, secret, spectating, ..Opening::of(played) };
        Sitting::new(opening)
    }

    /// A match that has come by link goes on from what was kept of it, which is shown as a film.
    pub(super) fn go_on_as_it_came(&mut self, link: &Link) {
        if let Some(came) = shelf::came::<G>(self.keeper.id()) {
            let stored = Stored { played: came, clocks: Clocks::default(), saved: 0 };
            self.input(link, Input::Follow(Box::new(stored)));
        }
    }

    /// The names of those to whom the link goes from here.
    fn receivers(&self) -> Vec<&str> {
        self.sitting.sends_to().iter().map(|seat| self.sitting.seating().name(seat)).collect()
    }

    /// What is said of the link that is to be sent, or was.
    pub(super) fn sending(&self) -> String {
        let to_send = self.passed.is_none() && !self.is_sent();
        match (&self.receivers()[..], self.passed) {
            ([], _) => house::link_of_others().to_owned(),
            ([who], Some(Passed::Copied)) => house::link_copied_for(who),
            ([who], Some(Passed::Selected)) => house::link_selected_for(who),
            ([who], _) if to_send => house::link_to_send(who),
            ([who], _) => house::has_link(who),
            (_, Some(Passed::Copied)) => house::link_copied_for_all().to_owned(),
            (_, Some(Passed::Selected)) => house::link_selected_for_all().to_owned(),
            _ if to_send => house::link_to_send_all().to_owned(),
            _ => house::all_have_link().to_owned(),
        }
    }

    /// Whether the link needs no sending any more.
    pub(super) fn is_sent(&self) -> bool {
        storage::is_sent(self.keeper.id(), self.sitting.played().passes())
    }

    /// The button that sends the link; none where nobody gets it.
    pub(super) fn pass_way(&self, link: &Link) -> Option<Html> {
        let words = match &self.receivers()[..] {
            [] => return None,
            [who] => house::send_link_to(who),
            _ => house::send_link_to_all().to_owned(),
        };
        let class = if self.is_sent() { "button" } else { "button main" };
        let pass = press(link, page::Msg::own(sheet::Msg::Pass));
        Some(html! { <button {class} onclick={pass}>{ words }</button> })
    }

    /// The box from which it is copied, which has to be where nothing lies over it.
    pub(super) fn pass_box(&self) -> Html {
        let value = self.address().unwrap_or_default();
        html! { <textarea id={PASS_ID} class="unseen" tabindex="-1" aria-hidden="true" readonly=true {value} /> }
    }

    /// The link goes to whoever is next, or to all: by the system's own way to share, or by being copied. Where the
    /// match is too long for one, it is said what else can be sent.
    pub(super) fn pass(&mut self) {
        if self.address().is_none() {
            return self.sheet = Some(Sheet::Share(house::copy()));
        }
        if sharer().is_some() {
            self.send_link();
        } else {
            self.note_passed(Passed::by_copying(copy(PASS_ID)));
        }
    }

    /// The link was given away here, by whatever way: if it is the one that somebody waits for, it needs no sending any
    /// more.
    pub(super) fn note_passed(&mut self, passed: Passed) {
        if self.shown_apart().is_none() && !self.sitting.sends_to().is_empty() {
            self.passed = Some(passed);
            storage::keep_sent(self.keeper.id(), self.sitting.played().passes());
        }
    }

    /// What is said of a match by link that has come, before it is kept.
    pub(super) fn arrival_line(&self, arrival: &Arrival) -> Html {
        let names = self.sitting.seating();
        let said = match arrival {
            Arrival::Invites(seat) => house::invites(names.name(Seat(0)), names.name(*seat)),
            Arrival::Known(_) | Arrival::GoesOn => house::link_known().to_owned(),
            Arrival::Refused(reason, _) => house::link_refused(reason),
            Arrival::Looks => house::link_of_others().to_owned(),
        };
        text("small", if matches!(arrival, Arrival::Refused(..)) { "refused" } else { "" }, &said)
    }

    /// What can be done with it.
    pub(super) fn arrival_way(link: &Link, arrival: &Arrival) -> Html {
        match arrival {
            Arrival::Invites(_) => {
                let join = press(link, page::Msg::own(sheet::Msg::Join));
                html! { <button class="button main" onclick={join}>{ house::join_match() }</button> }
            }
            Arrival::Known(id) | Arrival::Refused(_, Some(id)) => {
                link_to("button main", &route::table(G::NAME, id), house::to_table(), None)
            }
            Arrival::GoesOn | Arrival::Refused(_, None) | Arrival::Looks => Html::default(),
        }
    }

    /// Somebody joins the match that is looked at.
    pub(super) fn join(&self) {
        drop(shelf::join(self.sitting.played().clone()));
    }
}
