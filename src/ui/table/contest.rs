//! Contests at the table: when they begin, and what comes of them.

use gloo_timers::callback::Timeout;
use yew::Html;

use super::{Msg, Table};
use crate::play::{Input, Ticket};
use crate::scene::{Control, Prompt, Touch};
use crate::ui::boards::Shown;
use crate::ui::boards::contest::{self, Answer, Contest};
use crate::ui::confirm::DEAF_MILLIS;
use crate::ui::page::{self, Link};

/// A press by a person at the table: a cell or a button of the scene, or a button of the contest that is on.
#[derive(Clone)]
pub enum Pressed<G: Shown> {
    /// A cell or a button of the scene.
    Touch(Touch<G::Button>),
    /// A button of the contest.
    Fight(contest::ButtonOf<G>),
}

/// A contest that is on.
pub struct Fight<G: Shown> {
    /// What waits for its end.
    pub ticket: Ticket,
    contest: G::Contest,
    /// Until its controls hear, which come where another one was pressed.
    deaf: Option<Timeout>,
}

impl<G: Shown> Fight<G> {
    /// The contest that is due begins.
    pub fn begin(arena: &contest::Table<G>, ticket: Ticket, link: &Link) -> Option<Self> {
        let contest = G::Contest::begin(arena, link)?;
        let link = link.clone();
        let hear = move || link.send_message(page::Msg::own(Msg::Hear));
        Some(Self { ticket, contest, deaf: Some(Timeout::new(DEAF_MILLIS, hear)) })
    }

    /// The contest as Html, in the board's place.
    pub fn view(&self) -> Html {
        self.contest.view()
    }

    /// Whose turn it is and what is expected.
    pub fn prompt(&self) -> Prompt {
        self.contest.prompt()
    }

    /// The buttons below.
    pub fn controls(&self) -> Vec<Control<Pressed<G>>> {
        let heard = |control: Control<_>| Control {
            enabled: control.enabled && self.deaf.is_none(),
            ..control.map(Pressed::Fight)
        };
        self.contest.controls().into_iter().map(heard).collect()
    }

    /// It has been rendered.
    pub fn rendered(&self) {
        self.contest.rendered();
    }
}

impl<G: Shown> Table<G> {
    /// What is seen of a contest that is on in the tab that plays the match, if that is another one.
    pub(super) fn watched(&self) -> Option<(Html, String)> {
        let watches = !self.sitting.can().play;
        G::Contest::watch(&self.arena()).filter(|_| watches)
    }

    /// What a contest may know of this table.
    pub(super) fn arena(&self) -> contest::Table<'_, G> {
        let played = self.sitting.played();
        contest::Table {
            id: self.keeper.id(),
            state: self.sitting.state(),
            happened: played.depth(self.sitting.at()),
            found: self.sitting.found(),
            players: played.players(),
            seating: self.sitting.seating(),
            pace: self.sitting.habits().pace,
        }
    }

    /// What a contest comes to that bots fight alone.
    pub(super) fn fought_by_bots(&self) -> Vec<G::Action> {
        G::Contest::by_bots(&self.arena())
    }

    /// The controls of the contest hear from now on.
    pub(super) fn hear_fight(&mut self) {
        if let Some(fight) = &mut self.fight {
            fight.deaf = None;
        }
    }

    /// Something happened in the contest that is on. Tells whether the page looks different now.
    pub(super) fn fight(&mut self, link: &Link, msg: contest::MsgOf<G>) -> bool {
        let Some(fight) = &mut self.fight else { return false };
        match fight.contest.update(link, msg) {
            Answer::Same => return false,
            Answer::Redraw => {}
            Answer::Leave => {
                let ticket = fight.ticket;
                self.fight = None;
                self.input(link, Input::Answer(ticket, Vec::new()));
            }
            Answer::Over(actions) => {
                let ticket = fight.ticket;
                self.fight = None;
                self.input(link, Input::Answer(ticket, actions));
            }
        }
        true
    }
}
