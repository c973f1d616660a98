//! The bots of Dschamal: the evaluation, and the search of a bag that cannot be seen.

mod calm;
mod evaluate;
mod felt;
mod prospects;
mod searcher;
mod skill;

pub use calm::calm_step;
pub use felt::{HandChoice, judge_calm};
pub use searcher::{Act, BagPosition, Feeling, Plan, Searcher};
pub use skill::Skill;
