//! The rules room: what is legal, what happens, who has won.
//!
//! Nothing here knows of Yew, a browser, a clock, a source of entropy or a language. [`game`] is the contract; each game
//! is a folder of its own; [`catalogue`] lists them.

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
