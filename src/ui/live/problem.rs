//! The reasons why two devices are not connected.

use js_sys::Error;
use wasm_bindgen::{JsCast, JsValue};

use crate::words::live;

/// The reason why two devices are not connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The browser cannot connect to other devices, or the connection's script could not be loaded.
    Unsupported,
    /// The other device could not be reached at the addresses in its code.
    Unreached,
    /// The text that was scanned or pasted is not a code.
    Damaged,
    /// It answers another offer than the one that is shown.
    Unexpected,
    /// The text that the other device has sent is not a match.
    Unreadable,
    /// The device has no camera, or the page may not know of it.
    CameraMissing,
    /// The user or the browser has refused the camera.
    CameraRefused,
    /// The camera is in use, or the program that reads codes could not be loaded.
    CameraFailed,
}

impl Problem {
    /// Returns the problem that `static/peer.js` reports.
    pub fn of(error: &JsValue) -> Self {
        match error.dyn_ref::<Error>().map(|error| String::from(error.message())).as_deref() {
            Some("damaged") => Self::Damaged,
            Some("unexpected") => Self::Unexpected,
            _ => Self::Unsupported,
        }
    }

    /// Returns the problem for which the camera shows nothing.
    pub fn of_camera(reason: &JsValue) -> Self {
        match reason.as_string().as_deref() {
            Some("no-camera") => Self::CameraMissing,
            Some("refused") => Self::CameraRefused,
            _ => Self::CameraFailed,
        }
    }

    /// Returns the sentence about it, which says what to do instead.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Unsupported => live::unsupported(),
            Self::Unreached => live::unreached(),
            Self::Damaged => live::damaged(),
            Self::Unexpected => live::unexpected(),
            Self::Unreadable => live::unreadable(),
            Self::CameraMissing => live::camera_missing(),
            Self::CameraRefused => live::camera_refused(),
            Self::CameraFailed => live::camera_failed(),
        }
    }
}
