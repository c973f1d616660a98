//! The set-up page: players, their looks, and the options of a match.

mod game_options;
mod look_picker;
mod running_match;
mod seat_row;
mod set_up_page;

pub use look_picker::look_picker;
pub use seat_row::SeatRow;
pub use set_up_page::{OWNER, SetUp, kept};
