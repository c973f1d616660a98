//! Puzzles: the page of a game's puzzles, runs of them, and the puzzle of a day. Each is an attempt on the board of a table.

mod costs_form;
mod day_page;
mod progress;
mod puzzle_table;
mod puzzles_page;
mod run_page;
mod run_table;
mod use_attempt;
mod use_costs;
mod use_list;

pub use day_page::DayPuzzlePage;
pub use puzzles_page::PuzzlesPage;
pub use run_page::RunPage;
