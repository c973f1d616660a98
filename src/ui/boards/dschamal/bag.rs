//! The bag in the middle of the table.

use yew::{Html, html};

use super::ring::Ring;
use super::sack::sack;
use crate::scene::dschamal as scene;
use crate::scene::dschamal::geometry::MIDDLE;
use crate::ui::boards::transform::translate;

/// Renders the bag with the number of its pieces, and the order of duels around it.
pub fn bag(count: u32, ring: Option<scene::Ring>) -> Html {
    let (x, y) = MIDDLE;
    html! {
        <>
            <g transform={translate((x, y + 4))}>{ sack() }</g>
            <path class="label" d="M-15-9H15V9H-15z" transform={translate((x, y + 17))} />
            <text class="in-bag" x={x.to_string()} y={(y + 22).to_string()}>{ count }</text>
            if let Some(ring) = ring {
                <Ring {ring} />
            }
        </>
    }
}
