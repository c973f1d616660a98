//! What players say to each other in live play, as it is shown and spoken.

use yew::{Html, classes, html};

use super::hooks::Phrases;
use crate::play::TableView;
use crate::scene::{Panel, Scene};
use crate::words::phrases;

/// Renders what was said just now over the cards of those who have said it.
pub fn speech<G: Scene>(view: &TableView<G>, said: &Phrases) -> Html {
    let bubble = |(place, panel): (usize, &Panel)| {
        let seat = panel.seat;
        let said = if view.here.contains(seat) { said.said } else { said.heard }?;
        let (name, look) = (view.seating.name(seat).to_owned(), view.seating.look(seat));
        let class = classes!("speech", format!("look-{look}"), (place == 1).then_some("second"));
        Some(html! { <p key={seat.index()} {class}><b>{ name }</b>{ said.words() }</p> })
    };
    view.panels.iter().enumerate().filter_map(bubble).collect()
}

/// Returns what a screen reader says of what the other player has said.
pub fn spoken<G: Scene>(view: &TableView<G>, said: &Phrases) -> Option<String> {
    let heard = said.heard?;
    let other = view.panels.iter().map(|panel| panel.seat).find(|seat| !view.here.contains(*seat))?;
    Some(phrases::said(view.seating.name(other), heard.words()))
}
