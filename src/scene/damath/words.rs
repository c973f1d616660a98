//! Damath in sentences.

use super::selection::{Held, Selection};
use super::{numbers, task};
use crate::rules::damath::{
    Action, Capture, ChipSet, Damath, Event, Hand, Offer, Operator, Options, Piece, Refusal, Side, Square,
};
use crate::rules::{Clause, Game, Seat, Turn};
use crate::scene::{Ending, Happening, MoveLine, Prompt, Seating, Speech, list};

impl Speech for Damath {
    /// Whose turn it is and what is expected.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let (own, other) = (name(self, seating, self.side()), name(self, seating, self.side().other()));
        let Some(selection) = selection else {
            return Prompt { title: waiting(self, own, other), hint: None };
        };
        if self.offer() == Offer::Open {
            let hint = "Captures and remaining pieces are counted then.".into();
            return Prompt { title: format!("{other}, {own} offers to finish"), hint: Some(hint) };
        }
        let (title, parts) = match self.hand() {
            Hand::Opponent => ("_, move for _", [other, own]),
            _ if self.is_finishing() => ("_, finish the capture", [own, ""]),
            _ if self.must_capture() => ("_ must take", [own, ""]),
            _ => ("_’s move", [own, ""]),
        };
        Prompt {
            title: fill(title, &parts),
            hint: Some(hint(self, &Held::new(self, selection), seating.works_out)).filter(|hint| !hint.is_empty()),
        }
    }

    fn said<'a>(
        &self,
        mut happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        // What is chosen for the next move needs the place to say where that leads.
        let last = happened.next().filter(|_| self.entered().is_none())?;
        Some((done(self, last, seating)?, None))
    }

    fn side_action(&self, action: &Action, seating: &Seating) -> Option<String> {
        let own = name(self, seating, self.side());
        match action {
            Action::Offer => Some(format!("{own} offers to finish")),
            Action::Withdraw => Some(format!("{own} withdraws the offer")),
            Action::Surrender(seat) => Some(format!("{} surrenders", seating.name(*seat))),
            _ => None,
        }
    }

    fn meaning(side_action: &Action) -> &'static str {
        match side_action {
            Action::Offer => "It can be withdrawn until it is answered.",
            Action::Withdraw => "No other can be made before the next move.",
            _ => "This cannot be taken back.",
        }
    }

    fn clock(clause: Clause) -> &'static str {
        match clause.0 {
            "D13" => "Move",
            "D14" => "Game",
            _ => "",
        }
    }

    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::write_down(lines, happened, seating);
    }

    fn sentence(refusal: &Refusal, _seating: &Seating) -> String {
        super::refusals::sentence(refusal, None)
    }

    fn reason(&self, refusal: &Refusal, _seating: &Seating) -> String {
        super::refusals::sentence(refusal, Some(self))
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        super::ending::so_far(self, seat)
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, happened, seating)
    }
}

/// A sentence with its parts, each in the place of a `_`. To format every sentence for itself weighs far more in the
/// download.
pub(super) fn fill(sentence: &str, parts: &[&str]) -> String {
    let mut parts = parts.iter();
    let mut filled = String::new();
    for sign in sentence.chars() {
        match sign {
            '_' => filled += parts.next().copied().unwrap_or_default(),
            sign => filled.push(sign),
        }
    }
    filled
}

/// A square as it is written in sentences.
pub(super) fn place(square: Square) -> String {
    format!("({},{})", square.column(), square.row())
}

/// A piece as it is written in sentences: `9`, `dama 9`.
pub(super) fn piece(state: &Damath, piece: Piece) -> String {
    named(state.options().set, piece)
}

/// The same without a state.
pub(super) fn named(set: ChipSet, piece: Piece) -> String {
    let inscription = numbers::inscription(set, piece.chip);
    if piece.dama { format!("dama {inscription}") } else { inscription }
}

/// The same at the start of a sentence.
pub(super) fn capital(mut sentence: String) -> String {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

/// The piece that stands on `square`: `the 9`.
pub(super) fn the_piece(state: &Damath, square: Square) -> String {
    let found = state.board().at(square);
    found.map_or_else(|| "the piece".into(), |(_, piece)| format!("the {}", self::piece(state, piece)))
}

/// The name of who plays `side`, once the lot has decided.
pub(super) fn name<'a>(state: &Damath, seating: &'a Seating, side: Side) -> &'a str {
    state.seat(side).map_or("", |seat| seating.name(seat))
}

/// A square out loud.
pub(super) fn square(state: &Damath, seating: &Seating, square: Square) -> String {
    let stands = state.board().at(square).map(|(side, piece)| (name(state, seating, side), piece));
    square_with(state.options(), square, stands)
}

