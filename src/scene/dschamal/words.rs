//! Dschamal in sentences.

use super::pick::Pick;
use crate::rules::Clause;
use crate::rules::dschamal::{Defect, Dschamal, Feature, Kind, Outline, Phase, Piece, PieceSet, Shape, Start};
use crate::scene::{Ask, Seating, list};

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

/// What a finger notices of a piece, and never its name: `round, long one way, one end narrower`.
#[must_use]
pub fn felt(outline: Outline) -> String {
    let shape = match outline {
        Outline::Camel => return "a hump, a long neck, a head, legs".into(),
        Outline::Whole(shape) | Outline::NearMiss(shape) => shape,
    };
    let mut noticed: Vec<_> = shape.features().iter().map(|&feature| self::feature(feature)).collect();
    noticed.extend(outline.defect().map(defect));
    noticed.join(", ")
}

/// What is said of a hand that feels a piece, or none: what a finger notices, if that is `open` to be seen.
#[must_use]
pub fn noticed(name: &str, feels: Option<Outline>, open: bool) -> String {
    match feels {
        None => format!("{name}’s hand holds nothing yet."),
        Some(outline) if open => format!("{name} feels: {}.", felt(outline)),
        Some(_) => format!("Covered: only {name} looks."),
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

const fn feature(feature: Feature) -> &'static str {
    match feature {
        Feature::Round => "round",
        Feature::Cornered => "edges and corners",
        Feature::Even => "as long one way as the other",
        Feature::Long => "long one way",
        Feature::Flat => "thin",
        Feature::NarrowEnd => "one end narrower",
        Feature::Tip => "runs to a tip",
        Feature::Hole => "a finger goes through",
        Feature::Legs => "open to one side, between two legs",
        Feature::FivePoints => "five points around",
        Feature::FourArms => "four arms around",
    }
}

const fn defect(defect: Defect) -> &'static str {
    match defect {
        Defect::Dent => "a dent in it",
        Defect::FlatEnd => "one end flat",
        Defect::Bevel => "a corner cut away",
        Defect::Notch => "a notch in an edge",
        Defect::Groove => "a groove around it",
        Defect::Bite => "a bite out of its rim",
        Defect::NoTip => "but the tip is missing",
        Defect::Gap => "a gap in the hoop",
        Defect::ShortLeg => "one leg shorter",
        Defect::PointMissing => "but one point is missing",
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

/// Whose turn it is and what is expected.
pub(super) fn ask(state: &Dschamal, seating: &Seating, pick: Option<&Pick>) -> Ask {
    let ask = |title: String, hint: String| Ask { title, hint };
    let Some(pairing) = state.pairing() else {
        return ask("The lot names the first bag master".into(), String::new());
    };
    let name = |seat| seating.name(seat);
    let (master, challenged) = (name(pairing.master), name(pairing.challenged));
    let person = pick.is_some();
    match state.phase() {
        Phase::Start(seat) if state.options().start == Start::Chosen => {
            let hint = "Whoever has a piece of a shape before them wins more of it.";
            let title =
                if person { format!("{}, take a blue piece", name(seat)) } else { format!("{}’s turn", name(seat)) };
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

/// What B7 has made of a duel: `All four eggs lie on the table: a point each.` Nothing if no shape is complete.
pub(super) fn completed(locked: PieceSet) -> Option<(String, Clause)> {
    let shapes: Vec<_> = super::board::complete(locked).map(several).collect();
    let sentence = format!("All four {} lie on the table: a point each.", list(shapes.iter().cloned()));
    (!shapes.is_empty()).then_some((sentence, Clause("B7")))
}
