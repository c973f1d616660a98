//! A live duel (B10): what hands do, when, and which was first.

use super::hand::Hand;
use super::heap::{Heap, Point, Size};
use crate::rules::Seat;
use crate::rules::dschamal::{Draw, HELD_BACK_MILLIS, Outline, PieceSet, Verdict, verdict};

/// How far around the fingers edges can be felt.
const PATCH: f64 = 125.0;

/// A piece near a hand, as it feels: its edges, never its colour (B9).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// Its outline.
    pub outline: Outline,
    /// Where it is.
    pub at: Point,
    /// How far it is turned, in radians.
    pub turned: f64,
    /// Whether it is seen from the other side, left for right, before it is turned.
    pub mirrored: bool,
    /// Whether the hand is closed on it.
    pub held: bool,
}

/// The touch of a hand: no piece, one or several are under its fingers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touching {
    /// No piece.
    Nothing,
    /// One piece, with this outline.
    One(Outline),
    /// Several pieces, whose outlines touch.
    Several,
}

/// A live duel. Hands are 0, the bag master's, and 1, that of the challenged.
#[derive(Clone, Debug, PartialEq)]
pub struct Live {
    heap: Heap,
    hands: [Hand; 2],
    /// The moment of "3".
    three: f64,
}

impl Live {
    /// How far around the fingers edges can be felt.
    pub const PATCH: f64 = PATCH;

    /// A duel in a bag that has been shaken, with "3" at this moment.
    #[must_use]
    pub fn new(heap: Heap, three: f64) -> Self {
        Self { hands: [Hand::outside(heap.size); 2], heap, three }
    }

    /// When the hand may be in the bag: at "3", or half a second later if it started earlier (B10).
    #[must_use]
    pub fn free_at(&self, hand: usize) -> f64 {
        self.three + if self.hands[hand].early { f64::from(HELD_BACK_MILLIS) } else { 0.0 }
    }

    /// Whether the hand is held back at this moment.
    #[must_use]
    pub fn is_held_back(&self, hand: usize, now: f64) -> bool {
        self.hands[hand].early && now < self.free_at(hand)
    }

    /// The hand goes to a place, pulling along what it is closed on. Over its own rim it is out.
    pub fn go(&mut self, hand: usize, to: Point, time: f64) {
        self.close(hand, time);
        if time < self.free_at(hand) {
            let early = to.y >= 0.0 && time < self.three;
            self.hands[hand].early |= early;
            self.hands[hand].at = to;
            return;
        }
        let own = &mut self.hands[hand];
        let from = own.at;
        own.go(to);
        if from.y >= 0.0 {
            let [from, to] = [from, to].map(|at| self.shared(hand, at));
            self.heap.stir(hand, from, to);
        }
        let own = &mut self.hands[hand];
        if own.closed && !own.is_in() && own.out.is_none() {
            own.out = Some(time);
        }
    }

    /// The hand presses down where it is.
    pub fn press(&mut self, hand: usize, time: f64) {
        let early = time < self.three && self.hands[hand].is_in();
        self.hands[hand].early |= early;
        let free = self.free_at(hand);
        // A hand that is held back begins to press when it is let in.
        self.hands[hand].press = Some((self.hands[hand].at, time.max(free)));
    }

    /// The hand no longer presses: it lets go, unless it is out already.
    pub fn lift(&mut self, hand: usize, time: f64) {
        self.close(hand, time);
        let own = &mut self.hands[hand];
        own.press = None;
        if own.out.is_none() && own.closed {
            own.closed = false;
            own.cry = false;
            self.heap.let_go(hand);
        }
    }

    /// The player cries. It counts while the hand comes out (B10).
    pub fn cry(&mut self, hand: usize, time: f64) {
        self.close(hand, time);
        let own = &mut self.hands[hand];
        own.cry |= own.closed && own.out.is_none_or(|out| time <= out);
    }

    /// Time passes: a press that has lasted closes the hand on what is under it.
    pub fn pass(&mut self, now: f64) {
        for hand in [0, 1] {
            self.close(hand, now);
        }
    }

