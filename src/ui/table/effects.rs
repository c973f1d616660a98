//! What the sitting takes in from the page, and what the page does for it.

use gloo_timers::callback::Timeout;
use web_sys::{Event, VisibilityState, window};

use super::bots::Wanted;
use super::clock::now;
use super::contest::{Fight, Pressed};
use super::sheet::Sheet;
use super::{Msg, Table};
use crate::play::{Asked, Effect, Input, PageVisibility, SumInput, Ticket};
use crate::record::{self, Match, Next, Start};
use crate::scene::{self, Touch};
use crate::ui::boards::Shown;
use crate::ui::boards::contest as fights;
use crate::ui::confirm::{self, Confirm};
use crate::ui::grid::{is_pressed_itself, within};
use crate::ui::page::{self, Link};
use crate::ui::{entropy, sound, storage};

/// The setting that is there once it has been said that a tap ends a show.
pub const TOLD: &str = "skip";

impl<G: Shown> Table<G> {
    /// The sitting takes this in, and what it asks for is done.
    pub(super) fn input(&mut self, link: &Link, input: Input<G>) {
        self.pass_on(link, input);
        self.see();
    }

    /// Sees to what is drawn of the sitting.
    pub(super) fn see(&mut self) {
        self.write_down();
        self.look();
    }

    fn pass_on(&mut self, link: &Link, input: Input<G>) {
        let effects = self.sitting.on(input, now());
        self.carry_all_out(link, effects);
    }

    /// Does all that the sitting asks for.
    pub(super) fn carry_all_out(&mut self, link: &Link, effects: Vec<Effect>) {
        for effect in effects {
            self.carry_out(link, effect);
        }
        // What is no longer awaited goes: a timer, a contest, a sum, a question.
        let sitting = &self.sitting;
        self.timers.retain(|(ticket, _)| sitting.awaits(*ticket));
        self.fight.take_if(|fight| !sitting.awaits(fight.ticket));
        if sitting.side_action().is_none() {
            self.asking = None;
        }
        let has_sum = sitting.view().sum.is_some();
        if std::mem::replace(&mut self.has_sum, has_sum) != has_sum {
            if has_sum {
                self.lay(link, Some(Sheet::Task));
            } else {
                self.sheet.take_if(|sheet| *sheet == Sheet::Task);
            }
        }
        self.tell_how_to_skip();
    }

    /// Does what was put off, as far as it can be done now.
    pub(super) fn do_put_off(&mut self, link: &Link) {
        let put_off = std::mem::take(&mut self.put_off);
        self.carry_all_out(link, put_off);
        self.see();
    }

    /// Does what the sitting asks for, once what has happened is kept.
    pub(super) fn carry_out(&mut self, link: &Link, effect: Effect) {
        match effect {
            // Nothing goes on before what has happened is kept.
            _ if self.keeper.waits() => self.put_off.push(effect),
            Effect::Ask(ticket, _) if !self.sitting.awaits(ticket) => {}
            Effect::Ask(ticket, asked) => {
                let actions = self.asked(link, ticket, asked);
                if !actions.is_empty() {
                    self.pass_on(link, Input::Answer(ticket, actions));
                }
            }
            Effect::Stop => self.bots.stop(),
            Effect::Now => self.bots.hurry(),
            Effect::Wait(ticket, millis) => {
                let link = link.clone();
                let elapsed = move || link.send_message(page::Msg::own(Msg::Elapsed(ticket)));
                self.timers.push((ticket, Timeout::new(millis, elapsed)));
            }
            Effect::Save(ticket, _) => {
                self.passed = None;
                self.saving = Some(ticket);
                self.keep(link);
            }
            Effect::Load(ticket) => {
                self.loading = Some(ticket);
                self.catch_up();
            }
            Effect::SaveClocks(clocks) => storage::keep_clocks(self.keeper.id(), &clocks),
            Effect::SaveTally(tally) => storage::keep_tally(self.keeper.id(), &tally),
            Effect::Hear(sound) => sound::play(sound),
            // What is being read stays until it is closed, and the match may go on from there.
            Effect::Over if self.sheet.is_some() => self.put_off.push(effect),
            Effect::Over => self.sheet = (self.sitting.next() == Next::Over).then_some(Sheet::Ending),
        }
    }

    /// What those do who are asked; nothing while they have yet to say it.
    fn asked(&mut self, link: &Link, ticket: Ticket, asked: Asked) -> Vec<G::Action> {
        match asked {
            Asked::Chance => self.thrown().into_iter().collect(),
            Asked::BotContest => self.fought_by_bots(),
            Asked::Bot(seat) => {
                self.bots.ask(link, &self.sitting, Wanted::Move(ticket, seat));
                Vec::new()
            }
            Asked::Advice(seat) => {
                self.bots.ask(link, &self.sitting, Wanted::Advice(ticket, seat));
                Vec::new()
            }
            Asked::Contest => {
                self.fight = Fight::begin(&self.arena(), ticket, link);
                Vec::new()
            }
        }
    }

