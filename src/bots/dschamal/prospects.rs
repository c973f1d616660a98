//! What a calm duel can come to (B10): a search over what is known.
//!
//! Any piece in the bag is as likely to be under a hand as any other, and what the other hand feels nobody is told. So what is
//! to come hangs on nothing but how many turns have been taken, and is worked out backwards from the last of them: a hand
//! draws where that is worth as much to it as what follows if it does not, and expects the other to do the same.

use crate::bots::Evaluate;
use crate::rules::dschamal::{Action, CalmDuel, CalmView, Dschamal, Outline, Phase, Piece};
use crate::rules::{Game, Seat};

/// What something is worth to the bag master and to the challenged, in [`Evaluate::value`].
type Worth = [i64; 2];

/// After so many turns each hand has felt all that it may, and draws or holds.
const FELT: u8 = 2 * CalmDuel::MOST_FELT;

/// What it is worth to win the match, and what it costs if another does: seven victory points (B8).
const MATCH: i64 = 700;

/// What the calm duel that is due in a match can come to.
pub(super) struct Prospects {
    seats: [Seat; 2],
    /// What it comes to if the bag master draws, and if the challenged does, for each of the pieces in the bag.
    drawn: [Vec<(Outline, Worth)>; 2],
    /// The match as it stands.
    now: Worth,
}

impl Prospects {
    /// Those of the duel between the bag master and the challenged.
    pub(super) fn new(state: &Dschamal, seats: [Seat; 2]) -> Self {
        let each = |seat, piece: Piece| (piece.outline(), drawn(state, seats, seat, piece));
        let drawn = seats.map(|seat| state.bag().iter().map(|piece| each(seat, piece)).collect());
        Self { seats, drawn, now: worth(state, seats) }
    }

    /// Whether `seat`, whose turn it is, does well to draw what feels like this. What is not in the bag it cannot be.
    pub(super) fn draws(&self, view: &CalmView, seat: Seat, felt: Outline) -> bool {
        let hand = usize::from(seat != self.seats[0]);
        // Pieces that feel the same are worth the same: only their colours differ.
        let Some((_, drawn)) = self.drawn[hand].iter().find(|(outline, _)| *outline == felt) else { return false };
        let left = if view.may_hold { self.held(hand, *drawn) } else { self.comes(view.felt[0] + view.felt[1] + 1) };
        drawn[hand] >= left[hand]
    }

    /// What it comes to where a hand is to choose after so many turns, and nobody knows what it feels.
    fn comes(&self, turns: u8) -> Worth {
        let hand = usize::from(turns % 2);
        let later = (turns < FELT).then(|| self.comes(turns + 1));
        mean(self.worths(hand).map(|drawn| {
            let left = later.unwrap_or_else(|| self.held(hand, drawn));
            if drawn[hand] >= left[hand] { drawn } else { left }
        }))
    }

    /// What it comes to if a hand holds what would come to `drawn`. If both hold, the lot says who draws.
    fn held(&self, hand: usize, drawn: Worth) -> Worth {
        let lot = |other: Worth| mean([drawn, other].into_iter());
        // The challenged takes the bag master to hold what it would lose by.
        let masters = mean(self.worths(0).filter(|worth| worth[0] <= self.now[0]));
        if hand == 1 {
            return lot(masters);
        }
        mean(self.worths(1).map(|other| if other[1] >= masters[1] { other } else { lot(other) }))
    }

    fn worths(&self, hand: usize) -> impl Iterator<Item = Worth> {
        self.drawn[hand].iter().map(|(_, worth)| *worth)
    }
}

/// What it comes to if `seat` draws `piece`, with the cry if that is the camel: it pays for no other (B4).
fn drawn(state: &Dschamal, seats: [Seat; 2], seat: Seat, piece: Piece) -> Worth {
    let after = |mut state: Dschamal, action| {
        state.happen(&action);
        state
    };
    let drawn = after(*state, Action::Draw { seat, piece, cry: piece == Piece::CAMEL });
    let Phase::Take { winner } = drawn.phase() else { return worth(&drawn, seats) };
    let winner = usize::from(winner != seats[0]);
    let mut takes = Vec::new();
    drawn.actions(&mut takes);
    let all = takes.into_iter().map(|take| worth(&after(drawn, take), seats));
    all.max_by_key(|worth| worth[winner]).unwrap_or_default()
}

fn worth(state: &Dschamal, seats: [Seat; 2]) -> Worth {
    let outcome = state.outcome();
    seats.map(|seat| {
        let wins = outcome.as_ref().map(|outcome| outcome.winners().any(|winner| winner == seat));
        state.value(seat) + wins.map_or(0, |wins| if wins { MATCH } else { -MATCH })
    })
}

/// 0 of none.
fn mean(worths: impl Iterator<Item = Worth>) -> Worth {
    let add = |(sum, count): (Worth, i64), worth: Worth| ([sum[0] + worth[0], sum[1] + worth[1]], count + 1);
    let (sum, count) = worths.fold(([0; 2], 0), add);
    sum.map(|sum| sum / count.max(1))
}
