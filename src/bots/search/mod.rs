//! Searches that run in slices ([`Search`]) by iterative deepening. Each keeps its path on an explicit stack,
//! so that it can pause after any position; neither slices nor time change its result.

mod alpha_beta;
mod damath;
mod damath_endgame;
mod damath_evaluation;
pub mod damath_network;
mod expectimax;
mod limits;
mod mcts;
mod slices;
mod table;

pub use limits::Limits;
use limits::{Deepening, Progress, advance};
pub use slices::{Search, Thought};
pub(super) use {
    alpha_beta::AlphaBeta, alpha_beta::with_result, damath::Tracked, damath::lead, damath_endgame::Endgame,
    expectimax::Expectimax, mcts::Mcts,
};

/// A search method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The search of the game's evaluation ([`super::Evaluate::start_search`]): alpha-beta in Damath, expectimax in
    /// games of chance.
    Search,
    /// Monte-Carlo tree search with random playouts, which uses only the rules.
    Mcts,
}