    /// What chance decides.
    fn thrown(&self) -> Option<G::Action> {
        let outcomes = self.sitting.state().chance();
        record::throw(&outcomes, &mut entropy::bits).cloned()
    }

    /// What the sitting waited for is over. What was dropped glides again from now on.
    pub(super) fn elapsed(&mut self, link: &Link, ticket: Ticket) {
        self.glide("");
        self.dropped.clear();
        self.input(link, Input::Elapsed(ticket));
    }

    /// A person touched something other than by a pointer on the board.
    pub(super) fn press(&mut self, link: &Link, pressed: &Pressed<G>) {
        match *pressed {
            Pressed::Touch(touch) if self.fight.is_none() => self.input(link, Input::Touch(touch)),
            Pressed::Touch(_) => {}
            Pressed::Fight(button) => {
                self.fight(link, fights::Msg::Press(button));
            }
        }
    }

    /// The pointer went down somewhere on the page: beside what has a press of its own, that ends the show.
    pub(super) fn tap(&mut self, link: &Link, event: &Event) -> bool {
        let skips = self.sitting.is_busy() && within(event, ".table").is_some() && within(event, ".bar").is_none();
        if skips && !is_pressed_itself(event) {
            self.input(link, Input::Skip);
            return true;
        }
        false
    }

    /// How to end a show is told until one of bots was seen.
    fn tell_how_to_skip(&mut self) {
        if self.untold && self.sitting.for_person() && self.sitting.bot_acted_last() {
            self.untold = false;
            storage::set_setting(TOLD, "told");
        }
    }

    /// One of the menu's side actions was pressed. It has to be confirmed, because none can be taken back.
    pub(super) fn side_action(&mut self, link: &Link, named: &str) {
        let all = &self.sitting.view().side_actions;
        let pressed = all.iter().find(|side_action| side_action.action.to_string() == named).cloned();
        self.sheet = None;
        if let Some(pressed) = pressed {
            self.input(link, Input::SideAction(pressed.action));
            self.asking = Some(Confirm::ask(link, ()));
        }
        self.attend(link);
    }

    /// The question is answered whether a side action is to happen.
    pub(super) fn confirm(&mut self, link: &Link, msg: confirm::Msg) {
        let was_asking = self.asking.is_some();
        let yes = confirm::answered(&mut self.asking, msg).is_some();
        if was_asking && self.asking.is_none() {
            self.input(link, Input::Confirm(yes));
        }
    }

    /// Lays a sheet over the table, or takes it off. A sum that has been worked out then counts.
    pub(super) fn lay(&mut self, link: &Link, sheet: Option<Sheet>) {
        self.sheet = sheet;
        if sheet != Some(Sheet::Task) && self.sitting.view().sum.is_some() {
            self.input(link, Input::Sum(SumInput::PutAway));
        }
        self.do_put_off(link);
        self.attend(link);
    }

    /// How the page is looked at.
    pub(super) fn attend(&mut self, link: &Link) {
        if G::CLOCKS {
            let document = window().and_then(|window| window.document());
            let hidden = document.is_some_and(|document| document.visibility_state() == VisibilityState::Hidden);
            self.pass_on(link, Input::Visibility(PageVisibility { hidden, covered: self.sheet.is_some() }));
        }
    }

    /// Looks up what can be pointed at now.
    pub(super) fn look(&mut self) {
        if self.sitting.is_showing() {
            return;
        }
        let cells = self.sitting.cells();
        // What one more touch confirms keeps the focus.
        let stays = cells.iter().any(|cell| Some(cell.spot) == self.focus && cell.picked)
            && self.focus.is_some_and(|focus| self.sitting.finishes(Touch::Spot(focus)));
        if !stays {
            self.focus = scene::focus(&self.cells, &cells, self.focus);
        }
        self.cells = cells;
        self.grid = self.render_grid();
    }

    /// The next match of the same players, from the same start. At the
    /// rulebooks' starts the lot or a throw says who begins (M2, D3, C4, P4, B3); in a position somebody always does, so
    /// there they change seats. By link whoever wants it sits down first, and invites the others.
    pub(super) fn next_match(&self) -> Option<Match<G>> {
        let played = self.sitting.played();
        let mut players = played.players().to_vec();
        if let Some(seat) = self.sitting.seating().viewer.filter(|_| played.is_by_link()) {
            players.rotate_left(seat.index());
        } else if let Start::Position(_) = played.start() {
            players.rotate_right(1);
        }
        // A start and players that have made one match make another.
        let next = Match::begin(played.start().clone(), players).ok()?;
        Some(match (played.is_by_link(), played.takes_back()) {
            (true, _) => next.by_link(),
            (false, true) => next,
            (false, false) => next.without_take_back(),
        })
    }
}
