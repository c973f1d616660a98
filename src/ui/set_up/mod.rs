//! The set-up page: players, their looks, and the options of a match.

mod beginning;
mod drafts;
mod game_options;
mod look_picker;
mod preset;
mod presets;
mod seat_row;
mod set_up_page;
mod state;

pub use drafts::{Drafts, owner};
pub use look_picker::look_picker;
pub use seat_row::SeatRow;
pub use set_up_page::SetUp;
pub use state::SetUpState;
