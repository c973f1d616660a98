//! A figure of a player.

use yew::{Html, Properties, classes, component, html};

use crate::scene::Figure;

/// Properties of [`FigureView`].
#[derive(Clone, PartialEq, Properties)]
pub struct FigureProps {
    /// The figure.
    pub figure: Figure,
}

/// Something that a player has, with its sign, and how it has just changed.
#[component]
pub fn FigureView(FigureProps { figure }: &FigureProps) -> Html {
    let change = figure.change.as_ref().map(|change| {
        if change.gains {
            html! { <ins>{ &change.text }</ins> }
        } else {
            html! { <del>{ &change.text }</del> }
        }
    });
    html! {
        <span class={classes!("figure", figure.kind)} title={figure.noun.clone()}>
            <i />{ &figure.value }<span class="unseen">{ &figure.noun }</span>{ change }
        </span>
    }
}
