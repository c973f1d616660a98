//! Figures of a player, such as points or pieces.

use yew::{Html, classes, html};

use crate::scene::Figure;

/// Renders a figure of a player with its icon, and its last change.
pub fn figure(figure: &Figure) -> Html {
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
