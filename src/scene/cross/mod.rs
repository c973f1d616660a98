//! Common parts of the scenes of Chaupar and Pachisi: the drawing of the cross-shaped board, and input on it.

mod advice;
mod animation;
mod board;
mod button;
mod cells;
mod chances;
mod choice;
mod controls;
mod ending;
mod feats;
mod game;
pub mod geometry;
mod layout;
mod marks;
pub(super) mod moves;
mod panels;
mod pawn;
mod picture;
mod remark;
mod selection;
mod touch;
mod words;

use super::WaitLimits;
pub(super) use advice::{advice, compare};
pub(super) use animation::animation;
pub use board::{
    Board, Free, Glide, Landing, Link, Mark, PairLink, Piece, Place, Sign, ThrowPhase, ThrowResult, Thrown,
};
pub use button::Button;
pub(super) use cells::cells;
pub use chances::{Chance, Counts, danger, earning};
pub(super) use controls::controls;
pub(super) use ending::{MatchStep, ending, highlights, luck_text};
pub(super) use feats::landing_sound;
pub use feats::{Feat, feats};
pub use game::Cross;
pub(super) use game::{effective_selection, follow_up, in_order, is_automatic_throw, only_choice};
pub(super) use layout::{board, trace};
pub(super) use moves::last_throw;
pub(super) use panels::{panels, score_text};
pub use pawn::pawn_outline;
pub(super) use picture::svg as picture;
pub(super) use remark::{Remark, cited, citing, latest, recap, recent_notable_event, sentences};
pub use selection::{LegalMove, Selection, Unit};
pub(super) use touch::{begin_drag, preview, touch};
pub(super) use words::{
    choose_landing, fault, hits, is_settled, moved, moves_text, moving, order_so_far, settled, stopping, taking, what,
};

/// Distance in board units by which a touch may miss a cell: with squares 18 CSS pixels wide, a target is then 44.
pub(super) const REACH: i32 = 14;

/// Limits on how long a person waits for others: three bots together take at most twice as long as one.
pub(super) const WAIT_LIMITS: WaitLimits = WaitLimits { turn: 2000, round: 1500, all: 4000 };
