//! The players of a match.

use yew::{Html, html};

use super::player_card::PlayerCard;
use crate::bots::Level;
use crate::scene::{Panel, Seating};

/// Renders a card for each player.
pub fn players(panels: &[Panel], seating: &Seating, levels: &[Option<Level>]) -> Html {
    let card = |panel: &Panel| {
        let seat = panel.seat;
        html! {
            <PlayerCard
                key={seat.index()}
                panel={panel.clone()}
                name={seating.name(seat).to_owned()}
                look={seating.look(seat)}
                level={levels.get(seat.index()).copied().flatten()}
            />
        }
    };
    html! { <ul class="players">{ for panels.iter().map(card) }</ul> }
}
