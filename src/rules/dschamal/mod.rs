//! Dschamal: two hands in a bag of wooden shapes, and a camel among them. Clauses B1 to B10 of the rulebook.
//!
//! The state is what lies on the table and who duels whom. A duel itself is lived through outside of it, live on the
//! screen or step by step in a [`CalmDuel`]; only what is drawn and the cry come back as actions. So nothing that is kept
//! of a match tells what was felt (B9), and a duel that was interrupted begins afresh by itself. Where the two are on
//! devices of their own, their turns are actions too, but what a hand has found is not (`apart`).

mod action;
mod apart;
mod calm;
mod colour;
mod draw;
mod duel;
mod event;
mod live;
mod options;
mod pairing;
mod piece;
mod play;
mod refusal;
mod score;
mod set;
mod shape;
mod state;
mod text;
mod touch;

pub use action::Action;
pub use calm::{CalmDuel, CalmView, Step};
pub use colour::Colour;
pub use draw::{Case, Draw};
pub use event::{Event, Settled, Then};
pub use live::{HELD_BACK_MILLIS, Verdict, verdict};
pub use options::{Manner, Options, Start};
pub use pairing::Pairing;
pub use piece::{Kind, Piece};
pub use refusal::Refusal;
pub use score::{Ending, POINTS_TO_WIN};
pub use set::PieceSet;
pub use shape::Shape;
pub use state::{Dschamal, Phase};
pub use touch::{Defect, Feature, Outline};
