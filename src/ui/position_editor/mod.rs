//! The position editor: the board, the palette of pieces, and the position's text.

mod editor_board;
mod editor_page;
mod palette;
mod position_text;
mod score_entry;

pub use editor_page::PositionEditor;
