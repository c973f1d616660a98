//! What lies on the cross-shaped board.

use super::geometry::{Area, Point, View};
use crate::rules::Seat;
use crate::rules::cross::Step;

/// The board with all that lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// From which side it is seen.
    pub view: View,
    /// The seats at the four arms, by number.
    pub places: Vec<Place>,
    /// The numbers of blocks on the way of who sits at the bottom, or else of who moves.
    pub signs: Vec<Sign>,
    /// The ways of the last move, or of the one that is pointed at.
    pub trails: Vec<Vec<Point>>,
    /// The pairs.
    pub bonds: Vec<Bond>,
    /// The pieces, in drawing order.
    pub pieces: Vec<Piece>,
    /// What stands below two pieces on one block.
    pub labels: Vec<(Point, String)>,
    /// What is marked, each in its place.
    pub marks: Vec<(Area, Mark)>,
    /// The throw that lies there.
    pub thrown: Option<Thrown>,
    /// What a person can throw now by touching it.
    pub ready: Option<Thrown>,
}

/// The number of a block, and which way it goes on there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// The middle of its square.
    pub at: Point,
    /// The number.
    pub step: Step,
    /// The way on, in degrees clockwise from rightward.
    pub turn: i32,
    /// Whether the right to pairs can still be earned there (C7).
    pub aim: bool,
}

/// A seat as its arm shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which seat.
    pub seat: Seat,
    /// Its colour and pattern.
    pub look: u8,
    /// Its player's name.
    pub name: String,
    /// How many of its pieces are home, of how many.
    pub home: (u8, u8),
    /// The place that it has taken.
    pub taken: Option<u8>,
    /// The colour of its partner (C14).
    pub partner: Option<u8>,
    /// Whether it is this player who throws or moves.
    pub turn: bool,
}

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which one: the same as long as nothing moves.
    pub id: u8,
    /// Whose it is.
    pub seat: Seat,
    /// Its colour.
    pub look: u8,
    /// The step on which it stands.
    pub step: Step,
    /// Where it is drawn.
    pub at: Point,
    /// What stands on it: the letter of its seat, or its step if it can be used; nothing where two have one label.
    pub text: String,
    /// Whether it stands in the coloured column.
    pub in_column: bool,
    /// How it gets there from where it was.
    pub glide: Glide,
    /// Whether it is picked, and follows a pointer that drags it.
    pub lifted: bool,
}

/// How a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glide {
    /// Not at all.
    Still,
    /// From block to block.
    Walk,
    /// From block to block on a long way.
    Run,
    /// Straight back to its 0 mark, or to where it was before.
    Fly,
}

/// The bond that makes two pieces on a block a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bond {
    /// Whose.
    pub seat: Seat,
    /// The step on which they stand.
    pub step: Step,
    /// The middle of their square.
    pub at: Point,
    /// How they belong together.
    pub link: Link,
}

/// How two pieces belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Whether they may move as a pair.
    pub free: Free,
    /// Whether they are the true pair or the false one, if there are two (C12).
    pub is_true: Option<bool>,
}

/// Whether a pair may move as a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Free {
    /// It may.
    Yes,
    /// Only once another piece has leapt over it (C8).
    AfterLeap,
    /// Not before its player has earned pairs (C7).
    NotYet,
}

/// A mark on a place of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Something that is not picked can land here.
    Could,
    /// What stands here can be used.
    Open,
    /// What stands here is picked.
    Picked,
    /// What is picked can land here.
    Goal {
        /// What it is called: `+7`.
        by: String,
        /// Whether somebody is hit here.
        hits: bool,
        /// Whether anybody's piece stands here.
        meets: bool,
        /// Whether this way is picked.
        taken: bool,
    },
}

/// A throw on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// Who threw.
    pub by: Seat,
    /// What fell.
    pub cast: Cast,
    /// How it lies there.
    pub lies: Lies,
}

/// How a throw lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// It is still to be thrown.
    Ready,
    /// It rolls.
    Rolling,
    /// It can be read.
    Fallen,
}

/// A throw as it lies: cowries, pasa or a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast {
    /// Two pasa, each with whether it has been used.
    Pasa([(u8, bool); 2]),
    /// Six cowries: how many mouths are up, and what that is worth.
    Cowries(u8, u8),
    /// A die.
    Die(u8),
}
