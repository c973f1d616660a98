//! The six cowries of Pachisi.

use yew::{Html, Properties, component, html};

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
                    <Mouth />
                } else {
                    <Back />
                }
            </g>
        }
    };
    html! { <>{ for (0..6).map(shell) }</> }
}

/// A shell with its mouth up.
#[component]
fn Mouth() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="2" rx="11" ry="14" />
            <path class="shell" d="M0-14C8-14 11-6 11 1S6 14 0 14-11 8-11 1-8-14 0-14Z" />
            <path class="lip" d="M-2.5-11C-7-4-7 5-2.5 11.500M2.5-11C7-4 7 5 2.5 11.5" />
            <path class="slit" d="M0-11.500Q2.5 0 0 12-2.5 0 0-11.500Z" />
            <path class="teeth" d="M0-10Q2 0 0 11" />
        </>
    }
}

/// A shell with its back up.
#[component]
fn Back() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="2" rx="11" ry="14" />
            <path class="shell back" d="M0-14C8-14 11-6 11 1S6 14 0 14-11 8-11 1-8-14 0-14Z" />
            <path class="hump" d="M0-10C5-10 7-4 7 1S4 10 0 10-7 6-7 1-5-10 0-10Z" />
            <path class="gleam" d="M-4-7Q-7-1-5 4" />
        </>
    }
}
