//! The bots' room: who plays by itself, and how good a position is.
//!
//! A bot works for any game that can [`Evaluate`] its positions, and is given a state as its seat may know it and
//! nothing else. Nothing here knows of Yew, a browser, a clock or a source of entropy: random numbers come from outside.

pub mod catalogue;
mod chaupar;
mod choices;
mod cross;
mod damath;
pub mod dschamal;
mod evaluate;
mod judge;
pub mod learned;
mod level;
mod lots;
mod marrakech;
mod pachisi;
mod race;
pub mod search;
mod thinking;

pub use choices::Choices;
pub use evaluate::{Evaluate, Worth};
pub use judge::{Judge, Judged, Scale};
pub use level::Level;
pub(crate) use lots::Lots;
pub use thinking::{Search, Thinking};
