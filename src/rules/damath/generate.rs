//! The ways that may be played (D4–D7).

use super::{Action, Bits, Board, Direction, Side, Square, Way};

/// Is told the ways as they are found.
pub(super) trait Sink {
    /// One more that may be played, if nothing better comes.
    fn way(&mut self, way: Way);

    /// A better capture is coming: what was told before may not be played.
    fn better(&mut self);
}

/// A list of ways that begins at `base` in `ways`.
pub(super) struct List<'a> {
    pub(super) ways: &'a mut Vec<Way>,
    pub(super) base: usize,
}

impl Sink for List<'_> {
    fn way(&mut self, way: Way) {
        self.ways.push(way);
    }

    fn better(&mut self) {
        self.ways.truncate(self.base);
    }
}

/// Lists the ways as actions.
impl Sink for Vec<Action> {
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

impl Sink for Count {
    fn way(&mut self, _way: Way) {
        self.0 += 1;
    }

    fn better(&mut self) {
        self.0 = 0;
    }
}

/// Looks for one way.
pub(super) struct Find<'a> {
    pub(super) way: &'a Way,
    pub(super) found: bool,
}

impl Sink for Find<'_> {
    fn way(&mut self, way: Way) {
        self.found |= way == *self.way;
    }

    fn better(&mut self) {
        self.found = false;
    }
}

impl Board {
    /// The pieces of `side` that can capture (D6).
    pub(super) fn capturers(&self, side: Side) -> Bits {
        let (own, enemies, empty) = (self.of(side), self.of(side.other()), self.empty());
        let damas = own & self.damas();
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

    /// Whether `side` has a move that is no capture (D4, D5).
    pub(super) fn can_step(&self, side: Side) -> bool {
        let (own, empty) = (self.of(side), self.empty());
        let [left, right] = side.forward();
        let forward = own.step(left) | own.step(right);
        let damas = own & self.damas();
        let backward = damas.step(left.back()) | damas.step(right.back());
        !((forward | backward) & empty).is_empty()
    }

    /// Tells `sink` the ways that `side` may play: the captures that D7 leaves if there are [`Board::capturers`], else
    /// the moves.
    pub(super) fn ways(&self, side: Side, capturers: Bits, sink: &mut impl Sink) {
        if capturers.is_empty() {
            self.steps(side, sink);
        } else {
            self.captures(side, capturers, sink);
        }
    }

    /// How many ways there are.
    pub(super) fn count(&self, side: Side) -> u64 {
        let capturers = self.capturers(side);
        if capturers.is_empty() {
            return u64::from(self.count_steps(side));
        }
        let mut count = Count::default();
        self.captures(side, capturers, &mut count);
        count.0
    }

    /// How many pieces the piece of `side` on `square` can take in one capture.
    pub(super) fn most_from(&self, side: Side, square: Square) -> usize {
        let capturer = self.capturers(side) & Bits::of(square);
        let mut ways = Vec::new();
        self.captures(side, capturer, &mut List { ways: &mut ways, base: 0 });
        ways.first().map_or(0, Way::len)
    }

    /// No two pieces can reach the same square in the same direction, so the squares reached can be counted together.
    fn count_steps(&self, side: Side) -> u32 {
        let (own, empty) = (self.of(side), self.empty());
        let damas = own & self.damas();
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

    fn steps(&self, side: Side, sink: &mut impl Sink) {
        let (own, empty) = (self.of(side), self.empty());
        let damas = own & self.damas();
        let chips = own & !damas;
        for direction in side.forward() {
            for to in chips.step(direction) & empty {
                sink.way(Way::step(Bits::of(to).step(direction.back()).lowest(), to));
            }
        }
        for from in damas {
            for direction in Direction::ALL {
                let mut to = Bits::of(from).step(direction) & empty;
                while !to.is_empty() {
                    sink.way(Way::step(from, to.lowest()));
                    to = to.step(direction) & empty;
                }
            }
        }
    }

    fn captures(&self, side: Side, capturers: Bits, sink: &mut impl Sink) {
        let mut best = Best { rank: 0, sink };
        for from in capturers {
            let origin = Bits::of(from);
            let search = Search { enemies: self.of(side.other()), open: self.empty() | origin };
            let start = Way::start(from, true);
            if self.damas().contains(from) {
                search.dama(origin, Bits::NONE, start, &mut best);
            } else {
                search.chip(origin, Bits::NONE, start, &mut best);
            }
        }
    }
}

/// Passes on those captures that take the most pieces, and among these those of damas if there are any (D7).
struct Best<'a, S> {
    rank: usize,
    sink: &'a mut S,
}

impl<S: Sink> Best<'_, S> {
    fn offer(&mut self, way: Way, dama: bool) {
        let rank = 2 * way.len() + usize::from(dama);
        if rank > self.rank {
            self.rank = rank;
            self.sink.better();
        }
        if rank == self.rank {
            self.sink.way(way);
        }
    }
}

/// What stays the same during one capture (D6): captured pieces block until it is over, and the square that the
/// capturer started from counts as empty.
struct Search {
    enemies: Bits,
    open: Bits,
}

impl Search {
    fn chip<S: Sink>(&self, at: Bits, taken: Bits, way: Way, best: &mut Best<S>) {
        let mut over = true;
        for direction in Direction::ALL {
            let victim = at.step(direction) & self.enemies & !taken;
            let landing = victim.step(direction) & self.open;
            if !landing.is_empty() {
                over = false;
                self.chip(landing, taken | victim, way.then(landing.lowest()), best);
            }
        }
        if over {
            best.offer(way, false);
        }
    }

    fn dama<S: Sink>(&self, at: Bits, taken: Bits, way: Way, best: &mut Best<S>) {
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
                self.dama(landing, taken | victim, way.then(landing.lowest()), best);
                landing = landing.step(direction) & self.open;
            }
        }
        if over {
            best.offer(way, true);
        }
    }
}
