//! The bag in the middle of the table.

use yew::{Html, html};

use super::ring::Ring;
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

/// The outline of the bag.
const OUTLINE: &str =
    "M-40-4C-52-30-36-56-15-66-24-72-25-80-19-86-8-79 8-79 19-86 25-80 24-72 15-66 36-56 52-30 40-4 26 5-26 5-40-4z";

/// Renders the closed bag of jute, centred at the origin.
fn sack() -> Html {
    html! {
        <g transform="translate(0 33)scale(.74)">
            <ellipse class="shade" cx="4" cy="1" rx="46" ry="9" />
            <path class="sack" d={OUTLINE} />
            <path fill="url(#weft)" d={OUTLINE} />
            <path class="fold" d="M15-66C36-56 52-30 40-4 33 0 22 2 10 2.5 30-16 26-46 8-65zM-19-86C-8-79 8-79 19-86 14-75 12-72 15-66H-15C-12-72-14-75-19-86z" />
            <path class="crease" d="M-12-64C-22-48-29-30-27-8M-5-63C-9-45-10-25-7-2M4-63C9-48 14-30 13-4M11-64C22-52 28-40 28-22" />
            <path class="sheen" d="M-17-62C-30-52-37-36-36-18-32-34-26-50-13-61z" />
            <path class="tie" d="M-17-69C-6-64 6-64 17-69M14-67C26-64 30-54 27-45M15-67C22-58 20-50 15-44" />
            <path class="wool-red" d="M25-46h5l1 9h-7zM12.5-45h5l1 9h-7z" />
        </g>
    }
}
