//! What lies on Damath's board.

use super::numbers;
use super::pick::{Held, Pick};
use crate::rules::damath::{
    Board as Pieces, Capture, ChipSet, Damath, Event, Jump, Number, OperatorBoard, Options, Piece, Side, Square, Way,
};
use crate::scene::Seating;

/// The board with all that lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The operators on its squares (D1).
    pub operators: OperatorBoard,
    /// Whether it is seen from the second player's side.
    pub turned: bool,
    /// The pieces.
    pub men: Vec<Man>,
    /// What is marked on squares.
    pub marks: Vec<(Square, Mark)>,
    /// Lines from square to square.
    pub lines: Vec<Line>,
    /// Sums beside squares, in one line or two.
    pub sums: Vec<(Square, Vec<String>)>,
}

/// A piece as it lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Man {
    /// Which one: 0–11 the first player's chips, 12–23 the second's.
    pub id: usize,
    /// Where it stands.
    pub square: Square,
    /// Its owner's colour and pattern.
    pub look: u8,
    /// Whose it is.
    pub side: Side,
    /// What is written on it: one line, or two; those of a fraction have a bar between them.
    pub face: Vec<String>,
    /// Whether the two lines are above and below a fraction's bar.
    pub fraction: bool,
    /// Whether it is a dama.
    pub dama: bool,
    /// Whether it has been jumped over and is still to be lifted (D6).
    pub taken: bool,
}

/// What is marked on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Its piece can move.
    Movable,
    /// Its piece is to move.
    Picked,
    /// The piece can move there, or be landed there later in a capture that only one way leads to.
    Open,
    /// The piece can land there next, and the jump scores this.
    Landing(String),
    /// The way that is picked lands there.
    Step,
}

/// A line from square to square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The squares that it joins.
    pub squares: Vec<Square>,
    /// What it shows.
    pub kind: LineKind,
}

/// What a line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A capture that may be what must be played.
    Must,
    /// The way that is picked.
    Picked,
    /// The way that has just been gone.
    Gone,
}

/// Whether the board is seen from the second player's side.
pub(super) fn is_turned(state: &Damath, seating: &Seating) -> bool {
    seating.viewer.is_some_and(|seat| state.side_of(seat) == Some(Side::Second))
}

/// The board as it lies, without marks.
pub(super) fn bare(state: &Damath, seating: &Seating) -> Board {
    let looks = Side::BOTH.map(|side| look(state, seating, side));
    laid(state.options(), state.board(), looks, is_turned(state, seating))
}

/// The board with these pieces of players with these looks.
pub(super) fn laid(options: &Options, pieces: &Pieces, looks: [u8; 2], turned: bool) -> Board {
    let mut men: Vec<Man> = Vec::new();
    for (side, look) in Side::BOTH.into_iter().zip(looks) {
        for (square, piece) in pieces.pieces(side) {
            let man = man(options.set, side, look, square, piece);
            // What slides must keep its place among the others, or the browser forgets where it slides from.
            men.insert(men.partition_point(|other| other.id < man.id), man);
        }
    }
    Board { operators: options.operators(), turned, men, marks: Vec::new(), lines: Vec::new(), sums: Vec::new() }
}

/// A piece of `side`, whose player has this look.
pub(super) fn man(set: ChipSet, side: Side, look: u8, square: Square, piece: Piece) -> Man {
    let fraction = matches!(set, ChipSet::Fraction | ChipSet::Rational);
    Man {
        id: side.index() * 12 + piece.chip.index(),
        square,
        look,
        side,
        face: face(&numbers::inscription(set, piece.chip)),
        fraction,
        dama: piece.dama,
        taken: false,
    }
}

/// Before the lot, seats and sides go together in their order.
fn look(state: &Damath, seating: &Seating, side: Side) -> u8 {
    match state.seat(side) {
        Some(seat) => seating.look(seat),
        None => seating.looks[side.index()],
    }
}

/// The lines in which a chip's inscription is written: what is short, in one; fractions at their bar; and what is longer
/// after its number.
fn face(inscription: &str) -> Vec<String> {
    const SHORT: usize = 3;
    let split = match inscription.split_once('⁄') {
        Some(parts) => Some(parts),
        None if inscription.chars().count() > SHORT => {
            let letters = inscription.find(|sign: char| sign != '−' && !sign.is_ascii_digit());
            letters.map(|place| inscription.split_at(place))
        }
        None => None,
    };
    split.map_or_else(|| vec![inscription.to_owned()], |(above, below)| vec![above.to_owned(), below.to_owned()])
}

