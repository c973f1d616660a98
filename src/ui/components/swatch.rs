//! Pieces of a player's weave.

use yew::{Html, Properties, component, html};

/// Properties of [`Swatch`].
#[derive(Clone, PartialEq, Properties)]
pub struct SwatchProps {
    /// The look whose weave it is.
    pub look: u8,
    /// Its shape, a class of the style sheet: a small `swatch`, or a `stripe` as wide as its place.
    #[prop_or("swatch")]
    pub class: &'static str,
}

/// A piece of a weave, by which players are told apart besides their colours.
#[component]
pub fn Swatch(SwatchProps { look, class }: &SwatchProps) -> Html {
    html! {
        <svg class={format!("{class} look-{look}")} aria-hidden="true"><rect class="weave" width="100%" height="100%" /></svg>
    }
}
