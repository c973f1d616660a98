//! Marks under the chips.

use yew::{Html, Properties, component, html};

use crate::scene::damath::Mark;
use crate::scene::damath::geometry::Point;

/// Properties of [`SquareMark`].
#[derive(Clone, PartialEq, Properties)]
pub struct SquareMarkProps {
    /// The corner of the square, in board units.
    pub corner: Point,
    /// Its mark.
    pub mark: Mark,
}

/// A mark on a square, below its chip. Movable chips are marked on the chip instead.
#[component]
pub fn SquareMark(SquareMarkProps { corner: (x, y), mark }: &SquareMarkProps) -> Html {
    let class = match mark {
        Mark::Picked => "held",
        Mark::Open | Mark::Landing(_) => "goal",
        Mark::Step => "step",
        Mark::Gone => "left",
        Mark::Lost => "lost",
        Mark::Movable => return Html::default(),
    };
    html! { <rect {class} x={(x + 2).to_string()} y={(y + 2).to_string()} width="40" height="40" rx="7" /> }
}
