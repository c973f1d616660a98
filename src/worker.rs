//! The entry point of the engine's program, which `static/engine.js` runs in a web worker, or on the page where there
//! are none.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bots::Evaluate;
use crate::engine::Engine;

#[wasm_bindgen(raw_module = "./engine.js")]
extern "C" {
    /// Reports that the engine is ready: `turn` handles a line ([`crate::engine::Message`]), or works for one slice if
    /// it is called with `undefined`. It returns the line of the reply ([`crate::engine::Reply`]), or `undefined` once
    /// there is nothing to do.
    fn opened(turn: JsValue);
}

/// Opens an engine. Lines that are not messages are ignored.
pub fn open<G: Evaluate>(mut engine: Engine<G>) {
    let turn = Closure::<dyn FnMut(Option<String>) -> Option<String>>::new(move |line: Option<String>| {
        let reply = match line {
            Some(line) => line.parse().ok().and_then(|message| engine.handle(&message)),
            None => engine.advance(),
        };
        reply.map(|reply| reply.to_string())
    });
    opened(turn.into_js_value());
}
