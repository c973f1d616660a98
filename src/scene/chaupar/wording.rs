//! Texts of a match of Chaupar.

use super::words::{asks_to_use, before_throw, by, move_hint, name_hint, notable_event, round, throws};
use crate::rules::chaupar::{Action, Chaupar, Event, Phase, Refusal};
use crate::rules::{Clause, Seat};
use crate::scene::cross::{self, Selection, effective_selection, order_so_far};
use crate::scene::{Ending, MoveLine, PastAction, Prompt, Seating, Wording};
use crate::words::{self, chaupar};

impl Wording for Chaupar {
    /// Returns the prompt.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let who = seating.who(self.mover());
        let Some(selection) = selection else {
            let title = match self.phase() {
                Phase::Over => words::cross::over().into(),
                // While others wait for the move, the text is that of the throw.
                Phase::Move { throw, .. } => throws(self.thrower(), throw, seating),
                _ => words::cross::whose_turn(who),
            };
            return Prompt { title, hint: round(self) };
        };
        let selection = &effective_selection(self, selection);
        let (title, hint) = match self.phase() {
            Phase::Order(opening) => (words::cross::throw_for_start(who), order_so_far(&opening, seating)),
            Phase::Throw => (words::cross::throw_now(seating.who(self.thrower())), before_throw(self, seating)),
            Phase::Move { throw, used, .. } => {
                let left = used.map(|used| throw.other(used.pasa));
                (asks_to_use(self, seating, throw, left), move_hint(self, seating, selection))
            }
            Phase::Name { .. } => (chaupar::which_true_pair(who), name_hint(self)),
            Phase::Over => return Prompt { title: words::cross::over().into(), hint: None },
        };
        let is_chosen = *selection != Selection::Nothing;
        let round = round(self).filter(|_| !is_chosen).map_or_else(String::new, |round| format!(" {round}"));
        Prompt { title, hint: Some(hint + &round) }
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
        let throw = |event: &Event| matches!(event, Event::Thrown { .. });
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
            Action::Throw(throw) => words::cross::step_throw(&super::words::throw_notation(*throw)),
            Action::Move(advance) => cross::moved(advance.pair, advance.from, advance.to()),
            Action::True(step) => chaupar::name_true_pair(step.0),
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
        Some(super::ending::luck_text(history, seating))
    }
}
