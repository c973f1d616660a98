//! The analysis of a match that is over: how its outlook went, where it turned, and what could have been done better.

mod analysed;
mod analysis_sheet;
mod better_button;
mod costly_moves;
mod luck_and_play;
mod outlook_curve;
mod step_button;

pub use analysed::{Analysed, Better, FaultMark};
pub use analysis_sheet::analysis_sheet;
pub use better_button::better_button;
