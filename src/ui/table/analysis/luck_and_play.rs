//! Luck and skill of a player.

use yew::{Html, html};

use crate::rules::Seat;
use crate::scene::Seating;
use crate::ui::components::swatch;

/// Renders a line with the luck and skill of a player.
pub fn luck_and_play(seat: Seat, seating: &Seating, says: &str) -> Html {
    let look = seating.look(seat);
    html! {
        <li key={seat.index()} class={format!("look-{look}")}>
            { swatch(look) }<b>{ seating.name(seat).to_owned() }</b><span>{ says }</span>
        </li>
    }
}
