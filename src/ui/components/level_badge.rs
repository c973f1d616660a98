//! Badges of bots and people.

use yew::{Html, html};

use crate::bots::Level;
use crate::pages::levels::{bot_name, name};
use crate::words::table;

/// Renders a bot's badge: its face, its animal and its level.
pub fn level_badge(level: Level) -> Html {
    let says = table::bot_of_level(bot_name(level), name(level));
    let face = match level {
        Level::Beginner => "M5 13a7 7 0 0 1 14 0c0 10-14 10-14 0zM6 9.5q6-2.5 12 0M10 14h4l-2 3zM8.5 12v1M15.5 12v1",
        Level::Casual => "M8 10h8l-2 8-2 2-2-2zM9 10q0-6-5-6M15 10q0-6 5-6M8 11l-4 3M16 11l4 3M10 13v1M14 13v1M12 20v3",
        Level::Advanced => "M3 4l6 4h6l6-4-2 9-7 8-7-8zM5 13l5 1 2 7 2-7 5-1M9 10v1M15 10v1",
        Level::Master => "M4 12c0-12 16-12 16 0S4 24 4 12zM6 9l5 2M18 9l-5 2M10 13h4q0 3-2 6-2-3-2-6z",
    };
    html! {
        <span class="badge" title={says.clone()}>
            { figure(face) }
            <span class="level" aria-hidden="true">{ bot_name(level) }<small>{ name(level) }</small></span>
            <span class="unseen">{ says }</span>
        </span>
    }
}

/// Renders a person's badge, for the choice beside the bots.
pub fn person_badge() -> Html {
    html! {
        <span class="badge">{ figure("M12 3a4.5 4.5 0 1 1-.1 0M4 21c0-10 16-10 16 0") }{ table::person() }</span>
    }
}

/// Renders a line drawing of a player.
fn figure(d: &'static str) -> Html {
    html! { <svg class="bot" viewBox="0 0 24 24" aria-hidden="true"><path {d} /></svg> }
}
