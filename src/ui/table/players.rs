//! The players of a match.

use yew::{AttrValue, Html, Properties, classes, component, html};

use crate::bots::Level;
use crate::scene::{Figure, Panel, Seating, look_name};
use crate::ui::components::{level_badge, stripe, swatch};
use crate::words::table;

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

#[derive(Clone, PartialEq, Properties)]
struct PlayerCardProps {
    /// The current state of the player.
    panel: Panel,
    /// The player's name.
    name: AttrValue,
    /// The look of the seat.
    look: u8,
    /// The level, if the player is a bot.
    level: Option<Level>,
}

/// A player: badge, name, looks, and figures.
#[component]
fn PlayerCard(PlayerCardProps { panel, name, look, level }: &PlayerCardProps) -> Html {
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

/// Renders a figure of a player with its icon, and its last change.
fn figure(figure: &Figure) -> Html {
    // The key restarts the animation for another change.
    let change = figure.change.as_ref().map(|change| {
        let text = change.text.as_str();
        if change.gains {
            html! { <ins key={text}>{ text }</ins> }
        } else {
            html! { <del key={text}>{ text }</del> }
        }
    });
    html! {
        <span key={figure.kind} class={classes!("figure", figure.kind)} title={figure.noun.clone()}>
            <i />{ &figure.value }<span class="unseen">{ &figure.noun }</span>{ change }
        </span>
    }
}
