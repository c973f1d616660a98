//! What a hand looks for in a duel.

use yew::{Html, html};

use super::shape_icon::shape_icon;
use crate::play::bag::{CampLine, wanted_shapes};
use crate::words::dschamal;

/// Renders the shapes that a hand wins by: those of its own camp, which comes first, and of the other one.
pub fn wanted(camps: &[CampLine; 2]) -> Html {
    let shapes = wanted_shapes(camps);
    let says = if shapes.is_empty() { dschamal::wanted_camel() } else { dschamal::wanted() };
    html! { <p class="wanted">{ says }{ " " }{ for shapes.into_iter().map(shape_icon) }</p> }
}
