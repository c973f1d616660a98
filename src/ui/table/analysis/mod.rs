//! The panel with the analysis of a match that is over, beside its board.

mod analysis_panel;
mod better_button;
mod outlook_curve;
mod step_view;

pub use analysis_panel::{AnalysisPanel, analysis_panel};
pub use better_button::better_button;
