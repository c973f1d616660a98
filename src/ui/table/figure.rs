//! A figure of a player.

use yew::{Html, classes, html};

use crate::scene::Figure;

/// Something that a player has, with its sign, and how it has just changed.
pub fn figure(figure: &Figure) -> Html {
    // By its key another change is shown anew.
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
