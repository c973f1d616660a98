//! A heap of pieces in a dark bag.

use crate::rules::dschamal::{Piece, PieceSet};

/// The bag's area, whatever its form: pieces have as much room in a wide one as in a deep one.
pub(super) const AREA: f64 = 620_000.0;
/// The radius of a piece.
pub const RADIUS: f64 = 46.0;
/// How far the wood of a piece reaches from its middle, on average over the outlines.
const WOOD: f64 = 38.0;
/// How near the middle of a piece must be to be under the fingers.
const FINGERS: f64 = 54.0;
/// How far over its rim a hand goes.
const OVER_RIM: f64 = -80.0;
/// How many places a piece is tossed to, of which it takes the freest: so most lie apart, and some touch.
const TOSSES: usize = 8;
/// How much of a hand's way a piece goes with it that it brushes past.
const DRAG: f64 = 0.12;

/// The form of a bag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// From its left to its right.
    pub width: f64,
    /// From its rim to its end.
    pub depth: f64,
    /// The radius of a fingertip.
    pub tip: f64,
}

/// The radius of a fingertip where nobody looks at the bag.
const TIP: f64 = 9.0;

impl Size {
    /// A bag that is so many times as deep as wide.
    #[must_use]
    pub fn of(ratio: f64) -> Self {
        let width = (AREA / between(ratio, 0.2, 5.0)).sqrt();
        Self { width, depth: AREA / width, tip: TIP }
    }

    /// This point as the opposite hand sees it: as deep in the bag, and on its other side, so that neither has the
    /// nearer way.
    #[must_use]
    pub fn mirrored(self, at: Point) -> Point {
        Point { x: self.width - at.x, y: at.y }
    }

    /// The nearest place at which a whole piece has room.
    fn within(self, at: Point) -> Point {
        Point { x: between(at.x, RADIUS, self.width - RADIUS), y: between(at.y, RADIUS, self.depth - RADIUS) }
    }

    /// The nearest place that a hand can go to, which is also over its rim.
    #[must_use]
    pub fn reach(self, at: Point) -> Point {
        Point { x: between(at.x, 0.0, self.width), y: between(at.y, OVER_RIM, self.depth) }
    }
}

/// A point in the bag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left side of the bag, as the hand sees it.
    pub x: f64,
    /// From the hand's own rim; less than nothing outside of the bag.
    pub y: f64,
}

impl Point {
    /// How far it is from here.
    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        let (right, deeper) = (self.x - other.x, self.y - other.y);
        (right * right + deeper * deeper).sqrt()
    }
}

/// A piece in the bag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lying {
    pub piece: Piece,
    pub at: Point,
    /// How far it is turned, in radians.
    pub turned: f64,
    /// The hand that holds it.
    pub held: Option<usize>,
}

/// Where every piece of the bag lies, as the first hand sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Heap {
    pub(super) size: Size,
    pieces: Vec<Lying>,
}

impl Heap {
    /// The bag is shaken: the places of the pieces have nothing to do with what they are. `random` gives 64 random bits
    /// a call, and the same bits always give the same heap.
    #[must_use]
    pub fn shaken(bag: PieceSet, size: Size, random: &mut impl FnMut() -> u64) -> Self {
        let mut pieces: Vec<Piece> = bag.iter().collect();
        for last in (1..pieces.len()).rev() {
            pieces.swap(last, below(last + 1, random()));
        }
        let mut places: Vec<Point> = Vec::with_capacity(pieces.len());
        for _ in &pieces {
            let tosses = (0..TOSSES).map(|_| tossed(size, random));
            let freest = tosses.max_by(|one, other| free(&places, *one).total_cmp(&free(&places, *other)));
            places.extend(freest);
        }
        let lying = |(piece, at)| Lying { piece, at, turned: part(random()) * std::f64::consts::TAU, held: None };
        Self { size, pieces: pieces.into_iter().zip(places).map(lying).collect() }
    }

