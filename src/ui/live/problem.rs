//! The reasons why two devices are not connected.

use js_sys::Error;
use wasm_bindgen::{JsCast, JsValue};

use super::camera::CameraError;
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
    /// No picture comes from the camera.
    Camera(CameraError),
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

    /// Returns the sentence about it, which says what to do instead.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Unsupported => live::unsupported(),
            Self::Unreached => live::unreached(),
            Self::Damaged => live::damaged(),
            Self::Unexpected => live::unexpected(),
            Self::Unreadable => live::unreadable(),
            Self::Camera(CameraError::Missing) => live::camera_missing(),
            Self::Camera(CameraError::Refused) => live::camera_refused(),
            Self::Camera(CameraError::Failed) => live::camera_failed(),
        }
    }
}
