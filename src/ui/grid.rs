//! The cells of a board on a page: where a pointer hits them, how keys walk over them, and the grid that screen readers
//! know. What they look like is in the drawing.

use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, SvgElement, window};
use yew::{KeyboardEvent, MouseEvent, NodeRef, PointerEvent};

use crate::rules::Spot;
use crate::scene::{self, Cell};

/// The cell under the pointer, on a board of this size in its cells' units; a finger also touches what is open within
/// `reach`.
pub fn hit(board: &NodeRef, size: (i32, i32), cells: &[Cell], event: &MouseEvent, reach: i32) -> Option<Spot> {
    let drawn = board.cast::<Element>()?.get_bounding_client_rect();
    let (width, height) = (f64::from(size.0), f64::from(size.1));
    let scale = scale(&drawn, size);
    let x = (f64::from(event.client_x()) - drawn.left() - drawn.width() / 2.0) / scale + width / 2.0;
    let y = (f64::from(event.client_y()) - drawn.top() - drawn.height() / 2.0) / scale + height / 2.0;
    let is_finger = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch");
    scene::hit(cells, (x, y), if is_finger { reach } else { 0 })
}

/// How many CSS pixels a unit of the cells of a board of this size is, as it is drawn.
pub fn scale(drawn: &DomRect, (width, height): (i32, i32)) -> f64 {
    (drawn.width() / f64::from(width)).min(drawn.height() / f64::from(height))
}

/// Moves the keyboard's focus from one cell to the next one that way, if there is one: to the next open one, where any is
/// open and no `other` is wanted. Tells whether the key is one that moves it.
pub fn walk(cells: &[Cell], focus: &mut Option<Spot>, key: &str, other: bool) -> bool {
    let way = match key {
        "ArrowUp" => (-1, 0),
        "ArrowDown" => (1, 0),
        "ArrowLeft" => (0, -1),
        "ArrowRight" => (0, 1),
        _ => return false,
    };
    let any = other || cells.iter().all(|cell| !cell.open || cell.grid.is_none());
    let next = if any { scene::next } else { scene::next_open };
    let Some(next) = focus.and_then(|from| next(cells, from, way)) else {
        return true;
    };
    *focus = Some(next);
    let element = window().and_then(|window| window.document()?.get_element_by_id(&id(next)));
    if let Some(element) = element {
        // What cannot take the focus leaves it where it is.
        let _ = element.unchecked_into::<SvgElement>().focus();
    }
    true
}

/// The id of the element of a cell.
pub fn id(Spot(spot): Spot) -> String {
    format!("cell-{spot}")
}

/// The cell that an event happened on, if it was one.
pub fn spot_of(event: &Event) -> Option<Spot> {
    within(event, "[role=gridcell]")?.id().strip_prefix("cell-")?.parse().ok().map(Spot)
}

/// Whether a key belongs to the board, so that the browser should do nothing of its own with it.
pub fn takes(event: &KeyboardEvent) -> bool {
    let key = event.key();
    spot_of(event).is_some() && (key.starts_with("Arrow") || key == "Enter" || key == " ")
}

/// Whether an event happened on something that Enter presses without the board's help.
pub fn is_pressed_itself(event: &Event) -> bool {
    within(event, "a, button").is_some()
}

/// Whether an event happened where something is typed.
pub fn is_typed_in(event: &Event) -> bool {
    within(event, "input[type=text]").is_some()
}

/// The element of this kind that an event happened in.
pub fn within(event: &Event, kind: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(kind).ok()?
}
