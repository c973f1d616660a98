//! Reasons for taking a piece of Dschamal. There is no advice for duels, which depend on touch.

use super::words::{self, Role};
use crate::rules::dschamal::{Action, Dschamal, Phase, PieceSet};
use crate::rules::{Actor, Game};
use crate::scene::{Advice, Advise, Seating};
use crate::words::dschamal;

impl Advise for Dschamal {
    /// No piece is worth three victory points.
    const HAS_TUTOR: bool = false;

    fn can_advise(&self) -> bool {
        matches!(self.phase(), Phase::Start(_) | Phase::Take { .. })
    }

    fn advice(&self, action: &Action, _seating: &Seating) -> Option<Advice> {
        let (Action::Take(piece), Actor::Seat(seat)) = (*action, self.actor(action)) else { return None };
        let all = PieceSet::of_shape(piece.shape()?);
        let own = (self.camp(seat) | PieceSet::of(piece)) & all;
        let left = (self.bag() & !PieceSet::of(piece)) & all;
        let says = dschamal::advice_take(&words::the(piece, Role::Object), own.len(), left.len());
        Some(Advice::on([piece.into()], &[says]).round((0, 0), (0, 0)))
    }
}
