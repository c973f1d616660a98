//! The analysis of a match that is over: the outlook over time, turning points, and better moves.

mod analysis_sheet;
mod better_button;
mod costly_moves;
mod luck_and_play;
mod match_analysis;
mod outlook_curve;
mod step_button;

pub use analysis_sheet::analysis_sheet;
pub use better_button::better_button;
pub use match_analysis::{Better, FaultMark, MatchAnalysis};
