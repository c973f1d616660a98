//! Marks on the squares of the market.

use yew::{Html, Properties, component, html};

use super::reach::Reach;
use crate::rules::marrakech::Square;
use crate::scene::marrakech::{self, geometry};
use crate::ui::boards::transform::translate;

#[derive(Clone, PartialEq, Properties)]
pub struct MarkProps {
    /// The marked square.
    pub square: Square,
    /// Its mark.
    pub mark: marrakech::Mark,
}

/// A mark on a square: passed by Asam, selectable, selected, counted for the toll, or within reach of a roll.
#[component]
pub fn Mark(MarkProps { square, mark }: &MarkProps) -> Html {
    let pad = |class: &'static str| html! { <rect class={class} x="3" y="3" width="38" height="38" rx="6" /> };
    let drawn = match mark {
        marrakech::Mark::Passed => pad("mark passed"),
        marrakech::Mark::Open => pad("mark open"),
        marrakech::Mark::Picked => pad("mark picked"),
        marrakech::Mark::Region => pad("mark region"),
        marrakech::Mark::Counted => html! { <>{ pad("mark counted") }<Coin /></> },
        marrakech::Mark::Reach { rolls, toll } => html! { <Reach rolls={*rolls} toll={*toll} /> },
    };
    html! { <g transform={translate(geometry::corner(*square))}>{ drawn }</g> }
}

/// A dirham at the centre of a square whose corner is the origin.
#[component]
fn Coin() -> Html {
    html! {
        <>
            <g class="coin">
                <circle class="coin-edge" cx="22" cy="22" r="9" />
                <circle class="coin-face" cx="22" cy="22" r="6.4" />
                <path class="coin-edge" d="M22 17.5l1.4 3.1 3.1 1.4-3.1 1.4-1.4 3.1-1.4-3.1-3.1-1.4 3.1-1.4z" />
            </g>
        </>
    }
}
