//! The games' boards as components: each draws what a scene says, and knows no rules. Ornament that never changes is a component
//! without properties, which renders once; it is written out, so that the style sheets reach every part of it.

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

use super::contest::ContestProps;
use crate::play::ContestTable;
use crate::scene::{Draft, Editable, Scene};

/// A game whose board can be drawn.
pub trait Shown: Scene + 'static {
    /// The board's component, as it stands in the drawing.
    fn drawing(board: Rc<Self::Board>) -> Html;

    /// Examples of what the board shows: the middle of a match, then how the game is played, in five pictures.
    fn examples() -> [Example<Self>; 6];

    /// The contest that is due, in the board's place; `None` if none is, or none that can be followed from another tab.
    /// Most games have no contests.
    #[must_use]
    fn contest(_props: ContestProps<Self>) -> Option<Html> {
        None
    }

    /// The actions that bots come to in the contest that is due among them alone, worked out at once.
    #[must_use]
    fn contest_by_bots(_at: &ContestTable<Self>) -> Vec<Self::Action> {
        Vec::new()
    }
}

/// A game whose positions can be set up by hand, on a page that is a program of its own.
pub trait Laid: Shown + Editable {
    /// A piece as wide as its place.
    fn piece(piece: &<Self::Draft as Draft>::Piece) -> Html;
}
