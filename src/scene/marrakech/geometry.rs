//! Geometry of Marrakech's board, in integer board units: north is up, y grows downward.

use crate::rules::marrakech::{Heading, Square, Step, Track};

/// Side of a square.
pub const SIDE: i32 = 44;
/// Width of the margin around the 7×7 squares, in which the tracks are drawn.
pub const MARGIN: i32 = 34;
/// Side of the viewBox.
pub const WHOLE: i32 = 2 * MARGIN + 7 * SIDE;
/// Radius of the tracks (M5), which join the midpoints of neighbouring squares' edges.
pub const RADIUS: i32 = SIDE / 2;

/// A point in board units.
pub type Point = (i32, i32);

/// Offsets on a circle of the tracks' radius, in steps of a twelfth, clockwise from its rightmost point.
const TWELFTHS: [Point; 12] = [
    (RADIUS, 0),
    (19, 11),
    (11, 19),
    (0, RADIUS),
    (-11, 19),
    (-19, 11),
    (-RADIUS, 0),
    (-19, -11),
    (-11, -19),
    (0, -RADIUS),
    (11, -19),
    (19, -11),
];

/// Position and heading of Asam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pose {
    /// Position on the board.
    pub at: Point,
    /// Heading in degrees, clockwise from north.
    pub angle: i32,
}

/// Returns the centre of a square (M1: files left to right, ranks bottom to top).
#[must_use]
pub fn centre(square: Square) -> Point {
    let steps = |count: u8| MARGIN + i32::from(count) * SIDE + SIDE / 2;
    (steps(square.file()), steps(6 - square.rank()))
}

/// Returns the upper left corner of a square.
#[must_use]
pub fn corner(square: Square) -> Point {
    let (x, y) = centre(square);
    (x - SIDE / 2, y - SIDE / 2)
}

/// Returns a heading in degrees, clockwise from north.
#[must_use]
pub fn degrees(heading: Heading) -> i32 {
    match heading {
        Heading::North => 0,
        Heading::East => 90,
        Heading::South => 180,
        Heading::West => 270,
    }
}

/// Returns the point at `distance` from `from` in the direction of `heading`.
#[must_use]
pub fn towards(from: Point, heading: Heading, distance: i32) -> Point {
    let (x, y) = from;
    match heading {
        Heading::North => (x, y - distance),
        Heading::East => (x + distance, y),
        Heading::South => (x, y + distance),
        Heading::West => (x - distance, y),
    }
}

/// A track as a circular arc (M5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arc {
    /// Centre of the circle.
    pub middle: Point,
    /// Point at which Asam leaves the squares.
    pub start: Point,
    /// Point at which he returns.
    pub end: Point,
    /// Length in twelfths of a circle, clockwise if positive.
    pub twelfths: i32,
}

impl Arc {
    /// Returns the arc of `step`, if it follows a track.
    #[must_use]
    pub fn of(step: &Step) -> Option<Self> {
        let start = towards(centre(step.from), step.leaves, SIDE / 2);
        let end = towards(centre(step.to), step.heading, -SIDE / 2);
        let (middle, size) = match step.track? {
            Track::Pair => ((i32::midpoint(start.0, end.0), i32::midpoint(start.1, end.1)), 6),
            Track::Loop => {
                let (x, y) = centre(step.to);
                ((start.0 + end.0 - x, start.1 + end.1 - y), 9)
            }
        };
        let (right, down) = (start.0 - middle.0, start.1 - middle.1);
        let ahead = towards((0, 0), step.leaves, 1);
        let clockwise = ahead.1 * right > ahead.0 * down;
        let twelfths = if clockwise { size } else { -size };
        Some(Self { middle, start, end, twelfths })
    }

    /// Returns the points of the arc, from its start to its end.
    fn points(self) -> impl Iterator<Item = Point> {
        let (x, y) = self.middle;
        let first = TWELFTHS.into_iter().position(|(right, down)| (x + right, y + down) == self.start);
        let points = TWELFTHS.into_iter().map(move |(right, down)| (x + right, y + down));
        let count = self.twelfths.unsigned_abs() as usize + 1;
        let first = first.unwrap_or_default();
        let forward = points.clone().cycle().skip(first).take(count);
        let backward = points.rev().cycle().skip(TWELFTHS.len() - 1 - first).take(count);
        let clockwise = self.twelfths > 0;
        forward.filter(move |_| clockwise).chain(backward.filter(move |_| !clockwise))
    }
}

/// Returns the poses of one step, without the initial one: one on the board, several on a track.
#[must_use]
pub fn walk(step: &Step) -> Vec<Pose> {
    let mut poses = Vec::new();
    if let Some(arc) = Arc::of(step) {
        let turn = 30 * arc.twelfths.signum();
        let angles = (0..).map(|picture| degrees(step.leaves) + turn * picture);
        poses.extend(arc.points().zip(angles).map(|(at, angle)| Pose { at, angle }));
    }
    poses.push(Pose { at: centre(step.to), angle: degrees(step.heading) });
    poses
}

/// Returns the position of the die: of four places on the board, the one farthest from these squares.
#[must_use]
pub fn die_point(squares: &[Square]) -> Point {
    let (near, far) = (MARGIN + SIDE * 3 / 2, MARGIN + SIDE * 11 / 2);
    let distance = |place: Point| {
        let squares = squares.iter().map(|square| centre(*square));
        squares.map(|(x, y)| (x - place.0).pow(2) + (y - place.1).pow(2)).min()
    };
    let places = [(near, near), (far, near), (near, far), (far, far)];
    places.into_iter().max_by_key(|place| distance(*place)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::marrakech::step;

    fn steps() -> impl Iterator<Item = Step> {
        Square::all().flat_map(|square| Heading::ALL.map(|heading| step(square, heading)))
    }

    #[test]
    fn m5_every_track_is_walked_from_its_start_to_its_end_in_small_steps() {
        for (step, arc) in steps().filter_map(|step| Some((step, Arc::of(&step)?))) {
            let points: Vec<_> = arc.points().collect();
            assert_eq!((points.first(), points.last()), (Some(&arc.start), Some(&arc.end)), "{step:?}");
            for pair in points.windows(2) {
                let (dx, dy) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
                assert!((dx * dx + dy * dy) < RADIUS * RADIUS / 2, "{step:?}: {pair:?}");
            }
        }
    }

    #[test]
    fn m5_tracks_run_outside_the_field() {
        let field = MARGIN + 1..MARGIN + 7 * SIDE;
        for (step, arc) in steps().filter_map(|step| Some((step, Arc::of(&step)?))) {
            let inside = |point: &Point| field.contains(&point.0) && field.contains(&point.1);
            assert!(!arc.points().any(|point| inside(&point)), "{step:?}");
        }
    }

    #[test]
    fn m5_asam_turns_along_the_track() {
        for step in steps() {
            let poses = walk(&step);
            let ends: Vec<_> = poses.iter().rev().take(2).map(|pose| pose.angle.rem_euclid(360)).collect();
            assert!(ends.iter().all(|angle| *angle == degrees(step.heading)), "{step:?}: {poses:?}");
        }
    }

    #[test]
    fn the_die_falls_out_of_the_way() {
        let way: Vec<_> = ["a7", "b7", "c7"].iter().map(|name| name.parse().unwrap()).collect();
        let (x, y) = die_point(&way);
        assert!(x > WHOLE / 2 && y > WHOLE / 2, "({x}, {y})");
    }
}
