//! Applying actions.

use super::scheduler::Source;
use super::table::Table;
use super::{ActionRequest, Effect, Inquiry, Ticket};
use crate::bots::Level;
use crate::engine::{Answer, Question};
use crate::record::{Kind, Next, NodeId};
use crate::rules::{Actor, Seat, SeatSet, Turn};
use crate::scene::{Scene, Sound};

impl<G: Scene> Table<G> {
    /// Applies these actions and the forced ones that follow: all of them, or none if one is refused. While the action
    /// before is not saved they are held back, so that a page that dies loses no more than what was seen last.
    pub fn act(&mut self, actions: Vec<G::Action>) {
        self.stop_clocks();
        self.cancel_wait();
        if !self.line.in_variation() && self.hold_until_saved() {
            self.ui.held_actions = actions;
            return;
        }
        let from = self.line.at();
        if let Err(refusal) = self.line.apply(actions) {
            self.scheduler.throw_asked = false;
            self.ui.refused = Some(refusal);
            return self.run_clocks();
        }
        self.continue_from(from);
    }

    /// Applies the forced actions that follow, shows the current place, and animates the steps from `from` to it.
    pub fn continue_from(&mut self, from: NodeId) {
        while let Some(action) = self.line.state().follow_up() {
            if self.line.apply(vec![action]).is_err() {
                break;
            }
        }
        self.reveal_token();
        self.line.shown = self.line.at();
        self.line.replaying = false;
        self.ui.side_action = None;
        // The match has moved on, so its end has not been reported yet.
        self.scheduler.over &= self.line.in_variation();
        let dropped = self.ui.dropped;
        self.ui.clear_selection();
        let mut frames = self.frames(from, dropped);
        if let Some(last) = frames.last_mut().filter(|_| self.next() == Next::Over) {
            last.sound = Some(Sound::End);
        }
        self.present(frames);
    }

    /// Makes the throw that is due, once everything before it is saved. A throw that was made here before is repeated
    /// with the same outcome. The throws of a sealed match are known in advance, but a variation must not reveal them.
    /// In a match by link, throws are derived from the hash chains of its seats.
    pub fn throw(&mut self) {
        if self.hold_until_saved() {
            self.scheduler.throw_asked = true;
            return;
        }
        let (played, at, is_played) = (&self.line.played, self.line.at(), !self.line.in_variation());
        let sealed = || played.sealed_throw(at).filter(|_| is_played);
        let bound = || self.local.secret.as_ref().and_then(|own| played.held_throw(own));
        match played.fallen(at, is_played).or_else(sealed).or_else(bound) {
            Some(action) => self.act(vec![action]),
            None if played.is_by_link() => {}
            None => self.ask(Source::Chance, ActionRequest::Chance),
        }
    }

    /// Asks the first of these bots for an action, or all of them for the outcome of their simultaneous phase.
    pub fn ask_bots(&mut self, bots: SeatSet) {
        match self.line.state().turn() {
            Turn::Seats(_) => self.ask(Source::Bots, ActionRequest::BotPhase),
            _ => {
                if let Some(seat) = bots.iter().next() {
                    let question = Question::Choose { level: self.level(seat), seat };
                    self.ask(Source::Bots, self.inquire(question, &[]));
                }
            }
        }
    }

    /// The level of the bot on a seat.
    fn level(&self, seat: Seat) -> Level {
        let Kind::Bot(name) = &self.line.played.players()[seat.index()].kind else { return Level::Beginner };
        Level::by_name(name).unwrap_or(Level::Beginner)
    }

    /// A question to the engine about the match up to the place where it continues, followed by a `choice`.
    pub fn inquire(&self, question: Question, choice: &[G::Action]) -> ActionRequest {
        ActionRequest::Engine(Inquiry::new(question, &self.line.played, self.line.at(), choice))
    }

    /// Sends a question and waits for its answer.
    pub fn ask(&mut self, from: Source, asked: ActionRequest) {
        self.cancel_wait();
        let ticket = self.scheduler.wait_for(from);
        self.effects.push(Effect::Ask(ticket, asked));
    }

    /// Handles an answer of the engine, which is not trusted: if the action of a bot is illegal, the first legal one is
    /// taken.
    pub fn hear(&mut self, ticket: Ticket, answer: Answer) {
        if self.scheduler.awaited_from(Source::Tutor) == Some(ticket) {
            return self.hear_judgement(&answer);
        }
        let texts = if let Answer::Chosen(texts) = answer { texts } else { Vec::new() };
        let mut actions: Vec<_> = texts.iter().map_while(|text| text.parse().ok()).collect();
        if self.scheduler.awaited_from(Source::Bots) == Some(ticket) {
            actions = self.legal(actions.into_iter().next()).into_iter().collect();
        }
        self.handle_answer(ticket, actions);
    }

    /// The action of the seat to act, or its first legal one if it is illegal.
    fn legal(&self, action: Option<G::Action>) -> Option<G::Action> {
        let state = self.line.state();
        let Turn::Seat(seat) = state.turn() else { return None };
        let is_legal = |action: &G::Action| state.actor(action) == Actor::Seat(seat) && state.check(action).is_ok();
        action.filter(is_legal).or_else(|| {
            let mut actions = Vec::new();
            state.actions(&mut actions);
            actions.into_iter().find(is_legal)
        })
    }

    /// Handles the answer to a question.
    pub fn handle_answer(&mut self, ticket: Ticket, actions: Vec<G::Action>) {
        if self.ui.hint.awaits(ticket) {
            self.handle_advice(actions);
        } else if self.scheduler.finish(ticket) && !actions.is_empty() {
            if self.line.played.is_by_link() {
                self.act_by_link(actions);
            } else {
                self.act(actions);
            }
        }
    }
}
