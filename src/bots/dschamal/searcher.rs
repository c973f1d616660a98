//! A bot's hand in a live duel (B10).
//!
//! It is given what is under its fingers and nothing else, so that it can know no more than it has felt (B9). Time is
//! simulated: it says how long it takes for everything, and whoever runs the duel lets that time pass.

use super::skill::{Judgement, Skill, between, camps_of_the_duel};
use crate::rules::dschamal::{Dschamal, Outline, PieceSet};

/// A place in the bag, in thousandths of its width and of its depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From the left to the right, 0 to 1000.
    pub x: u16,
    /// From the near end to the far end, 0 to 1000.
    pub y: u16,
}

/// The sensation under the fingers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feeling {
    /// No piece.
    Nothing,
    /// One piece, with this outline.
    One(Outline),
    /// Several pieces, whose outlines touch.
    Several,
}

/// The hand's next act: it rests where it is for some milliseconds, then acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How long it rests, in milliseconds.
    pub rest: u32,
    /// What it does then.
    pub act: Act,
}

/// An act of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// It moves to a place. If it meets something on the way it may be stopped there.
    Reach {
        /// Where to.
        to: Place,
        /// How long it takes for the whole way, in milliseconds.
        millis: u32,
    },
    /// It closes and comes out with what is under it.
    Close {
        /// Whether with the cry.
        cry: bool,
    },
}

/// How near two places are that a hand takes for the same, in thousandths.
const SAME: u32 = 40;

/// Among how many places it looks for the nearest that it does not remember.
const WAYS: usize = 4;

/// After so many pieces that were not worth it, any will do that does not seem black: a search must end.
const PATIENCE: u32 = 60;

/// A bot's hand in the bag.
#[derive(Clone, Debug)]
pub struct Searcher {
    skill: Skill,
    camps: PieceSet,
    /// The places where it has felt something that was not worth it, the oldest first.
    remembered: Vec<Place>,
    left: u32,
}

impl Searcher {
    /// A hand for the duel that is due. Of the state it only looks at the camps of the two.
    #[must_use]
    pub fn new(skill: Skill, state: &Dschamal) -> Self {
        Self { skill, camps: camps_of_the_duel(state), remembered: Vec::new(), left: 0 }
    }

    /// Its plan at "3", being held over `at`. `random` gives 64 random bits a call.
    pub fn enter(&self, at: Place, random: &mut impl FnMut() -> u64) -> Plan {
        let rest = between(self.skill.traits().reaction, random);
        Plan { rest, act: self.reach(at, random) }
    }

    /// Its plan at the place `at`, which it has come to or been stopped at, and where it feels this. `random` gives
    /// 64 random bits a call.
    pub fn felt(&mut self, at: Place, feels: Feeling, random: &mut impl FnMut() -> u64) -> Plan {
        let traits = self.skill.traits();
        let outline = match feels {
            Feeling::One(outline) if !self.remembers(at) => outline,
            Feeling::One(_) | Feeling::Nothing => return Plan { rest: traits.glance, act: self.reach(at, random) },
            Feeling::Several => {
                self.remember(at);
                return Plan { rest: traits.glance, act: self.reach(at, random) };
            }
        };
        let recognition = between(traits.recognition, random);
        let cry = match self.skill.judges(outline, self.camps, random) {
            Judgement::Draw { cry } => cry,
            Judgement::Leave { black: false } if self.left >= PATIENCE => false,
            Judgement::Leave { .. } => {
                self.left += 1;
                self.remember(at);
                return Plan { rest: recognition, act: self.reach(at, random) };
            }
        };
        Plan { rest: recognition + between(traits.reaction, random), act: Act::Close { cry } }
    }

    /// The way to the nearest of a few places, if there is one that it does not remember.
    fn reach(&self, at: Place, random: &mut impl FnMut() -> u64) -> Act {
        let mut thousandth = || u16::try_from(between((0, 1000), random)).unwrap_or_default();
        let ways: [Place; WAYS] = std::array::from_fn(|_| Place { x: thousandth(), y: thousandth() });
        let nearest = ways.into_iter().min_by_key(|&to| (self.remembers(to), distance(at, to)));
        let to = nearest.unwrap_or(at);
        Act::Reach { to, millis: distance(at, to) * 1000 / self.skill.traits().speed }
    }

    fn remembers(&self, at: Place) -> bool {
        self.remembered.iter().any(|&place| distance(place, at) <= SAME)
    }

    /// Remembers a place, and forgets the oldest if these are too many.
    fn remember(&mut self, at: Place) {
        if self.remembered.len() == self.skill.traits().memory {
            self.remembered.remove(0);
        }
        self.remembered.push(at);
    }
}

/// How far it is, in thousandths.
fn distance(from: Place, to: Place) -> u32 {
    let [x, y] = [from.x.abs_diff(to.x), from.y.abs_diff(to.y)].map(u32::from);
    (x * x + y * y).isqrt()
}
