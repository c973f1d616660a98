//! The reasons that the page's JavaScript gives why two devices are not connected.

use js_sys::Error;
use wasm_bindgen::{JsCast, JsValue};

use crate::pages::handshake::Problem;

impl Problem {
    /// Returns the problem that `static/peer.js` reports.
    #[must_use]
    pub fn of(error: &JsValue) -> Self {
        match error.dyn_ref::<Error>().map(|error| String::from(error.message())).as_deref() {
            Some("damaged") => Self::Damaged,
            Some("unexpected") => Self::Unexpected,
            _ => Self::Unsupported,
        }
    }

    /// Returns the problem for which the camera shows nothing.
    #[must_use]
    pub fn of_camera(reason: &JsValue) -> Self {
        match reason.as_string().as_deref() {
            Some("no-camera") => Self::CameraMissing,
            Some("refused") => Self::CameraRefused,
            _ => Self::CameraFailed,
        }
    }
}
