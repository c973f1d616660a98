//! A player's card.

use yew::{AttrValue, Html, Properties, classes, component, html};

use super::figure::figure;
use crate::bots::Level;
use crate::scene::{Panel, look_name};
use crate::ui::components::{level_badge, stripe, swatch};
use crate::words::table;

/// Properties of [`PlayerCard`].
#[derive(Clone, PartialEq, Properties)]
pub struct PlayerCardProps {
    /// The current state of the player.
    pub panel: Panel,
    /// The player's name.
    pub name: AttrValue,
    /// The look of the seat.
    pub look: u8,
    /// The level, if the player is a bot.
    pub level: Option<Level>,
}

/// A player: badge, name, looks, and figures.
#[component]
pub fn PlayerCard(PlayerCardProps { panel, name, look, level }: &PlayerCardProps) -> Html {
    let class = classes!(
        "player",
        format!("look-{look}"),
        panel.turn.then_some("turn"),
        panel.note.is_some().then_some("set-apart")
    );
    html! {
        <li {class} aria-current={panel.turn.then_some("true")}>
            if let Some(level) = level {
                { level_badge(*level) }
            }
            <b>{ name }</b>
            <span class="stripes">
                { for panel.looks.iter().map(|look| stripe(*look)) }
            </span>
            <span class="figures">
                { for panel.figures.iter().map(figure) }
                if let Some(next) = panel.next {
                    <span class="figure next" title={look_name(next)}><span>{ table::next() }</span>{ swatch(next) }</span>
                }
            </span>
            <em>{ panel.note.as_deref() }</em>
        </li>
    }
}
