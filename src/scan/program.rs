//! The entry point of the program, which `static/scan.js` runs on the page.

use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(raw_module = "./scan.js")]
extern "C" {
    /// Reports that the program is ready: `read` takes a picture, and returns the text of a QR code in it.
    fn opened(read: JsValue);
}

/// Hands [`read`](super::read) to the page.
pub fn open() {
    let read = Closure::<dyn Fn(usize, usize, Vec<u8>) -> Option<String>>::new(|width, height, luma: Vec<u8>| {
        super::read(width, height, &luma)
    });
    opened(read.into_js_value());
}
