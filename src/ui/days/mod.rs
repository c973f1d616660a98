//! The page of the matches of the day: a program of its own, in which a player chooses a game and a day. The match is
//! played at the table of its game.

mod begin;
mod day_entry;
mod days_page;
mod games;
mod use_saved_days;

pub use days_page::{ADDRESS, Days};
