//! Builds the board view of a game on the cross-shaped board.

use super::geometry::{self, Point, View};
use super::marks::mark;
use super::{Board, Cross, Glide, LegalMove, PairLink, Piece, Place, Selection, Sign, ThrowPhase, Thrown};
use crate::rules::cross::{BLOCK_8, HOME, Pieces, SEATS, Step, ZERO, square};
use crate::rules::{Seat, Turn};
use crate::scene::Seating;

/// Returns the board; with a selection, marked with the legal moves and the selected piece; with `fallen`, the last
/// throw, and `gone`, the path of the last move.
pub fn board<G: Cross>(
    game: &G,
    seating: &Seating,
    selection: Option<&Selection>,
    fallen: Option<Thrown>,
    gone: Option<(Seat, LegalMove)>,
) -> Board {
    let mut board = unmarked_board(game, seating);
    board.thrown = board.thrown.or(fallen);
    trace(&mut board, gone);
    if let Some(selection) = selection {
        mark(&mut board, game, selection);
        if let Turn::Chance(_) = game.turn() {
            let by = game.throwing();
            board.thrown = board.thrown.filter(|thrown| thrown.by != by);
            board.ready = Some(Thrown { by, throw_result: game.to_throw(), phase: ThrowPhase::Ready });
        }
    }
    label_front(&mut board.pieces);
    board
}

/// Returns the board without marks.
pub(super) fn unmarked_board<G: Cross>(game: &G, seating: &Seating) -> Board {
    let view = View::of(seating);
    let pieces = game.all_pieces();
    let place = |seat| Place {
        seat,
        look: seating.look(seat),
        name: seating.name(seat).to_owned(),
        home: (pieces.count(seat, HOME), pieces.each()),
        taken: game.placed().of(seat),
        note: game.note(seat),
        partner: G::partner(seat).map(|partner| seating.look(partner)),
        turn: game.outcome().is_none() && game.moving() == seat,
    };
    let pair_link = |(seat, step): (Seat, Step)| {
        let at = view.centre(square(seat, step)?);
        Some(PairLink { seat, step, at, link: game.link(seat, step)? })
    };
    let steps = Seat::all(SEATS).flat_map(|seat| pieces.steps(seat).map(move |step| (seat, step)));
    let mut standing = pieces_on_board(game, seating, view);
    label_front(&mut standing);
    Board {
        view,
        places: Seat::all(SEATS).map(place).collect(),
        signs: signs(game, view, seating.side().unwrap_or(game.moving())),
        trails: Vec::new(),
        pair_links: steps.filter_map(pair_link).collect(),
        pieces: standing,
        feats: Vec::new(),
        marks: Vec::new(),
        thrown: game.thrown(),
        ready: None,
    }
}

/// Adds the path of a move, if there is one: the centres of all its steps, the first included.
pub(in crate::scene) fn trace(board: &mut Board, gone: Option<(Seat, LegalMove)>) {
    if let Some((seat, mv)) = gone {
        let steps = std::iter::once(mv.unit.step).chain(mv.steps());
        board.trails.push(steps.map(|step| board.view.passing(seat, step)).collect());
    }
}

/// Returns the numbers along the path of `seat`: of every eighth block up to the coloured column, and of `AIM` instead of
/// the one beside it.
fn signs<G: Cross>(game: &G, view: View, seat: Seat) -> Vec<Sign> {
    let sign = |step: Step| {
        let aimed = G::AIM == Some(step);
        // In a corner the direction is that into the block: the path turns only after it.
        let from = if aimed { step } else { Step(step.0 - 1) };
        let ((x, y), (to_x, to_y)) = (view.passing(seat, from), view.passing(seat, from + 1));
        let turn = match ((to_x - x).signum(), (to_y - y).signum()) {
            (1, _) => 0,
            (-1, _) => 180,
            (_, 1) => 90,
            _ => 270,
        };
        Sign {
            at: view.passing(seat, step),
            beside: view.beside(seat, step),
            step,
            turn,
            aim: aimed && game.aims(seat),
        }
    };
    let eighths = (8..BLOCK_8.0).step_by(8).map(Step).filter(|step| G::AIM != Some(*step + 1));
    eighths.chain(G::AIM).map(sign).collect()
}

/// Returns the pieces at their positions. Pieces at home are not on the board.
fn pieces_on_board<G: Cross>(game: &G, seating: &Seating, view: View) -> Vec<Piece> {
    let pieces = game.all_pieces();
    let piece = |(id, seat, nth, step): (u8, Seat, u8, Step)| Piece {
        id,
        seat,
        look: seating.look(seat),
        step,
        at: stand(view, pieces, seat, step, nth, game.link(seat, step).is_some()),
        text: seat.to_string(),
        in_column: is_in_column(step),
        glide: Glide::Still,
        ready: false,
        lifted: false,
    };
    numbered(pieces).filter(|(_, _, _, step)| *step < HOME).map(piece).collect()
}

/// Returns `true` if a step is in its player's coloured column (X3).
pub(super) fn is_in_column(step: Step) -> bool {
    step < HOME && square(Seat(0), step).is_some_and(|square| square.colour().is_some())
}

/// Leaves the text only on the front one of two pieces on the same block: a piece whose text was cleared behind another
/// one, and that now stands alone, has the letter of its seat again.
pub(super) fn label_front(pieces: &mut [Piece]) {
    for at in 0..pieces.len() {
        let front = pieces.get(at + 1).map(|front| (front.seat, front.step));
        let piece = &mut pieces[at];
        if front == Some((piece.seat, piece.step)) && piece.step != ZERO {
            piece.text.clear();
        } else if piece.text.is_empty() {
            piece.text = piece.seat.to_string();
        }
    }
}

/// Returns for each piece its id, its seat, the number of pieces of that seat before it on the same place, and its
/// step.
fn numbered(pieces: &Pieces) -> impl Iterator<Item = (u8, Seat, u8, Step)> {
    Seat::all(SEATS).flat_map(move |seat| {
        (0..).zip(pieces.of(seat)).map(move |(number, step)| {
            let place = |step: &Step| square(seat, *step);
            let before = pieces.of(seat)[..usize::from(number)].iter();
            let nth = before.filter(|other| place(other) == place(step) && (place(step).is_some() || *other == step));
            (seat.0 * pieces.each() + number, seat, nth.fold(0, |count, _| count + 1), *step)
        })
    })
}

/// Returns the position of the `nth` piece of a seat on a step: the centre of its square if alone, otherwise side by
/// side as a pair, or staggered if they are not a pair.
fn stand(view: View, pieces: &Pieces, seat: Seat, step: Step, nth: u8, pair: bool) -> Point {
    let Some(square) = square(seat, step) else {
        return if step == ZERO { view.on_zero(seat, nth) } else { geometry::MIDDLE };
    };
    let (x, y) = view.centre(square);
    let both = pieces.on(seat, square) == 2;
    match (both, pair, nth) {
        (false, ..) => (x, y),
        (true, true, 0) => (x - 5, y - 1),
        (true, true, _) => (x + 5, y - 1),
        (true, false, 0) => (x - 4, y - 3),
        (true, false, _) => (x + 4, y + 3),
    }
}
