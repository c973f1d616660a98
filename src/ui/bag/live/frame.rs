//! The next picture of a duel.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::window;

use crate::ui::bag::Msg;
use crate::ui::page::{self, Link};

/// A picture that has been asked for. It is no longer wanted when this is dropped.
pub struct Frame {
    id: i32,
    _call: Closure<dyn FnMut(f64)>,
}

impl Frame {
    /// Asks the browser for the next picture.
    pub fn next(link: &Link) -> Option<Self> {
        let link = link.clone();
        let call = Closure::once(move |_: f64| link.send_message(page::Msg::own(Msg::Time)));
        let id = window()?.request_animation_frame(call.as_ref().unchecked_ref()).ok()?;
        Some(Self { id, _call: call })
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        if let Some(window) = window() {
            // One that has been drawn is not there to be cancelled.
            let _ = window.cancel_animation_frame(self.id);
        }
    }
}
