//! Damath on paper: score sheets, boards and chips, as pages of A4 that the browser prints. Lengths are in millimetres
//! (`static/paper.css`).

mod match_page;
mod paper_page;
mod score_sheet;
mod sums_page;

pub use match_page::MatchPaperPage;
pub use paper_page::PaperPage;
pub use sums_page::SumsPage;
