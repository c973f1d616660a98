//! A heap of pieces in a dark bag, and live duels of bots in it, in simulated time.

use caravanserai::bots::dschamal::{Act, BagPosition, Feeling, Plan, Searcher, Skill};
use caravanserai::rules::Seat;
use caravanserai::rules::dschamal::{Draw, Dschamal, Piece, PieceSet, Verdict, verdict};
use fastrand::Rng;

/// The greatest distance of a piece from the hand at which it is under the fingers, in thousandths of the bag.
const FINGERS: u32 = 45;
/// The step length in which the path of a hand is checked for pieces, in thousandths of the bag.
const STEP: u32 = 15;

/// The positions of all pieces in the bag.
pub struct Heap(Vec<(Piece, BagPosition)>);

impl Heap {
    pub fn shaken(bag: PieceSet, rng: &mut Rng) -> Self {
        Self(bag.iter().map(|piece| (piece, BagPosition { x: rng.u16(..=1000), y: rng.u16(..=1000) })).collect())
    }

    fn under(&self, hand: BagPosition) -> PieceSet {
        let near = self.0.iter().filter(|(_, place)| distance(*place, hand) <= FINGERS);
        near.map(|(piece, _)| *piece).collect()
    }

    fn feels(&self, hand: BagPosition) -> Feeling {
        let under = self.under(hand);
        match (under.len(), under.first()) {
            (1, Some(piece)) => Feeling::One(piece.outline()),
            (0, _) => Feeling::Nothing,
            _ => Feeling::Several,
        }
    }

    /// Returns the point at which a hand stops on its way, and the distance to it: the first point where it meets a
    /// piece that was not under it at `from`, or `to`.
    fn stop(&self, from: BagPosition, to: BagPosition) -> (BagPosition, u32) {
        let whole = distance(from, to);
        let left = self.under(from);
        let point = |gone: u32| {
            let between = |from: u16, to: u16| {
                let (from, to) = (i64::from(from), i64::from(to));
                u16::try_from(from + (to - from) * i64::from(gone) / i64::from(whole)).expect("in the bag")
            };
            BagPosition { x: between(from.x, to.x), y: between(from.y, to.y) }
        };
        let met = (1..whole / STEP).map(|step| step * STEP).find(|&gone| {
            let under = self.under(point(gone));
            !(under & !left).is_empty()
        });
        met.map_or((to, whole), |gone| (point(gone), gone))
    }
}

fn distance(from: BagPosition, to: BagPosition) -> u32 {
    let [x, y] = [from.x.abs_diff(to.x), from.y.abs_diff(to.y)].map(u32::from);
    (x * x + y * y).isqrt()
}

/// The hand of a bot in a duel.
struct Hand {
    searcher: Searcher,
    at: BagPosition,
    plan: Plan,
    /// The time at which it completes its plan, in ms.
    done: u32,
}

impl Hand {
    fn plan(&mut self, plan: Plan, now: u32, heap: &Heap) {
        self.plan = plan;
        self.done = now + plan.rest;
        if let Act::Reach { to, millis } = plan.act {
            let (place, gone) = heap.stop(self.at, to);
            self.done += millis * gone / distance(self.at, to).max(1);
            self.at = place;
        }
    }
}

/// Plays a live duel between two skills, the bag master's first. Returns the draw and its time, in ms.
pub fn duel(state: &Dschamal, skills: [Skill; 2], rng: &mut Rng) -> (Draw, u32) {
    let seats = state.pairing().expect("a duel").seats();
    loop {
        if let Some(drawn) = once(state, seats, skills, rng) {
            return drawn;
        }
    }
}

/// Plays one attempt at the duel; `None` if both hands come out at the same time.
fn once(state: &Dschamal, seats: [Seat; 2], skills: [Skill; 2], rng: &mut Rng) -> Option<(Draw, u32)> {
    let heap = Heap::shaken(state.bag(), rng);
    let mut hands = [300, 700].map(|x| {
        let at = BagPosition { x, y: 0 };
        let searcher = Searcher::new(skills[usize::from(x == 700)], state);
        let plan = searcher.enter(at, &mut || rng.u64(..));
        let mut hand = Hand { searcher, at, plan, done: 0 };
        hand.plan(plan, 0, &heap);
        hand
    });
    let mut out = [None; 2];
    loop {
        let next = usize::from(out[0].is_some() || (out[1].is_none() && hands[1].done < hands[0].done));
        let now = hands[next].done;
        assert!(now < 3_600_000, "a search ends within the hour");
        match verdict(out.map(|out| out.map(|(at, _)| at)), now) {
            Verdict::Again => return None,
            Verdict::First(hand) => {
                let (at, draw) = out[hand]?;
                return Some((draw, at));
            }
            Verdict::Open => {}
        }
        let hand = &mut hands[next];
        let under = heap.under(hand.at);
        match hand.plan.act {
            Act::Close { shout } if !under.is_empty() => {
                out[next] = Some((now, Draw { drawer: seats[next], pieces: under, shout }));
                hand.done = now;
                if out[1 - next].is_some() {
                    return None;
                }
            }
            _ => {
                let plan = hand.searcher.felt(hand.at, heap.feels(hand.at), &mut || rng.u64(..));
                hand.plan(plan, now, &heap);
            }
        }
    }
}
