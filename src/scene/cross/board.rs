//! The contents of the cross-shaped board.

use super::Feat;
use super::geometry::{Area, Point, View};
use crate::rules::Seat;
use crate::rules::cross::Step;

/// The board and all that is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The side from which the board is seen.
    pub view: View,
    /// The seats at the four arms, by seat number.
    pub places: Vec<Place>,
    /// Block numbers along the path of the seat to which the board is turned; without one, along that of the seat to move.
    pub signs: Vec<Sign>,
    /// Paths of the last move, or of the one under the pointer.
    pub trails: Vec<Vec<Point>>,
    /// Links between pieces that stand together as a pair.
    pub pair_links: Vec<PairLink>,
    /// Pieces in drawing order.
    pub pieces: Vec<Piece>,
    /// What is celebrated, and where.
    pub feats: Vec<(Point, Feat)>,
    /// Marks and their bounding boxes.
    pub marks: Vec<(Area, Mark)>,
    /// The throw shown on the board.
    pub thrown: Option<Thrown>,
    /// The dice that a person can throw now by touching them.
    pub ready: Option<Thrown>,
}

/// The number of a block, with the direction of play there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// Centre of the square.
    pub at: Point,
    /// Centre of the number: beside the arm, where no piece covers it.
    pub beside: Point,
    /// Number of the block.
    pub step: Step,
    /// Direction of play, in degrees clockwise from rightward.
    pub turn: i32,
    /// `true` if pairs can still be earned here (C7).
    pub aim: bool,
}

/// A seat as shown at its arm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Number of its colour and pattern.
    pub look: u8,
    /// Name of its player.
    pub name: String,
    /// Number of its pieces at home, and of all its pieces.
    pub home: (u8, u8),
    /// Final place, once it has one.
    pub taken: Option<u8>,
    /// What is said of the player, in a few words.
    pub note: Option<String>,
    /// Colour number of its partner (C14).
    pub partner: Option<u8>,
    /// `true` if this seat is to throw or move.
    pub turn: bool,
}

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Id within the board; unchanged while no piece moves.
    pub id: u8,
    /// Owner.
    pub seat: Seat,
    /// Colour number.
    pub look: u8,
    /// Step on which it stands.
    pub step: Step,
    /// Position of its centre.
    pub at: Point,
    /// Text on the piece: the letter of its seat, or its step if it can move; empty if another piece stands before it.
    pub text: String,
    /// `true` if it is in its coloured column.
    pub in_column: bool,
    /// Animation from its previous position.
    pub glide: Glide,
    /// `true` if it can be chosen, and has room to grow.
    pub ready: bool,
    /// `true` if selected: it then follows a pointer that drags it.
    pub lifted: bool,
}

/// Movement animation of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glide {
    /// No animation.
    Still,
    /// Block by block.
    Walk,
    /// Block by block on a long path.
    Run,
    /// Straight back to its previous position.
    Fly,
}

/// The drawn link between two pieces on a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairLink {
    /// Owner.
    pub seat: Seat,
    /// Step on which they stand.
    pub step: Step,
    /// Centre of their square.
    pub at: Point,
    /// Kind of link.
    pub link: Link,
}

/// The kind of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Restriction on moving as a pair.
    pub free: Free,
    /// True pair or false pair, if the seat has both (C12).
    pub is_true: Option<bool>,
}

/// Restriction on moving as a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Free {
    /// May move as a pair.
    Yes,
    /// Only once another piece has leapt over it (C8).
    AfterLeap,
    /// Not before its player has earned pairs (C7).
    NotYet,
}

/// A mark on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A goal of some move, while nothing is selected.
    Could {
        /// What the move brings about.
        landing: Landing,
        /// `true` if any piece stands here.
        meets: bool,
    },
    /// A piece that can move stands here.
    Open,
    /// The selected piece stands here.
    Picked,
    /// A goal of the selected piece.
    Goal {
        /// Label: `+7`.
        by: String,
        /// `true` if the move hits a piece here.
        hits: bool,
        /// `true` if any piece stands here.
        meets: bool,
        /// `true` if this move is selected.
        taken: bool,
    },
}

/// What a move brings about where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// Nothing but a step forward.
    Plain,
    /// It hits.
    Hit,
    /// It makes a pair.
    Pair,
    /// It comes home.
    Home,
}

impl Landing {
    /// Returns the sign after the number of steps; empty for a step forward.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Hit => "✕",
            Self::Pair => "●●",
            Self::Home => "⌂",
        }
    }
}

/// A throw as shown on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The seat that throws.
    pub by: Seat,
    /// Dice and their result.
    pub throw_result: ThrowResult,
    /// Phase of the throw.
    pub phase: ThrowPhase,
}

/// The phase of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThrowPhase {
    /// Not thrown yet.
    Ready,
    /// Rolling.
    Rolling,
    /// At rest, the result visible.
    Fallen,
}

/// The result of a throw of cowries, pasa or a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThrowResult {
    /// Two pasa: the number of each, and whether it has been used.
    Pasa([(u8, bool); 2]),
    /// Six cowries: the number of mouths up, and the value of the throw.
    Cowries(u8, u8),
    /// The number on a die.
    Die(u8),
}
