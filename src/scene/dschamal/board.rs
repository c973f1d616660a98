//! The contents of Dschamal's table.

use super::geometry::{self, Area, Place, Point};
use super::selection::{self, Selection};
use crate::rules::dschamal::{Dschamal, DuelKind, Event, Phase, Piece, PieceSet, Shape};
use crate::rules::{Game, Seat, is_invisible};
use crate::scene::Seating;

/// The table and all that is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Camps, by seat.
    pub camps: Vec<Camp>,
    /// Pieces by number: elements keep their order, since one that moves in the DOM would lose its transition.
    pub pieces: Vec<PieceView>,
    /// The order of duels around the bag (B6); none before the toss for first bag master, and after the last duel.
    pub ring: Option<Ring>,
    /// Number of pieces in the bag.
    pub in_bag: u32,
    /// The tray on which pieces are laid out in the place of the bag; `None` while none are.
    pub tray: Option<Area>,
    /// Words on the tray in large letters.
    pub told: Option<Told>,
    /// Centres of what is celebrated: the camel with its shout, and the camps of the winners in the last frame of a match.
    pub feats: Vec<Point>,
}

/// Words on the tray.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The words.
    pub text: String,
    /// `true` if they stand beside the drawn piece, `false` if they have the whole tray.
    pub beside: bool,
    /// `true` if two players sit face to face: then the words stand there twice, once turned to the one above.
    pub twice: bool,
}

/// The camp of a player, without its pieces (B2).
#[derive(Clone, Debug, PartialEq)]
pub struct Camp {
    /// Its bounding box.
    pub area: Area,
    /// Name of its player.
    pub name: String,
    /// Number of its player's colour and pattern.
    pub look: u8,
    /// Victory points (B7).
    pub points: u8,
    /// Role of its player in the duel (B6).
    pub role: Role,
}

/// The role of a player in the duel (B6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The bag master.
    Master,
    /// The player challenged by the bag master.
    Challenged,
    /// The player who lost the bag and does not take part in this duel.
    SitsOut,
    /// Any other player.
    Watches,
}

/// The order of duels around the bag (B6): a bead per player next to their camp, and an arrow from the bag master to
/// the challenged player. Directions are in degrees clockwise from the top.
#[derive(Clone, Debug, PartialEq)]
pub struct Ring {
    /// Players, clockwise.
    pub beads: Vec<Bead>,
    /// Direction of the bag master.
    pub master: i32,
    /// Angle clockwise from the bag master to the challenged player.
    pub reach: i32,
}

/// A player's bead on the ring.
#[derive(Clone, Debug, PartialEq)]
pub struct Bead {
    /// Direction from the bag.
    pub degrees: i32,
    /// First letter of the name; empty if another name begins with it too.
    pub letter: String,
    /// Number of the colour and pattern.
    pub look: u8,
    /// Role of the player in the duel.
    pub role: Role,
}

/// A drawn piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceView {
    /// The piece.
    pub piece: Piece,
    /// Its place.
    pub place: Place,
    /// Its mark.
    pub mark: Mark,
}

/// The mark on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// No mark.
    Plain,
    /// Nobody can win it (B7).
    Locked,
    /// It can be selected.
    Open,
    /// It is selected.
    Picked,
    /// It has just been drawn or has changed hands.
    Moved,
}

/// Returns the role of `seat` in the duel.
pub(super) fn role(state: &Dschamal, seat: Seat) -> Role {
    match state.pairing().filter(|_| state.outcome().is_none()) {
        Some(pairing) if pairing.master == seat => Role::Master,
        Some(pairing) if pairing.challenged == seat => Role::Challenged,
        Some(pairing) if pairing.sits_out == Some(seat) => Role::SitsOut,
        _ => Role::Watches,
    }
}

/// Returns the table, with marks on locked pieces only.
pub(super) fn unmarked_board(state: &Dschamal, seating: &Seating) -> Board {
    let players = state.seats();
    let camp = |seat: Seat| Camp {
        area: geometry::camp(seat, players, seating.viewer),
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
        tray: None,
        told: None,
        feats: Vec::new(),
    };
    for seat in Seat::all(players) {
        let camp = geometry::camp(seat, players, seating.viewer);
        let places = geometry::places(camp, state.camp(seat).len() as usize);
        let views = arranged(state, seat).into_iter().zip(places);
        views.for_each(|(piece, place)| insert(&mut board, PieceView { piece, place, mark: mark(piece) }));
    }
    lay_out(&mut board, state.hand(), geometry::tray(players));
    board
}

/// Inserts a piece, in order of its number.
fn insert(board: &mut Board, view: PieceView) {
    let place = board.pieces.partition_point(|other| other.piece < view.piece);
    board.pieces.insert(place, view);
}

