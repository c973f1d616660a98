//! Puzzles of Marrakech: what each direction costs, and what each rug brings.

use super::{PuzzleGame, Sum, Term, Theme, chance};
use crate::rules::Game;
use crate::rules::marrakech::{Action, DIE, Marrakech, Payment, Phase, Turning};

impl PuzzleGame for Marrakech {
    fn prospects(&self, action: &Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Action, solution: &Action) -> Vec<Action> {
        chance::refutation(self, wrong, solution)
    }

    fn theme(&self, _: &[Action], _: &[(Action, Action)]) -> Theme {
        if self.phase() == Phase::Turn { Theme::Direction } else { Theme::Rug }
    }

    /// The mover's payment on each walk, for each way in which Asam can be turned (M4, M6); empty unless he is about to
    /// be.
    fn costs(&self) -> Vec<(Action, Sum)> {
        if self.phase() != Phase::Turn {
            return Vec::new();
        }
        Turning::ALL.map(|turning| (Action::Turn(turning), tolls(self, turning, |_| true))).to_vec()
    }

    fn payment(&self, action: &Action) -> Option<Sum> {
        let mut laid = *self;
        if self.phase() == Phase::Lay {
            laid.happen(action);
        }
        if laid.mover() == self.mover() || laid.phase() != Phase::Turn {
            return None;
        }
        let ways = Turning::ALL.map(|turning| {
            let to_mover = tolls(&laid, turning, |toll| toll.to == self.mover());
            (tolls(&laid, turning, |_| true).total(), to_mover)
        });
        ways.into_iter().min_by_key(|(cost, to_mover)| (*cost, to_mover.total())).map(|(_, to_mover)| to_mover)
    }
}

/// What the player about to turn Asam this way pays over the faces of the die, of the tolls that count.
fn tolls(state: &Marrakech, turning: Turning, counts: impl Fn(&Payment) -> bool) -> Sum {
    let walks = state.reach(state.asam().1.turned(turning));
    let terms = walks.iter().zip(DIE).map(|(walk, (roll, faces))| {
        let toll = state.toll(walk.end().to, state.mover()).filter(&counts);
        Term { roll, faces, dirhams: toll.map_or(0, |toll| toll.paid.into()) }
    });
    Sum { terms: terms.collect() }
}
