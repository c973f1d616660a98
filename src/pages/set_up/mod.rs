//! The set-up page of a game: players, their looks, and the options of a match.

mod drafts;
mod machine;
mod preset;
mod state;

pub use drafts::{Draft, Drafts};
pub use machine::{Effect, SetUpMachine};
pub use preset::{LEVEL, Preset};
pub use state::{Change, Devices, KeptTexts, LinkPlayers, Problem, SeatChange, SetUpState};
