//! The engine as a program of its own. `static/engine.js` runs it in a worker of the browser, or on the page where there are
//! none.

use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::{Answer, Engine, Message};
use crate::bots::Evaluate;

/// What `static/engine.js` is given after each call.
#[derive(Serialize)]
struct Turn {
    /// The answer, if there is one.
    answer: Option<Answer>,
    /// Whether there is more to think about: then it calls again, with nothing to hear.
    thinks: bool,
}

/// Opens an engine for the game `G`: `globalThis.engine` is a function that hears a message, or thinks for a moment where
/// nothing is given, and tells what came of it. What is no message is not heard.
pub fn open<G: Evaluate>() {
    let mut engine = Engine::<G>::default();
    let turn = Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |message: JsValue| {
        let answer = if message.is_undefined() {
            engine.go_on()
        } else {
            serde_wasm_bindgen::from_value::<Message>(message).ok().and_then(|message| engine.hear(&message))
        };
        serde_wasm_bindgen::to_value(&Turn { answer, thinks: engine.thinks() }).unwrap_or_default()
    });
    // A plain object takes any property.
    let _ = Reflect::set(&js_sys::global(), &"engine".into(), &turn.into_js_value());
}
