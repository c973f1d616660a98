//! The position editor: the board, the palette of pieces, and the position's text.

mod editor_page;

pub use editor_page::PositionEditor;
