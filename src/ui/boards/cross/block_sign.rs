//! The step numbers on the board.

use yew::{Html, Properties, component, html};

use crate::scene::cross::Sign;
use crate::ui::boards::transform::translate;

/// Properties of [`BlockSign`].
#[derive(Clone, PartialEq, Properties)]
pub struct BlockSignProps {
    /// The sign as the scene places it.
    pub sign: Sign,
}

/// The number of a block, and an arrow in the direction of movement.
#[component]
pub fn BlockSign(BlockSignProps { sign }: &BlockSignProps) -> Html {
    html! {
        <g class={if sign.aim { "sign aim" } else { "sign" }} transform={translate(sign.at)}>
            if sign.aim {
                <path class="frame" d="M-9-9H9V9H-9Z" />
            }
            <text y="3">{ sign.step.to_string() }</text>
            <path transform={format!("rotate({})", sign.turn)} d="M6.2-2.6 9.6 0 6.2 2.6Z" />
        </g>
    }
}
