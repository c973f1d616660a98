//! The players of a match.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::player_card::PlayerCard;
use crate::bots::Level;
use crate::scene::{Panel, Seating};

/// Properties of [`Players`].
#[derive(Clone, PartialEq, Properties)]
pub struct PlayersProps {
    /// The players as they stand.
    pub panels: Rc<Vec<Panel>>,
    /// Who sits where.
    pub seating: Rc<Seating>,
    /// The levels of the bots, by seat.
    pub levels: Rc<Vec<Option<Level>>>,
}

/// A card for each player.
#[component]
pub fn Players(PlayersProps { panels, seating, levels }: &PlayersProps) -> Html {
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
