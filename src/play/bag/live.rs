//! The state of a live duel (B10): the hands, and which came out first.

use super::hand::{Hand, REST_MILLIS};
use super::heap::{Heap, Point, Size};
use crate::rules::Seat;
use crate::rules::dschamal::{Draw, HELD_BACK_MILLIS, Outline, PieceSet, Verdict, verdict};

/// A piece near a hand, as it feels: its outline, never its colour (B9).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Edge {
    /// Its outline.
    pub outline: Outline,
    /// Its centre, in the coordinates of the hand.
    pub at: Point,
    /// Its rotation, in radians.
    pub turned: f64,
    /// `true` if the outline is mirrored left to right before the rotation.
    pub mirrored: bool,
    /// `true` if the hand is closed on it.
    pub held: bool,
}

/// The pieces under the fingers of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touching {
    /// No piece.
    Nothing,
    /// One piece, with this outline.
    One(Outline),
    /// Several pieces, whose outlines touch.
    Several,
}

/// The state of a live duel. The coordinates of the bag are those of hand 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Live {
    heap: Heap,
    hands: [Hand; 2],
    /// The time of “3”.
    three: f64,
}

impl Live {
    /// The radius around the fingers within which edges can be felt, in bag units.
    pub const PATCH: f64 = 125.0;

    /// A duel in a bag that has been shaken, with “3” at this time.
    #[must_use]
    pub fn new(heap: Heap, three: f64) -> Self {
        Self { hands: [Hand::outside(heap.size); 2], heap, three }
    }

    /// The time from which the hand may be in the bag: “3”, or half a second later if it started early (B10).
    #[must_use]
    pub fn free_at(&self, hand: usize) -> f64 {
        self.three + if self.hands[hand].early { f64::from(HELD_BACK_MILLIS) } else { 0.0 }
    }

    /// `true` if the hand is held back at this time.
    #[must_use]
    pub fn is_held_back(&self, hand: usize, now: f64) -> bool {
        self.hands[hand].early && now < self.free_at(hand)
    }

    /// Moves the hand, with the pieces that it holds. Over its own rim it is out.
    pub fn move_hand(&mut self, hand: usize, to: Point, time: f64) {
        self.close(hand, time);
        if time < self.free_at(hand) {
            let early = to.y >= 0.0 && time < self.three;
            self.hands[hand].early |= early;
            self.hands[hand].at = to;
            return;
        }
        let free = self.free_at(hand);
        let own = &mut self.hands[hand];
        let from = own.at;
        own.move_to(to, time.max(free));
        if from.y >= 0.0 {
            let [from, to] = [from, to].map(|at| self.shared(hand, at));
            self.heap.stir(hand, from, to);
        }
        let own = &mut self.hands[hand];
        if own.closed && !own.is_in() && own.out.is_none() {
            own.out = Some(time);
        }
    }

    /// Puts the hand on the pieces. It grips what it rests on for some time, or at once if it was lifted there just now.
    pub fn press(&mut self, hand: usize, time: f64) {
        if self.hands[hand].presses_again(time) {
            return self.grip(hand, time);
        }
        self.put_down(hand, time, 0.0);
    }

    /// Grips at once what is under the hand.
    pub fn grip(&mut self, hand: usize, time: f64) {
        self.put_down(hand, time, REST_MILLIS);
        self.close(hand, time);
    }

    /// Begins a press of a hand that counts as having rested for this time.
    fn put_down(&mut self, hand: usize, time: f64, rested: f64) {
        let early = time < self.three && self.hands[hand].is_in();
        self.hands[hand].early |= early;
        let free = self.free_at(hand);
        // The press of a hand that is held back begins when it is let in.
        self.hands[hand].press = Some((self.hands[hand].at, time.max(free) - rested));
    }

    /// Ends the press: the hand releases its pieces, unless it is out already.
    pub fn raise_hand(&mut self, hand: usize, time: f64) {
        self.close(hand, time);
        let own = &mut self.hands[hand];
        own.press = None;
        own.lifted = Some((own.at, time));
        if own.out.is_none() && own.closed {
            own.closed = false;
            own.shout = false;
            self.heap.let_go(hand);
        }
    }

    /// Shouts. It counts only while the hand comes out with a piece (B10).
    pub fn shout(&mut self, hand: usize, time: f64) {
        self.close(hand, time);
        let own = &mut self.hands[hand];
        own.shout |= own.closed && own.out.is_none_or(|out| time <= out);
    }

