//! The entry point of the program that reads and writes codes for `static/live.js`, which is loaded when somebody wants
//! to play live.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{Role, Signal};

#[wasm_bindgen(raw_module = "./live.js")]
extern "C" {
    /// Reports that the program is ready: `code` returns the code of this browser's description, and `description` the
    /// description of the browser whose code it is. Each returns `undefined` if it cannot be read.
    fn opened(code: JsValue, description: JsValue);
}

/// Opens the program.
pub fn open() {
    let code = Closure::<dyn Fn(bool, String) -> Option<String>>::new(|offers, sdp: String| {
        let role = if offers { Role::Offer } else { Role::Answer };
        Signal::from_sdp(role, &sdp).ok().map(|signal| signal.to_code())
    });
    let description = Closure::<dyn Fn(String) -> Option<String>>::new(|code: String| {
        Signal::from_code(&code).ok().map(|signal| signal.to_sdp())
    });
    opened(code.into_js_value(), description.into_js_value());
}
