//! Damath's sentences.

use super::pieces::{kind, named};
use super::selection::MoveInProgress;
use super::{numbers, task};
use crate::rules::damath::{Capture, Damath, Event, Hand, Offer, Operator, Options, Piece, Side, Square, Way};
use crate::rules::{Game, Turn};
use crate::scene::Seating;
use crate::words::{Who, all_of, damath};

/// Returns a square as written in sentences.
pub(super) fn place(square: Square) -> String {
    format!("({},{})", square.column(), square.row())
}

/// Returns the name of a piece for lists and sums: `9`, `dama 9`.
pub(super) fn piece(state: &Damath, piece: Piece) -> String {
    named(state.options().set, piece)
}

/// Returns the text and the kind of the piece on `square`.
pub(super) fn called(state: &Damath, square: Square) -> Option<(String, &'static str)> {
    let (_, piece) = state.board().at(square)?;
    Some((numbers::inscription(state.options().set, piece.chip), kind(piece)))
}

/// Keys of the sides, for messages and as ids.
pub(super) const SIDES: [&str; 2] = ["first", "second"];

/// Returns the player of `side`, once the first player is drawn.
pub(super) fn who<'a>(state: &Damath, seating: &'a Seating, side: Side) -> Who<'a> {
    state.seat(side).map_or(Who(Some("")), |seat| seating.who(seat))
}

/// Returns the label of a square for screen readers; `can` is the keyword for its use.
pub(super) fn square(state: &Damath, seating: &Seating, square: Square, can: &'static str) -> String {
    let options = state.options();
    let stands = state.board().at(square).map(|(side, piece)| {
        let (chip, kind) = (numbers::inscription(options.set, piece.chip), kind(piece));
        match state.seat(side) {
            Some(seat) => damath::stands_piece(seating.who(seat), &chip, kind),
            None => damath::stands_side(SIDES[side.index()], &chip, kind),
        }
    });
    square_with(options, square, stands.as_deref(), can)
}

/// Returns the same with a given text for the piece on the square.
pub(super) fn square_with(options: &Options, square: Square, stands: Option<&str>, can: &'static str) -> String {
    let operator = match options.operators().at(square) {
        Operator::Plus => "plus",
        Operator::Minus => "minus",
        Operator::Times => "times",
        Operator::Over => "over",
    };
    damath::square_aloud(&place(square), operator, stands.unwrap_or(damath::stands_nothing()), can)
}

/// Returns `true` if a player is to make a move.
pub(super) fn is_to_move(state: &Damath) -> bool {
    matches!(state.turn(), Turn::Seat(_)) && state.offer() != Offer::Open
}

/// Returns a sentence on a player's last move.
pub(super) fn done(state: &Damath, event: &Event, seating: &Seating) -> Option<String> {
    let Event::Moved { side, piece: moved, to, crowned, capture, .. } = event else { return None };
    let who = who(state, seating, *side);
    Some(if let Some(capture) = capture {
        let taken = all_of(capture.taken().iter().map(|(_, taken)| piece(state, *taken)));
        let took = if *crowned { damath::took_crowned } else { damath::took };
        took(who, &taken, &scored(capture))
    } else {
        let has_moved = if *crowned { damath::moved_crowned } else { damath::moved };
        has_moved(who, &piece(state, *moved), &place(*to))
    })
}

/// Returns the title of the prompt when no person is to act.
pub(super) fn waiting(state: &Damath, own: Who, other: Who) -> String {
    match (state.turn(), state.hand(), state.offer()) {
        (Turn::Over, ..) => damath::prompt_over().into(),
        (Turn::Chance(_), Hand::Chance, _) => damath::turn_of_toss(own),
        (Turn::Chance(_), ..) => damath::prompt_toss().into(),
        (_, Hand::Opponent, _) => damath::turn_for(other, own),
        (_, _, Offer::Open) => damath::offers(own),
        _ => damath::turn(own),
    }
}

/// Returns the hint of the prompt; for a selected capture, its working, or the task if the player is to work it out.
pub(super) fn hint(state: &Damath, progress: &MoveInProgress, works_out: bool) -> Option<String> {
    let takes = progress.ways.first().filter(|way| way.is_capture()).map(Way::len);
    let Some(from) = progress.piece() else {
        return Some(takes.map_or_else(|| damath::hint_choose().into(), damath::hint_choose_taker));
    };
    let (chip, kind) = called(state, from)?;
    let Some(way) = progress.way() else {
        return Some(match takes {
            Some(takes) => damath::hint_land(&chip, kind, takes),
            None => damath::hint_go(&chip, kind, &place(from)),
        });
    };
    if !way.is_capture() {
        return Some(damath::hint_goes(&chip, kind, &place(from), &place(way.to())));
    }
    let capture = state.capture(&progress.complete_move().or_else(|| progress.continuations().next())?)?;
    let says = if works_out { task::question(&capture, way.len()) } else { picked(&capture, way.len()) };
    Some(if progress.complete_move().is_some() { says } else { damath::hint_on(&says) })
}

/// Returns the working of a capture, or only the result if that is too long for a line.
fn scored(capture: &Capture) -> String {
    let jumps = capture.way().len();
    if jumps <= numbers::jumps_in_a_line(capture.set()) {
        numbers::working(capture, jumps, damath::and_then)
    } else {
        numbers::both(capture.score())
    }
}

/// Returns the working of the selected jumps. If it is long, the total is on the main control only.
fn picked(capture: &Capture, jumps: usize) -> String {
    if capture.way().len() <= numbers::jumps_in_a_line(capture.set()).max(1) {
        numbers::working(capture, jumps, damath::and_then)
    } else {
        numbers::jumps(capture, jumps, damath::and_then)
    }
}

/// Returns the note on a player's panel.
pub(super) fn standing(state: &Damath, side: Side) -> Option<&'static str> {
    state.seat(side)?;
    let to_move = state.side() == side && state.end().is_none();
    match (state.hand(), state.offer()) {
        (_, Offer::Open) if to_move => Some(damath::note_offers()),
        (Hand::Opponent | Hand::Chance, _) if to_move => Some(damath::note_late()),
        _ if to_move && state.moves() == 0 && side == Side::First => Some(damath::note_first()),
        _ => None,
    }
}
