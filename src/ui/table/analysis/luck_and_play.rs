//! What luck and play have brought a player.

use yew::{AttrValue, Html, Properties, component, html};

use crate::ui::components::Swatch;

/// Properties of [`LuckAndPlay`].
#[derive(Clone, PartialEq, Properties)]
pub struct LuckAndPlayProps {
    /// The player's name.
    pub name: AttrValue,
    /// The player's look.
    pub look: u8,
    /// Luck and play in words.
    pub says: String,
}

/// A line of the analysis: a player, and what luck and play have brought.
#[component]
pub fn LuckAndPlay(LuckAndPlayProps { name, look, says }: &LuckAndPlayProps) -> Html {
    html! { <li class={format!("look-{look}")}><Swatch look={*look} /><b>{ name }</b><span>{ says }</span></li> }
}
