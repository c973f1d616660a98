//! The list of the games.

use super::chaupar::Chaupar;
use super::damath::Damath;
use super::dschamal::Dschamal;
use super::game::Game;
use super::marrakech::Marrakech;
use super::pachisi::Pachisi;

/// Something that can be done with any game: a law to test, a play-through to record, a benchmark to run.
pub trait Visitor {
    /// Does it with the game `G`.
    fn visit<G: Game + 'static>(&mut self);
}

/// Brings `visitor` to every game.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<Marrakech>();
    visitor.visit::<Damath>();
    visitor.visit::<Chaupar>();
    visitor.visit::<Pachisi>();
    visitor.visit::<Dschamal>();
}
