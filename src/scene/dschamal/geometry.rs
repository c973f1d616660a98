//! Geometry of Dschamal's table, in integer board units; y grows downward.
//!
//! The camps lie around the bag in the order of seats, clockwise from the lower right, where the only person at the
//! screen sits. With few players each has a whole side; with eight, the bag is in the middle of three rows of three.

use crate::rules::Seat;

/// Side of the viewBox.
pub const WHOLE: i32 = 360;
/// Height of the rows above and below the bag, and width of the camps beside it.
const DEEP: i32 = 118;
/// Distance between neighbouring camps.
const GAP: i32 = 4;
/// Height of a camp's header, which bears the player's name.
pub const HEAD: i32 = 19;
/// Largest side of a piece's place in a camp; in a full one it is as small as needed.
const LARGEST: i32 = 50;
/// That of a piece on the tray.
const LARGEST_ON_TRAY: i32 = 58;
/// That of a piece alone on the tray, which has just been drawn.
const LARGEST_ALONE: i32 = 112;
/// Width of the tray's rim.
const RIM: i32 = 4;
/// Distance of the beads from the centre of the bag.
pub const RING: i32 = 47;

/// A point, or a width and a height, in board units.
pub type Point = (i32, i32);

/// The centre of the table, and of the bag.
pub const MIDDLE: Point = (WHOLE / 2, WHOLE / 2);

/// A bounding box on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Upper left corner.
    pub corner: Point,
    /// Width and height.
    pub size: Point,
}

/// The place of a piece: a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Centre.
    pub at: Point,
    /// Side.
    pub side: i32,
}

/// Returns the numbers of camps below, to the left of, above and to the right of the bag.
const fn sides(players: u8) -> [i32; 4] {
    match players {
        ..=2 => [1, 0, 1, 0],
        3 => [1, 0, 2, 0],
        4 => [2, 0, 2, 0],
        5 => [1, 1, 2, 1],
        6 => [2, 1, 2, 1],
        7 => [2, 1, 3, 1],
        8.. => [3, 1, 3, 1],
    }
}

/// Returns the bounding box of a seat's camp. That of `viewer`, the only person at the screen, is below; if there is no
/// such person, that of the first seat.
#[must_use]
pub fn camp(seat: Seat, players: u8, viewer: Option<Seat>) -> Area {
    let [below, left, above, _] = sides(players);
    let number = (i32::from(seat.0) - i32::from(viewer.map_or(0, |viewer| viewer.0))).rem_euclid(players.into());
    let along = |place: i32, count: i32| (place * WHOLE / count, WHOLE / count);
    let (x, y, width, height) = if number < below {
        let (x, width) = along(below - 1 - number, below);
        (x, WHOLE - DEEP, width, DEEP)
    } else if number < below + left {
        (0, DEEP, DEEP + 1, WHOLE - 2 * DEEP)
    } else if number < below + left + above {
        let (x, width) = along(number - below - left, above);
        (x, 0, width, DEEP)
    } else {
        (WHOLE - DEEP - 1, DEEP, DEEP + 1, WHOLE - 2 * DEEP)
    };
    Area { corner: (x + GAP / 2, y + GAP / 2), size: (width - GAP, height - GAP) }
}

/// `true` if the first camp lies further down than the second; at the same height, if it lies further left.
#[must_use]
pub fn is_before(one: Area, other: Area) -> bool {
    let lower_left = |camp: Area| (centre(camp).1, -centre(camp).0);
    lower_left(one) > lower_left(other)
}

/// Returns the centre of an area.
#[must_use]
pub fn centre(Area { corner: (x, y), size: (width, height) }: Area) -> Point {
    (x + width / 2, y + height / 2)
}

/// Returns the direction from the bag to a camp, in degrees clockwise from the top.
#[must_use]
pub fn bearing(camp: Area) -> i32 {
    let (x, y) = centre(camp);
    let (right, down) = (x - MIDDLE.0, y - MIDDLE.1);
    let (less, more) = (right.abs().min(down.abs()), right.abs().max(down.abs()).max(1));
    // Approximates the arc tangent of less / more to within a degree.
    let angle = (less * (59 * more - 14 * less)) / (more * more);
    let from_top = if right.abs() < down.abs() { angle } else { 90 - angle };
    match (right >= 0, down >= 0) {
        (true, false) => from_top,
        (true, true) => 180 - from_top,
        (false, true) => 180 + from_top,
        (false, false) => (360 - from_top) % 360,
    }
}

