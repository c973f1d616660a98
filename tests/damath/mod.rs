//! Damath, clause by clause.

mod common;
mod ends;
mod naive;
mod notation;
mod perft;
mod positions;
mod scores;
mod setup;
mod times;
mod touch;
mod ways;