    fn close(&mut self, hand: usize, now: f64) {
        let own = self.hands[hand];
        if own.is_in() && !own.closed && own.grips(now) {
            let at = self.shared(hand, own.at);
            let gripped = self.heap.close(hand, at);
            self.hands[hand].closed = !gripped.is_empty();
            self.hands[hand].press = None;
        }
    }

    /// The verdict of the duel by now (B10).
    #[must_use]
    pub fn verdict(&self, now: f64) -> Verdict {
        verdict(self.hands.map(|hand| hand.out.map(|out| self.millis(out))), self.millis(now))
    }

    /// The draw of a hand that is out; several pieces if outlines touched where it closed (B4f).
    #[must_use]
    pub fn drawn(&self, hand: usize, drawer: Seat) -> Draw {
        Draw { drawer, pieces: self.heap.held(hand), cry: self.hands[hand].cry }
    }

    /// Where the hand is, if it is in the bag and may be.
    #[must_use]
    pub fn place(&self, hand: usize, now: f64) -> Option<Point> {
        let own = &self.hands[hand];
        (own.is_in() && now >= self.free_at(hand)).then_some(own.at)
    }

    /// Where the hand is, in the bag or over its rim.
    #[must_use]
    pub fn hand(&self, hand: usize) -> Point {
        self.hands[hand].at
    }

    /// Whether the hand is closed on something.
    #[must_use]
    pub fn is_closed(&self, hand: usize) -> bool {
        self.hands[hand].closed
    }

    /// Whether the hand is out with something.
    #[must_use]
    pub fn is_out(&self, hand: usize) -> bool {
        self.hands[hand].out.is_some()
    }

    /// Whether the cry belongs to what the hand brings out.
    #[must_use]
    pub fn cried(&self, hand: usize) -> bool {
        self.hands[hand].cry
    }

    /// The edges near the hand, where it sees them; none if it is not in the bag.
    #[must_use]
    pub fn edges(&self, hand: usize, now: f64) -> Vec<Edge> {
        let Some(at) = self.place(hand, now) else { return Vec::new() };
        let edge = |lying: &super::heap::Lying| Edge {
            outline: lying.piece.outline(),
            at: self.shared(hand, lying.at),
            turned: if hand == 0 { lying.turned } else { -lying.turned },
            mirrored: hand != 0,
            held: lying.held == Some(hand),
        };
        let theirs = |lying: &&super::heap::Lying| lying.held.is_none_or(|holder| holder == hand);
        self.heap.near(self.shared(hand, at), PATCH).filter(theirs).map(edge).collect()
    }

    /// The pieces under the hand, for who has to tell whether it meets another one.
    fn under(&self, hand: usize, at: Point) -> PieceSet {
        self.heap.under(hand, self.shared(hand, at))
    }

    /// The touch of a hand that is in the bag.
    #[must_use]
    pub fn touches(&self, hand: usize) -> Touching {
        let own = &self.hands[hand];
        let under = if own.is_in() { self.under(hand, own.at) } else { PieceSet::NONE };
        match (under.len(), under.first()) {
            (1, Some(piece)) => Touching::One(piece.outline()),
            (0, _) | (_, None) => Touching::Nothing,
            _ => Touching::Several,
        }
    }

    /// Whether a hand that went on to `to` would meet a piece that it does not feel where it is.
    #[must_use]
    pub fn meets(&self, hand: usize, to: Point) -> bool {
        let own = &self.hands[hand];
        let left = if own.is_in() { self.under(hand, own.at) } else { PieceSet::NONE };
        !(self.under(hand, to) & !left).is_empty()
    }

    /// A moment in whole milliseconds since "3".
    fn millis(&self, time: f64) -> u32 {
        // Saturates: a duel is no longer than that.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as above, and never negative")]
        let millis = (time - self.three).max(0.0) as u32;
        millis
    }

    /// The form of the bag.
    #[must_use]
    pub fn size(&self) -> Size {
        self.heap.size
    }

    /// A point as the first hand sees it, from how `hand` does, and back.
    fn shared(&self, hand: usize, point: Point) -> Point {
        if hand == 0 { point } else { self.heap.size.mirrored(point) }
    }
}
