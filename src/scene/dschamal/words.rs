//! Dschamal's sentences.

use crate::rules::dschamal::{Action, Dschamal, Kind, Outline, Piece, PieceSet};
use crate::rules::{Game, Turn};
use crate::scene::Seating;
use crate::words::{self, Who, dschamal};

/// Returns the title of the prompt in a duel by link that has begun; `of_person` is `true` if the reader is to act.
pub(super) fn asks_in_bag(state: &Dschamal, seating: &Seating, of_person: bool) -> String {
    let Turn::Seat(mover) = state.turn() else { return dschamal::toss_says_who().into() };
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

/// Message keyword for the colour of black pieces.
const BLACK: &str = "black";

/// Returns the name of a piece: `blue egg`, `black egg`, `camel`.
pub(super) fn name(piece: Piece) -> String {
    match piece.kind() {
        Kind::Coloured(shape, colour) => dschamal::piece(&colour.to_string(), &shape.to_string()),
        Kind::Black(shape) => dschamal::piece(BLACK, &shape.to_string()),
        Kind::Camel => dschamal::camel().into(),
    }
}

/// Returns the names of several pieces in notation: `blue egg + camel`.
pub(super) fn names(pieces: PieceSet) -> String {
    pieces.iter().map(name).collect::<Vec<_>>().join(" + ")
}

/// The grammatical role of a piece in a sentence, as a message keyword.
#[derive(Clone, Copy)]
pub(super) enum Role {
    /// The piece is or lies somewhere, or somebody has it.
    Plain,
    /// Somebody draws, wins, takes or chooses the piece.
    Object,
}

/// Names a piece with an article: `the blue egg`.
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

/// Names pieces that somebody draws or wins: `the blue egg, the black cube and the camel`.
pub(super) fn all(pieces: PieceSet) -> String {
    words::all_of(pieces.iter().map(|piece| the(piece, Role::Object)))
}

/// Returns a sentence on a hand that holds a piece, or none. `told` is a description of the piece as felt; none if it
/// is covered because several people look at the screen. `may_stroke` is `true` while it can be explored.
#[must_use]
pub fn hand_text(who: Who, holds: bool, description: Option<String>, may_stroke: bool) -> String {
    match (description, who) {
        (None, Who(Some(name))) if holds => dschamal::covered(name),
        (None, _) => dschamal::holds_nothing(who),
        (Some(description), _) if description.is_empty() && may_stroke => dschamal::holds_something(who),
        (Some(description), _) if description.is_empty() => dschamal::feels_a_piece(who),
        (Some(description), _) => dschamal::feels(who, &description),
    }
}

/// Returns the outcome of drawing a piece with this outline (B4), one of those that the felt piece may have: `An egg:
/// nobody’s shape, Ben would win it.` `camps` are those of the hand's owner and of the opponent.
#[must_use]
pub fn outcome_text(outline: Outline, own: Who, other: &str, camps: [PieceSet; 2]) -> String {
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

/// Returns the label of a piece on the table for screen readers.
pub(super) fn piece_label(state: &Dschamal, seating: &Seating, piece: Piece, open: bool) -> String {
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

/// Returns a sentence for each shape that a duel has completed (B7): `All four eggs are on the table: a point each.`
/// None if there is none.
pub(super) fn completed(locked: PieceSet) -> Option<String> {
    let sentences: Vec<_> =
        super::board::complete(locked).map(|shape| dschamal::complete(&shape.to_string())).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
