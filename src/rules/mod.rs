//! The rules of the games: legal actions, transitions and outcomes.
//!
//! They depend on no browser, clock, entropy source or language. [`game`] is the contract of all games, each game is a
//! folder of its own, and [`catalogue`] lists them.

pub mod catalogue;
pub mod chaupar;
pub mod cross;
pub mod damath;
pub mod dschamal;
pub mod game;
pub mod marrakech;
mod outcome;
pub mod pachisi;
mod refusal;
mod seat;
mod text;

pub use game::{Actor, Clock, Game, Turn};
pub use outcome::Outcome;
pub use refusal::{Clause, Refusal, Spot};
pub use seat::{Seat, SeatSet};
pub use text::{Expected, ParseError, is_invisible};
