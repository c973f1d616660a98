//! The cross-shaped board of Chaupar and Pachisi: squares, ways and pieces (clauses X1 to X6 of the rulebook), and the
//! rules that both games share for the start and the final places.

mod advance;
mod blocks;
mod fault;
mod number;
mod opening;
mod pieces;
mod places;
mod read;
mod ring;
mod seats;
mod square;
mod step;
mod step_set;
mod way;
mod which;

pub use advance::Advance;
pub(super) use blocks::Blocks;
pub use fault::Fault;
pub(super) use number::number;
pub use opening::Opening;
pub(super) use pieces::MOST;
pub use pieces::{Group, Pieces, Steps};
pub use places::Places;
pub(super) use read::{Sections, read_steps, write_steps};
pub(super) use ring::Ring;
pub(super) use seats::nth_after;
pub use seats::{AROUND, SEATS, next, opposite, quarter};
pub use square::Square;
pub use step::Step;
pub(super) use step_set::StepSet;
pub use way::{BLOCK_8, HOME, SHARED, ZERO, is_cross, shared_step, spot, square};
pub(super) use which::{firsts, places, which};
