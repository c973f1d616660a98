//! Damath as a [`Position`] of the alpha-beta search.

use std::cmp::Ordering;

use super::alpha_beta::{Position, proven_points};
use super::damath_evaluation::{self, hundredths};
use super::damath_network::{self, Network, Sums};
use crate::bots::rng::mix;
use crate::rules::Game;
use crate::rules::damath::{Action, Board, Damath, Piece, Side, Square};

/// A state of Damath, with the parts of its key and of its evaluation that would take long to compute in every
/// position. A move updates them by the few pieces that it changes.
#[derive(Clone, Copy)]
pub struct Tracked {
    state: Damath,
    /// The [`placement_key`].
    placement: u64,
    /// The score of the first player by capturing minus that of the second, in hundredths of a point. Each capture is
    /// rounded, so it is for evaluations, not for results.
    scored: i64,
    sums: Sums,
    /// The network that evaluates; `None` for the plain evaluation.
    network: Option<&'static Network>,
}

impl Tracked {
    /// A state that is evaluated by a network, if there is one for its options.
    pub fn new(state: &Damath) -> Self {
        Self::with(state, damath_network::network(state.options()))
    }

    /// A state that is evaluated without a network.
    pub fn plain(state: &Damath) -> Self {
        Self::with(state, None)
    }

    fn with(state: &Damath, network: Option<&'static Network>) -> Self {
        let scored = hundredths(state.options().set, state.score(Side::First) - state.score(Side::Second));
        let placement = state.side().index() as u64;
        let mut tracked = Self { state: *state, placement, scored, sums: Sums::NONE, network };
        for side in Side::BOTH {
            for (square, piece) in state.board().pieces(side) {
                tracked.change(side, square, piece, 1);
            }
        }
        tracked
    }

    /// Adds a piece of `side`, or removes it: `times` is 1 or -1.
    fn change(&mut self, side: Side, square: Square, piece: Piece, times: i16) {
        self.placement ^= piece_key(side, square, piece);
        if let Some(network) = self.network {
            self.sums.change(self.state.options().set, network, (side, square, piece), times);
        }
    }
}

/// The sides move alternately; after the answer to an offer it is the move of the player who made it (D11). Values
/// are in hundredths of a point.
impl Position for Tracked {
    type Action = Action;

    fn actions(&self, into: &mut Vec<Action>) {
        self.state.actions(into);
    }

    fn after(&self, action: &Action) -> Self {
        let Action::Play(way) = action else {
            let mut state = self.state;
            state.happen(action);
            return Self::with(&state, self.network);
        };
        let mut after = Self { state: self.state.played(way), placement: self.placement ^ 1, ..*self };
        let (before, now) = (self.state.board(), *after.state.board());
        let (mover, other) = (self.state.side(), self.state.side().other());
        after.change(mover, way.from(), before.piece(way.from()), -1);
        after.change(mover, way.to(), now.piece(way.to()), 1);
        if way.is_capture() {
            for square in before.of(other) & !now.of(other) {
                after.change(other, square, before.piece(square), -1);
            }
            let gain = hundredths(self.state.options().set, after.state.score(mover) - self.state.score(mover));
            after.scored += if mover == Side::First { gain } else { -gain };
        }
        after
    }

    fn is_over(&self) -> bool {
        self.state.end().is_some()
    }

    /// Quiet means that no capture is compulsory (D7). Every capture removes a piece, so a chain of captures ends.
    fn is_quiet(&self) -> bool {
        !self.state.must_capture()
    }

    /// By the final score as it stands (D12), compared exactly (D10).
    fn result(&self) -> Ordering {
        let side = self.state.side();
        self.state.total(side).cmp(&self.state.total(side.other()))
    }

    /// Leaves out the count of quiet moves (D11), which would separate positions that hardly ever differ.
    fn key(&self) -> u64 {
        mix(self.scored.cast_unsigned()) ^ self.placement
    }

    fn points(&self) -> i64 {
        damath_evaluation::points(&self.state)
    }

    fn gain(&self, action: &Action) -> i64 {
        match action {
            Action::Play(way) => hundredths(self.state.options().set, self.state.gain(way)),
            _ => 0,
        }
    }

    fn evaluation(&self) -> i64 {
        match self.network {
            Some(network) => damath_network::evaluation(&self.state, self.scored, &self.sums, network),
            None => damath_evaluation::evaluation(&self.state),
        }
    }

    fn futility_margin(&self) -> Option<i64> {
        damath_evaluation::futility_margin(&self.state)
    }

    fn history_index(action: &Action) -> usize {
        match action {
            Action::Play(way) => 32 * way.from().index() + way.to().index(),
            _ => 0,
        }
    }
}

/// The expected final lead of the side to move, in hundredths of a point, for a value that the search has found in
/// this state.
pub fn lead(state: &Damath, value: i64) -> i64 {
    proven_points(value).unwrap_or_else(|| match damath_network::network(state.options()) {
        Some(network) => damath_network::lead(state, value, network),
        None => damath_evaluation::lead(state, value),
    })
}

/// A hash key of the pieces and the side to move.
pub fn placement_key(board: &Board, side: Side) -> u64 {
    let pieces =
        Side::BOTH.into_iter().flat_map(|owner| board.pieces(owner).map(move |(at, piece)| (owner, at, piece)));
    pieces.fold(side.index() as u64, |key, (owner, square, piece)| key ^ piece_key(owner, square, piece))
}

/// The part of a piece in [`placement_key`].
fn piece_key(owner: Side, square: Square, piece: Piece) -> u64 {
    let [square, chip] = [square.index(), piece.chip.index()].map(|number| number as u64);
    let whose = 2 * u64::from(piece.dama) + owner.index() as u64;
    mix(1 + (whose << 10 | square << 5 | chip))
}

#[cfg(test)]
mod tests {
    use super::{Position, Tracked, placement_key};
    use crate::bots::rng::SplitMix64;
    use crate::rules::damath::Damath;

    #[test]
    fn moves_update_what_a_state_is_made_of_as_if_it_were_computed_anew() {
        for (seed, set) in (1..).zip(["counting", "integer", "fraction"]) {
            let mut rng = SplitMix64(seed);
            for _ in 0..20 {
                let state: Damath = format!("set={set} | first A").parse().expect("a position");
                let (mut tracked, mut actions) = (Tracked::new(&state), Vec::new());
                while !tracked.is_over() {
                    tracked.actions(&mut actions);
                    tracked = tracked.after(&actions[rng.below(actions.len())]);
                    let anew = Tracked::new(&tracked.state);
                    assert_eq!(tracked.placement, placement_key(tracked.state.board(), tracked.state.side()));
                    assert_eq!((tracked.placement, tracked.sums), (anew.placement, anew.sums));
                    // Each capture is rounded.
                    assert!((tracked.scored - anew.scored).abs() <= 24, "{}", tracked.state);
                }
            }
        }
    }
}
