//! Damath in sentences.

use super::pieces::{kind, named};
use super::selection::Held;
use super::{numbers, task};
use crate::rules::damath::{Capture, Damath, Event, Hand, Offer, Operator, Options, Piece, Side, Square, Way};
use crate::rules::{Game, Turn};
use crate::scene::Seating;
use crate::words::{Who, all_of, damath};

/// A square as it is written in sentences.
pub(super) fn place(square: Square) -> String {
    format!("({},{})", square.column(), square.row())
}

/// A piece as it is written in lists and sums: `9`, `dama 9`.
pub(super) fn piece(state: &Damath, piece: Piece) -> String {
    named(state.options().set, piece)
}

/// What is written on the piece that stands on `square`, and what kind it is.
pub(super) fn called(state: &Damath, square: Square) -> Option<(String, &'static str)> {
    let (_, piece) = state.board().at(square)?;
    Some((numbers::inscription(state.options().set, piece.chip), kind(piece)))
}

/// The sides, as keys by which words are chosen and as ids.
pub(super) const SIDES: [&str; 2] = ["first", "second"];

/// Who plays `side`, once the lot has decided.
pub(super) fn who<'a>(state: &Damath, seating: &'a Seating, side: Side) -> Who<'a> {
    state.seat(side).map_or(Who(Some("")), |seat| seating.who(seat))
}

/// A square out loud; `can` is the key of what can be done with it.
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

/// The same, with what stands there.
pub(super) fn square_with(options: &Options, square: Square, stands: Option<&str>, can: &'static str) -> String {
    let operator = match options.operators().at(square) {
        Operator::Plus => "plus",
        Operator::Minus => "minus",
        Operator::Times => "times",
        Operator::Over => "over",
    };
    damath::square_aloud(&place(square), operator, stands.unwrap_or(damath::stands_nothing()), can)
}

/// Whether a player has to make a move now.
pub(super) fn is_to_move(state: &Damath) -> bool {
    matches!(state.turn(), Turn::Seat(_)) && state.offer() != Offer::Open
}

/// What a player has done, in one line.
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

/// Whose turn it is, when nothing is expected of a person.
pub(super) fn waiting(state: &Damath, own: Who, other: Who) -> String {
    match (state.turn(), state.hand(), state.offer()) {
        (Turn::Over, ..) => damath::prompt_over().into(),
        (Turn::Chance(_), Hand::Lot, _) => damath::turn_of_lot(own),
        (Turn::Chance(_), ..) => damath::prompt_lot().into(),
        (_, Hand::Opponent, _) => damath::turn_for(other, own),
        (_, _, Offer::Open) => damath::offers(own),
        _ => damath::turn(own),
    }
}

/// What to do next; with a capture picked, its working, or its question where that is to be worked out.
pub(super) fn hint(state: &Damath, held: &Held, works_out: bool) -> Option<String> {
    let takes = held.ways.first().filter(|way| way.is_capture()).map(Way::len);
    let Some(from) = held.piece() else {
        return Some(takes.map_or_else(|| damath::hint_choose().into(), damath::hint_choose_taker));
    };
    let (chip, kind) = called(state, from)?;
    let Some(way) = held.way() else {
        return Some(match takes {
            Some(takes) => damath::hint_land(&chip, kind, takes),
            None => damath::hint_go(&chip, kind, &place(from)),
        });
    };
    if !way.is_capture() {
        return Some(damath::hint_goes(&chip, kind, &place(from), &place(way.to())));
    }
    let capture = state.capture(&held.whole().or_else(|| held.on().next())?)?;
    let says = if works_out { task::question(&capture, way.len()) } else { picked(&capture, way.len()) };
    Some(if held.whole().is_some() { says } else { damath::hint_on(&says) })
}

/// The working of a capture; only what it comes to where that is long.
fn scored(capture: &Capture) -> String {
    let jumps = capture.way().len();
    if jumps <= numbers::jumps_in_a_line(capture.set()) {
        numbers::working(capture, jumps, damath::and_then)
    } else {
        numbers::both(capture.score())
    }
}

/// The working of what is picked. Where it is long, its total stands on the main control alone.
fn picked(capture: &Capture, jumps: usize) -> String {
    if capture.way().len() <= numbers::jumps_in_a_line(capture.set()).max(1) {
        numbers::working(capture, jumps, damath::and_then)
    } else {
        numbers::jumps(capture, jumps, damath::and_then)
    }
}

/// What sets a player apart.
pub(super) fn standing(state: &Damath, side: Side) -> Option<&'static str> {
    state.seat(side)?;
    let to_move = state.side() == side && state.end().is_none();
    match (state.hand(), state.offer()) {
        (_, Offer::Open) if to_move => Some(damath::note_offers()),
        (Hand::Opponent | Hand::Lot, _) if to_move => Some(damath::note_late()),
        _ if state.moves() == 0 && side == Side::First => Some(damath::note_first()),
        _ => None,
    }
}
