//! Asam's walk, and the tracks outside the edge (M5).

use std::fmt;
use std::ops::Deref;

use super::{Heading, Square};

/// The track outside the edge where Asam left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// Half a circle to the neighbouring line; he faces back.
    Pair,
    /// Three quarters of a circle at the corners a1 and g7, back onto the same square; he faces along the other edge.
    Loop,
}

/// One step of Asam.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The square he leaves.
    pub from: Square,
    /// The way he faces as he leaves it.
    pub leaves: Heading,
    /// The square he comes to: the same one after a loop.
    pub to: Square,
    /// The way he faces afterwards.
    pub heading: Heading,
    /// The track that brought him there, if he left the board.
    pub track: Option<Track>,
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} > {} {}", self.from, self.leaves, self.to, self.heading)
    }
}

/// The step from `from`, facing `heading`, over a track if it would leave the board (M5).
#[must_use]
pub fn step(from: Square, heading: Heading) -> Step {
    let walked = |to, after, track| Step { from, leaves: heading, to, heading: after, track };
    if let Some(to) = from.towards(heading) {
        return walked(to, heading, None);
    }
    let (file, rank) = (from.file(), from.rank());
    let across = match heading {
        Heading::North => track_of_upper_edge(file).and_then(|file| Square::new(file, rank)),
        Heading::East => track_of_upper_edge(rank).and_then(|rank| Square::new(file, rank)),
        Heading::South => track_of_lower_edge(file).and_then(|file| Square::new(file, rank)),
        Heading::West => track_of_lower_edge(rank).and_then(|rank| Square::new(file, rank)),
    };
    match across {
        Some(to) => walked(to, heading.back(), Some(Track::Pair)),
        None => walked(from, loop_exit(heading), Some(Track::Loop)),
    }
}

/// The line to which the track from `line` leads on the north and east edges: lines 1 and 2, 3 and 4, 5 and 6 are
/// joined (here counted from 0). `None` for the last line, which has the loop.
fn track_of_upper_edge(line: u8) -> Option<u8> {
    (line < Square::SIDE - 1).then_some(line ^ 1)
}

/// The same on the south and west edges: lines 2 and 3, 4 and 5, 6 and 7 are joined. `None` for the first line, which
/// has the loop.
fn track_of_lower_edge(line: u8) -> Option<u8> {
    line.checked_sub(1).map(|line| (line ^ 1) + 1)
}

/// The way Asam faces when he comes back from the loop at g7 (which he leaves north or east) or a1 (south or west).
fn loop_exit(leaves: Heading) -> Heading {
    match leaves {
        Heading::North | Heading::South => leaves.left(),
        Heading::East | Heading::West => leaves.right(),
    }
}

/// One to four steps in a row. Reads like a slice of [`Step`].
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Walk {
    steps: [Step; 4],
    len: u8,
}

impl Walk {
    /// The walk of `roll` steps (1 to 4; no other number comes from a die) from `from`, facing `heading`.
    pub(super) fn new(from: Square, heading: Heading, roll: u8) -> Self {
        let first = step(from, heading);
        let mut steps = [first; 4];
        for taken in 1..usize::from(roll) {
            steps[taken] = step(steps[taken - 1].to, steps[taken - 1].heading);
        }
        Self { steps, len: roll }
    }

    /// The last step, with the square on which Asam stops and his heading.
    #[must_use]
    pub fn end(&self) -> Step {
        self.steps[usize::from(self.len) - 1]
    }
}

impl Deref for Walk {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }
}

impl fmt::Debug for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
