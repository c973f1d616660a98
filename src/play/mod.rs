//! The play room: the sitting, a match at a table as a plain value.
//!
//! Inputs go in, effects come out, and the sitting says what to show. It works for any game; only
//! the bag is one game's, Dschamal's. Nothing here knows of Yew, a
//! browser, a source of entropy or the time: they come in as inputs.

mod act;
mod back;
pub mod bag;
mod by_link;
mod can;
mod clocks;
mod contest;
mod drag;
mod exchange;
mod habits;
mod hint;
mod judgement;
mod list;
mod look;
mod numbers;
mod pace;
mod seating;
mod show;
mod sitting;
mod sum;
mod tally;
mod time;
mod touch;
mod view;

pub use can::Can;
pub use clocks::Clocks;
pub use contest::ContestTable;
pub use exchange::{Asked, Attention, Effect, Input, Kept, Look, Ticket};
pub use habits::Habits;
pub use judgement::{Fault, Judged, Judgement};
pub use list::{Row, Rows};
pub use numbers::{Numbers, dice};
pub use pace::Pace;
pub use sitting::Sitting;
pub use sum::{Sum, Verdict};
pub use tally::Tally;
pub use time::Face;
