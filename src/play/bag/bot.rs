//! A bot's hand in the bag: it knows only what is under its fingers (B9), and moves in the time of the duel.

use super::{Live, Point, Size, Touching};
use crate::bots::dschamal::{Act, BagPosition, Feeling, Plan, Searcher, Skill};
use crate::rules::dschamal::Dschamal;

/// The maximum length of a step of a hand, in bag units: short enough to meet every piece on its way.
const STEP: f64 = 12.0;
/// The speed of a closed hand on its way out, in bag units per millisecond.
const PULL: f64 = 0.8;
/// The time after which a grip that has not closed counts as empty, in milliseconds.
const EMPTY_MILLIS: f64 = 400.0;
/// The time in which its grip closes, in milliseconds.
const CLOSING_MILLIS: f64 = 250.0;

/// A bot's hand in a live duel.
pub struct BotHand {
    hand: usize,
    size: Size,
    searcher: Searcher,
    at: Point,
    motion: Motion,
}

/// The activity of a hand. Times are in milliseconds.
enum Motion {
    /// It rests until this time, and then does this.
    Rest(f64, Act),
    /// It moves from one point to another.
    Way { from: Point, to: Point, since: f64, millis: f64 },
    /// Its grip has been closing since this time.
    Closing { since: f64, shout: bool },
    /// It moves out of the bag.
    Out { from: Point, since: f64 },
}

impl BotHand {
    /// The hand with this index, over the rim until “3”. `random` returns 64 random bits per call.
    pub fn new(
        hand: usize,
        skill: Skill,
        state: &Dschamal,
        (size, three): (Size, f64),
        random: &mut impl FnMut() -> u64,
    ) -> Self {
        let at = Point { x: size.width / 2.0, y: 0.0 };
        let searcher = Searcher::new(skill, state);
        let plan = searcher.enter(place(size, at), random);
        Self { hand, size, searcher, at, motion: Motion::Rest(three + f64::from(plan.rest), plan.act) }
    }

    /// Its index.
    #[must_use]
    pub fn hand(&self) -> usize {
        self.hand
    }

    /// Does everything that is due at `now`. `random` returns 64 random bits per call.
    pub fn advance(&mut self, live: &mut Live, now: f64, random: &mut impl FnMut() -> u64) {
        match self.motion {
            Motion::Rest(until, _) if now < until => {}
            Motion::Rest(_, Act::Reach { to, millis }) => {
                let millis = f64::from(millis.max(1));
                self.motion = Motion::Way { from: self.at, to: point(self.size, to), since: now, millis };
            }
            Motion::Rest(_, Act::Close { shout }) => {
                self.motion = Motion::Closing { since: now, shout };
            }
            Motion::Way { from, to, since, millis } => {
                self.approach(live, now, (from, to, (now - since) / millis), random);
            }
            Motion::Closing { since, shout } => {
                if now - since >= CLOSING_MILLIS {
                    live.grip(self.hand, now);
                }
                if live.is_closed(self.hand) {
                    if shout {
                        live.shout(self.hand, now);
                    }
                    self.motion = Motion::Out { from: self.at, since: now };
                } else if now - since > EMPTY_MILLIS {
                    live.raise_hand(self.hand, now);
                    self.feel(live, now, random);
                }
            }
            Motion::Out { from, since } => {
                if !live.is_out(self.hand) {
                    live.move_hand(self.hand, Point { x: from.x, y: from.y - (now - since) * PULL }, now);
                }
            }
        }
    }

    /// Moves the hand to where it is due, step by step, until it meets a piece or arrives.
    fn approach(
        &mut self,
        live: &mut Live,
        now: f64,
        (from, to, part): (Point, Point, f64),
        random: &mut impl FnMut() -> u64,
    ) {
        let part = part.min(1.0);
        let goal = Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
        loop {
            let left = self.at.distance(goal);
            if left < 1.0 {
                break;
            }
            let step = (STEP / left).min(1.0);
            let next = Point { x: self.at.x + (goal.x - self.at.x) * step, y: self.at.y + (goal.y - self.at.y) * step };
            let meets = live.meets(self.hand, next);
            self.at = next;
            live.move_hand(self.hand, next, now);
            if meets {
                return self.feel(live, now, random);
            }
        }
        if part >= 1.0 {
            self.feel(live, now, random);
        }
    }

    fn feel(&mut self, live: &Live, now: f64, random: &mut impl FnMut() -> u64) {
        let feels = match live.touches(self.hand) {
            Touching::Nothing => Feeling::Nothing,
            Touching::One(outline) => Feeling::One(outline),
            Touching::Several => Feeling::Several,
        };
        let Plan { rest, act } = self.searcher.felt(place(self.size, self.at), feels, random);
        self.motion = Motion::Rest(now + f64::from(rest), act);
    }
}

/// A point in the units of the bot: thousandths of the bag's width and depth.
fn place(size: Size, at: Point) -> BagPosition {
    // The hand is in the bag, so both are from 0 to 1000.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as above")]
    let thousandths = |part: f64| (part * 1000.0).min(1000.0) as u16;
    BagPosition { x: thousandths(at.x / size.width), y: thousandths(at.y / size.depth) }
}

fn point(size: Size, place: BagPosition) -> Point {
    Point { x: f64::from(place.x) * size.width / 1000.0, y: f64::from(place.y) * size.depth / 1000.0 }
}