/// Returns the pieces of a camp in layout order: by shape, complete shapes last.
pub(super) fn arranged(state: &Dschamal, seat: Seat) -> Vec<Piece> {
    let (camp, locked) = (state.camp(seat), state.locked());
    (camp & !locked).iter().chain((camp & locked).iter()).collect()
}

fn ring(state: &Dschamal, seating: &Seating) -> Option<Ring> {
    let pairing = state.pairing().filter(|_| state.outcome().is_none())?;
    let players = state.seats();
    let degrees = |seat| geometry::bearing(geometry::camp(seat, players, seating.viewer));
    let first = |seat: Seat| seating.name(seat).chars().find(|letter| !is_invisible(*letter));
    let is_shared = |letter| Seat::all(players).filter(|seat| first(*seat) == Some(letter)).count() > 1;
    let bead = |seat: Seat| Bead {
        degrees: degrees(seat),
        letter: first(seat).filter(|letter| !is_shared(*letter)).map(String::from).unwrap_or_default(),
        look: seating.look(seat),
        role: role(state, seat),
    };
    let master = degrees(pairing.master);
    let reach = (degrees(pairing.challenged) - master).rem_euclid(360);
    Some(Ring { beads: Seat::all(players).map(bead).collect(), master, reach })
}

/// Lays out pieces on a tray in the middle of the table, over the bag and whatever else is there.
pub(super) fn lay_out(board: &mut Board, pieces: PieceSet, tray: Area) {
    if pieces.is_empty() {
        return;
    }
    board.pieces.retain(|view| !geometry::contains(tray, view.place.at));
    let places = geometry::tray_places(pieces.len() as usize, tray);
    let views = pieces.iter().zip(places).map(|(piece, place)| PieceView { piece, place, mark: Mark::Moved });
    views.for_each(|view| insert(board, view));
    board.tray = Some(tray);
}

/// Tells something in large letters in the middle of the table, if the camps leave room for it: beside the piece that
/// lies there, or in place of the bag.
pub(super) fn tell(board: &mut Board, state: &Dschamal, seating: &Seating, text: String, beside: bool) {
    let tray = geometry::tray(state.seats());
    if !is_picture(board) && tray == geometry::WIDE_TRAY {
        board.tray = Some(tray);
        board.told = Some(Told { text, beside, twice: sit_face_to_face(state, seating) });
    }
}

/// `true` for a picture without names, which is for readers of every language, and at rest.
pub(super) fn is_picture(board: &Board) -> bool {
    board.camps.iter().all(|camp| camp.name.is_empty())
}

/// `true` if two players share the screen of a match with live duels: they sit face to face.
pub(super) fn sit_face_to_face(state: &Dschamal, seating: &Seating) -> bool {
    state.seats() == 2 && state.options().duel == DuelKind::Live && seating.viewer.is_none()
}

/// Marks the pieces that can be taken, and lays out those in the bag.
pub(super) fn offer(board: &mut Board, state: &Dschamal, selection: Option<&Selection>) {
    let choices = selection::choices(state);
    match state.phase() {
        Phase::Take { .. } => {}
        // Camps have one piece at the most then: those at the sides can be covered.
        Phase::Start(_) => lay_out(board, choices, geometry::WIDE_TRAY),
        _ => lay_out(board, choices, geometry::tray(state.seats())),
    }
    for view in board.pieces.iter_mut().filter(|view| choices.contains(view.piece)) {
        view.mark = match selection {
            Some(Selection(Some(picked))) if *picked == view.piece => Mark::Picked,
            Some(_) => Mark::Open,
            None => Mark::Plain,
        };
    }
}

/// Celebrates the winners of the match at their camps.
pub(super) fn celebrate(board: &mut Board, state: &Dschamal) {
    let winners = state.outcome().into_iter().flat_map(|outcome| outcome.winners().collect::<Vec<_>>());
    board.feats = winners.map(|seat| geometry::centre(board.camps[seat.index()].area)).collect();
}

/// Marks the pieces that the last event has moved.
pub(super) fn mark_last(board: &mut Board, event: &Event) {
    let moved = match event {
        Event::Began { piece, .. } | Event::Taken { piece, .. } => PieceSet::of(*piece),
        Event::Drawn { won, given, .. } => *won | given.map(PieceSet::of).unwrap_or_default(),
        Event::Toss { .. }
        | Event::Gripped { .. }
        | Event::Felt { .. }
        | Event::Held { .. }
        | Event::MustDraw { .. } => PieceSet::NONE,
    };
    let plain = |view: &&mut PieceView| view.mark == Mark::Plain && moved.contains(view.piece);
    board.pieces.iter_mut().filter(plain).for_each(|view| view.mark = Mark::Moved);
}

/// Returns the shapes of which all four pieces are in camps (B7).
pub(super) fn complete(locked: PieceSet) -> impl Iterator<Item = Shape> {
    Shape::ALL.into_iter().filter(move |&shape| locked.has(shape))
}
