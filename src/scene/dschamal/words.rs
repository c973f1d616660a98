//! Dschamal in sentences.

use super::selection::Selection;
use crate::rules::dschamal::{Dschamal, Event, Kind, Outline, Phase, Piece, PieceSet, Refusal, Shape, Start};
use crate::rules::{Clause, Seat};
use crate::scene::{Ending, Happening, MoveLine, Prompt, Seating, Speech, list};

impl Speech for Dschamal {
    /// Whose turn it is and what is expected.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let ask = |title: String, hint: String| Prompt { title, hint: Some(hint).filter(|hint| !hint.is_empty()) };
        let Some(pairing) = self.pairing() else {
            return ask("The lot names the first bag master".into(), String::new());
        };
        let name = |seat| seating.name(seat);
        let (master, challenged) = (name(pairing.master), name(pairing.challenged));
        let person = selection.is_some();
        match self.phase() {
            Phase::Start(seat) if self.options().start == Start::Chosen => {
                let hint = "Whoever has a piece of a shape before them wins more of it.";
                let title = if person {
                    format!("{}, take a blue piece", name(seat))
                } else {
                    format!("{}’s turn", name(seat))
                };
                ask(title, if person { hint.into() } else { String::new() })
            }
            Phase::Start(seat) => ask(format!("The lot gives {} a blue piece", name(seat)), String::new()),
            Phase::Duel => {
                let out = pairing.sits_out.map(|seat| format!(" {} sits out.", name(seat))).unwrap_or_default();
                let hint = format!("The bag master duels the players clockwise, one after the other.{out}");
                ask(format!("{master} challenges {challenged}"), hint)
            }
            Phase::Grip { drawer, .. } => {
                let hint = "Its other pieces are named; the last one is missing in the record.";
                ask(format!("What else is in {}’s hand?", name(drawer)), hint.into())
            }
            Phase::Take { winner } => {
                let loser = name(pairing.other(winner));
                ask(format!("{}, take a piece of {loser}’s", name(winner)), "Choose it on the board.".into())
            }
            Phase::Lot | Phase::Over { .. } => ask("The bag is closed".into(), String::new()),
        }
    }

    fn said<'a>(
        &self,
        happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        super::said::said(happened, seating)
    }

    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::write_down(lines, happened, seating);
    }

    fn sentence(refusal: &Refusal, seating: &Seating) -> String {
        super::refusals::sentence(refusal, seating)
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        Some(self.points(seat).into())
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, happened, seating)
    }
}

/// A piece as it is called: `blue egg`, `black egg`, `camel`.
pub(super) fn name(piece: Piece) -> String {
    match piece.kind() {
        Kind::Coloured(shape, colour) => format!("{colour} {shape}"),
        Kind::Black(shape) => format!("black {shape}"),
        Kind::Camel => "camel".into(),
    }
}

/// `the blue egg`
pub(super) fn the(piece: Piece) -> String {
    format!("the {}", name(piece))
}

/// `the blue egg, the black cube and the camel`
pub(super) fn all(pieces: PieceSet) -> String {
    list(pieces.iter().map(the))
}

/// Several of a shape: `eggs`.
pub(super) fn several(shape: Shape) -> String {
    let ending = if matches!(shape, Shape::Box | Shape::Cross | Shape::Arch) { "es" } else { "s" };
    format!("{shape}{ending}")
}

/// What is said of a hand that holds a piece, or none: what it has been `told` of it, unless that is covered.
#[must_use]
pub fn noticed(name: &str, holds: bool, told: Option<String>) -> String {
    match told {
        None if holds => format!("Covered: only {name} looks."),
        None => format!("{name}’s hand holds nothing yet."),
        Some(told) if told.is_empty() => format!("{name} holds something: stroke it."),
        Some(told) => format!("{name} feels {told}."),
    }
}

/// What would come of drawing what a hand feels (B4), for somebody who does not know yet: `An egg: nobody’s shape, Ben would
/// win it.` The names and the camps are those of whose hand it is, and of the other.
#[must_use]
pub fn foreseen(outline: Outline, [own, other]: [&str; 2], camps: [PieceSet; 2]) -> String {
    let shape = match outline {
        Outline::Camel => {
            return format!(
                "The camel: with the cry {own} would win a piece of {other}’s, without it {other} one of {own}’s."
            );
        }
        Outline::NearMiss(shape) => return format!("A black {shape}: {other} would win a piece of {own}’s."),
        Outline::Whole(shape) => shape,
    };
    let article = if matches!(shape, Shape::Egg | Shape::Arch) { "An" } else { "A" };
    if camps[1].has(shape) {
        format!("{article} {shape}: {other}’s shape, {own} would win it and one of {other}’s.")
    } else if camps[0].has(shape) {
        format!("{article} {shape}: {own}’s own shape, {own} would win it.")
    } else {
        format!("{article} {shape}: nobody’s shape, {other} would win it.")
    }
}

/// A piece on the table out loud.
pub(super) fn lying(state: &Dschamal, seating: &Seating, piece: Piece, open: bool) -> String {
    let before = match state.holder(piece) {
        Some(seat) => format!(", before {}", seating.name(seat)),
        None => ", in the bag".into(),
    };
    let locked = if state.locked().contains(piece) { ", locked" } else { "" };
    let open = if open { ", can be taken" } else { "" };
    format!("{}{before}{locked}{open}", name(piece))
}

/// What B7 has made of a duel: `All four eggs lie on the table: a point each.` Nothing if no shape is complete.
pub(super) fn completed(locked: PieceSet) -> Option<(String, Clause)> {
    let shapes: Vec<_> = super::board::complete(locked).map(several).collect();
    let sentence = format!("All four {} lie on the table: a point each.", list(shapes.iter().cloned()));
    (!shapes.is_empty()).then_some((sentence, Clause("B7")))
}
