//! The games' boards as components: each renders a view model of its scene, and knows no rules. Static ornament is a
//! component without properties, which renders once; it is inline SVG, so that the style sheets reach every part of it.

mod cross;
mod damath;
mod dschamal;
mod examples;
mod marrakech;
#[cfg(test)]
mod pictures;
mod transform;

pub use examples::{Example, read};

use std::rc::Rc;

use yew::Html;

use super::simultaneous::SimultaneousProps;
use crate::play::{KeptPhases, SimultaneousTable};
use crate::scene::{Draft, Editable};

/// A game whose board can be drawn.
pub trait GameUi: KeptPhases {
    /// Renders the board as SVG, without the `svg` element around it.
    fn render_board(board: Rc<Self::Board>) -> Html;

    /// Returns examples of the board: the middle of a match, then five pictures that explain how to play.
    fn examples() -> [Example<Self>; 6];

    /// Renders the simultaneous phase that is due, in place of the board; `None` if none is due, or if it cannot be
    /// followed from another tab. Most games have no simultaneous phases.
    #[must_use]
    fn simultaneous(_props: SimultaneousProps<Self>) -> Option<Html> {
        None
    }

    /// Returns what the arrow keys do in the simultaneous phases of the game, for the list of keys; empty if it has none.
    #[must_use]
    fn arrows_in_phase() -> &'static str {
        ""
    }

    /// Computes the outcome of a simultaneous phase that is due among bots alone, as actions, at once.
    #[must_use]
    fn phase_by_bots(_table: &SimultaneousTable<Self>) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// A game whose positions can be set up by hand, in a program of its own.
pub trait EditorUi: GameUi + Editable {
    /// Renders a piece that fills its place in the palette.
    fn piece(piece: &<Self::Draft as Draft>::Piece) -> Html;
}
