//! The pages that are no tables: walked as people walk them, and read in every language.

mod analysis;
mod days;
mod golden;
mod handshake;
mod matches;
mod opened;
mod position_editor;
mod puzzle_match;
mod set_up;
mod tournament;
