//! The analysis of a match that is over, beside its board: the outlook over time, what mattered most, and better moves.

mod analysis_panel;
mod better_button;
mod comparison;
mod match_analysis;
mod outlook_curve;
mod spoken;
mod step_view;
mod summary;
mod tried_figure;

pub use analysis_panel::{AnalysisPanel, analysis_panel};
pub use better_button::better_button;
pub use comparison::Comparison;
pub use match_analysis::{Better, FaultMark, MatchAnalysis};
pub use spoken::spoken;
pub use tried_figure::tried_figure;
