//! The hand of a bot in a live duel (B10).
//!
//! Its only input is what is under its fingers, so it cannot know more than it has felt (B9). Time is simulated: the
//! hand says how long each act takes, and the caller lets that time pass.

use super::skill::{Judgement, Skill, between, camps_of_the_duel};
use crate::rules::dschamal::{Dschamal, Outline, PieceSet};

/// A place in the bag, in thousandths of its width and of its depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BagPosition {
    /// From left to right, 0 to 1000.
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

/// The next act of the hand, after a rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The length of the rest, in milliseconds.
    pub rest: u32,
    /// The act after it.
    pub act: Act,
}

/// An act of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Moves to a place. A piece on the way may stop it.
    Reach {
        /// The destination.
        to: BagPosition,
        /// The time for the whole way, in milliseconds.
        millis: u32,
    },
    /// Closes and comes out with the piece under it.
    Close {
        /// `true` with the shout.
        shout: bool,
    },
}

/// The distance within which the hand takes two places for the same, in thousandths.
const SAME: u32 = 40;

/// The number of random places among which it picks the nearest that it does not remember.
const CANDIDATES: usize = 4;

/// The least time of a hurried hand to recognise a piece, and for a glance, in milliseconds.
const LEAST_RECOGNITION: u32 = 150;
const LEAST_GLANCE: u32 = 80;
/// The part of its time that a hurried hand takes at least for a way, in thousandths.
const LEAST_WAY: u32 = 200;

/// The number of rejected pieces after which any piece will do that does not seem black, so that the search ends.
const PATIENCE: u32 = 60;

/// A bot's hand in the bag.
#[derive(Clone, Debug)]
pub struct Searcher {
    skill: Skill,
    camps: PieceSet,
    /// The places of rejected pieces, oldest first.
    remembered: Vec<BagPosition>,
    rejected: u32,
    /// The part of its time that it takes for the next stop, in thousandths.
    hurried: u32,
}

impl Searcher {
    /// A hand for the duel that is due. It looks only at the camps of the two players.
    #[must_use]
    pub fn new(skill: Skill, state: &Dschamal) -> Self {
        Self { skill, camps: camps_of_the_duel(state), remembered: Vec::new(), rejected: 0, hurried: 1000 }
    }

    /// The plan at "3", when the hand is held over `at`. `random` returns 64 random bits per call.
    pub fn enter(&self, at: BagPosition, random: &mut impl FnMut() -> u64) -> Plan {
        let rest = between(self.skill.traits().reaction, random);
        Plan { rest, act: self.reach(at, random) }
    }

    /// The plan at the place `at`, where the hand has arrived or been stopped and feels `feels`. `random` returns 64
    /// random bits per call.
    pub fn felt(&mut self, at: BagPosition, feels: Feeling, random: &mut impl FnMut() -> u64) -> Plan {
        let traits = self.skill.traits();
        let hurried = self.hurried;
        self.hurried = hurried * traits.hurry / 100;
        let glance = (traits.glance * hurried / 1000).max(LEAST_GLANCE);
        let outline = match feels {
            Feeling::One(outline) if !self.remembers(at) => outline,
            Feeling::One(_) | Feeling::Nothing => return Plan { rest: glance, act: self.reach(at, random) },
            Feeling::Several => {
                self.remember(at);
                return Plan { rest: glance, act: self.reach(at, random) };
            }
        };
        let recognition = (between(traits.recognition, random) * hurried / 1000).max(LEAST_RECOGNITION);
        let shout = match self.skill.judge(outline, self.camps, random) {
            Judgement::Draw { shout } => shout,
            Judgement::Leave { black: false } if self.rejected >= PATIENCE => false,
            Judgement::Leave { .. } => {
                self.rejected += 1;
                self.remember(at);
                return Plan { rest: recognition, act: self.reach(at, random) };
            }
        };
        Plan { rest: recognition + between(traits.reaction, random), act: Act::Close { shout } }
    }

    /// Moves to the nearest of a few random places, preferably to one that it does not remember.
    fn reach(&self, at: BagPosition, random: &mut impl FnMut() -> u64) -> Act {
        let mut thousandth = || u16::try_from(between((0, 1000), random)).unwrap_or_default();
        let candidates: [BagPosition; CANDIDATES] =
            std::array::from_fn(|_| BagPosition { x: thousandth(), y: thousandth() });
        let nearest = candidates.into_iter().min_by_key(|&to| (self.remembers(to), distance(at, to)));
        let to = nearest.unwrap_or(at);
        Act::Reach { to, millis: distance(at, to) * self.hurried.max(LEAST_WAY) / self.skill.traits().speed }
    }

    fn remembers(&self, at: BagPosition) -> bool {
        self.remembered.iter().any(|&place| distance(place, at) <= SAME)
    }

    /// Remembers a place, and forgets the oldest if the memory is full.
    fn remember(&mut self, at: BagPosition) {
        if self.remembered.len() == self.skill.traits().memory {
            self.remembered.remove(0);
        }
        self.remembered.push(at);
    }
}

/// The Euclidean distance, in thousandths.
fn distance(from: BagPosition, to: BagPosition) -> u32 {
    let [x, y] = [from.x.abs_diff(to.x), from.y.abs_diff(to.y)].map(u32::from);
    (x * x + y * y).isqrt()
}
