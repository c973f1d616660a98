//! Simple players: opponents for the bots, and players of test matches.

pub mod alpha_beta;
pub mod one_ahead;
pub mod random;
