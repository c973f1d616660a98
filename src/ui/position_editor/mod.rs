//! The page on which a position is set up by hand: the board, what can be put on it, and its text.

mod editor_board;
mod editor_page;
mod palette;
mod position_text;
mod score_entry;
mod state;

pub use editor_page::PositionEditor;
