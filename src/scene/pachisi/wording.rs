//! Texts of a match of Pachisi.

use super::words::{before_throw, by, move_hint, notable_event, throws};
use crate::rules::pachisi::{Action, Event, Pachisi, Phase, Refusal};
use crate::rules::{Clause, Seat};
use crate::scene::cross::{self, Selection, effective_selection, order_so_far};
use crate::scene::{Ending, MoveLine, PastAction, Prompt, Seating, Wording};
use crate::words::{self, pachisi};

impl Wording for Pachisi {
    /// Returns the prompt.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let who = seating.who(self.mover());
        let Some(selection) = selection else {
            let title = match self.phase() {
                Phase::Over => words::cross::over().into(),
                // While others wait for the move, the text is that of the throw.
                Phase::Move { number, .. } => {
                    throws(self.mover(), number, self.options().throw.mouths(number), seating)
                }
                _ => words::cross::whose_turn(who),
            };
            return Prompt { title, hint: None };
        };
        let selection = &effective_selection(self, selection);
        let (title, hint) = match self.phase() {
            Phase::Order(opening) => (words::cross::throw_for_start(who), Some(order_so_far(&opening, seating))),
            Phase::Throw => (words::cross::throw_now(who), self.run().map(before_throw)),
            Phase::Move { number, .. } => (pachisi::use_throw(who, number), Some(move_hint(self, seating, selection))),
            Phase::Over => (words::cross::over().into(), None),
        };
        Prompt { title, hint }
    }

    fn recap<'a>(
        &self,
        history: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        let history = cross::latest(history);
        let viewer = seating.viewer;
        let notable_event =
            cross::recent_notable_event(&history, viewer, by, |events| notable_event(events, viewer, seating));
        let throw = |event: &Event| matches!(event, Event::Thrown { .. } | Event::Cancelled { .. });
        let add_to_move_list = |lines: &mut Vec<MoveLine>, history: &[&Event]| {
            super::moves::add_to_move_list(lines, history.iter().copied(), seating);
        };
        let last = cross::last_throw(self, &history, throw, add_to_move_list, seating);
        cross::recap(viewer, notable_event, last)
    }

    fn side_action(&self, action: &Action, seating: &Seating) -> Option<String> {
        (*action == Action::Stop).then(|| cross::stopping(seating)).flatten()
    }

    fn early_end(&self, seating: &Seating) -> Option<Action> {
        cross::is_settled(self, seating).then_some(Action::Stop)
    }

    fn side_action_question(&self, action: &Action, _seating: &Seating) -> Option<String> {
        (*action == Action::Stop).then(|| words::cross::stop_question().into())
    }

    fn add_to_move_list<'a>(
        lines: &mut Vec<MoveLine>,
        history: impl Iterator<Item = PastAction<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::add_to_move_list(lines, history.map(|past| past.event), seating);
    }

    fn legend() -> Option<&'static str> {
        Some(words::cross::legend())
    }

    fn step_name(action: &Action) -> String {
        match action {
            Action::Throw(number) => words::cross::step_throw(&number.to_string()),
            Action::Move(mv) => cross::moved(mv.advance.pair, mv.advance.from, mv.advance.to()),
            Action::Skip => words::cross::skip().into(),
            Action::Stop => action.to_string(),
        }
    }

    fn refusal_text(refusal: &Refusal, seating: &Seating) -> String {
        super::refusals::sentence(refusal, seating)
    }

    fn current_score(&self, seat: Seat) -> Option<i64> {
        Some(self.pieces().sum(seat).into())
    }

    fn ending<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, history, seating)
    }

    fn luck_text<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>, seating: &Seating) -> Option<String> {
        Some(super::ending::luck_text(self, history, seating))
    }
}
