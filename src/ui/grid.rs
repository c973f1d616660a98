//! The cells of a board on a page: pointer hit tests, keyboard navigation, and the ARIA grid for screen readers. Their
//! look is part of the drawing.

use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, Event, SvgElement, window};
use yew::{KeyboardEvent, MouseEvent, NodeRef, PointerEvent};

use crate::rules::Spot;
use crate::scene::{self, Cell, Finger};

/// Returns the cell under the pointer. `size` is the board's size in board units; touch input also hits open cells
/// within `reach` board units.
pub fn hit(board: &NodeRef, size: (i32, i32), cells: &[Cell], event: &MouseEvent, reach: i32) -> Option<Spot> {
    let is_finger = event.dyn_ref().is_some_and(is_finger);
    scene::hit(cells, finger(board, size, event)?.point, if is_finger { reach } else { 0 })
}

/// Returns where a pointer is on the board, as if it was a finger.
pub fn finger(board: &NodeRef, size: (i32, i32), event: &MouseEvent) -> Option<Finger> {
    let drawn = board.cast::<Element>()?.get_bounding_client_rect();
    let (width, height) = (f64::from(size.0), f64::from(size.1));
    let scale = scale(&drawn, size);
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let x = (at.0 - drawn.left() - drawn.width() / 2.0) / scale + width / 2.0;
    let y = (at.1 - drawn.top() - drawn.height() / 2.0) / scale + height / 2.0;
    Some(Finger { point: (x, y), at, scale })
}

/// `true` if a pointer is a finger.
pub fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// Returns the number of CSS pixels per board unit. `drawn` is the board's bounding box on the page.
pub fn scale(drawn: &DomRect, (width, height): (i32, i32)) -> f64 {
    (drawn.width() / f64::from(width)).min(drawn.height() / f64::from(height))
}

/// Moves the keyboard focus from a cell to the next one in the direction of the key: to the next open cell if any cell
/// is open and `other` is `false`. Returns `true` for arrow keys.
pub fn move_focus(cells: &[Cell], focus: &mut Option<Spot>, key: &str, other: bool) -> bool {
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
        // A cell that cannot take the focus is left unfocused.
        let _ = element.unchecked_into::<SvgElement>().focus();
    }
    true
}

/// Returns the id of a cell's element.
pub fn id(Spot(spot): Spot) -> String {
    format!("cell-{spot}")
}

/// Returns the cell that contains the event's target.
pub fn spot_of(event: &Event) -> Option<Spot> {
    closest(event, "[role=gridcell]")?.id().strip_prefix("cell-")?.parse().ok().map(Spot)
}

/// `true` if a key belongs to the board, so that the browser's default action has to be prevented.
pub fn is_board_key(event: &KeyboardEvent) -> bool {
    let key = event.key();
    spot_of(event).is_some() && (key.starts_with("Arrow") || key == "Enter" || key == " ")
}

/// `true` if the event's target is a link or a button, which Enter presses anyway.
pub fn is_link_or_button(event: &Event) -> bool {
    closest(event, "a, button").is_some()
}

/// `true` if the event's target is a text field.
pub fn is_text_field(event: &Event) -> bool {
    closest(event, "input[type=text]").is_some()
}

/// Returns the closest ancestor of the event's target that matches the selector `kind`.
pub fn closest(event: &Event, kind: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(kind).ok()?
}
