//! The phrases of players in live play, as they are shown and spoken.

use yew::{Html, classes, html};

use super::hooks::Phrases;
use crate::play::TableView;
use crate::rules::Seat;
use crate::scene::Scene;
use crate::ui::live::Phrase;
use crate::words::phrases;

/// Renders what was said just now over the cards of those who have said it. Of two seats of a device it is the first.
pub fn speech<G: Scene>(view: &TableView<G>, said: &Phrases) -> Html {
    let bubble = |(is_here, said): (bool, Option<Phrase>)| {
        let said = said?;
        let (place, seat) = seats(view).find(|(_, seat)| view.here.contains(*seat) == is_here)?;
        let (name, look) = (view.seating.name(seat).to_owned(), view.seating.look(seat));
        let class = classes!("speech", format!("look-{look}"), (place % 2 == 1).then_some("second"));
        Some(html! { <p key={seat.index()} {class}><b>{ name }</b>{ said.words() }</p> })
    };
    [(true, said.said), (false, said.heard)].into_iter().filter_map(bubble).collect()
}

/// Returns the seats in the order of their cards, each with its place.
fn seats<G: Scene>(view: &TableView<G>) -> impl Iterator<Item = (usize, Seat)> {
    view.panels.iter().map(|panel| panel.seat).enumerate()
}

/// Returns what a screen reader says of what the other player has said.
pub fn spoken<G: Scene>(view: &TableView<G>, said: &Phrases) -> Option<String> {
    let heard = said.heard?;
    let (_, other) = seats(view).find(|(_, seat)| !view.here.contains(*seat))?;
    Some(phrases::said(view.seating.name(other), heard.words()))
}
