//! How the games' boards are drawn.

mod marrakech;

use yew::{AttrValue, Html};

use crate::bots::Evaluate;
use crate::scene::Scene;

/// A game whose board can be drawn, and whose bots can be asked.
pub trait Shown: Scene + Evaluate + 'static {
    /// Draws the board.
    fn draw(board: &Self::Board) -> Html;
}

/// A piece of SVG that never changes. It takes far less of the download than the same elements built one by one.
fn art(svg: &'static str) -> Html {
    Html::from_html_unchecked(AttrValue::Static(svg))
}
