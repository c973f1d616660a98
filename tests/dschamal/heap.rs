//! A heap of pieces in a dark bag, and live duels of bots in it, in simulated time.

use caravanserai::bots::dschamal::{Act, Feeling, Place, Plan, Searcher, Skill};
use caravanserai::rules::Seat;
use caravanserai::rules::dschamal::{Draw, Dschamal, Piece, PieceSet, Verdict, verdict};
use fastrand::Rng;

/// How near a piece must lie to be under the fingers, in thousandths of the bag.
const FINGERS: u32 = 45;
/// The steps in which a hand goes its way.
const STEP: u32 = 15;

/// Where every piece of the bag lies.
pub struct Heap(Vec<(Piece, Place)>);

impl Heap {
    pub fn shaken(bag: PieceSet, rng: &mut Rng) -> Self {
        Self(bag.iter().map(|piece| (piece, Place { x: rng.u16(..=1000), y: rng.u16(..=1000) })).collect())
    }

    fn under(&self, hand: Place) -> PieceSet {
        let near = self.0.iter().filter(|(_, place)| distance(*place, hand) <= FINGERS);
        near.map(|(piece, _)| *piece).collect()
    }

    fn feels(&self, hand: Place) -> Feeling {
        let under = self.under(hand);
        match (under.len(), under.first()) {
            (1, Some(piece)) => Feeling::One(piece.outline()),
            (0, _) => Feeling::Nothing,
            _ => Feeling::Several,
        }
    }

    /// Where a hand is stopped on its way: where it meets something else than what it leaves. And after how many
    /// thousandths.
    fn stop(&self, from: Place, to: Place) -> (Place, u32) {
        let whole = distance(from, to);
        let left = self.under(from);
        let point = |gone: u32| {
            let between = |from: u16, to: u16| {
                let (from, to) = (i64::from(from), i64::from(to));
                u16::try_from(from + (to - from) * i64::from(gone) / i64::from(whole)).expect("in the bag")
            };
            Place { x: between(from.x, to.x), y: between(from.y, to.y) }
        };
        let met = (1..whole / STEP).map(|step| step * STEP).find(|&gone| {
            let under = self.under(point(gone));
            !(under & !left).is_empty()
        });
        met.map_or((to, whole), |gone| (point(gone), gone))
    }
}

fn distance(from: Place, to: Place) -> u32 {
    let [x, y] = [from.x.abs_diff(to.x), from.y.abs_diff(to.y)].map(u32::from);
    (x * x + y * y).isqrt()
}

/// A bot in a duel.
struct Hand {
    searcher: Searcher,
    at: Place,
    plan: Plan,
    /// When it has done what it plans.
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

/// What is drawn in a live duel of two skills, the bag master's first, and after how many milliseconds.
pub fn duel(state: &Dschamal, skills: [Skill; 2], rng: &mut Rng) -> (Draw, u32) {
    let seats = state.pairing().expect("a duel").seats();
    loop {
        if let Some(drawn) = once(state, seats, skills, rng) {
            return drawn;
        }
    }
}

/// The same; `None` if both hands come out at once.
fn once(state: &Dschamal, seats: [Seat; 2], skills: [Skill; 2], rng: &mut Rng) -> Option<(Draw, u32)> {
    let heap = Heap::shaken(state.bag(), rng);
    let mut hands = [300, 700].map(|x| {
        let at = Place { x, y: 0 };
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
            Act::Close { cry } if !under.is_empty() => {
                out[next] = Some((now, Draw { drawer: seats[next], pieces: under, cry }));
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
