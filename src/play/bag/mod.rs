//! The bag of Dschamal (B4, B9, B10): what hands do in it until one comes out with something.
//!
//! Of a live duel there are the heap, which shifts a little, and two hands in it, of persons or bots; of a calm one, whose
//! rules are [`crate::rules::dschamal::CalmDuel`], its steps and what each hand has uncovered of the piece that it feels.
//! A calm one is a sitting of its own, [`CalmSitting`]: one of two at a table, beside that of the match.
//!
//! Nothing of it is in the record, and nobody is told more of it than what lies near a hand: [`Live::edges`] for who looks
//! at the screen, [`Live::touches`] for a bot. Time comes from outside, in milliseconds of any clock that only goes forward,
//! and so do random bits. Lengths are in a unit of its own, of which a piece has [`RADIUS`] around it. Points are as a hand
//! sees them: x from its left, y from its own rim into the bag.

mod alone;
mod bot;
mod calm;
mod calm_sitting;
mod calm_view;
mod duellists;
mod hand;
mod heap;
mod keys;
mod live;
mod live_call;
mod live_duel;
mod strokes;
mod view;

use alone::chance;
pub use alone::duel;
pub use bot::BotHand;
pub use calm::Calm;
pub use calm_sitting::{CalmButton, CalmEffect, CalmInput, CalmSitting};
pub use calm_view::{CalmScreen, Cover, FeltCount, FeltPiece};
pub use duellists::{CampLine, Duellists};
pub use heap::{Heap, Point, RADIUS, Size, between};
pub use keys::Keys;
pub use live::{Edge, Live, Touching};
pub use live_call::{Again, CallButton, call_buttons};
pub use live_duel::{Deed, Device, LiveDuel, Passed, PointerAt, Signs};
pub use strokes::{SIDES, Strokes};
pub use view::View;