/// What stays on the board of the last thing that happened: the way that a piece went, and the sum of a capture.
pub(super) fn keep(board: &mut Board, event: &Event) {
    if let Event::Moved { from, to, capture, .. } = event {
        let landings = capture.iter().flat_map(|capture| capture.way().landings());
        let squares = std::iter::once(*from).chain(landings.filter(|landing| landing != to)).chain([*to]).collect();
        board.lines.push(Line { squares, kind: LineKind::Gone });
        if let Some(capture) = capture {
            board.sums.push((*to, sum(capture)));
        }
    }
}

/// A capture as a short sum: what its jumps add up to; of a single jump, its working.
pub(super) fn sum(capture: &Capture) -> Vec<String> {
    let mut jumps = capture.jumps();
    match (jumps.next(), jumps.next()) {
        (Some(jump), None) => jump_sum(capture, &jump),
        _ => lines(numbers::added(capture.jumps().map(|jump| numbers::exact(jump.score))), capture.score()),
    }
}

/// A jump as a short sum.
pub(super) fn jump_sum(capture: &Capture, jump: &Jump) -> Vec<String> {
    let above = match jump.factor {
        1 => numbers::operation(capture, jump),
        factor => format!("{} × {factor}", numbers::exact(jump.result)),
    };
    lines(above, jump.score)
}

/// A sum in two short lines, or what it comes to where there is no room for it.
fn lines(sum: String, result: Number) -> Vec<String> {
    const SHORT: usize = 9;
    let result = short(numbers::exact(result), result);
    if sum.chars().count() <= SHORT { vec![sum, format!("= {result}")] } else { vec![result] }
}

/// A number in a few characters: rounded where it needs more.
fn short(exact: String, number: Number) -> String {
    const SHORT: usize = 6;
    if exact.chars().count() <= SHORT { exact } else { numbers::rounded(number).unwrap_or(exact) }
}

/// Marks what can be done and what is picked.
pub(super) fn mark(board: &mut Board, state: &Damath, pick: &Pick) {
    let held = Held::new(state, pick);
    let Some(piece) = held.piece() else {
        return mark_movable(board, &held.ways);
    };
    board.lines.clear();
    board.sums.clear();
    board.marks.push((piece, Mark::Picked));
    let next: Vec<Square> = held.on().filter_map(|way| way.landings().nth(held.landings())).collect();
    for square in Square::all().filter(|square| *square != piece) {
        let passed = held.way().is_some_and(|way| way.landings().any(|landing| landing == square));
        if passed {
            board.marks.push((square, Mark::Step));
        } else if held.towards(square).is_some() {
            let mark = if next.contains(&square) { landing(state, &held, square) } else { Mark::Open };
            board.marks.push((square, mark));
        }
    }
    if let Some(way) = held.way() {
        board.lines.push(Line { squares: squares(&way), kind: LineKind::Picked });
        let whole = held.whole().and_then(|way| state.capture(&way));
        let total = |capture: Capture| vec![short(numbers::signed(capture.score()), capture.score())];
        board.sums.extend(whole.map(|capture| (way.to(), total(capture))));
    }
}

fn mark_movable(board: &mut Board, ways: &[Way]) {
    let mut movable: Vec<Square> = ways.iter().map(Way::from).collect();
    movable.dedup();
    board.marks.extend(movable.into_iter().map(|square| (square, Mark::Movable)));
    let must = ways.iter().filter(|way| way.is_capture());
    board.lines.extend(must.map(|way| Line { squares: squares(way), kind: LineKind::Must }));
}

/// The next landing of a capture, with what the jump scores; or the end of a plain move.
fn landing(state: &Damath, held: &Held, square: Square) -> Mark {
    let jumps = held.landings();
    let way = held.on().find(|way| way.landings().nth(jumps) == Some(square));
    let jump = way.and_then(|way| state.capture(&way)).and_then(|capture| capture.jumps().nth(jumps));
    jump.map_or(Mark::Open, |jump| Mark::Landing(short(numbers::signed(jump.score), jump.score)))
}

/// All squares of a way, from the first on.
fn squares(way: &Way) -> Vec<Square> {
    std::iter::once(way.from()).chain(way.landings()).collect()
}
