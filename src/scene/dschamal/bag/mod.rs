//! The bag of a live duel (B9, B10): a heap that shifts a little, and two hands in it.
//!
//! Nothing of it is kept, and nobody is told more of it than what lies near a hand: [`Live::edges`] for who looks at the
//! screen, [`Live::touches`] for a bot. Time comes from outside, in milliseconds of any clock that only goes forward.
//! Lengths are in a unit of its own, of which a piece has [`RADIUS`] around it. Points are as a hand sees them: x from its
//! left, y from its own rim into the bag.

mod hand;
mod heap;
mod keys;
mod live;
mod view;

pub use heap::{Heap, Point, RADIUS, Size, between};
pub use keys::Keys;
pub use live::{Edge, Live, Touching};
pub use view::View;
