//! The engine's room: what thinks beside the page. It follows a match by its actions, answers questions by their numbers, and
//! thinks in slices, so that it can be told to stop or to move now. Nothing here knows of Yew or a page; only [`worker`]
//! knows that it runs in a browser.

mod follow;
mod message;
mod think;
pub mod worker;

pub use message::{Answer, Judged, Message, Question, Says, Start};
pub use think::Engine;
