//! The generator of legal ways (D4–D7).

use std::ops::BitOr;

use super::bitboards::{Bitboards, Change};
use super::course::Course;
use super::{Action, Bits, Direction, Side, Square, Way};

impl Course for Way {
    fn step(from: Bits, to: Bits) -> Self {
        Self::step(from.lowest(), to.lowest())
    }

    fn start(from: Square) -> Self {
        Self::start(from, true)
    }

    fn then(self, landing: Bits, _taken: Bits) -> Self {
        self.then(landing.lowest())
    }
}

/// A receiver of the ways that the generator finds.
pub(super) trait Sink<C> {
    /// Receives a way, which is legal unless a better capture follows.
    fn way(&mut self, way: C);

    /// Discards all ways so far, because a better capture follows.
    fn better(&mut self);
}

/// A list of ways that begins at `base` in `ways`.
pub(super) struct List<'a, C> {
    pub(super) ways: &'a mut Vec<C>,
    pub(super) base: usize,
}

impl<C> Sink<C> for List<'_, C> {
    fn way(&mut self, way: C) {
        self.ways.push(way);
    }

    fn better(&mut self) {
        self.ways.truncate(self.base);
    }
}

/// Lists the ways as actions.
impl Sink<Way> for Vec<Action> {
    fn way(&mut self, way: Way) {
        self.push(Action::Play(way));
    }

    fn better(&mut self) {
        self.clear();
    }
}

/// Counts the ways.
#[derive(Default)]
pub(super) struct Count(pub(super) u64);

impl<C> Sink<C> for Count {
    fn way(&mut self, _way: C) {
        self.0 += 1;
    }

    fn better(&mut self) {
        self.0 = 0;
    }
}

/// Looks for one way.
pub(super) struct CaptureSearch<'a> {
    pub(super) way: &'a Way,
    pub(super) found: bool,
}

impl Sink<Way> for CaptureSearch<'_> {
    fn way(&mut self, way: Way) {
        self.found |= way == *self.way;
    }

    fn better(&mut self) {
        self.found = false;
    }
}

impl Bitboards {
    /// The pieces of `side` that can capture (D6).
    pub(super) fn capturers(&self, side: Side) -> Bits {
        let (own, enemies, empty) = (self.of(side), self.of(side.other()), self.empty());
        let damas = own & self.damas;
        let mut capturers = Bits::NONE;
        for direction in Direction::ALL {
            let back = direction.back();
            let mut reach = (empty.step(back) & enemies).step(back);
            capturers |= reach & own;
            if !damas.is_empty() {
                while !reach.is_empty() {
                    capturers |= reach & damas;
                    reach = (reach & empty).step(back);
                }
            }
        }
        capturers
    }

    /// `true` if `side` has a move that is no capture (D4, D5).
    pub(super) fn can_step(&self, side: Side) -> bool {
        let (own, empty) = (self.of(side), self.empty());
        let [left, right] = side.forward();
        let forward = own.step(left) | own.step(right);
        let damas = own & self.damas;
        let backward = damas.step(left.back()) | damas.step(right.back());
        !((forward | backward) & empty).is_empty()
    }

    /// Sends the legal ways of `side` to `sink`: the captures that D7 allows if there are [`Bitboards::capturers`],
    /// else the moves.
    pub(super) fn ways<C: Course>(&self, side: Side, capturers: Bits, sink: &mut impl Sink<C>) {
        if capturers.is_empty() {
            self.steps(side, sink);
        } else {
            self.captures(side, capturers, sink);
        }
    }

    /// The number of legal ways.
    pub(super) fn count(&self, side: Side) -> u64 {
        if let Some(count) = self.count_plain(side) {
            return u64::from(count);
        }
        let capturers = self.capturers(side);
        if capturers.is_empty() {
            return u64::from(self.count_steps(side));
        }
        let mut count = Count::default();
        self.captures::<Change>(side, capturers, &mut count);
        count.0
    }

    /// The number of legal ways if `side` has no dama and no capture of several pieces, in which case they are counted
    /// for all pieces at once; `None` otherwise.
    fn count_plain(&self, side: Side) -> Option<u32> {
        let (own, enemies, empty) = (self.of(side), self.of(side.other()), self.empty());
        if !(own & self.damas).is_empty() {
            return None;
        }
        let jump = |from: Bits, direction| (from.step(direction) & enemies).step(direction) & empty;
        let jumps = Direction::ALL.map(|direction| jump(own, direction));
        let landings = jumps.into_iter().fold(Bits::NONE, Bits::bitor);
        if landings.is_empty() {
            return Some(self.count_steps(side));
        }
        // The square from which a piece has just jumped is not empty here, so that it captures no piece twice.
        let ends = Direction::ALL.into_iter().all(|direction| jump(landings, direction).is_empty());
        ends.then(|| jumps.into_iter().map(Bits::len).sum())
    }

