//! Pachisi, with six cowries or one die: clauses P1 to P14 of the rulebook, on the board of [`super::cross`].

mod action;
mod event;
mod game;
mod moves;
mod options;
mod phase;
mod play;
mod reach;
mod read;
mod refusal;
mod state;
mod text;
mod throw;
mod ways;

pub use action::{Action, Move};
pub use event::{Back, Continuation, Event};
pub use options::Options;
pub use phase::Phase;
pub use refusal::Refusal;
pub use state::{Pachisi, Run};
pub use throw::Throw;
pub use ways::Ways;
