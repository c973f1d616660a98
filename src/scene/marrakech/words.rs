//! Marrakech in sentences.

use super::selection::Selection;
use super::{board, legal_places, next_colour, toll};
use crate::rules::marrakech::{Colour, DIE, Event, Heading, Marrakech, Payment, Phase, Place, Refusal, Square};
use crate::rules::{Clause, Seat, SeatSet};
use crate::scene::{self, Ending, Happening, MoveLine, Prompt, Seating, Speech, count, list};

impl Speech for Marrakech {
    /// Whose turn it is and what is expected.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let name = seating.name(self.mover());
        let Some(selection) = selection else {
            let over = self.phase() == Phase::Over;
            let title = if over { "The market is closed".into() } else { format!("{name}’s turn") };
            return Prompt { title, hint: None };
        };
        let (title, hint) = match self.phase() {
            Phase::Order => ("Roll for the order".into(), "One press rolls for all. Higher goes earlier.".into()),
            Phase::Face => (
                format!("{name}, which way shall Asam face?"),
                heading_hint(self, seating, selection)
                    .unwrap_or_else(|| "You begin: choose any of the four ways.".into()),
            ),
            Phase::Turn => (
                format!("{name}, which way?"),
                heading_hint(self, seating, selection)
                    .unwrap_or_else(|| "Choose a way to see where each roll leads.".into()),
            ),
            Phase::Roll => (format!("{name}, roll"), "Asam walks as many squares as the die shows.".into()),
            Phase::Lay => (format!("{name}, lay {}", next_rug(self, seating)), place_hint(self, seating, selection)),
            Phase::Draw | Phase::Over => (String::new(), String::new()),
        };
        Prompt { title, hint: Some(hint).filter(|hint| !hint.is_empty()) }
    }

    fn said<'a>(
        &self,
        happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        Some((super::said::said(self, happened, seating)?, None))
    }

    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::write_down(lines, happened, seating);
    }

    /// A refusal as one sentence.
    fn sentence(refusal: &Refusal, seating: &Seating) -> String {
        match refusal {
            Refusal::Players(players) => format!("Two to four can play, not {players}."),
            Refusal::NotOnDie(number) => format!("The die has no {number}."),
            Refusal::NotNow { phase } => not_now(*phase).into(),
            Refusal::NoTurningBack { heading, .. } => {
                format!("Asam faces {heading} and never turns right round.")
            }
            Refusal::OnAsam { asam, .. } => format!("No rug goes under Asam, and he stands on {asam}."),
            Refusal::NotAdjacentToAsam { asam, .. } => {
                format!("One half of the rug must lie right beside Asam, who stands on {asam}.")
            }
            Refusal::BothHalvesOfOneRug { rug } => {
                format!("That would cover both halves of the rug on {} at once.", rug.place)
            }
            Refusal::NotInPile { seat, .. } => format!("{} has no rugs of that colour.", seating.name(*seat)),
            Refusal::NoneLeft { .. } => "All rugs of that colour have been laid.".into(),
        }
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        Some(self.score(seat).total.into())
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, happened, seating)
    }
}

/// A heading as a label.
pub(super) fn heading(heading: Heading) -> &'static str {
    match heading {
        Heading::North => "North",
        Heading::East => "East",
        Heading::South => "South",
        Heading::West => "West",
    }
}

/// Dirhams, counted.
pub(super) fn dirhams(number: u8) -> String {
    count(number.into(), "dirham", "dirhams")
}

/// What has been rolled for the order in a round, by seat.
pub(super) fn rolled(rolls: [Option<u8>; 4], seating: &Seating) -> String {
    let rolled = (0..).map(Seat).zip(rolls).filter_map(|(seat, roll)| Some((seat, roll?)));
    list(rolled.map(|(seat, roll)| format!("{} {roll}", seating.name(seat))))
}

/// A rug of this colour, and whose it is: with two colours each (M13), which one it has is said too.
fn rug(state: &Marrakech, seating: &Seating, colour: Colour) -> String {
    if state.options().two_colours() {
        format!("{} rug", scene::colour(board::look(state, seating, colour)))
    } else {
        "rug".into()
    }
}

/// The same with its article.
pub(super) fn a_rug(state: &Marrakech, seating: &Seating, colour: Colour) -> String {
    let rug = rug(state, seating, colour);
    let article = if rug.starts_with('i') { "an" } else { "a" };
    format!("{article} {rug}")
}

fn next_rug(state: &Marrakech, seating: &Seating) -> String {
    next_colour(state).map_or("a rug".into(), |colour| a_rug(state, seating, colour))
}

