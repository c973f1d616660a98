//! The consequences of a duel (B4 to B8).

use super::score::count;
use super::{Case, Continuation, Draw, Dschamal, Event, Phase, Piece, PieceSet, Settlement};
use crate::rules::Seat;

impl Dschamal {
    /// Decides the duel by a draw (B4). It is settled at once if the winner has nothing to choose.
    pub(super) fn draw(&mut self, draw: Draw) -> Event {
        let other = self.pairing.other(draw.drawer);
        let case = Case::of(draw, self.camp(draw.drawer), self.camp(other));
        let (winner, loser) = if case.drawer_wins() { (draw.drawer, other) } else { (other, draw.drawer) };
        let locked = self.locked();
        let won = draw.won();
        self.camps[winner.index()] |= won;
        let of_same_shape = |piece: Piece| piece.shape().map(PieceSet::of_shape).unwrap_or_default();
        let given = match (case, draw.single()) {
            (Case::Others, Some(piece)) => (self.camp(other) & of_same_shape(piece)).first(),
            _ => None,
        };
        if let Some(piece) = given {
            self.hand_over(piece, loser, winner);
        }
        let chooses = won.is_empty() && !self.winnable_pieces(loser).is_empty();
        let settled = if chooses {
            self.phase = Phase::Take { winner };
            None
        } else {
            Some(self.settle(winner, locked))
        };
        Event::Drawn { draw, case, winner, loser, won, given, settled }
    }

    /// Lets the winner of the duel take a piece of the loser (B4).
    pub(super) fn take(&mut self, winner: Seat, piece: Piece) -> Event {
        let loser = self.pairing.other(winner);
        let locked = self.locked();
        self.hand_over(piece, loser, winner);
        Event::Taken { winner, loser, piece, settled: self.settle(winner, locked) }
    }

    fn hand_over(&mut self, piece: Piece, from: Seat, to: Seat) {
        self.camps[from.index()].remove(piece);
        self.camps[to.index()].insert(piece);
    }

    /// Settles a duel after all pieces have changed hands: victory points (B7), the end of the match (B8) and the next
    /// duel (B6). `locked` are the pieces that were locked before.
    fn settle(&mut self, winner: Seat, locked: PieceSet) -> Settlement {
        let locked = self.locked() & !locked;
        let gained = self.camps.map(|camp| count(camp & locked));
        let then = if let Some(ending) = self.decided(winner) {
            self.phase = Phase::Over { winner };
            Continuation::Over(ending)
        } else {
            self.pairing = self.pairing.after(winner, self.options.players);
            self.phase = self.duel_begins();
            Continuation::Duel(self.pairing)
        };
        Settlement { locked, gained, then }
    }
}
