//! Contests at the table: when they begin, and what comes of them.

use gloo_timers::callback::Timeout;

use super::{Msg, Table};
use crate::ui::boards::Shown;
use crate::ui::boards::contest::{self, Answer, Contest};
use crate::ui::confirm::DEAF_MILLIS;
use crate::ui::later;
use crate::ui::page::{self, Link};

impl<G: Shown> Table<G> {
    /// What a contest may know of this table.
    fn arena(&self) -> contest::Table<'_, G> {
        contest::Table {
            state: self.played.state(),
            happened: self.played.depth(self.played.now()),
            players: self.played.players(),
            pace: self.pace,
        }
    }

    /// The contest that is due begins.
    pub(super) fn begin_contest(&mut self, link: &Link) {
        self.contest = G::Contest::begin(&self.arena(), link);
        let link = link.clone();
        let hear = move || link.send_message(page::Msg::Table(Msg::Hear));
        self.deaf = Some(Timeout::new(DEAF_MILLIS, hear));
    }

    /// What a contest comes to that bots fight alone.
    pub(super) fn fought_by_bots(&self) -> Vec<G::Action> {
        later::part(|| G::Contest::by_bots(&self.arena())).unwrap_or_default()
    }

    /// Something happened in the contest that is on. Tells whether the page looks different now.
    pub(super) fn fight(&mut self, link: &Link, msg: contest::Msg) -> bool {
        let Some(contest) = &mut self.contest else { return false };
        match contest.update(link, msg) {
            Answer::Same => return false,
            Answer::Draw => {}
            Answer::Leave => self.contest = None,
            Answer::Over(actions) => {
                self.contest = None;
                self.act_all(link, actions);
            }
        }
        true
    }
}

/// A message for the contest at the table.
pub fn to_contest(msg: contest::Msg) -> page::Msg {
    page::Msg::Table(Msg::Contest(msg))
}
