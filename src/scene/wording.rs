//! Texts of a match: prompts, recaps, the move list, refusals, and the final score.

use super::{Ending, Interaction, MoveLine, PastAction, Prompt, Seating};
use crate::rules::{Clause, Seat};
use crate::words::table;

/// The texts of a match: prompts, recaps, the move list, refusals, and the final score.
pub trait Wording: Interaction {
    /// Returns the prompt, on whose turn it is and what is expected; without a selection, no person is to act.
    fn prompt(&self, seating: &Seating, selection: Option<&Self::Selection>) -> Prompt;

    /// Returns the recap, a sentence on the last event that stays until the next one, with the clause that explains it,
    /// if any. `history` yields the events so far, the latest first.
    fn recap<'a>(
        &self,
        _history: impl Iterator<Item = &'a Self::Event>,
        _seating: &Seating,
    ) -> Option<(String, Option<Clause>)>
    where
        Self: 'a,
    {
        None
    }

    /// Returns the menu entry of a side action ([`crate::rules::Game::side_actions`]), which also names the player;
    /// none if the menu does not offer it.
    fn side_action(&self, _action: &Self::Action, _seating: &Seating) -> Option<String> {
        None
    }

    /// Returns the side action that ends a match early, if little is left to play for; it is offered beside playing on.
    fn early_end(&self, _seating: &Seating) -> Option<Self::Action> {
        None
    }

    /// Returns the question to confirm a side action from the menu.
    fn side_action_question(&self, _action: &Self::Action, _seating: &Seating) -> Option<String> {
        None
    }

    /// Returns the consequences of a side action, for its confirmation.
    fn side_action_consequence(_side_action: &Self::Action) -> &'static str {
        table::cannot_take_back()
    }

    /// Returns a one-word label for the clock of this clause.
    #[must_use]
    fn clock(_clause: Clause) -> &'static str {
        ""
    }

    /// Adds the latest event to the move list, which begins with the earliest move: to its last line, or as new lines.
    /// `history` yields all events, the latest first; secret results of chance are omitted.
    fn add_to_move_list<'a>(
        lines: &mut Vec<MoveLine>,
        history: impl Iterator<Item = PastAction<'a, Self>>,
        seating: &Seating,
    ) where
        Self: 'a;

    /// Returns an explanation of the notation in the move list, if it needs one.
    #[must_use]
    fn legend() -> Option<&'static str> {
        None
    }

    /// Returns the name of an action in the analysis, which tells a throw from the choices of the same turn: “Roll of
    /// 2”, “Rug d5-d6”.
    #[must_use]
    fn step_name(action: &Self::Action) -> String {
        action.to_string()
    }

    /// Returns the move list of all events, which begin with the earliest.
    #[must_use]
    fn moves(history: &[PastAction<Self>], seating: &Seating) -> Vec<MoveLine> {
        let mut lines = Vec::new();
        for count in 1..=history.len() {
            Self::add_to_move_list(&mut lines, history[..count].iter().rev().copied(), seating);
        }
        lines
    }

    /// Returns a refusal as a sentence.
    fn refusal_text(refusal: &Self::Refusal, seating: &Seating) -> String;

    /// Returns the same with names of pieces on the board; the refusal was given in this state.
    fn refusal_text_here(&self, refusal: &Self::Refusal, seating: &Seating) -> String {
        Self::refusal_text(refusal, seating)
    }

    /// Returns the current score of `seat` for the score chart, in a unit that is the same for all seats; none while it
    /// is unknown.
    fn current_score(&self, seat: Seat) -> Option<i64>;

    /// Returns the final score with notes on the match; none before the match is over.
    fn ending<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>, seating: &Seating) -> Option<Ending>
    where
        Self: 'a;

    /// Returns a line on what luck has given each seat so far; none in games without dice, and in those where only a
    /// search can tell what a throw is worth.
    fn luck_text<'a>(&self, _history: impl Iterator<Item = PastAction<'a, Self>>, _seating: &Seating) -> Option<String>
    where
        Self: 'a,
    {
        None
    }
}
