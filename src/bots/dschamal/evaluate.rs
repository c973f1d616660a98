//! How good a position of Dschamal is.

use crate::bots::search::{Expectimax, Limits};
use crate::bots::{Evaluate, Level, Search};
use crate::rules::dschamal::{Action, Dschamal, Manner, Phase, PieceSet, Shape};
use crate::rules::{Game, Seat};

/// What a piece is worth by how many of its shape lie on the table: all four are a victory point each (B7). So much it has
/// brought in matches that the highest level has played against itself.
const WORTH: [i64; 5] = [0, 15, 25, 45, 100];

/// The same in calm duels (B10), in which what is wanted comes to a hand by chance alone, and to the other as well.
const WORTH_CALM: [i64; 5] = [0, 4, 10, 25, 100];

/// In hundredths of a victory point: what the seat is worth more than the others are on average. Each is worth its
/// victory points, and the pieces that may become some.
impl Evaluate for Dschamal {
    fn value(&self, seat: Seat) -> i64 {
        let table = self.table();
        let each = if self.options().duel == Manner::Live { WORTH } else { WORTH_CALM };
        let worth = |seat| -> i64 {
            let of_shape = |shape| {
                let all = PieceSet::of_shape(shape);
                let on_table = usize::try_from((table & all).len()).unwrap_or_default();
                i64::from((self.camp(seat) & all).len()) * each[on_table]
            };
            Shape::ALL.into_iter().map(of_shape).sum()
        };
        lead(self, worth, seat)
    }

    /// Victory points (B7).
    fn plain(&self, seat: Seat) -> i64 {
        lead(self, |seat| WORTH[4] * i64::from(self.points(seat)), seat)
    }

    /// They differ by how well they feel ([`super::Skill::of`]), and the lowest sees no piece's worth but a victory point.
    fn thinks(&self, level: Level, seat: Seat, actions: Vec<Action>) -> Box<dyn Search<Action>> {
        let judges: fn(&Self) -> _ = match level {
            Level::Beginner => |state| state.by_seat(Self::plain),
            Level::Casual | Level::Keen | Level::Master => Self::values,
        };
        Box::new(Expectimax::new(self, seat, actions, judges, Limits::depth(1)))
    }

    /// In the bag no piece is known from another (B9). A duel that a bot shall fight for itself is fought outside of the
    /// state: live with a [`super::Searcher`], calmly with [`super::calm_step`].
    fn bind_bots(&self, _actions: &mut Vec<Action>) -> bool {
        matches!(self.phase(), Phase::Duel | Phase::Turns(_) | Phase::Must(_) | Phase::Grip { .. })
    }
}

/// How far `seat` is ahead of the others on average.
fn lead(state: &Dschamal, worth: impl Fn(Seat) -> i64, seat: Seat) -> i64 {
    let own = worth(seat);
    let all: i64 = Seat::all(state.seats()).map(worth).sum();
    own - (all - own) / (i64::from(state.seats()) - 1)
}

#[cfg(test)]
mod tests {
    use crate::bots::thinking::done;
    use crate::bots::{Evaluate, Level};
    use crate::rules::dschamal::Dschamal;
    use crate::rules::{Game, Seat};

    fn position(camps: &str, now: &str) -> Dschamal {
        let text = format!("players 2 start chosen duel live; camps {camps}; master A; challenged B; now {now}");
        text.parse().expect("a position")
    }

    /// All that a keen bot may do on seat A, whatever the lot.
    fn chosen(state: &Dschamal) -> Vec<String> {
        done(Level::Keen, state, Seat(0), 2048)
    }

    #[test]
    fn takes_the_piece_that_is_nearest_to_a_victory_point() {
        let state = position("blue-egg+white-egg blue-star+yellow-egg+blue-cone+white-cone", "take A");
        assert_eq!(chosen(&state), ["take yellow-egg"]);
    }

    #[test]
    fn b9_in_the_bag_it_knows_no_piece_from_another() {
        let state = position("blue-egg+white-egg+yellow-egg blue-star", "duel");
        let mut listed = Vec::new();
        state.actions(&mut listed);
        assert_eq!(chosen(&state).len(), listed.len() / 2);
    }

    #[test]
    fn what_one_has_more_the_other_has_less() {
        for camps in ["blue-egg blue-star", "- blue-star+white-star", "blue-egg+white-egg yellow-egg+brown-egg"] {
            let state = position(camps, "duel");
            assert_eq!(state.value(Seat(0)), -state.value(Seat(1)), "{camps}");
        }
    }
}
