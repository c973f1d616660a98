//! Every page that is not a table, as plain values: what it knows, what its buttons do, and what it says.
//!
//! A page with a state over time is a [`Machine`](crate::play::Machine): settings and dates come in as inputs, and what the
//! device is to keep goes out as effects.

pub mod arrival;
pub mod days;
pub mod given;
pub mod handshake;
pub mod levels;
pub mod live_code;
pub mod match_link;
pub mod matches;
pub mod position_editor;
pub mod puzzle_match;
pub mod read_error;
pub mod reading;
pub mod rematch;
pub mod saved_copy;
pub mod set_up;
pub mod settings;
pub mod tournament;
