//! Bots, and the evaluation of positions.
//!
//! A bot works for any game that implements [`Evaluate`], and gets nothing but the state as its seat sees it. Nothing
//! here knows of Yew, a browser, a clock or a source of entropy: seeds come from outside.

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
mod marrakech;
mod pachisi;
mod race;
mod rng;
pub mod search;
mod thinking;
mod worth;

pub use choices::Choices;
pub use evaluate::Evaluate;
pub use judge::{Judge, Judged};
pub use level::Level;
pub(crate) use rng::{SplitMix64, bounded};
pub use thinking::Thinking;
pub use worth::{Scale, Worth};
