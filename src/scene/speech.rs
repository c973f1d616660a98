//! What is said: whose turn it is, what has happened, why something is not allowed, how it ended.

use super::{Ending, Happening, Interaction, MoveLine, Prompt, Seating};
use crate::rules::{Clause, Seat};
use crate::words::house;

/// The speech of a game: whose turn it is, what has happened, why something is not allowed, how it ended.
pub trait Speech: Interaction {
    /// Whose turn it is and what is expected; without a pick, nothing is expected of a person.
    fn prompt(&self, seating: &Seating, selection: Option<&Self::Selection>) -> Prompt;

    /// What stays to be read of the last thing that happened until the next one does, and its clause, if one says why
    /// it did. `happened` gives what came of the actions so far, the last one first.
    fn recap<'a>(
        &self,
        _happened: impl Iterator<Item = &'a Self::Event>,
        _seating: &Seating,
    ) -> Option<(String, Option<Clause>)>
    where
        Self: 'a,
    {
        None
    }

    /// What the menu calls an action that a player may do besides ([`crate::rules::Game::side_actions`]), so that it is
    /// plain who does it; none for those that the menu does not offer.
    fn side_action(&self, _action: &Self::Action, _seating: &Seating) -> Option<String> {
        None
    }

    /// The question before a side action that the menu offers.
    fn question(&self, _action: &Self::Action, _seating: &Seating) -> Option<String> {
        None
    }

    /// What is to be known before a side action is confirmed.
    fn meaning(_aside: &Self::Action) -> &'static str {
        house::cannot_take_back()
    }

    /// What the clock of this clause times, in one word.
    #[must_use]
    fn clock(_clause: Clause) -> &'static str {
        ""
    }

    /// Writes what happened last into the move list, which has the earliest move first: into its last line, or into
    /// more of them. `happened` gives all that has happened, the last first; what chance dealt somebody in secret is not
    /// written.
    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) where
        Self: 'a;

    /// How the lines of the move list are written, where they are more than words.
    #[must_use]
    fn legend() -> Option<&'static str> {
        None
    }

    /// An action as the move list writes it.
    #[must_use]
    fn written(action: &Self::Action) -> String {
        action.to_string()
    }

    /// The move list of all that has happened, the first first.
    #[must_use]
    fn moves(happened: &[Happening<Self>], seating: &Seating) -> Vec<MoveLine> {
        let mut lines = Vec::new();
        for count in 1..=happened.len() {
            Self::write_down(&mut lines, happened[..count].iter().rev().copied(), seating);
        }
        lines
    }

    /// A refusal as one sentence.
    fn sentence(refusal: &Self::Refusal, seating: &Seating) -> String;

    /// The same, naming what stands on the board: the refusal was given in this state.
    fn reason(&self, refusal: &Self::Refusal, seating: &Seating) -> String {
        Self::sentence(refusal, seating)
    }

    /// What `seat` has so far towards what decides the match, in a unit that is the same for all; none while that is
    /// not known. It draws the course of the match.
    fn so_far(&self, seat: Seat) -> Option<i64>;

    /// The final score, once the match is over, and what is worth telling of all that happened in it.
    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending>
    where
        Self: 'a;
}
