//! A side of the piece that a hand feels.

use yew::{Callback, Html, Properties, classes, component, html};

use crate::play::bag::SIDES;
use crate::ui::contexts::use_language;
use crate::ui::hooks::use_event_callback;
use crate::words::dschamal;

/// The props of the side.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// Its number among the [`SIDES`].
    pub side: u8,
    /// It is stroked.
    pub on_stroke: Callback<u8>,
}

/// A quarter of the piece, which a press strokes.
#[component]
pub fn SideButton(props: &Props) -> Html {
    use_language();
    let onclick =
        use_event_callback((props.side, props.on_stroke.clone()), |_, (side, on_stroke)| on_stroke.emit(*side));
    let label = dschamal::stroke_side(SIDES[usize::from(props.side)]);
    html! { <button class={classes!("side", format!("side-{}", props.side))} aria-label={label} {onclick} /> }
}
