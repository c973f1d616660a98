//! The piece that a hand feels in a calm duel, to be stroked.

use web_sys::Element;
use yew::{Callback, Html, NodeRef, PointerEvent, Properties, classes, component, html, use_mut_ref, use_node_ref};

use super::cover_button::CoverButton;
use super::felt_outline::felt_outline;
use crate::play::bag::{self, CalmInput, Cover, SIDES};
use crate::ui::callback::callback;
use crate::words::dschamal;

/// Minimum distance that a pointer moves for a stroke, in CSS pixels; below, it is a tap.
const STROKE: i32 = 10;

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The visible part of the piece.
    pub piece: Option<bag::FeltPiece>,
    /// The cover that hides it from other people.
    pub cover: Option<Cover>,
    /// Receives the inputs of a person.
    pub send: Callback<CalmInput>,
}

/// The piece in the hand. A pressed pointer that moves over its sides strokes them, and so does a press on a side.
#[component]
pub fn FeltPiece(props: &Props) -> Html {
    let area = use_node_ref();
    // Position at which the current press began.
    let pressed = use_mut_ref(|| None::<(i32, i32)>);
    let on_stroke = callback(props.send.clone(), |side, send| send.emit(CalmInput::Stroke(side)));
    let on_hold = callback(props.send.clone(), |held, send| send.emit(CalmInput::Uncover(held)));
    let onpointerdown = callback(pressed.clone(), |event: PointerEvent, pressed| {
        // The focus stays where keys stroke from.
        event.prevent_default();
        pressed.replace(Some((event.client_x(), event.client_y())));
    });
    let onpointermove = {
        let area = area.clone();
        callback((pressed, on_stroke.clone()), move |event: PointerEvent, (pressed, on_stroke)| {
            if event.buttons() == 0 {
                pressed.replace(None);
            }
            let at = (event.client_x(), event.client_y());
            let is_far = |(x, y): (i32, i32)| (x - at.0).abs().max((y - at.1).abs()) >= STROKE;
            let strokes = pressed.borrow().is_some_and(is_far);
            if let Some(side) = strokes.then(|| side_at(&area, at)).flatten() {
                on_stroke.emit(side);
            }
        })
    };
    let sides = (0..).take(SIDES.len()).map(|side| side_button(side, &on_stroke));
    html! {
        <div ref={area} class="felt-piece" {onpointerdown} {onpointermove}>
            { felt_outline(props.piece) }
            if props.piece.is_some() {
                { for sides }
            }
            if let Some(cover) = props.cover.clone() {
                <CoverButton {cover} {on_hold} />
            }
        </div>
    }
}

/// Returns the side at a point of the window. The four sides meet at the centre of the piece and reach to its edges.
fn side_at(area: &NodeRef, (x, y): (i32, i32)) -> Option<u8> {
    let drawn = area.cast::<Element>()?.get_bounding_client_rect();
    let (right, down) =
        (f64::from(x) - drawn.left() - drawn.width() / 2.0, f64::from(y) - drawn.top() - drawn.height() / 2.0);
    let is_outside = right.abs() > drawn.width() / 2.0 || down.abs() > drawn.height() / 2.0;
    (!is_outside).then_some(match (right.abs() > down.abs(), right > 0.0, down > 0.0) {
        (false, _, false) => 0,
        (true, true, _) => 1,
        (false, _, true) => 2,
        (true, false, _) => 3,
    })
}

/// Renders the button over a quarter of the piece, which strokes that side.
fn side_button(side: u8, on_stroke: &Callback<u8>) -> Html {
    let onclick = on_stroke.reform(move |_| side);
    let label = dschamal::stroke_side(SIDES[usize::from(side)]);
    html! { <button key={side} class={classes!("side", format!("side-{side}"))} aria-label={label} {onclick} /> }
}
