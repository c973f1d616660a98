//! Example states of a board, for the gallery, the pictures of the home page and of the README, and those of the
//! rulebook pages that explain how to play.

use std::fmt::Debug;
use std::str::FromStr;

use super::GameUi;
use crate::scene::{Answer, Seating, Touch};

/// An example state of a board.
pub struct Example<G: GameUi> {
    /// The state of the game, in its notation.
    pub state: &'static str,
    /// The moment that is shown.
    pub moment: Moment<G>,
}

/// The moment of a state that an example shows.
pub enum Moment<G: GameUi> {
    /// The board at rest.
    Still,
    /// The board as the player to act sees it after these touches.
    Picked(Vec<Touch<G::Button>>),
    /// A frame of the animation of this action: the one with this index, or the last if there are fewer.
    Happening(&'static str, usize),
}

impl<G: GameUi> Example<G> {
    /// The board at rest.
    pub fn still(state: &'static str) -> Self {
        Self { state, moment: Moment::Still }
    }

    /// The board as the player to act sees it after these touches.
    pub fn picked(state: &'static str, touches: impl Into<Vec<Touch<G::Button>>>) -> Self {
        Self { state, moment: Moment::Picked(touches.into()) }
    }

    /// A frame of the animation of this action: the one with this index, or the last if there are fewer.
    pub fn happening(state: &'static str, action: &'static str, frame: usize) -> Self {
        Self { state, moment: Moment::Happening(action, frame) }
    }

    /// Builds the view model of the example's board.
    ///
    /// # Panics
    /// Panics if the example is invalid: examples are part of the program, and a test draws them all.
    pub fn board(&self) -> G::Board {
        let state: G = read(self.state);
        let looks = (0..state.seats()).collect::<Vec<_>>();
        let seating = Seating { names: vec![String::new(); looks.len()], looks, ..Seating::default() };
        match &self.moment {
            Moment::Still => state.board(&seating, None, None),
            Moment::Picked(touches) => {
                let pick = |selection, touch: &Touch<G::Button>| match state.touch(&selection, *touch) {
                    Answer::Select(selection) => selection,
                    // This touch would play the action: the board before it is shown.
                    Answer::Act(_) => selection,
                    _ => panic!("{touch:?} means nothing in {state}"),
                };
                let selection = touches.iter().fold(G::Selection::default(), pick);
                state.board(&seating, Some(&selection), None)
            }
            Moment::Happening(action, number) => {
                let mut after = state.clone();
                let event = after.apply(&read(action)).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
                let mut frames = state.frames(&after, &event, &seating);
                frames.truncate(number.saturating_add(1));
                frames.pop().map_or_else(|| panic!("{action} shows nothing"), |frame| frame.board)
            }
        }
    }
}

/// Parses a part of an example.
///
/// # Panics
/// Panics if the text is invalid.
pub fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}
