//! Dschamal in sentences.

use crate::rules::dschamal::{Action, Dschamal, Kind, Outline, Piece, PieceSet};
use crate::rules::{Game, Turn};
use crate::scene::Seating;
use crate::words::{self, Who, dschamal};

/// What is expected in a duel apart that has begun, of a person or of somebody else.
pub(super) fn asks_in_bag(state: &Dschamal, seating: &Seating, of_person: bool) -> String {
    let Turn::Seat(mover) = state.turn() else { return dschamal::lot_says_who().into() };
    let who = seating.who(mover);
    let mut listed = Vec::new();
    state.actions(&mut listed);
    let may_draw = listed.iter().any(|action| matches!(action, Action::Draw { .. }));
    match listed.first() {
        _ if !of_person => dschamal::turn_of(who),
        Some(Action::Feel(_)) if may_draw => dschamal::asks_draw_or_feel(who),
        Some(Action::Feel(_)) => dschamal::asks_feel(who),
        Some(Action::Hold(_)) => dschamal::asks_draw_or_hold(who),
        _ => dschamal::asks_draw(who),
    }
}

/// The keyword of the colour that black pieces have.
const BLACK: &str = "black";

/// A piece as it is called: `blue egg`, `black egg`, `camel`.
pub(super) fn name(piece: Piece) -> String {
    match piece.kind() {
        Kind::Coloured(shape, colour) => dschamal::piece(&colour.to_string(), &shape.to_string()),
        Kind::Black(shape) => dschamal::piece(BLACK, &shape.to_string()),
        Kind::Camel => dschamal::camel().into(),
    }
}

/// Several pieces in notation: `blue egg + camel`.
pub(super) fn names(pieces: PieceSet) -> String {
    pieces.iter().map(name).collect::<Vec<_>>().join(" + ")
}

/// What a piece does in a sentence, as a keyword.
#[derive(Clone, Copy)]
pub(super) enum Role {
    /// It is or lies somewhere, or somebody has it.
    Plain,
    /// Somebody draws, wins, takes or chooses it.
    Object,
}

/// `the blue egg`
pub(super) fn the(piece: Piece, role: Role) -> String {
    let role = match role {
        Role::Plain => "plain",
        Role::Object => "object",
    };
    match piece.kind() {
        Kind::Coloured(shape, colour) => dschamal::piece_the(role, &colour.to_string(), &shape.to_string()),
        Kind::Black(shape) => dschamal::piece_the(role, BLACK, &shape.to_string()),
        Kind::Camel => dschamal::camel_the(role),
    }
}

/// `the blue egg, the black cube and the camel`, of what somebody draws or wins.
pub(super) fn all(pieces: PieceSet) -> String {
    words::all_of(pieces.iter().map(|piece| the(piece, Role::Object)))
}

/// The sentence about a hand that holds a piece, or none: what it has been `told` of it, unless that is covered, as it
/// is where several persons look.
#[must_use]
pub fn noticed(who: Who, holds: bool, told: Option<String>) -> String {
    match (told, who) {
        (None, Who(Some(name))) if holds => dschamal::covered(name),
        (None, _) => dschamal::holds_nothing(who),
        (Some(told), _) if told.is_empty() => dschamal::holds_something(who),
        (Some(told), _) => dschamal::feels(who, &told),
    }
}

/// The outcome of drawing what a hand feels (B4), for somebody who does not know yet: `An egg: nobody’s shape, Ben
/// would win it.` The camps are those of whose hand it is, and of the other.
#[must_use]
pub fn foreseen(outline: Outline, own: Who, other: &str, camps: [PieceSet; 2]) -> String {
    match outline {
        Outline::Camel => dschamal::would_be_camel(own, other),
        Outline::NearMiss(shape) => {
            dschamal::would_lose_black(&dschamal::a_black_shape(&shape.to_string()), own, other)
        }
        Outline::Whole(shape) => {
            let key = shape.to_string();
            let what = dschamal::a_shape(&key);
            if camps[1].has(shape) {
                dschamal::would_win_theirs(&what, &key, own, other)
            } else if camps[0].has(shape) {
                dschamal::would_win_own(&what, &key, own)
            } else {
                dschamal::would_lose(&what, &key, other)
            }
        }
    }
}

/// A piece on the table out loud.
pub(super) fn lying(state: &Dschamal, seating: &Seating, piece: Piece, open: bool) -> String {
    let mark = if open {
        "open"
    } else if state.locked().contains(piece) {
        "locked"
    } else {
        "plain"
    };
    match state.holder(piece) {
        Some(seat) => dschamal::lies_before(&name(piece), seating.who(seat), mark),
        None => dschamal::lies_in_bag(&name(piece), mark),
    }
}

/// What B7 has made of a duel, a sentence a shape: `All four eggs are on the table: a point each.` Nothing if no shape
/// is complete.
pub(super) fn completed(locked: PieceSet) -> Option<String> {
    let sentences: Vec<_> =
        super::board::complete(locked).map(|shape| dschamal::complete(&shape.to_string())).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
