//! The die that can be thrown instead of cowries.

use yew::{Html, Properties, component, html};

#[derive(Clone, PartialEq, Properties)]
pub struct DieProps {
    /// The upper face, 1 to 6.
    pub face: u8,
}

/// A die, centred at the origin.
#[component]
pub fn Die(DieProps { face }: &DieProps) -> Html {
    let pips = match face {
        1 => "M0 0h0",
        2 => "M-7-7h0M7 7h0",
        3 => "M-7-7h0M0 0h0M7 7h0",
        4 => "M-7-7h0M7-7h0M-7 7h0M7 7h0",
        5 => "M-7-7h0M7-7h0M0 0h0M-7 7h0M7 7h0",
        _ => "M-7-7h0M-7 0h0M-7 7h0M7-7h0M7 0h0M7 7h0",
    };
    html! {
        <g class="cube">
            <rect class="shadow" x="-17" y="-14" width="37" height="37" rx="8" />
            <rect class="bone" x="-18" y="-18" width="36" height="36" rx="8" />
            <path class="pips" d={pips} />
        </g>
    }
}
