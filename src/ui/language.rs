//! The language of the page. `static/start.js` lays the messages of a language where the program's element has them, before
//! the program begins and whenever another language is chosen; whatever has a language's tag as `data-language` chooses it.

use js_sys::Reflect;
use web_sys::Element;

use crate::words as messages;

/// The program's element is told that another language is spoken.
pub const SPOKEN: &str = "spoken";

/// Speaks the language of which the program's element has messages. Gives whether it has some: if not, nothing changes.
#[must_use]
pub fn speak(place: &Element) -> bool {
    let text = Reflect::get(place, &"words".into()).ok().and_then(|text| text.as_string());
    text.is_some_and(messages::load)
}
