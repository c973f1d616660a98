//! Puzzles of Marrakech, and the sums of what each direction costs.

use super::{PuzzleGame, Sum, Term, Theme, chance};
use crate::rules::marrakech::{Action, DIE, Marrakech, Phase, Turning, Walk};

impl PuzzleGame for Marrakech {
    fn prospects(&self, action: &Action) -> i64 {
        chance::prospects(self, action)
    }

    fn refutation(&self, wrong: &Action, solution: &Action) -> Vec<Action> {
        chance::refutation(self, wrong, solution)
    }

    fn theme(&self, _: &[Action]) -> Theme {
        if self.phase() == Phase::Turn { Theme::Direction } else { Theme::Rug }
    }

    /// The mover's payment on each walk, for each way in which Asam can be turned (M4, M6); empty unless he is about to
    /// be.
    fn costs(&self) -> Vec<(Action, Sum)> {
        if self.phase() != Phase::Turn {
            return Vec::new();
        }
        let sum = |turning: Turning| {
            let walks = self.reach(self.asam().1.turned(turning));
            let term = |(walk, (roll, faces)): (&Walk, (u8, u32))| {
                let toll = self.toll(walk.end().to, self.mover());
                Term { roll, faces, dirhams: toll.map_or(0, |toll| toll.paid.into()) }
            };
            Sum { terms: walks.iter().zip(DIE).map(term).collect() }
        };
        Turning::ALL.map(|turning| (Action::Turn(turning), sum(turning))).to_vec()
    }
}
