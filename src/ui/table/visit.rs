//! A match that is only looked at: somebody sent it, or another tab plays it.

use std::iter;

use yew::Html;

use super::{Msg, Table, sheet, throws};
use crate::play::{Input, ReviewInput};
use crate::record::{Checked, Match, Next, Place};
use crate::ui::arrival::Arrival;
use crate::ui::boards::Shown;
use crate::ui::id::Id;
use crate::ui::keeper::Keeper;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, link_to, press, text};
use crate::ui::shelf::{self, Alike};
use crate::ui::{hold, route};
use crate::words::house;

/// A match that somebody sent, as far as nothing is kept of it.
pub struct Visit<G: Shown> {
    /// The same match on this device.
    known: Option<Alike>,
    /// What becomes of it if it is played by link.
    pub(super) arrival: Option<Arrival>,
    /// What checking its throws has come to; none if nothing is promised of them.
    checked: Option<Checked<G::Action>>,
}

impl<G: Shown> Table<G> {
    /// The table at which a match that somebody sent is looked at.
    pub fn visit(
        played: Match<G>,
        at: Option<Place>,
        known: Option<Alike>,
        arrival: Option<Arrival>,
        link: &Link,
    ) -> Self {
        let checked = played.check();
        // Nothing lies under this id, and as nothing is played here, nothing will.
        let spectating = known.is_none() && arrival.is_none();
        let mut table = Self::new((played, Keeper::new(Id::fresh())), spectating, link);
        table.visit = Some(Visit { known, arrival, checked });
        // The board comes before the final score.
        table.sheet = None;
        if let Some(place) = at {
            table.input(link, Input::Review(ReviewInput::GoTo(place)));
        }
        table
    }

    /// What is said of a match that is only looked at.
    pub(super) fn guest_line(&self) -> Html {
        let Some(visit) = &self.visit else {
            return text("small", "", &if is_elsewhere() { house::elsewhere().to_owned() } else { self.sending() });
        };
        if let Some(arrival) = &visit.arrival {
            return self.arrival_line(arrival);
        }
        let known = match &visit.known {
            None => house::visit(),
            Some(Alike { goes_on: false, .. }) => house::visit_known(),
            Some(Alike { goes_on: true, .. }) => house::visit_goes_on(),
        };
        let said: Vec<_> = iter::once(known.to_owned()).chain(throws::finding::<G>(visit.checked.as_ref())).collect();
        text("small", "", &said.join(" "))
    }

    /// What can be done with it.
    pub(super) fn guest_hand(&self, link: &Link) -> Html {
        let ways = match &self.visit {
            Some(visit) => self.visit_ways(link, visit),
            None if !is_elsewhere() => self.pass_ways(link),
            None => vec![button("button main", house::play_here(), None, press(link, page::Msg::own(Msg::PlayHere)))],
        };
        element("div", "hand", vec![element("div", "main-row", ways)])
    }

    /// What brings it to a table of this device.
    pub(super) fn take_in_way(link: &Link, visit: &Visit<G>, class: &'static str) -> Html {
        if let Some(arrival) = &visit.arrival {
            return Self::arrival_way(link, arrival);
        }
        let take = |words| button(class, words, None, press(link, page::Msg::own(sheet::Msg::TakeIn)));
        match &visit.known {
            None => take(house::keep_it()),
            Some(Alike { goes_on: true, .. }) => take(house::go_on_with_it()),
            Some(alike) => link_to(class, &route::table(G::NAME, &alike.id), house::open_it(), None),
        }
    }

    fn visit_ways(&self, link: &Link, visit: &Visit<G>) -> Vec<Html> {
        let mut ways = vec![Self::take_in_way(link, visit, "button main")];
        ways.extend(self.score_way(link));
        ways.push(link_to("button", "#/", house::leave(), None));
        ways
    }

    /// What can be done while the link of a match is with somebody else, or has to go there.
    fn pass_ways(&self, link: &Link) -> Vec<Html> {
        let mut ways: Vec<_> = self.pass_way(link).into_iter().collect();
        ways.push(self.score_way(link).unwrap_or_else(|| Self::share_button(link)));
        if self.sheet.is_none() {
            ways.push(self.pass_box());
        }
        ways
    }

    /// Where it is over, what shows the final score.
    fn score_way(&self, link: &Link) -> Option<Html> {
        let score = press(link, page::Msg::own(Msg::Sheet(Some(sheet::Sheet::Ending))));
        (self.sitting.next() == Next::Over).then(|| button("button", house::final_score(), None, score))
    }

    /// The match that somebody sent comes to a table of this device, and is kept: under an id of its own, or in place of its
    /// beginning.
    pub(super) fn take_in(&mut self) {
        let played = self.sitting.played().clone();
        match self.visit.as_mut().and_then(|visit| visit.known.take()) {
            None => drop(shelf::begin(played)),
            Some(known) => shelf::go_on(known, played),
        }
    }

    /// Whether nothing happens here but that somebody looks, or sends the link.
    pub(super) fn is_guest(&self) -> bool {
        self.visit.is_some()
            || match self.sitting.next() {
                Next::Over => !self.sitting.sends_to().is_empty(),
                _ => is_elsewhere() || self.sitting.waits_for().is_some(),
            }
    }
}

/// Whether another tab plays the match.
fn is_elsewhere() -> bool {
    hold::plays() == Some(false)
}
