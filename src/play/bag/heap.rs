//! The heap of pieces in the bag.

use crate::bots::bounded;
use crate::rules::dschamal::{Piece, PieceSet};

/// The area of every bag, in square bag units: a wide one has as much room for pieces as a deep one.
pub(super) const AREA: f64 = 620_000.0;
/// The radius of a piece, in bag units.
pub const RADIUS: f64 = 46.0;
/// The mean distance of an outline from the centre of its piece, in bag units.
const WOOD: f64 = 38.0;
/// The maximum distance from the fingers to the centre of a piece under them, in bag units.
const FINGERS: f64 = 54.0;
/// The minimum y of a hand: it can leave the bag by this much over its rim.
const OVER_RIM: f64 = -80.0;
/// The number of random places tried for a piece, of which the freest is taken: so most pieces lie apart, and some
/// touch.
const TOSSES: usize = 8;
/// The part of a hand's movement by which a piece that it brushes moves too.
const DRAG: f64 = 0.12;

/// The dimensions of a bag, in bag units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// From its left to its right side.
    pub width: f64,
    /// From its rim to its bottom.
    pub depth: f64,
    /// The radius of a fingertip.
    pub tip: f64,
}

/// The radius of a fingertip where the bag is not on a screen.
const TIP: f64 = 9.0;

impl Size {
    /// A bag whose depth is `ratio` times its width, from 0.2 to 5.
    #[must_use]
    pub fn of(ratio: f64) -> Self {
        let width = (AREA / clamp(ratio, 0.2, 5.0)).sqrt();
        Self { width, depth: AREA / width, tip: TIP }
    }

    /// Maps a point from the coordinates of one hand to those of the other: same depth, other side, so that neither
    /// hand has the shorter way.
    #[must_use]
    pub fn mirrored(self, at: Point) -> Point {
        Point { x: self.width - at.x, y: at.y }
    }

    /// The nearest point at which a piece fits into the bag.
    fn within(self, at: Point) -> Point {
        Point { x: clamp(at.x, RADIUS, self.width - RADIUS), y: clamp(at.y, RADIUS, self.depth - RADIUS) }
    }

    /// The nearest point that a hand can reach, in the bag or over its rim.
    #[must_use]
    pub fn reach(self, at: Point) -> Point {
        Point { x: clamp(at.x, 0.0, self.width), y: clamp(at.y, OVER_RIM, self.depth) }
    }
}

/// A point in the bag, in bag units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The distance from the left side of the bag, as the hand sees it.
    pub x: f64,
    /// The depth from the hand's own rim; negative outside of the bag.
    pub y: f64,
}

impl Point {
    /// The distance between two points.
    #[must_use]
    pub fn distance(self, other: Self) -> f64 {
        let (right, deeper) = (self.x - other.x, self.y - other.y);
        (right * right + deeper * deeper).sqrt()
    }
}

/// A piece in the bag.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PlacedPiece {
    pub piece: Piece,
    pub at: Point,
    /// Its rotation, in radians.
    pub turned: f64,
    /// The index of the hand that holds it.
    pub held: Option<usize>,
}

/// The positions of all pieces in the bag, in the coordinates of hand 0.
#[derive(Clone, Debug, PartialEq)]
pub struct Heap {
    pub(super) size: Size,
    pieces: Vec<PlacedPiece>,
}

impl Heap {
    /// Shakes the bag: positions are independent of the pieces. `random` returns 64 random bits per call; equal bits
    /// give equal heaps.
    #[must_use]
    pub fn shaken(bag: PieceSet, size: Size, random: &mut impl FnMut() -> u64) -> Self {
        let mut pieces: Vec<Piece> = bag.iter().collect();
        for last in (1..pieces.len()).rev() {
            pieces.swap(last, bounded(last + 1, random()));
        }
        let mut places: Vec<Point> = Vec::with_capacity(pieces.len());
        for _ in &pieces {
            let tosses = (0..TOSSES).map(|_| random_place(size, random));
            let freest = tosses.max_by(|one, other| free(&places, *one).total_cmp(&free(&places, *other)));
            places.extend(freest);
        }
        let lying = |(piece, at)| PlacedPiece { piece, at, turned: part(random()) * std::f64::consts::TAU, held: None };
        Self { size, pieces: pieces.into_iter().zip(places).map(lying).collect() }
    }

