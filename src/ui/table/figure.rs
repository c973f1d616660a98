//! A figure of a player.

use yew::{Html, classes, html};

use crate::scene::Figure;

/// Something that a player has, with its sign, and how it has just changed.
pub fn figure(figure: &Figure) -> Html {
    let change = figure.change.as_ref().map(|change| {
        if change.gains {
            html! { <ins>{ &change.text }</ins> }
        } else {
            html! { <del>{ &change.text }</del> }
        }
    });
    html! {
        <span key={figure.kind} class={classes!("figure", figure.kind)} title={figure.noun.clone()}>
            <i />{ &figure.value }<span class="unseen">{ &figure.noun }</span>{ change }
        </span>
    }
}
