//! The skill of a bot at feeling pieces.

use crate::bots::Level;
use crate::bots::rng::bounded;
use crate::rules::dschamal::{Dschamal, Outline, Pairing, PieceSet, Shape};

/// The skill of a bot at feeling pieces. The lowest loses to a child, the highest is hard to beat; all move at human
/// speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// Slow, and often mistaken.
    Lowest,
    /// Slow, and sometimes mistaken.
    Low,
    /// Like a person who has played before.
    Middle,
    /// Quick, and seldom mistaken.
    Highest,
}

/// The parameters of a skill. Ranges are in milliseconds, parts and probabilities in percent.
pub(super) struct Traits {
    /// The time from "3" to a hand in the bag, and from a decision to a closed hand.
    pub reaction: (u32, u32),
    /// The time to recognise the first piece.
    pub recognition: (u32, u32),
    /// The part of its time for each stop that it takes for the next one: who searches long hurries.
    pub hurry: u32,
    /// The time to notice that there is nothing under the hand, or only a remembered piece, in milliseconds.
    pub glance: u32,
    /// The speed of the hand on its first way, in thousandths of the bag per second.
    pub speed: u32,
    /// The number of places that it remembers.
    pub memory: usize,
    /// The probability of mistaking a shape for its twin (B1).
    takes_for_twin: u32,
    /// The probability of overlooking a defect, and so taking a black piece for a coloured one.
    overlooks: u32,
    /// The probability of forgetting to shout.
    forgets_shout: u32,
}

impl Skill {
    /// All skills, lowest first.
    pub const ALL: [Self; 4] = [Self::Lowest, Self::Low, Self::Middle, Self::Highest];

    /// The skill of bots of this level.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Beginner => Self::Lowest,
            Level::Casual => Self::Low,
            Level::Advanced => Self::Middle,
            Level::Master => Self::Highest,
        }
    }

    pub(super) const fn traits(self) -> &'static Traits {
        match self {
            Self::Lowest => &Traits {
                reaction: (500, 1_000),
                recognition: (4_800, 7_200),
                hurry: 60,
                glance: 700,
                speed: 440,
                memory: 2,
                takes_for_twin: 30,
                overlooks: 50,
                forgets_shout: 30,
            },
            Self::Low => &Traits {
                reaction: (380, 760),
                recognition: (2_800, 4_600),
                hurry: 74,
                glance: 520,
                speed: 500,
                memory: 5,
                takes_for_twin: 16,
                overlooks: 27,
                forgets_shout: 14,
            },
            Self::Middle => &Traits {
                reaction: (300, 600),
                recognition: (1_500, 2_700),
                hurry: 82,
                glance: 450,
                speed: 600,
                memory: 8,
                takes_for_twin: 9,
                overlooks: 15,
                forgets_shout: 6,
            },
            Self::Highest => &Traits {
                reaction: (220, 380),
                recognition: (600, 1_100),
                hurry: 88,
                glance: 300,
                speed: 900,
                memory: 24,
                takes_for_twin: 3,
                overlooks: 4,
                forgets_shout: 0,
            },
        }
    }

    /// The outline that it takes a felt piece for.
    pub(super) fn perceive(self, felt: Outline, random: &mut impl FnMut() -> u64) -> Outline {
        let traits = self.traits();
        let mut happens = |percent| between((0, 99), random) < percent;
        let mut shape_of = |shape: Shape| if happens(traits.takes_for_twin) { shape.twin() } else { shape };
        match felt {
            Outline::Camel => Outline::Camel,
            Outline::Whole(shape) => Outline::Whole(shape_of(shape)),
            Outline::NearMiss(shape) => {
                let shape = shape_of(shape);
                if happens(traits.overlooks) { Outline::Whole(shape) } else { Outline::NearMiss(shape) }
            }
        }
    }

    /// `true` if it shouts when it draws a piece that it takes for this.
    pub(super) fn shouts(self, taken_for: Outline, random: &mut impl FnMut() -> u64) -> bool {
        taken_for == Outline::Camel && between((0, 99), random) >= self.traits().forgets_shout
    }

    /// The quick decision on a felt piece in a live duel.
    pub(super) fn judge(self, felt: Outline, camps: PieceSet, random: &mut impl FnMut() -> u64) -> Judgement {
        match self.perceive(felt, random) {
            Outline::NearMiss(_) => Judgement::Leave { black: true },
            Outline::Whole(shape) if !camps.has(shape) => Judgement::Leave { black: false },
            wanted => Judgement::Draw { shout: self.shouts(wanted, random) },
        }
    }
}

/// A decision on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Judgement {
    /// Draw it, with or without the shout.
    Draw { shout: bool },
    /// Leave it; `black` if it seems to be a black piece.
    Leave { black: bool },
}

/// The pieces whose shapes are worth drawing (B4): the camps of the two players of the duel.
pub(super) fn camps_of_the_duel(state: &Dschamal) -> PieceSet {
    let seats = state.pairing().map(Pairing::seats);
    seats.into_iter().flatten().fold(PieceSet::NONE, |camps, seat| camps | state.camp(seat))
}

/// A uniformly random number from `least` to `most`, inclusive.
pub(super) fn between((least, most): (u32, u32), random: &mut impl FnMut() -> u64) -> u32 {
    let chosen = bounded((most - least + 1) as usize, random());
    least + u32::try_from(chosen).unwrap_or_default()
}
