//! The six cowries of Pachisi.

use yew::{Html, Properties, component, html};

use super::cowrie_back::CowrieBack;
use super::cowrie_mouth::CowrieMouth;
use crate::ui::boards::transform::translate;

/// Properties of [`Cowries`].
#[derive(Clone, PartialEq, Properties)]
pub struct CowriesProps {
    /// The number of shells with their mouths up.
    pub mouths: u8,
}

/// Six shells. The positions of those with mouths up, and their angles, are only for looks.
#[component]
pub fn Cowries(CowriesProps { mouths }: &CowriesProps) -> Html {
    let shell = |place: u8| {
        let (column, row) = (i32::from(place % 3), i32::from(place / 3));
        let turned = [-24, 12, 38, 17, -35, -8][usize::from(place)];
        let at = translate((column * 27 - 44, row * 34 - 19 + column % 2 * 5));
        html! {
            <g key={place} class="cowrie" transform={format!("{at}rotate({turned})")}>
                if place * 5 % 6 < *mouths {
                    <CowrieMouth />
                } else {
                    <CowrieBack />
                }
            </g>
        }
    };
    html! { <>{ for (0..6).map(shell) }</> }
}
