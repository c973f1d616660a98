//! Rugs on the market.

use yew::{Html, Properties, component, html};

use crate::scene::marrakech::{self, RugState, geometry};
use crate::ui::boards::transform::translate;

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

/// A woven rug over two squares, horizontal, centred at the origin. Its colours and pattern are those of its look.
#[component]
fn Weave() -> Html {
    html! {
        <>
            <rect class="shadow" x="-40" y="-17" width="82" height="37" rx="2" />
            <path class="line-light fringe" d="M-41.5-17V17M41.5-17V17" />
            <rect class="fill-deep" x="-40" y="-18" width="80" height="36" rx="1.5" />
            <rect class="fill-light" x="-38" y="-16" width="76" height="32" rx="1" />
            <path class="weave" d="M-36.4-14.4H36.4V14.4H-36.4z" />
            <path class="medallion" d="M-31 0-22-8-13 0-22 8ZM13 0 22-8 31 0 22 8Z" />
        </>
    }
}
