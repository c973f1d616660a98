//! The die of Marrakech, which has no 5 and no 6.

use yew::{Html, Properties, classes, component, html};

use crate::scene::marrakech;
use crate::ui::boards::transform::translate;

#[derive(Clone, PartialEq, Properties)]
pub struct DieProps {
    /// The die as the scene places it.
    pub die: marrakech::Die,
}

/// The last throw of the die, or the die while it rolls.
#[component]
pub fn Die(DieProps { die }: &DieProps) -> Html {
    let pips = match die.face {
        1 => "M0 0h0",
        2 => "M-6-6h0M6 6h0",
        3 => "M-6-6h0M0 0h0M6 6h0",
        _ => "M-6-6h0M6-6h0M-6 6h0M6 6h0",
    };
    html! {
        <g transform={translate(die.at)}>
            <g class={classes!("die", die.rolling.then_some("rolling"))}>
                <rect class="shadow" x="-15" y="-12" width="32" height="32" rx="7" />
                <rect class="body" x="-16" y="-16" width="32" height="32" rx="7" />
                <path class="pips" d={pips} />
            </g>
        </g>
    }
}
