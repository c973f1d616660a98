//! Pachisi, with six cowries or one die: clauses P1 to P14 of the rulebook, on the board of [`super::cross`].

mod action;
mod event;
mod game;
mod moves;
mod options;
mod play;
mod reach;
mod read;
mod refusal;
mod state;
mod text;
mod throw;

pub use action::{Action, Move};
pub use event::{Back, Event, Then};
pub use options::Options;
pub use reach::Ways;
pub use refusal::Refusal;
pub use state::{Pachisi, Phase, Run};
pub use throw::Throw;
