//! The analysis of a match that is over: the outlook over time, what mattered most, better moves, and all of it in words.

mod analysed_steps;
mod comparison;
mod in_words;
mod match_analysis;

pub use analysed_steps::{AnalysedStep, AnalysedSteps, HiddenChoice, Severity, Shares};
pub use comparison::Comparison;
pub use in_words::{tried_figure, viewer};
pub use match_analysis::{Better, FaultMark, MatchAnalysis, Play};
