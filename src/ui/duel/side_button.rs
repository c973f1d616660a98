//! A side of the piece that a hand feels.

use yew::{Callback, Html, classes, html};

use crate::play::bag::SIDES;
use crate::words::dschamal;

/// Renders the button over a quarter of the piece, which strokes that side.
pub fn side_button(side: u8, on_stroke: &Callback<u8>) -> Html {
    let onclick = on_stroke.reform(move |_| side);
    let label = dschamal::stroke_side(SIDES[usize::from(side)]);
    html! { <button key={side} class={classes!("side", format!("side-{side}"))} aria-label={label} {onclick} /> }
}
