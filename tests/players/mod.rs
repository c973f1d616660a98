//! Simple players, with which bots are compared and matches are played.

pub mod alpha_beta;
pub mod one_ahead;
pub mod random;
