//! Chaupar, for four players with two pasa: clauses C1 to C15 of the rulebook, on the board of [`super::cross`].

mod action;
mod event;
mod game;
mod moves;
mod options;
mod pairs;
mod phase;
mod play;
mod read;
mod refusal;
mod rounds;
mod singles;
mod state;
mod text;
mod throw;
mod ways;

pub use action::Action;
pub use event::{After, Continuation, Event};
pub use options::Options;
pub use pairs::{Name, Pair, PairRight};
pub use phase::Phase;
pub use play::EARNING;
pub use refusal::Refusal;
pub use rounds::Rounds;
pub use state::Chaupar;
pub use throw::{FACES, Throw, Used};
pub use ways::Ways;
