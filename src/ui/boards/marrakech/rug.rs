//! Rugs on the market.

use yew::{Html, Properties, component, html};

use super::weave::Weave;
use crate::scene::marrakech::{self, RugState, geometry};
use crate::ui::boards::transform::translate;

/// Properties of [`Rug`].
#[derive(Clone, PartialEq, Properties)]
pub struct RugProps {
    /// The rug as the scene places it.
    pub rug: marrakech::Rug,
}

/// A rug over two squares (M9). Every rug is slightly rotated, so that those below it show.
#[component]
pub fn Rug(RugProps { rug }: &RugProps) -> Html {
    let [one, other] = rug.squares.map(geometry::centre);
    let middle = translate((i32::midpoint(one.0, other.0), i32::midpoint(one.1, other.1)));
    let upright = if one.1 == other.1 { "" } else { "rotate(90)" };
    let askew = ["-1.4", ".9", "0", "1.5", "-.7"][rug.id % 5];
    let lies = match rug.state {
        RugState::Flat => "flat",
        RugState::Fresh => "fresh",
        RugState::Unrolling => "unrolling",
        RugState::Tried => "tried",
    };
    html! {
        <g transform={format!("{middle}rotate({askew}){upright}")}>
            <g class={format!("rug look-{} {lies}", rug.look)}><Weave /></g>
        </g>
    }
}
