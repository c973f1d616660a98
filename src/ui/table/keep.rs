//! How the match at a table is kept, and how it goes on from what another tab has kept.

use web_sys::Event;
use yew::Html;

use super::{Table, clock};
use crate::play::Input;
use crate::ui::boards::Shown;
use crate::ui::chest::{self, Answer, Lies};
use crate::ui::keeper::Keeper;
use crate::ui::page::{self, Link};
use crate::ui::parts::text;
use crate::ui::{shelf, storage};
use crate::words::house;

impl<G: Shown> Table<G> {
    /// Keeps the match. Until the database has answered, nothing goes on here.
    pub(super) fn keep(&mut self) {
        if self.keeper.keep(self.sitting.played(), self.sitting.secret()).is_err() {
            self.catch_up();
        } else if !self.keeper.waits() {
            self.note_places();
        }
    }

    /// Remembers since how many steps the match is kept nowhere.
    fn note_places(&mut self) {
        let played = self.sitting.played();
        let steps = played.depth(played.now());
        let is_unkept = self.keeper.places() == 0;
        self.unkept = is_unkept.then(|| self.unkept.map_or(steps, |since| since.min(steps)));
    }

    /// Where the match is kept, in a sentence.
    pub(super) fn where_kept(&self) -> Html {
        match self.keeper.places() {
            0 => text("p", "refused", house::not_kept()),
            1 => text("p", "kept", house::kept_once()),
            _ => text("p", "kept", house::kept_twice()),
        }
    }

    /// The match goes on from what lies in the database, as soon as that can be read.
    pub(super) fn catch_up(&mut self) {
        self.keeper.look_up();
    }

    /// Another tab has changed what is kept: what is of this match is shown as it is there.
    pub(super) fn show_changed(&mut self, link: &Link, event: &Event) -> bool {
        if storage::has_changed(event, storage::CLOCKS, self.keeper.id()) && !self.sitting.can().play {
            self.read_clocks(link);
            return true;
        }
        if storage::has_changed(event, storage::CONTEST, self.keeper.id()) && !self.sitting.can().play {
            return true;
        }
        if chest::has_changed(event, self.keeper.id()) {
            self.catch_up();
        }
        false
    }

    /// The database has answered.
    pub(super) fn answered(&mut self, link: &Link, event: &Event) -> bool {
        let waited = self.keeper.waits();
        let heard = chest::answer(event).and_then(|(ticket, answer)| self.keeper.hear(ticket, answer));
        match heard {
            None => return false,
            Some(Answer::Behind) => self.catch_up(),
            Some(Answer::Lies(lies)) => self.go_on_from(link, lies),
            // More has happened while nobody waited.
            Some(Answer::Kept) if !waited => self.keep(),
            Some(Answer::Kept | Answer::Failed) => self.note_places(),
        }
        self.do_put_off(link);
        for msg in std::mem::take(&mut self.queue) {
            link.send_message(msg);
        }
        true
    }

    /// Goes on from what lies in the database and in the browser's storage, unless this tab is ahead of it.
    fn go_on_from(&mut self, link: &Link, lies: Lies) {
        let id = self.keeper.id().clone();
        match shelf::find::<G>(&id, lies) {
            Ok((played, keeper)) => {
                self.keeper.go_on_as(keeper);
                if !played.goes_on_in(self.sitting.played()) {
                    let effects = self.sitting.follow(played, storage::clocks(&id), clock::now());
                    self.carry_all_out(link, effects);
                }
            }
            // All of it is gone: what is at the table is kept again.
            Err(None) => self.keeper.go_on_as(Keeper::new(id)),
            // Its page says why it cannot be read any more.
            Err(Some(_)) => return link.send_message(page::Msg::Moved),
        }
        if self.sitting.can().play {
            self.keep();
        }
    }

    /// The time used on the clocks is what this device keeps of it.
    pub(super) fn read_clocks(&mut self, link: &Link) {
        self.input(link, Input::Clocks(storage::clocks(self.keeper.id())));
    }
}
