//! The page of the daily matches: a program of its own, in which a player chooses a game and a day. The match is
//! played at the table of its game, and the puzzles of the day in the program of its puzzles.

mod calendar;
mod days_page;
mod week_table;

pub use days_page::Days;
