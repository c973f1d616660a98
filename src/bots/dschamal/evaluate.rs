//! The evaluation of Dschamal.

use crate::bots::search::{Expectimax, Limits, Search};
use crate::bots::{Evaluate, Level, Worth};
use crate::rules::dschamal::{Action, Dschamal, DuelKind, POINTS_TO_WIN, Phase, PieceSet, Shape};
use crate::rules::{Game, Seat};

/// The value of a piece, by the number of pieces of its shape on the table; all four are a victory point each (B7).
/// Measured in self-play of the highest level.
const WORTH: [i64; 5] = [0, 15, 25, 45, 100];

/// The same in calm duels (B10), in which only chance brings a wanted piece to either hand.
const WORTH_CALM: [i64; 5] = [0, 4, 10, 25, 100];

/// In hundredths of a victory point: the lead over the average of the others in victory points and in pieces that may
/// become some.
impl Evaluate for Dschamal {
    fn value(&self, seat: Seat) -> i64 {
        let table = self.table();
        let each = if self.options().duel == DuelKind::Live { WORTH } else { WORTH_CALM };
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

    /// The lead in victory points (B7).
    fn material(&self, seat: Seat) -> i64 {
        lead(self, |seat| WORTH[4] * i64::from(self.points(seat)), seat)
    }

    /// The fewer points the leader needs to win (B8), the less counts what is no point yet; at the end it counts nothing.
    fn static_outlook(&self) -> Worth {
        let most = Seat::all(self.seats()).map(|seat| self.points(seat)).max().unwrap_or_default();
        let [left, all] = [POINTS_TO_WIN.saturating_sub(most), POINTS_TO_WIN].map(i64::from);
        self.by_seat(|state, seat| {
            let points = state.material(seat);
            points + (state.value(seat) - points) * left / all
        })
    }

    /// Levels differ in how well they feel ([`super::Skill::of`]); a beginner also values nothing but victory points.
    fn start_level_search(&self, level: Level, seat: Seat, actions: Vec<Action>) -> Box<dyn Search<Action>> {
        let evaluate: fn(&Self) -> _ = match level {
            Level::Beginner => |state| state.by_seat(Self::material),
            Level::Casual | Level::Advanced | Level::Master => Self::values,
        };
        Box::new(Expectimax::new(self, seat, actions, evaluate, Self::SCALE, Limits::depth(1)))
    }

    /// In the bag no piece can be told from another (B9). Bots fight duels outside of the state: live ones with a
    /// [`super::Searcher`], calm ones with [`super::calm_step`].
    fn restrict_for_bot(&self, _actions: &mut Vec<Action>) -> bool {
        matches!(self.phase(), Phase::Duel | Phase::Turns(_) | Phase::Must(_) | Phase::Grip { .. })
    }
}

/// The lead of `seat` over the average of the others.
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

    /// The moves of an advanced bot on seat A, over all seeds tried.
    fn chosen(state: &Dschamal) -> Vec<String> {
        done(Level::Advanced, state, Seat(0), 2048)
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
