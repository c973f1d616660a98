//! The engine, which thinks beside the page: it keeps a copy of the match by its actions, answers numbered questions,
//! and searches in slices, so that it can be stopped or told to move at once.
//!
//! The page and the engine talk in lines of text. A [`Message`] to the engine:
//!
//! ```text
//! ask 7 seed 99 choose level-2 B⇥options touch=off⇥from 0⇥first A⇥41-32
//! ask 8 seed 99 judge 3⇥from 2⇥23-14⇥32x14
//! now
//! stop
//! ```
//!
//! and the [`Reply`] to a question:
//!
//! ```text
//! 7 thinks
//! 7 chosen⇥23-14
//! 8 judged 4 lead⇥outlook -350 350⇥luck 0 0⇥cost -120⇥better 34-25
//! ```
//!
//! Fields are separated by tabs (`⇥`). Options and actions are written as in records, and a position as
//! [`Game::packed`](crate::rules::Game::packed), so these lines are read without knowing the game; neither side trusts
//! that the other can play what it writes.

mod answer;
mod fields;
mod message;
mod mirror;
mod question;
mod think;

pub use answer::{Answer, Judged, Reply};
pub use message::{Ask, Message};
pub use question::Question;
pub use think::Engine;