/// Returns the width of the woven ends of a camp.
#[must_use]
pub const fn ends(camp: Area) -> i32 {
    if camp.size.0 < WHOLE / 2 - GAP { 6 } else { 12 }
}

/// Returns the places of `count` pieces in a camp between its woven ends, as large as possible.
#[must_use]
pub fn places(camp: Area, count: usize) -> Vec<Place> {
    let (x, y) = camp.corner;
    let (width, height) = camp.size;
    let margin = ends(camp) + 2;
    spread(Area { corner: (x + margin, y + HEAD), size: (width - 2 * margin, height - HEAD - 2) }, LARGEST, count)
}

/// The tray over the whole width of the table, between the camps above and below.
pub const WIDE_TRAY: Area = Area { corner: (GAP / 2, DEEP - RIM), size: (WHOLE - GAP, WHOLE - 2 * (DEEP - RIM)) };

/// Returns the tray in the middle of the table, which is as wide as the camps beside it allow.
#[must_use]
pub fn tray(players: u8) -> Area {
    let [_, left, ..] = sides(players);
    let inner = DEEP - RIM;
    if left == 0 { WIDE_TRAY } else { Area { corner: (inner, inner), size: (WHOLE - 2 * inner, WHOLE - 2 * inner) } }
}

/// Returns the places of `count` pieces on a tray.
#[must_use]
pub fn tray_places(count: usize, tray: Area) -> Vec<Place> {
    let largest = if count == 1 { LARGEST_ALONE } else { LARGEST_ON_TRAY };
    spread(within(tray), largest, count)
}

/// How words on the wide tray are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// By one who sits below.
    Once,
    /// By two who sit below and above.
    Upright,
    /// By two who sit to the left and to the right.
    Sideways,
}

impl Reading {
    /// The angles by which the words are turned around the middle, one for each reader.
    #[must_use]
    pub const fn turns(self) -> &'static [i32] {
        match self {
            Self::Once => &[0],
            Self::Upright => &[0, 180],
            Self::Sideways => &[90, -90],
        }
    }
}

/// Returns the place of words on the wide tray before they are turned: beside what lies in its middle, or all of the
/// reader's part.
#[must_use]
pub fn words_on_tray(beside: bool, reading: Reading) -> Area {
    let Area { corner: (x, y), size: (width, height) } = within(WIDE_TRAY);
    let taken = if beside { LARGEST_ALONE / 2 + RIM } else { 0 };
    match reading {
        Reading::Sideways => {
            Area { corner: (MIDDLE.0 - height / 2, MIDDLE.1 + taken), size: (height, width / 2 - taken) }
        }
        _ if beside => Area { corner: (MIDDLE.0 + taken, y), size: (width / 2 - taken, height) },
        Reading::Upright => Area { corner: (x, MIDDLE.1), size: (width, height / 2) },
        Reading::Once => Area { corner: (x, y), size: (width, height) },
    }
}

/// Returns the area within the rim of a tray.
const fn within(tray: Area) -> Area {
    let ((x, y), (width, height)) = (tray.corner, tray.size);
    Area { corner: (x + RIM, y + RIM), size: (width - 2 * RIM, height - 2 * RIM) }
}

/// `true` if a point lies in an area.
#[must_use]
pub fn contains(area: Area, (x, y): Point) -> bool {
    let (left, top) = area.corner;
    (left..left + area.size.0).contains(&x) && (top..top + area.size.1).contains(&y)
}

/// Returns rows of squares with at most this side, centred in an area.
fn spread(area: Area, largest: i32, count: usize) -> Vec<Place> {
    let (width, height) = area.size;
    let count = i32::try_from(count).unwrap_or(i32::MAX);
    let fits = |side: &i32| (width / side) * (height / side) >= count;
    let side = (1..=largest).rev().find(fits).unwrap_or(1);
    let columns = (width / side).min(count).max(1);
    let rows = (count + columns - 1) / columns;
    let left = area.corner.0 + (width - columns * side) / 2;
    let top = area.corner.1 + (height - rows * side) / 2;
    let place = |number: i32| {
        let (column, row) = (number % columns, number / columns);
        Place { at: (left + column * side + side / 2, top + row * side + side / 2), side }
    };
    (0..count).map(place).collect()
}
