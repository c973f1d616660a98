//! The list of the games.

use super::game::Game;

/// The one list of the games: brings a visitor to each, whatever it asks of a game. What has a file for each game is held
/// to it by `tests/catalogue.rs`.
///
/// It is a macro, as the visitor's own `visit` says what it asks: a trait would have to name that for all visitors.
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

/// Something that can be done with any game: a law to test, a play-through to record, a benchmark to run.
pub trait Visitor {
    /// Does it with the game `G`.
    fn visit<G: Game + 'static>(&mut self);
}

/// Brings `visitor` to every game.
pub fn visit_all(visitor: &mut impl Visitor) {
    visit_games!(visitor);
}
