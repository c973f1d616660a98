//! The games' boards as components: each draws what a scene says, and knows no rules. Ornament that never changes is a component
//! without properties, which renders once; it is written out, so that the style sheets reach every part of it.

pub mod contest;
mod cross;
mod damath;
mod dschamal;
mod marrakech;
#[cfg(test)]
mod pictures;
mod transform;

use std::rc::Rc;

use yew::Html;

use crate::scene::{Draft, Edited, Scene};

/// A game whose board can be drawn.
pub trait Shown: Scene + 'static {
    /// What several seats fight out at once, if the game has that.
    type Contest: contest::Contest<Self>;

    /// The board's component, as it stands in the drawing.
    fn drawing(board: Rc<Self::Board>) -> Html;
}

/// A game whose positions can be set up by hand, on a page that is a program of its own.
pub trait Laid: Shown + Edited {
    /// A piece as wide as its place.
    fn piece(piece: &<Self::Draft as Draft>::Piece) -> Html;
}
