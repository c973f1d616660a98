//! States of a board by which it is shown outside of a match: in the gallery, in the pictures of the home page and of the README, and
//! in those by which the rulebook pages tell how to play.

use std::fmt::Debug;
use std::str::FromStr;

use super::Shown;
use crate::scene::{Answer, Seating, Touch};

/// An example of what a board shows.
pub struct Example<G: Shown> {
    /// The state of the game, in its notation.
    pub state: &'static str,
    /// The moment of it that is shown.
    pub moment: Moment<G>,
}

/// The moment of a state that is shown.
pub enum Moment<G: Shown> {
    /// The board as it lies.
    Still,
    /// The board as its player sees it after these touches.
    Picked(Vec<Touch<G::Button>>),
    /// A frame of what happens by this action: the one with this number, or the last.
    Happening(&'static str, usize),
}

impl<G: Shown> Example<G> {
    /// The board as it lies.
    pub fn still(state: &'static str) -> Self {
        Self { state, moment: Moment::Still }
    }

    /// The board as its player sees it after these touches.
    pub fn picked(state: &'static str, touches: impl Into<Vec<Touch<G::Button>>>) -> Self {
        Self { state, moment: Moment::Picked(touches.into()) }
    }

    /// A frame of what happens by this action: the one with this number, or the last.
    pub fn happening(state: &'static str, action: &'static str, frame: usize) -> Self {
        Self { state, moment: Moment::Happening(action, frame) }
    }

    /// The board that the example shows.
    ///
    /// # Panics
    /// If it is none of the game: examples are part of the program, and a test draws them all.
    pub fn board(&self) -> G::Board {
        let state: G = read(self.state);
        let looks = (0..state.seats()).collect::<Vec<_>>();
        let seating = Seating { names: vec![String::new(); looks.len()], looks, ..Seating::default() };
        match &self.moment {
            Moment::Still => state.board(&seating, None, None),
            Moment::Picked(touches) => {
                let pick = |selection, touch: &Touch<G::Button>| match state.touch(&selection, *touch) {
                    Answer::Select(selection) => selection,
                    // It would go at once: the board is shown before it.
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

/// Reads a part of an example.
///
/// # Panics
/// If it is none.
pub fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}