    /// The largest number of pieces that the piece of `side` on `square` can capture at once.
    pub(super) fn most_from(&self, side: Side, square: Square) -> usize {
        let capturer = self.capturers(side) & Bits::of(square);
        let mut ways: Vec<Way> = Vec::new();
        self.captures(side, capturer, &mut List { ways: &mut ways, base: 0 });
        ways.first().map_or(0, Way::len)
    }

    /// No two pieces can reach the same square in the same direction, so the squares reached can be counted together.
    pub(super) fn count_steps(&self, side: Side) -> u32 {
        let (own, empty) = (self.of(side), self.empty());
        let damas = own & self.damas;
        let chips = own & !damas;
        let mut count: u32 = side.forward().into_iter().map(|direction| (chips.step(direction) & empty).len()).sum();
        if !damas.is_empty() {
            for direction in Direction::ALL {
                let mut reach = damas.step(direction) & empty;
                while !reach.is_empty() {
                    count += reach.len();
                    reach = reach.step(direction) & empty;
                }
            }
        }
        count
    }

    fn steps<C: Course>(&self, side: Side, sink: &mut impl Sink<C>) {
        let (own, empty) = (self.of(side), self.empty());
        let damas = own & self.damas;
        let chips = own & !damas;
        for direction in side.forward() {
            for to in (chips.step(direction) & empty).each() {
                sink.way(C::step(to.step(direction.back()), to));
            }
        }
        for from in damas.each() {
            for direction in Direction::ALL {
                let mut to = from.step(direction) & empty;
                while !to.is_empty() {
                    sink.way(C::step(from, to));
                    to = to.step(direction) & empty;
                }
            }
        }
    }

    fn captures<C: Course>(&self, side: Side, capturers: Bits, sink: &mut impl Sink<C>) {
        let mut best = Best { rank: 0, sink };
        for from in capturers {
            let origin = Bits::of(from);
            let search = Search { enemies: self.of(side.other()), open: self.empty() | origin };
            let start = C::start(from);
            if self.damas.contains(from) {
                search.dama(origin, Bits::NONE, start, &mut best);
            } else {
                search.chip(origin, Bits::NONE, start, &mut best);
            }
        }
    }
}

/// A filter that passes on the captures of the most pieces, and among these only those by damas if there are any (D7).
struct Best<'a, S> {
    rank: u32,
    sink: &'a mut S,
}

impl<S> Best<'_, S> {
    fn offer<C>(&mut self, way: C, taken: Bits, dama: bool)
    where
        S: Sink<C>,
    {
        let rank = 2 * taken.len() + u32::from(dama);
        if rank > self.rank {
            self.rank = rank;
            self.sink.better();
        }
        if rank == self.rank {
            self.sink.way(way);
        }
    }
}

/// The constants of the search for one capturer (D6): captured pieces block until the capture is complete, and the
/// square from which it started counts as empty.
struct Search {
    enemies: Bits,
    open: Bits,
}

impl Search {
    fn chip<C: Course>(&self, at: Bits, taken: Bits, way: C, best: &mut Best<impl Sink<C>>) {
        let mut over = true;
        for direction in Direction::ALL {
            let victim = at.step(direction) & self.enemies & !taken;
            let landing = victim.step(direction) & self.open;
            if !landing.is_empty() {
                over = false;
                self.chip(landing, taken | victim, way.then(landing, taken | victim), best);
            }
        }
        if over {
            best.offer(way, taken, false);
        }
    }

    fn dama<C: Course>(&self, at: Bits, taken: Bits, way: C, best: &mut Best<impl Sink<C>>) {
        let mut over = true;
        for direction in Direction::ALL {
            let mut victim = at.step(direction);
            while !(victim & self.open).is_empty() {
                victim = victim.step(direction);
            }
            let victim = victim & self.enemies & !taken;
            let mut landing = victim.step(direction) & self.open;
            while !landing.is_empty() {
                over = false;
                self.dama(landing, taken | victim, way.then(landing, taken | victim), best);
                landing = landing.step(direction) & self.open;
            }
        }
        if over {
            best.offer(way, taken, true);
        }
    }
}