/// The same, with what stands there and its owner's name, which may be empty.
pub(super) fn square_with(options: &Options, square: Square, stands: Option<(&str, Piece)>) -> String {
    let operator = match options.operators().at(square) {
        Operator::Plus => "plus",
        Operator::Minus => "minus",
        Operator::Times => "times",
        Operator::Over => "divided by",
    };
    let stands = match stands {
        None => "empty".into(),
        Some(("", piece)) => named(options.set, piece),
        Some((name, piece)) => format!("{name}’s {}", named(options.set, piece)),
    };
    format!("{}, {operator}, {stands}", place(square))
}

/// Whether a player has to make a move now.
pub(super) fn is_to_move(state: &Damath) -> bool {
    matches!(state.turn(), Turn::Seat(_)) && state.offer() != Offer::Open
}

/// What a player has done, in one line.
pub(super) fn done(state: &Damath, event: &Event, seating: &Seating) -> Option<String> {
    let Event::Moved { side, piece: moved, to, crowned, capture, .. } = event else { return None };
    let name = name(state, seating, *side);
    let mut done = if let Some(capture) = capture {
        let taken = list(capture.taken().iter().map(|(_, taken)| piece(state, *taken)));
        format!("{name} took {taken}: {}", scored(capture))
    } else {
        format!("{name} moved {} to {}", piece(state, *moved), place(*to))
    };
    if *crowned {
        done += ", a new dama";
    }
    Some(done)
}

/// Whose turn it is, when nothing is expected of a person.
fn waiting(state: &Damath, own: &str, other: &str) -> String {
    let (sentence, parts) = match (state.turn(), state.hand(), state.offer()) {
        (Turn::Over, ..) => ("The game is over", [own, ""]),
        (Turn::Chance(_), Hand::Lot, _) => ("The lot moves for _", [own, ""]),
        (Turn::Chance(_), ..) => ("The lot decides who goes first", [own, ""]),
        (_, Hand::Opponent, _) => ("_ moves for _", [other, own]),
        (_, _, Offer::Open) => ("_ offers to finish", [own, ""]),
        _ => ("_’s turn", [own, ""]),
    };
    fill(sentence, &parts)
}

/// What to do next; with a capture picked, its working, or its question where that is to be worked out.
fn hint(state: &Damath, held: &Held, works_out: bool) -> String {
    let takes = held.ways.first().filter(|way| way.is_capture()).map(|way| pieces(way.len()));
    let Some(from) = held.piece() else {
        return match takes {
            Some(takes) => format!("Choose a ringed piece: it takes {takes}."),
            None => "Choose a ringed piece, then where it goes.".into(),
        };
    };
    let piece = capital(the_piece(state, from));
    let Some(way) = held.way() else {
        return match takes {
            Some(takes) => format!("{piece} takes {takes}: choose where it lands."),
            None => format!("{piece} on {}: choose where it goes.", place(from)),
        };
    };
    if !way.is_capture() {
        return format!("{piece} goes from {} to {}.", place(from), place(way.to()));
    }
    let whole = held.whole().or_else(|| held.on().next());
    let capture = whole.and_then(|whole| state.capture(&whole));
    let says = |capture: Capture| {
        if works_out { task::question(&capture, way.len()) } else { picked(&capture, way.len()) }
    };
    let says = capture.map(says).unwrap_or_default();
    if held.whole().is_some() { says } else { format!("{says}, and on: choose where it lands next.") }
}

/// The working of a capture; only what it comes to where that is long.
fn scored(capture: &Capture) -> String {
    const LONG: usize = 48;
    let working = numbers::working(capture, capture.way().len(), ", then ");
    if working.chars().count() <= LONG { working } else { numbers::both(capture.score()) }
}

/// The working of what is picked. Where it is long, its total stands on the main control alone.
fn picked(capture: &Capture, jumps: usize) -> String {
    const LONG: usize = 64;
    let working = numbers::working(capture, jumps, ", then ");
    if working.chars().count() <= LONG { working } else { numbers::jumps(capture, jumps, ", then ") }
}

/// So many pieces, as a word.
pub(super) fn pieces(count: usize) -> String {
    match count {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        4 => "four".into(),
        _ => count.to_string(),
    }
}

/// What sets a player apart.
pub(super) fn standing(state: &Damath, side: Side) -> &'static str {
    let to_move = state.side() == side && state.end().is_none();
    match (state.hand(), state.offer()) {
        _ if state.seat(side).is_none() => "",
        (_, Offer::Open) if to_move => "Offers to finish",
        (Hand::Opponent | Hand::Lot, _) if to_move => "Time is up",
        _ if state.moves() == 0 && side == Side::First => "Goes first",
        _ => "",
    }
}
