//! The engine, which thinks beside the page: it keeps a copy of the match by its actions, answers numbered questions,
//! and searches in slices, so that it can be stopped or told to move at once. Nothing here knows of Yew or a page;
//! only [`worker`] knows the browser.

mod message;
mod mirror;
mod think;
pub mod worker;

pub use message::{Answer, Judged, Message, Question, ResponseBody, Start};
pub use think::Engine;
