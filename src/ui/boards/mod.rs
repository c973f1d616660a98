//! How the games' boards are drawn.

pub mod contest;
mod cross;
mod damath;
mod dschamal;
mod marrakech;
#[cfg(test)]
mod pictures;

use yew::{AttrValue, Html};

use crate::scene::{Draft, Edited, Scene};

/// A game whose board can be rendered.
pub trait Shown: Scene + 'static {
    /// What several seats fight out at once, if the game has that.
    type Contest: contest::Contest<Self>;

    /// Renders the board.
    fn render(board: &Self::Board) -> Html;
}

/// A game whose positions can be set up by hand, on a page that is a program of its own.
pub trait Laid: Shown + Edited {
    /// Renders a piece as wide as its place.
    fn render_piece(piece: &<Self::Draft as Draft>::Piece) -> Html;
}

/// A piece of SVG that never changes. It takes far less of the download than the same elements built one by one.
fn art(svg: &'static str) -> Html {
    Html::from_html_unchecked(AttrValue::Static(svg))
}