    /// The pieces under the fingers of a hand: what comes out with it if it closes there (B4f). It is the nearest
    /// alone, unless under the fingertip its wood touches that of others.
    pub(super) fn under(&self, hand: usize, at: Point) -> PieceSet {
        let free = |lying: &&Lying| lying.held.is_none_or(|holder| holder == hand);
        let far = |lying: &Lying| lying.at.distance(at);
        let all = self.pieces.iter().filter(free);
        let Some(nearest) = all.clone().min_by(|one, other| far(one).total_cmp(&far(other))) else {
            return PieceSet::NONE;
        };
        if far(nearest) > FINGERS {
            return PieceSet::NONE;
        }
        let tip = |lying: &Lying| far(lying) <= WOOD + self.size.tip;
        let touches = |other: &&Lying| tip(nearest) && tip(other) && nearest.at.distance(other.at) <= 2.0 * WOOD;
        all.filter(touches).map(|lying| lying.piece).chain([nearest.piece]).collect()
    }

    /// The pieces of which a part is nearer than `reach`.
    pub(super) fn near(&self, at: Point, reach: f64) -> impl Iterator<Item = &Lying> {
        self.pieces.iter().filter(move |lying| lying.at.distance(at) <= reach + RADIUS)
    }

    /// A hand goes its way: what it holds goes with it, and what it brushes past shifts a little.
    pub(super) fn stir(&mut self, hand: usize, from: Point, to: Point) {
        let (right, deeper) = (to.x - from.x, to.y - from.y);
        for lying in &mut self.pieces {
            if lying.held == Some(hand) {
                lying.at = Point { x: lying.at.x + right, y: lying.at.y + deeper };
            } else if lying.held.is_none() && lying.at.distance(to) <= FINGERS {
                let dragged = Point { x: lying.at.x + right * DRAG, y: lying.at.y + deeper * DRAG };
                lying.at = self.size.within(dragged);
                lying.turned += right * DRAG / RADIUS;
            }
        }
    }

    /// A hand closes on what is under it.
    pub(super) fn close(&mut self, hand: usize, at: Point) -> PieceSet {
        let gripped = self.under(hand, at);
        for lying in self.pieces.iter_mut().filter(|lying| gripped.contains(lying.piece)) {
            lying.held = Some(hand);
        }
        gripped
    }

    /// A hand lets go of what it holds.
    pub(super) fn let_go(&mut self, hand: usize) {
        for lying in self.pieces.iter_mut().filter(|lying| lying.held == Some(hand)) {
            lying.held = None;
            lying.at = self.size.within(lying.at);
        }
    }

    /// What a hand holds.
    pub(super) fn held(&self, hand: usize) -> PieceSet {
        self.pieces.iter().filter(|lying| lying.held == Some(hand)).map(|lying| lying.piece).collect()
    }
}

/// A place anywhere in the bag.
fn tossed(size: Size, random: &mut impl FnMut() -> u64) -> Point {
    let within = |length: f64, bits| RADIUS + (length - 2.0 * RADIUS) * part(bits);
    let x = within(size.width, random());
    Point { x, y: within(size.depth, random()) }
}

/// How far a place is from the nearest of those that are taken.
fn free(taken: &[Point], place: Point) -> f64 {
    taken.iter().map(|other| other.distance(place)).fold(f64::MAX, f64::min)
}

/// A number from 0 to 1, of the upper 32 of 64 random bits.
fn part(bits: u64) -> f64 {
    f64::from(u32::try_from(bits >> 32).unwrap_or_default()) / f64::from(u32::MAX)
}

/// A number below `count`.
fn below(count: usize, bits: u64) -> usize {
    let scaled = (u128::from(bits) * count as u128) >> u64::BITS;
    usize::try_from(scaled).unwrap_or_default()
}

/// The nearest number that is neither less nor more. `f64::clamp` would bring along what it takes to write numbers into
/// the message of its panic, which weighs more than the rest of the bag.
#[must_use]
pub fn between(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
}