    /// Advances the time: a press that has lasted long enough closes the hand.
    pub fn advance(&mut self, now: f64) {
        for hand in [0, 1] {
            self.close(hand, now);
        }
    }

    fn close(&mut self, hand: usize, now: f64) {
        let own = self.hands[hand];
        let has_rested = own.rested(now) == Some(1.0);
        if own.is_in() && !own.closed && has_rested && now >= self.free_at(hand) {
            let at = self.shared(hand, own.at);
            self.hands[hand].closed = !self.heap.close(hand, at).is_empty();
        }
    }

    /// The part of the time for a grip that a hand has rested on a piece, from 0 to 1; `None` if it grips nothing then.
    #[must_use]
    pub fn rested(&self, hand: usize, now: f64) -> Option<f64> {
        let own = &self.hands[hand];
        let is_on_piece = !own.closed && self.touches(hand) != Touching::Nothing;
        own.rested(now).filter(|_| is_on_piece && self.place(hand, now).is_some())
    }

    /// The verdict of the duel at this time (B10).
    #[must_use]
    pub fn verdict(&self, now: f64) -> Verdict {
        verdict(self.hands.map(|hand| hand.out.map(|out| self.millis(out))), self.millis(now))
    }

    /// The draw of a hand that is out: several pieces if their outlines touched where it closed (B4f).
    #[must_use]
    pub fn drawn(&self, hand: usize, drawer: Seat) -> Draw {
        Draw { drawer, pieces: self.heap.held(hand), shout: self.hands[hand].shout }
    }

    /// The position of the hand, if it is in the bag and not held back.
    #[must_use]
    pub fn place(&self, hand: usize, now: f64) -> Option<Point> {
        let own = &self.hands[hand];
        (own.is_in() && now >= self.free_at(hand)).then_some(own.at)
    }

    /// The position of the hand, in the bag or over its rim.
    #[must_use]
    pub fn hand(&self, hand: usize) -> Point {
        self.hands[hand].at
    }

    /// `true` if the hand is closed on a piece.
    #[must_use]
    pub fn is_closed(&self, hand: usize) -> bool {
        self.hands[hand].closed
    }

    /// `true` if the hand is out with a piece.
    #[must_use]
    pub fn is_out(&self, hand: usize) -> bool {
        self.hands[hand].out.is_some()
    }

    /// `true` if the player has shouted for the piece in the hand.
    #[must_use]
    pub fn shouted(&self, hand: usize) -> bool {
        self.hands[hand].shout
    }

    /// The edges near the hand, in its coordinates; none if it is not in the bag.
    #[must_use]
    pub fn edges(&self, hand: usize, now: f64) -> Vec<Edge> {
        let Some(at) = self.place(hand, now) else { return Vec::new() };
        let edge = |lying: &super::heap::PlacedPiece| Edge {
            outline: lying.piece.outline(),
            at: self.shared(hand, lying.at),
            turned: if hand == 0 { lying.turned } else { -lying.turned },
            mirrored: hand != 0,
            held: lying.held == Some(hand),
        };
        let theirs = |lying: &&super::heap::PlacedPiece| lying.held.is_none_or(|holder| holder == hand);
        self.heap.near(self.shared(hand, at), Self::PATCH).filter(theirs).map(edge).collect()
    }

    /// The pieces under the hand at this point. Not public, because it tells which pieces they are.
    fn under(&self, hand: usize, at: Point) -> PieceSet {
        self.heap.under(hand, self.shared(hand, at))
    }

    /// The touch of a hand; nothing if it is outside of the bag.
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

    /// `true` if a hand that moved to `to` would meet a piece that is not under it now.
    #[must_use]
    pub fn meets(&self, hand: usize, to: Point) -> bool {
        let own = &self.hands[hand];
        let left = if own.is_in() { self.under(hand, own.at) } else { PieceSet::NONE };
        !(self.under(hand, to) & !left).is_empty()
    }

    /// A time in whole milliseconds since “3”.
    fn millis(&self, time: f64) -> u32 {
        // The cast saturates: no duel lasts that long.
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "as above, and never negative")]
        let millis = (time - self.three).max(0.0) as u32;
        millis
    }

    /// The dimensions of the bag.
    #[must_use]
    pub fn size(&self) -> Size {
        self.heap.size
    }

    /// Maps a point from the coordinates of a hand to those of hand 0, or back.
    fn shared(&self, hand: usize, point: Point) -> Point {
        if hand == 0 { point } else { self.heap.size.mirrored(point) }
    }
}
