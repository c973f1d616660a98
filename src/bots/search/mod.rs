//! Searches that go on in slices ([`super::Search`]). Each keeps on a stack of its own where it is, so that it can stop after
//! any position and go on from there: neither slices nor time have a say in what it finds. Each deepens step by step.

mod alpha_beta;
mod damath;
mod expectimax;
mod hope;
mod limits;
mod mcts;
mod table;

use limits::{Deepening, Progress, go_on};
pub use limits::{Limits, Thought};
pub(super) use {alpha_beta::AlphaBeta, alpha_beta::Position, expectimax::Expectimax, hope::lead, mcts::Mcts};

/// How an action is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// As the game's evaluation does it ([`super::Evaluate::searches`]): alpha-beta in Damath, expectimax where chance has a
    /// say.
    Search,
    /// Monte-Carlo tree search with random playouts, which knows nothing but the rules.
    Mcts,
}
