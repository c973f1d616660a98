//! Puzzles: the page of a game's puzzles, runs of them, three-minute runs, and the puzzle of a day. Each is an attempt on
//! the board of a table.

mod day_page;
mod progress;
mod puzzle_table;
mod puzzles_page;
mod run_page;
mod run_table;
mod rush_page;
mod rush_table;
mod use_attempt;
mod use_costs;
mod use_list;

pub use day_page::DayPuzzlePage;
pub use puzzles_page::PuzzlesPage;
pub use run_page::RunPage;
pub use rush_page::RushPage;