/// What each roll would lead to, with a heading picked, and what that comes to on average.
fn heading_hint(state: &Marrakech, seating: &Seating, selection: &Selection) -> Option<String> {
    let heading = selection.heading()?;
    let cost = |walk: &crate::rules::marrakech::Walk| {
        let stop = walk.end().to;
        let to = state.toll(stop, state.mover()).map(|payment| seating.name(payment.to));
        (toll(state, stop), to)
    };
    let costs = state.reach(heading).each_ref().map(cost);
    let heading = self::heading(heading);
    // In sixths of a dirham: some rolls are on more faces of the die than others (M1).
    let sixths: u32 = DIE.iter().zip(costs).map(|((_, faces), (owed, _))| faces * u32::from(owed)).sum();
    if sixths == 0 {
        return Some(format!("{heading}: every roll is free."));
    }
    let alike = |nth: &usize| !costs[..*nth].contains(&costs[*nth]);
    let groups = (0..costs.len()).filter(alike).map(|nth| {
        let (owed, to) = costs[nth];
        let rolls: Vec<_> = DIE.iter().zip(costs).filter(|(_, cost)| *cost == costs[nth]).collect();
        let (pay, are) = if rolls.len() == 1 { ("pays", "is") } else { ("pay", "are") };
        let rolls = list(rolls.iter().map(|((roll, _), _)| roll.to_string()));
        match to {
            Some(to) => format!("{rolls} {pay} {to} {}", dirhams(owed)),
            None => format!("{rolls} {are} free"),
        }
    });
    let tenths = (sixths * 10 + 3) / 6;
    let groups = groups.collect::<Vec<_>>().join(", ");
    Some(format!("{heading}: {groups}; on average −{}.{}.", tenths / 10, tenths % 10))
}

fn place_hint(state: &Marrakech, seating: &Seating, selection: &Selection) -> String {
    match *selection {
        Selection::First(square) => format!("{square} and which square beside it?"),
        Selection::Place(place) => covering(state, seating, place),
        Selection::Nothing | Selection::Heading(_) => {
            let places = legal_places(state).len();
            let are = if places == 1 { "is" } else { "are" };
            format!("Choose a marked square, then its partner. {} {are} open.", count(places, "place", "places"))
        }
    }
}

/// What a rug would cover on `place`.
fn covering(state: &Marrakech, seating: &Seating, place: Place) -> String {
    let mut colours: Vec<_> = place.squares().into_iter().filter_map(|square| state.top(square)).collect();
    colours.dedup();
    if colours.is_empty() {
        return format!("{place} is bare. Choose it again to lay the rug.");
    }
    let covered = colours.into_iter().map(|colour| {
        let (seat, rug) = (state.owner(colour), rug(state, seating, colour));
        if seat == state.mover() { format!("your own {rug}") } else { format!("{}’s {rug}", seating.name(seat)) }
    });
    format!("On {place} it covers {}. Choose it again to lay it.", list(covered))
}

/// A square out loud.
pub(super) fn square(state: &Marrakech, seating: &Seating, square: Square) -> String {
    let (asam, facing) = state.asam();
    let mut label = match state.top(square) {
        None => format!("{square}, bare"),
        Some(colour) => {
            let seat = state.owner(colour);
            let region = state.region(square).len();
            let name = seating.name(seat);
            if region == 0 {
                format!("{square}, rug of {name}, who is out: free")
            } else {
                let rug = rug(state, seating, colour);
                format!("{square}, {name}’s {rug}, {} together", count(region.into(), "square", "squares"))
            }
        }
    };
    if square == asam {
        label += &format!(", Asam faces {facing}");
    }
    label
}

/// What sets a player apart.
pub(super) fn standing(state: &Marrakech, seat: Seat) -> &'static str {
    if state.is_out(seat) {
        "Out: no dirhams"
    } else if state.rugs_left(seat) == 0 && state.phase() != Phase::Over {
        "All rugs laid"
    } else {
        ""
    }
}

/// Who rolls, as it is said while the die falls.
pub(super) fn rolls(state: &Marrakech, seating: &Seating) -> String {
    format!("{} rolls", seating.name(state.mover()))
}

/// What is said while squares are counted, on the way from one state to another.
pub(super) fn counting(payment: &Payment, before: &Marrakech, after: &Marrakech, seating: &Seating) -> String {
    let rug = before.top(after.asam().0).map_or("rug".into(), |colour| rug(before, seating, colour));
    let squares = count(payment.region.len().into(), "square", "squares");
    format!("{}’s {rug}s: {squares}", seating.name(payment.to))
}

/// What is said while dirhams pass.
pub(super) fn paid(payment: &Payment, after: &Marrakech, seating: &Seating) -> String {
    let (from, to) = (seating.name(payment.from), seating.name(payment.to));
    if after.is_out(payment.from) {
        let owed = if payment.paid < payment.owed { format!(" of {}", payment.owed) } else { String::new() };
        return format!("{from} pays {to} the last {}{owed} and is out", dirhams(payment.paid));
    }
    format!("{from} pays {to} {}", dirhams(payment.paid))
}

/// What is said while a rug unrolls.
pub(super) fn lays(state: &Marrakech, seating: &Seating, seat: Seat, place: Place, colour: Colour) -> String {
    format!("{} lays {} on {place}", seating.name(seat), a_rug(state, seating, colour))
}

/// What the last roll of a round for the order leads to.
pub(super) fn settled(again: SeatSet, seating: &Seating) -> String {
    if again.is_empty() {
        return "The order is settled".into();
    }
    let names = again.iter().map(|seat| seating.name(seat).to_owned());
    format!("{} share a place: they roll again", list(names))
}

fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Order => "The order of play is rolled first.",
        Phase::Face => "The first player chooses now which way Asam faces.",
        Phase::Turn => "Asam is turned first, or left as he is.",
        Phase::Roll => "The die is rolled now.",
        Phase::Lay => "A rug is laid now.",
        Phase::Draw => "The next rug is drawn now.",
        Phase::Over => "The match is over.",
    }
}