    /// The pieces under the fingers of a hand, which a grip there would take (B4f): the nearest piece, and those whose
    /// outline touches it under the fingertip.
    pub(super) fn under(&self, hand: usize, at: Point) -> PieceSet {
        let free = |lying: &&PlacedPiece| lying.held.is_none_or(|holder| holder == hand);
        let far = |lying: &PlacedPiece| lying.at.distance(at);
        let all = self.pieces.iter().filter(free);
        let Some(nearest) = all.clone().min_by(|one, other| far(one).total_cmp(&far(other))) else {
            return PieceSet::NONE;
        };
        if far(nearest) > FINGERS {
            return PieceSet::NONE;
        }
        let tip = |lying: &PlacedPiece| far(lying) <= WOOD + self.size.tip;
        let touches = |other: &&PlacedPiece| tip(nearest) && tip(other) && nearest.at.distance(other.at) <= 2.0 * WOOD;
        all.filter(touches).map(|lying| lying.piece).chain([nearest.piece]).collect()
    }

    /// The pieces of which a part is within `reach`.
    pub(super) fn near(&self, at: Point, reach: f64) -> impl Iterator<Item = &PlacedPiece> {
        self.pieces.iter().filter(move |lying| lying.at.distance(at) <= reach + RADIUS)
    }

    /// Moves a hand: a piece that it holds moves with it, and pieces that it brushes shift a little.
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

    /// Closes a hand on the pieces under it, and returns them.
    pub(super) fn close(&mut self, hand: usize, at: Point) -> PieceSet {
        let gripped = self.under(hand, at);
        for lying in self.pieces.iter_mut().filter(|lying| gripped.contains(lying.piece)) {
            lying.held = Some(hand);
        }
        gripped
    }

    /// Releases the pieces that a hand holds.
    pub(super) fn let_go(&mut self, hand: usize) {
        for lying in self.pieces.iter_mut().filter(|lying| lying.held == Some(hand)) {
            lying.held = None;
            lying.at = self.size.within(lying.at);
        }
    }

    /// The pieces that a hand holds.
    pub(super) fn held(&self, hand: usize) -> PieceSet {
        self.pieces.iter().filter(|lying| lying.held == Some(hand)).map(|lying| lying.piece).collect()
    }
}

/// A random point in the bag.
fn random_place(size: Size, random: &mut impl FnMut() -> u64) -> Point {
    let within = |length: f64, bits| RADIUS + (length - 2.0 * RADIUS) * part(bits);
    let x = within(size.width, random());
    Point { x, y: within(size.depth, random()) }
}

/// The distance from a place to the nearest of those taken.
fn free(taken: &[Point], place: Point) -> f64 {
    taken.iter().map(|other| other.distance(place)).fold(f64::MAX, f64::min)
}

/// A number from 0 to 1, from the upper 32 of 64 random bits.
fn part(bits: u64) -> f64 {
    f64::from(u32::try_from(bits >> 32).unwrap_or_default()) / f64::from(u32::MAX)
}

/// Clamps a number. `f64::clamp` would pull in the code that formats the message of its panic, which is larger than the
/// rest of the bag.
#[must_use]
pub fn clamp(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b4f_what_is_gripped_with_the_nearest_piece_touches_it() {
        let mut number = 5_u64;
        let mut shake = || {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            number.rotate_left(32)
        };
        let heap = Heap::shaken(PieceSet::ALL, Size::of(0.62), &mut shake);
        let place = |piece| heap.pieces.iter().find(|lying| lying.piece == piece).expect("it is in the bag").at;
        let mut several = 0;
        for (across, along) in (0..100).flat_map(|across| (0..60).map(move |along| (across, along))) {
            let at = Point { x: f64::from(across) * 8.0, y: f64::from(along) * 8.0 };
            let gripped: Vec<Point> = heap.under(0, at).iter().map(place).collect();
            let nearest = gripped.iter().min_by(|one, other| one.distance(at).total_cmp(&other.distance(at)));
            assert!(gripped.iter().all(|piece| nearest.is_some_and(|nearest| nearest.distance(*piece) <= 2.0 * WOOD)));
            several += usize::from(gripped.len() > 1);
        }
        assert!(several > 0);
    }
}
