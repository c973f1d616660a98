//! The expected outcome of a calm duel (B10), by backward induction.
//!
//! Every piece in the bag is equally likely under a hand, and what the other hand feels is hidden. So the future
//! depends only on the number of turns taken, and is computed backwards from the last: a hand draws if that is worth
//! at least as much to it as continuing, and expects the same of the other.

use crate::bots::Evaluate;
use crate::rules::dschamal::{Action, CalmDuel, CalmView, Dschamal, Outline, Phase, Piece};
use crate::rules::{Game, Seat};

/// A value for the bag master and for the challenged, in the unit of [`Evaluate::value`].
pub(super) type Worth = [i64; 2];

/// The value of a state for two seats.
type Value = fn(&Dschamal, [Seat; 2]) -> Worth;

/// The number of turns after which both hands have felt as often as they may, and draw or hold.
const FELT: u8 = 2 * CalmDuel::MOST_FELT;

/// The value of winning the match, and the cost of losing it: seven victory points (B8).
const MATCH: i64 = 700;

/// The expected outcome of the calm duel that is due.
pub(super) struct Prospects {
    state: Dschamal,
    seats: [Seat; 2],
    /// The value of a state in which no hand is in the bag.
    value: Value,
    /// The outcome if the bag master draws, and if the challenged does, for each piece in the bag.
    drawn: [Vec<(Outline, Worth)>; 2],
    /// The value of the match as it stands.
    now: Worth,
}

impl Prospects {
    /// Computes the duel between the bag master and the challenged, in this order, as a bot plays it.
    pub(super) fn new(state: &Dschamal, seats: [Seat; 2]) -> Self {
        Self::by(worth, state, seats)
    }

    /// The same by the outlooks of the analysis, which count no more than the points.
    pub(super) fn in_points(state: &Dschamal, seats: [Seat; 2]) -> Self {
        Self::by(outlook, state, seats)
    }

    fn by(value: Value, state: &Dschamal, seats: [Seat; 2]) -> Self {
        // Only the camel rewards the shout (B4).
        let each =
            |seat, piece: Piece| (piece.outline(), drawn(state, seats, (seat, piece, piece == Piece::CAMEL), value));
        let drawn = seats.map(|seat| state.bag().iter().map(|piece| each(seat, piece)).collect());
        Self { state: *state, seats, value, drawn, now: value(state, seats) }
    }

    /// The expected outcome if `seat` draws a piece that feels like `felt`, with or without the shout; `None` if no such
    /// piece is in the bag.
    pub(super) fn draws(&self, seat: Seat, felt: Outline, shout: bool) -> Option<Worth> {
        // Pieces that feel the same have the same value: they differ only in colour.
        let piece = self.state.bag().iter().find(|piece| piece.outline() == felt)?;
        Some(drawn(&self.state, self.seats, (seat, piece, shout), self.value))
    }

    /// The expected outcome if `seat`, whose turn it is, lets go of a piece that feels like `felt`, or holds it; `None` if
    /// no such piece is in the bag.
    pub(super) fn leaves(&self, view: &CalmView, seat: Seat, felt: Outline) -> Option<Worth> {
        let hand = usize::from(seat != self.seats[0]);
        let (_, drawn) = self.drawn[hand].iter().find(|(outline, _)| *outline == felt)?;
        let turns = view.felt[0] + view.felt[1];
        Some(if view.may_hold { self.held(hand, *drawn) } else { self.expected_from(turns + 1) })
    }

    /// `true` if `seat`, whose turn it is, should draw the piece that feels like `felt`; `false` if no such piece is
    /// in the bag.
    pub(super) fn should_draw(&self, view: &CalmView, seat: Seat, felt: Outline) -> bool {
        let hand = usize::from(seat != self.seats[0]);
        let draws = self.draws(seat, felt, felt == Outline::Camel);
        draws.zip(self.leaves(view, seat, felt)).is_some_and(|(draws, leaves)| draws[hand] >= leaves[hand])
    }

    /// The expected outcome where a hand chooses after this number of turns, before it is known what it feels.
    fn expected_from(&self, turns: u8) -> Worth {
        let hand = usize::from(turns % 2);
        let later = (turns < FELT).then(|| self.expected_from(turns + 1));
        mean(self.worths(hand).map(|drawn| {
            let left = later.unwrap_or_else(|| self.held(hand, drawn));
            if drawn[hand] >= left[hand] { drawn } else { left }
        }))
    }

    /// The outcome if a hand holds a piece whose drawing is worth `drawn`. If both hold, a random hand draws.
    fn held(&self, hand: usize, drawn: Worth) -> Worth {
        let drawn_by_either = |other: Worth| mean([drawn, other].into_iter());
        // The challenged assumes that the bag master holds a piece that would cost it something.
        let masters = mean(self.worths(0).filter(|worth| worth[0] <= self.now[0]));
        if hand == 1 {
            return drawn_by_either(masters);
        }
        mean(self.worths(1).map(|other| if other[1] >= masters[1] { other } else { drawn_by_either(other) }))
    }

    fn worths(&self, hand: usize) -> impl Iterator<Item = Worth> {
        self.drawn[hand].iter().map(|(_, worth)| *worth)
    }
}

/// The outcome if a seat draws a piece, with or without the shout.
fn drawn(state: &Dschamal, seats: [Seat; 2], (seat, piece, shout): (Seat, Piece, bool), value: Value) -> Worth {
    let after = |mut state: Dschamal, action| {
        state.happen(&action);
        state
    };
    let drawn = after(*state, Action::Draw { seat, piece, shout });
    let Phase::Take { winner } = drawn.phase() else { return value(&drawn, seats) };
    let winner = usize::from(winner != seats[0]);
    let mut takes = Vec::new();
    drawn.actions(&mut takes);
    let all = takes.into_iter().map(|take| value(&after(drawn, take), seats));
    all.max_by_key(|worth| worth[winner]).unwrap_or_default()
}

fn worth(state: &Dschamal, seats: [Seat; 2]) -> Worth {
    let outcome = state.outcome();
    seats.map(|seat| {
        let wins = outcome.as_ref().map(|outcome| outcome.winners().any(|winner| winner == seat));
        state.value(seat) + wins.map_or(0, |wins| if wins { MATCH } else { -MATCH })
    })
}

fn outlook(state: &Dschamal, seats: [Seat; 2]) -> Worth {
    let outlook = state.static_outlook();
    seats.map(|seat| outlook[seat.index()])
}

/// The mean by seat; 0 of no values.
fn mean(worths: impl Iterator<Item = Worth>) -> Worth {
    let add = |(sum, count): (Worth, i64), worth: Worth| ([sum[0] + worth[0], sum[1] + worth[1]], count + 1);
    let (sum, count) = worths.fold(([0; 2], 0), add);
    sum.map(|sum| sum / count.max(1))
}
