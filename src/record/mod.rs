//! The record room: what was played and tried out in a match, as a value and as text, and what a table has to wait for next.
//!
//! It works for any game. Nothing here knows of Yew, a browser, a source of entropy, a clock or what a bot is.

mod appended;
mod bonds;
mod by_link;
mod came;
mod check;
mod error;
mod finds;
mod header;
pub mod link;
mod matches;
mod place;
mod play;
mod player;
mod seal;
mod secret;
mod start;
mod text;
mod throw;

pub use appended::{Appended, checksum_line, with_checksum};
pub use came::Came;
pub use check::{Checked, Wrong};
pub use error::{RecordError, SecretError, StartError};
pub use header::{Header, peek};
pub use matches::{Match, Next};
pub use place::{Place, Step};
pub use player::{Kind, Player, PlayerError};
pub use secret::{Fingerprint, Secret};
pub use start::Start;
pub use throw::throw;
