//! What lies on Dschamal's table.

use super::geometry::{self, Area, Place};
use super::selection::{self, Selection};
use crate::rules::dschamal::{Dschamal, Event, Phase, Piece, PieceSet, Shape};
use crate::rules::{Game, Seat, is_invisible};
use crate::scene::Seating;

/// The table with all that lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The camps, by seat.
    pub camps: Vec<Camp>,
    /// The pieces, by number: what glides must keep its place among the others.
    pub pieces: Vec<Laid>,
    /// The order of duels round the bag (B6); none before the lot.
    pub ring: Option<Ring>,
    /// How many pieces are in the bag.
    pub in_bag: u32,
    /// Whether pieces lie where the bag is otherwise.
    pub spread: bool,
}

/// The camp before a player, without its pieces (B2).
#[derive(Clone, Debug, PartialEq)]
pub struct Camp {
    /// Where it lies.
    pub area: Area,
    /// Its player's name.
    pub name: String,
    /// Its player's colour and pattern.
    pub look: u8,
    /// Victory points (B7).
    pub points: u8,
    /// What the player has to do with the duel (B6).
    pub role: Role,
}

/// The role of a player in the duel (B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The bag master.
    Master,
    /// Whom the bag master challenges.
    Challenged,
    /// Lost the bag, and sits this duel out.
    SitsOut,
    /// None of these.
    Watches,
}

/// The order of duels round the bag (B6): each player beside the own camp, and an arrow from the bag master to the
/// challenged. Directions are in degrees clockwise from the top.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    /// The players, clockwise.
    pub beads: Vec<Bead>,
    /// Where the bag master is.
    pub master: i32,
    /// How far clockwise from there the challenged is.
    pub reach: i32,
}

/// A player on the ring.
#[derive(Clone, Debug, PartialEq)]
pub struct Bead {
    /// Where it is.
    pub degrees: i32,
    /// The first letter of the name.
    pub letter: String,
    /// The colour and pattern.
    pub look: u8,
    /// What the player has to do with the duel.
    pub role: Role,
}

/// A piece as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Which one.
    pub piece: Piece,
    /// Where.
    pub place: Place,
    /// How it is marked.
    pub mark: Mark,
}

/// How a piece is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Not at all.
    Plain,
    /// Nobody can win it (B7).
    Locked,
    /// It can be taken.
    Open,
    /// It is picked.
    Picked,
    /// It has just been drawn or has changed hands.
    Moved,
}

/// What `seat` has to do with the duel.
pub(super) fn role(state: &Dschamal, seat: Seat) -> Role {
    match state.pairing().filter(|_| state.outcome().is_none()) {
        Some(pairing) if pairing.master == seat => Role::Master,
        Some(pairing) if pairing.challenged == seat => Role::Challenged,
        Some(pairing) if pairing.sits_out == Some(seat) => Role::SitsOut,
        _ => Role::Watches,
    }
}

/// The table as it lies, without marks but for what is locked.
pub(super) fn bare(state: &Dschamal, seating: &Seating) -> Board {
    let players = state.seats();
    let camp = |seat: Seat| Camp {
        area: geometry::camp(seat, players),
        name: seating.name(seat).to_owned(),
        look: seating.look(seat),
        points: state.points(seat),
        role: role(state, seat),
    };
    let locked = state.locked();
    let mark = |piece| if locked.contains(piece) { Mark::Locked } else { Mark::Plain };
    let mut board = Board {
        camps: Seat::all(players).map(camp).collect(),
        pieces: Vec::new(),
        ring: ring(state, seating),
        in_bag: state.bag().len(),
        spread: false,
    };
    for seat in Seat::all(players) {
        let places = geometry::places(geometry::camp(seat, players), state.camp(seat).len() as usize);
        let laid = arranged(state, seat).into_iter().zip(places);
        laid.for_each(|(piece, place)| lay(&mut board, Laid { piece, place, mark: mark(piece) }));
    }
    lay_in_the_middle(&mut board, state.hand());
    board
}

/// Lays a piece in its place among the others.
fn lay(board: &mut Board, laid: Laid) {
    let place = board.pieces.partition_point(|other| other.piece < laid.piece);
    board.pieces.insert(place, laid);
}

/// A camp as it is laid out: shape by shape, those that are complete at the end.
pub(super) fn arranged(state: &Dschamal, seat: Seat) -> Vec<Piece> {
    let (camp, locked) = (state.camp(seat), state.locked());
    (camp & !locked).iter().chain((camp & locked).iter()).collect()
}

fn ring(state: &Dschamal, seating: &Seating) -> Option<Ring> {
    let pairing = state.pairing()?;
    let players = state.seats();
    let degrees = |seat| geometry::bearing(geometry::camp(seat, players));
    let bead = |seat: Seat| Bead {
        degrees: degrees(seat),
        letter: seating.name(seat).chars().find(|letter| !is_invisible(*letter)).map(String::from).unwrap_or_default(),
        look: seating.look(seat),
        role: role(state, seat),
    };
    let master = degrees(pairing.master);
    let reach = (degrees(pairing.challenged) - master).rem_euclid(360);
    Some(Ring { beads: Seat::all(players).map(bead).collect(), master, reach })
}

/// Pieces that lie in the middle of the table, over the bag.
pub(super) fn lay_in_the_middle(board: &mut Board, pieces: PieceSet) {
    let places = geometry::offered(pieces.len() as usize);
    let laid = pieces.iter().zip(places).map(|(piece, place)| Laid { piece, place, mark: Mark::Moved });
    laid.for_each(|laid| lay(board, laid));
    board.spread |= !pieces.is_empty();
}

/// Marks what can be taken; what lies in the bag is laid out for it.
pub(super) fn offer(board: &mut Board, state: &Dschamal, selection: Option<&Selection>) {
    let choices = selection::choices(state);
    if !matches!(state.phase(), Phase::Take { .. }) {
        board.pieces.retain(|laid| !state.hand().contains(laid.piece));
        lay_in_the_middle(board, choices);
    }
    for laid in board.pieces.iter_mut().filter(|laid| choices.contains(laid.piece)) {
        laid.mark = match selection {
            Some(Selection(Some(picked))) if *picked == laid.piece => Mark::Picked,
            Some(_) => Mark::Open,
            None => Mark::Plain,
        };
    }
}

/// Marks what the last thing that happened has moved.
pub(super) fn keep(board: &mut Board, event: &Event) {
    let moved = match event {
        Event::Began { piece, .. } | Event::Taken { piece, .. } => PieceSet::of(*piece),
        Event::Drawn { won, given, .. } => *won | given.map(PieceSet::of).unwrap_or_default(),
        Event::Lot { .. }
        | Event::Gripped { .. }
        | Event::Felt { .. }
        | Event::Held { .. }
        | Event::MustDraw { .. } => PieceSet::NONE,
    };
    let plain = |laid: &&mut Laid| laid.mark == Mark::Plain && moved.contains(laid.piece);
    board.pieces.iter_mut().filter(plain).for_each(|laid| laid.mark = Mark::Moved);
}

/// The shapes of which all four lie before players (B7).
pub(super) fn complete(locked: PieceSet) -> impl Iterator<Item = Shape> {
    Shape::ALL.into_iter().filter(move |&shape| locked.has(shape))
}
