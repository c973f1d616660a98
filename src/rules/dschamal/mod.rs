//! Dschamal, a game of feeling for wooden shapes in a bag: clauses B1 to B10 of the rulebook.
//!
//! The state consists of the pieces on the table and the two players of the duel. The duel itself is a subgame outside
//! of the state, live on the screen or turn by turn in a [`CalmDuel`]; only the draw and the shout are actions. So a
//! record does not tell the pieces that were felt (B9), and an interrupted duel begins again. With each hand on a device
//! of its own, the turns are actions too, but the finds of a hand stay hidden (`by_link`).

mod action;
mod by_link;
mod calm;
mod colour;
mod draw;
mod duel;
mod event;
mod live;
mod options;
mod pairing;
mod phase;
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
pub use event::{Continuation, Event, Settlement};
pub use live::{HELD_BACK_MILLIS, Verdict, verdict};
pub use options::{DuelKind, Options, Start};
pub use pairing::Pairing;
pub use phase::Phase;
pub use piece::{Kind, Piece};
pub use refusal::Refusal;
pub use score::{Ending, POINTS_TO_WIN};
pub use set::PieceSet;
pub use shape::Shape;
pub use state::Dschamal;
pub use touch::{Defect, Feature, Outline};
