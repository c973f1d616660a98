//! The bag in the middle of the table.

use yew::{Html, Properties, component, html};

use super::ring::Ring;
use super::sack::sack;
use crate::scene::dschamal as scene;
use crate::scene::dschamal::geometry::MIDDLE;
use crate::ui::boards::transform::translate;

/// Properties of [`Bag`].
#[derive(Clone, PartialEq, Properties)]
pub struct BagProps {
    /// The number of pieces in it.
    pub count: u32,
    /// The order of duels round it.
    pub ring: Option<scene::Ring>,
}

/// The bag with the number of its pieces, and the order of duels round it.
#[component]
pub fn Bag(BagProps { count, ring }: &BagProps) -> Html {
    let (x, y) = MIDDLE;
    html! {
        <>
            <g transform={translate((x, y + 4))}>{ sack() }</g>
            <text class="in-bag" x={x.to_string()} y={(y + 22).to_string()}>{ count }</text>
            if let Some(ring) = ring.clone() {
                <Ring {ring} />
            }
        </>
    }
}
