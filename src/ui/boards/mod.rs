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
use crate::play::{HiddenChoice, SimultaneousTable};
use crate::scene::{Draft, Editable, Scene};

/// A game whose board can be drawn.
pub trait GameUi: Scene {
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

    /// Returns what this device knows of a simultaneous phase that was due in this state, after this number of actions of
    /// the match, and that ended with this action. `kept` are the lines that the device has kept.
    #[must_use]
    fn judge_phase(&self, _kept: &str, _happened: usize, _ended: &Self::Action) -> PhaseJudgement {
        PhaseJudgement::default()
    }

    /// Computes the outcome of a simultaneous phase that is due among bots alone, as actions, at once.
    #[must_use]
    fn phase_by_bots(_table: &SimultaneousTable<Self>) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// What a device knows of a simultaneous phase that is over.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PhaseJudgement {
    /// The choices that were not the best; `None` if nothing is known of what was felt.
    pub choices: Option<Vec<HiddenChoice>>,
    /// The time that it took, in tenths of a second, where that counts.
    pub tenths: Option<u64>,
}

/// A game whose positions can be set up by hand, in a program of its own.
pub trait EditorUi: GameUi + Editable {
    /// Renders a piece that fills its place in the palette.
    fn piece(piece: &<Self::Draft as Draft>::Piece) -> Html;
}
