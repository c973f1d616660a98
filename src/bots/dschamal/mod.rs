//! Dschamal's bots: what they make of a position, and how they search a bag that they cannot see.

mod calm;
mod evaluate;
mod prospects;
mod searcher;
mod skill;

pub use calm::calm_step;
pub use searcher::{Act, Feeling, Place, Plan, Searcher};
pub use skill::Skill;
