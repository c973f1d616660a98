//! The bag of Dschamal (B4, B9, B10): the hands in it, until one comes out with a piece.
//!
//! A live duel consists of the heap, which shifts a little, and two hands in it, of persons or bots. A calm duel, whose
//! rules are [`crate::rules::dschamal::CalmDuel`], consists of its steps and the parts that each hand has uncovered of
//! the piece it feels. It is a sitting of its own, [`CalmSitting`], beside that of the match.
//!
//! None of this is in the record, and nobody gets more of it than the surroundings of a hand: [`Live::edges`] for a
//! person at the screen, [`Live::touches`] for a bot. Time, in milliseconds of any monotonic clock, and random bits
//! come from outside. Lengths are in bag units, of which the radius of a piece is [`RADIUS`]. Points are in the
//! coordinates of a hand: x from its left, y from its own rim into the bag.

mod bot;
mod bot_duel;
mod calm;
mod calm_sitting;
mod calm_view;
mod duellists;
mod hand;
mod heap;
mod kept_duel;
mod keys;
mod live;
mod live_call;
mod live_duel;
mod strokes;
mod view;

pub use bot::BotHand;
pub use bot_duel::bot_duel;
use bot_duel::chance;
pub use calm::Calm;
pub use calm_sitting::{CalmButton, CalmEffect, CalmInput, CalmSitting};
pub use calm_view::{CalmScreen, Cover, FeltCount, FeltPiece};
pub use duellists::{CampLine, Duellists, wanted_shapes};
pub use heap::{Heap, Point, RADIUS, Size, clamp};
pub use kept_duel::{Course, KeptDuel};
pub use keys::Keys;
pub use live::{Edge, Live, Touching};
pub use live_call::{CallButton, RestartReason, call_buttons};
pub use live_duel::{DuelStatus, FrameResult, LiveDuel, PointerAction, PointerInput, PointerType};
pub use strokes::{SIDES, Strokes};
pub use view::View;
