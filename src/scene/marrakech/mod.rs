//! The scene of Marrakech: drawing, input and texts.

mod advice;
mod board;
mod controls;
mod drawing;
mod ending;
mod frames;
pub mod geometry;
mod lessons;
mod moves;
mod options;
mod picture;
mod recap;
mod selection;
mod summary;
mod wording;
mod words;

pub use board::{Arrow, Asam, Board, Die, Mark, Motion, Rug, RugState};
pub use controls::Button;
pub use selection::Selection;

use super::Quiz;
use crate::rules::Game;
use crate::rules::marrakech::{Action, Colour, Heading, Marrakech, Phase, Place, Square, Turning};

/// Returns the headings that can be selected, in the order of their arrows from left to right, then from top to bottom:
/// any at the start (M3), later all but back (M4).
fn headings(state: &Marrakech) -> Vec<Heading> {
    let (_, heading) = state.asam();
    let mut headings = vec![Heading::West, Heading::North, Heading::South, Heading::East];
    match state.phase() {
        Phase::Face => {}
        Phase::Turn => headings.retain(|other| *other != heading.back()),
        _ => headings.clear(),
    }
    headings
}

/// Returns the action that turns Asam to `heading`.
fn facing(state: &Marrakech, heading: Heading) -> Action {
    let (_, now) = state.asam();
    match state.phase() {
        Phase::Face => Action::Face(heading),
        _ if heading == now.left() => Action::Turn(Turning::Left),
        _ if heading == now.right() => Action::Turn(Turning::Right),
        _ => Action::Turn(Turning::Straight),
    }
}

/// Returns the toll for the mover on `square`, in dirhams owed (M6).
fn toll(state: &Marrakech, square: Square) -> u8 {
    state.toll(square, state.mover()).map_or(0, |payment| payment.owed)
}

/// Returns the colour of the next rug.
fn next_colour(state: &Marrakech) -> Option<Colour> {
    state.next_colour(state.mover())
}

/// Returns the legal places for a rug (M8).
fn legal_places(state: &Marrakech) -> Vec<Place> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let place = |action| {
        if let Action::Lay(place) = action { Some(place) } else { None }
    };
    actions.into_iter().filter_map(place).collect()
}

impl Quiz for Marrakech {}
