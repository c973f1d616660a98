//! Live play between two devices, which connect by WebRTC without a server: what one browser has to be told of the
//! other, small enough for a QR code, and the messages of the connection. Only [`program`] knows JavaScript.
//!
//! A browser describes itself in SDP (RFC 8866), some 500 bytes of text. Nearly all of it is the same for every
//! connection that has one data channel only, so a [`Signal`] keeps the rest, and [`Signal::to_sdp`] writes the
//! description of the other browser from a template. So no text of the sender's choosing gets into a description.

mod candidate;
mod code;
mod error;
mod ice_text;
mod message;
pub mod program;
mod sdp;
mod session;
mod signal;

pub use candidate::{Address, Candidate};
pub use code::MAX_BYTES;
pub use error::{CodeError, MessageError, SdpError};
pub use ice_text::IceText;
pub use message::{Message, PHRASES};
pub use session::{News, Session};
pub use signal::{Role, Signal};
