//! What the place of the move list teaches before the first move.

use std::ops::RangeInclusive;

use yew::{Html, html};

use crate::ui::boards::GameUi;
use crate::ui::root_element;
use crate::ui::routes;
use crate::words::table;

/// The numbers of the rulebook's pictures that show what a turn is.
const PICTURES: RangeInclusive<u8> = 2..=4;

/// Renders the goal of the game, and pictures that lead to the rulebook; the style sheet shows what there is room for.
pub fn teaching<G: GameUi>() -> Html {
    let picture = |number: u8| {
        let src = root_element::file(&format!("{}-{number}.svg", G::NAME));
        html! { <img key={number} {src} alt="" width="150" height="150" loading="lazy" decoding="async" /> }
    };
    html! {
        <section class="how">
            <p>{ G::goal() }</p>
            <a href={routes::rules(G::NAME)}>
                <span class="pictures">{ for PICTURES.map(picture) }</span>
                <span class="button">{ table::how_to_play() }</span>
            </a>
        </section>
    }
}
