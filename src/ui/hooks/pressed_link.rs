//! Links that the page follows itself.

use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};

use crate::ui::grid::closest;
use crate::ui::root_element;

/// Returns the `href` of a pressed link of this program that matches the selector `kind`; `None` for other presses, and
/// for those with a modifier key, with which the browser opens the link elsewhere.
pub fn pressed_link(press: &Event, kind: &str) -> Option<String> {
    let link = closest(press, kind)?;
    let is_own = root_element::get().is_some_and(|place| place.contains(Some(&link)));
    let press: &MouseEvent = press.unchecked_ref();
    let opens_elsewhere = press.ctrl_key() || press.meta_key() || press.shift_key() || press.alt_key();
    if is_own && !opens_elsewhere { link.get_attribute("href") } else { None }
}
