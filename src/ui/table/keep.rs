//! How the match at a table is kept, and how it goes on from what another tab has kept.

use web_sys::Event;
use yew::Html;

use super::Table;
use crate::play::{Input, NotSaved, SavingView, Stored};
use crate::ui::boards::Shown;
use crate::ui::chest::{self, Answer, Lies};
use crate::ui::keeper::Keeper;
use crate::ui::page::{self, Link};
use crate::ui::parts::text;
use crate::ui::{shelf, storage};
use crate::words::house;

impl<G: Shown> Table<G> {
    /// Keeps the match. Until the database has answered, nothing goes on here.
    pub(super) fn keep(&mut self, link: &Link) {
        if self.keeper.keep(self.sitting.played(), self.sitting.secret()).is_err() {
            self.behind(link);
        } else if !self.keeper.waits() {
            self.is_kept(link);
        }
    }

    /// The match is kept, as far as it can be.
    fn is_kept(&mut self, link: &Link) {
        let saved = if self.keeper.places() == 0 { Err(NotSaved::Failed) } else { Ok(()) };
        if let Some(ticket) = self.saving.take() {
            self.input(link, Input::Saved(ticket, saved));
        }
    }

    /// Another tab has kept something else.
    fn behind(&mut self, link: &Link) {
        match self.saving.take() {
            Some(ticket) => self.input(link, Input::Saved(ticket, Err(NotSaved::WriteConflict))),
            None => self.catch_up(),
        }
    }

    /// After how many steps it turned out that the match is kept nowhere, if it is not.
    pub(super) fn unkept(&self) -> Option<usize> {
        match self.sitting.view().saving {
            SavingView::InDatabase => None,
            SavingView::InMemory { since } => Some(since),
        }
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
            Some(Answer::Behind) => self.behind(link),
            Some(Answer::Lies(lies)) => self.go_on_from(link, lies),
            // More has happened while nobody waited.
            Some(Answer::Kept) if !waited => self.keep(link),
            Some(Answer::Kept | Answer::Failed) => self.is_kept(link),
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
                let stored = Box::new(Stored { saved: played.body().len(), played, clocks: storage::clocks(&id) });
                let input = match self.loading.take() {
                    Some(ticket) => Input::Loaded(ticket, Ok(Some(stored))),
                    None => Input::Follow(stored),
                };
                self.input(link, input);
            }
            // All of it is gone: what is at the table is kept again.
            Err(None) => {
                self.keeper.go_on_as(Keeper::new(id));
                if let Some(ticket) = self.loading.take() {
                    self.input(link, Input::Loaded(ticket, Ok(None)));
                }
            }
            // Its page says why it cannot be read any more.
            Err(Some(_)) => return link.send_message(page::Msg::Moved),
        }
        if self.sitting.can().play && self.saving.is_none() {
            self.keep(link);
        }
    }

    /// The time used on the clocks is what this device keeps of it.
    pub(super) fn read_clocks(&mut self, link: &Link) {
        self.input(link, Input::Clocks(storage::clocks(self.keeper.id())));
    }
}
