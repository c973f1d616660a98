//! The lens, in which a finger aims at one of several cells that are closer together than a finger can tell.

use super::Cell;
use super::hit::{distance, hit};
use crate::rules::Spot;

/// Distance between the centres of two cells below which a finger has to choose between them, in CSS pixels.
const CLOSE: f64 = 22.0;

/// Magnification.
const TIMES: f64 = 2.0;

/// Distance between a finger and the lens beside it, in CSS pixels.
const ASIDE: f64 = 36.0;

/// A bounding box on a board, in board units: its top left corner and its size.
pub type Part = ((i32, i32), (i32, i32));

/// A finger on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finger {
    /// Its position in board units.
    pub point: (f64, f64),
    /// Its position on the screen, in CSS pixels.
    pub at: (f64, f64),
    /// CSS pixels per board unit.
    pub scale: f64,
}

/// A part of the board, shown twice as large beside the finger that aims at one of its cells.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// The part that it shows.
    pub part: Part,
    /// Its top left corner on the screen, in CSS pixels.
    pub corner: (f64, f64),
    /// Its width and height, in CSS pixels.
    pub size: (f64, f64),
    /// The cell that is aimed at.
    pub aimed: Option<Spot>,
}

impl Lens {
    /// Returns the lens over a part of the board, on a screen of this size in CSS pixels; `None` if the finger need not
    /// choose between neighbours: no two cells that count within its `reach`, in board units, are close together.
    #[must_use]
    pub fn over(part: Part, cells: &[Cell], finger: Finger, reach: i32, screen: (f64, f64)) -> Option<Self> {
        if !is_crowded(cells, finger, reach) {
            return None;
        }
        let shown = |units: i32| f64::from(units) * finger.scale * TIMES;
        let size = (shown(part.1.0), shown(part.1.1));
        let lens = Self { part, corner: beside(finger.at, size, screen), size, aimed: None };
        lens.aim(cells, finger.point, reach)
    }

    /// Returns the lens with the aim at a point, in board units: at the cell that a tap there would touch; `None` beyond
    /// `reach` of the part, where the lens closes.
    #[must_use]
    pub fn aim(self, cells: &[Cell], point: (f64, f64), reach: i32) -> Option<Self> {
        let ((left, top), (width, height)) = self.part;
        let is_within =
            |at: f64, start: i32, size: i32| (f64::from(start - reach)..f64::from(start + size + reach)).contains(&at);
        let is_inside = is_within(point.0, left, width) && is_within(point.1, top, height);
        is_inside.then(|| Self { aimed: hit(cells, point, reach), ..self })
    }
}

/// `true` if two cells that are open or firm, both within reach of the finger, are close together.
fn is_crowded(cells: &[Cell], finger: Finger, reach: i32) -> bool {
    let counts = |cell: &&Cell| (cell.open || cell.firm) && distance(cell, finger.point) <= f64::from(reach);
    let middle = |cell: &Cell| {
        let along = |start: i32, size: i32| f64::from(start) + f64::from(size) / 2.0;
        (along(cell.corner.0, cell.size.0), along(cell.corner.1, cell.size.1))
    };
    let middles: Vec<_> = cells.iter().filter(counts).map(middle).collect();
    let is_close =
        |(x, y): (f64, f64), (other_x, other_y): (f64, f64)| (x - other_x).hypot(y - other_y) * finger.scale < CLOSE;
    middles.iter().enumerate().any(|(at, one)| middles[at + 1..].iter().any(|other| is_close(*one, *other)))
}

/// Returns the corner of a lens on the screen: above a finger, or to its left if the lens is tall; on the other side if
/// there is no room.
fn beside((x, y): (f64, f64), (width, height): (f64, f64), screen: (f64, f64)) -> (f64, f64) {
    let before = |at: f64, size: f64| if at < size + ASIDE { at + ASIDE } else { at - ASIDE - size };
    let along = |at: f64, size: f64, screen: f64| (at - size / 2.0).min(screen - size).max(0.0);
    if width > height {
        (along(x, width, screen.0), before(y, height))
    } else {
        (before(x, width), along(y, height, screen.1))
    }
}
