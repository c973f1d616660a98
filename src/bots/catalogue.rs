//! The list of the games that bots can play: the same as [`crate::rules::catalogue`].

use super::Evaluate;
use crate::rules::chaupar::Chaupar;
use crate::rules::damath::Damath;
use crate::rules::dschamal::Dschamal;
use crate::rules::marrakech::Marrakech;
use crate::rules::pachisi::Pachisi;

/// Something that can be done with any game and its bots.
pub trait Visitor {
    /// Does it with the game `G`.
    fn visit<G: Evaluate + 'static>(&mut self);
}

/// Brings `visitor` to every game.
pub fn visit_all(visitor: &mut impl Visitor) {
    visitor.visit::<Marrakech>();
    visitor.visit::<Damath>();
    visitor.visit::<Chaupar>();
    visitor.visit::<Pachisi>();
    visitor.visit::<Dschamal>();
}

#[cfg(test)]
mod tests {
    use super::{Evaluate, Visitor, visit_all};
    use crate::rules::{Game, catalogue};

    #[derive(Default)]
    struct Names(Vec<&'static str>);

    impl Visitor for Names {
        fn visit<G: Evaluate + 'static>(&mut self) {
            self.0.push(G::NAME);
        }
    }

    impl catalogue::Visitor for Names {
        fn visit<G: Game + 'static>(&mut self) {
            self.0.push(G::NAME);
        }
    }

    #[test]
    fn bots_play_every_game() {
        let (mut ours, mut all) = (Names::default(), Names::default());
        visit_all(&mut ours);
        catalogue::visit_all(&mut all);
        assert_eq!(ours.0, all.0);
    }
}
