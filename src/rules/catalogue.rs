//! The list of the games.

use super::game::Game;

/// The only list of the games. The macro calls a visitor for each. `tests/catalogue.rs` checks everything that has a
/// file per game against this list.
///
/// It is a macro, so that the `visit` of each visitor names its own bounds.
#[macro_export]
macro_rules! visit_games {
    ($visitor:expr) => {{
        $visitor.visit::<$crate::rules::marrakech::Marrakech>();
        $visitor.visit::<$crate::rules::damath::Damath>();
        $visitor.visit::<$crate::rules::chaupar::Chaupar>();
        $visitor.visit::<$crate::rules::pachisi::Pachisi>();
        $visitor.visit::<$crate::rules::dschamal::Dschamal>();
    }};
}
pub use visit_games;

/// An operation that is generic over games: a law to test, a play-through to record, a benchmark to run.
pub trait Visitor {
    /// Runs the operation on the game `G`.
    fn visit<G: Game>(&mut self);
}

/// Runs `visitor` on every game, in the order of the list.
pub fn visit_all(visitor: &mut impl Visitor) {
    visit_games!(visitor);
}
