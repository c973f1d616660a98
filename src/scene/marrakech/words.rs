//! Marrakech in sentences.

use super::pick::Pick;
use super::{legal_places, toll};
use crate::rules::marrakech::{Event, Heading, Marrakech, Payment, Phase, Place, Refusal, Square};
use crate::rules::{Seat, SeatSet};
use crate::scene::{Ask, Seating, count, list};

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

/// Whose turn it is and what is expected.
pub(super) fn ask(state: &Marrakech, seating: &Seating, pick: Option<&Pick>) -> Ask {
    let name = seating.name(state.mover());
    let Some(pick) = pick else {
        let over = state.phase() == Phase::Over;
        let title = if over { "The market is closed".into() } else { format!("{name}’s turn") };
        return Ask { title, hint: String::new() };
    };
    let (title, hint) = match state.phase() {
        Phase::Order => (format!("{name}, roll for the order"), order_so_far(state, seating)),
        Phase::Face => (
            format!("{name}, which way shall Asam face?"),
            heading_hint(state, seating, pick).unwrap_or_else(|| "You begin: choose any of the four ways.".into()),
        ),
        Phase::Turn => (
            format!("{name}, which way?"),
            heading_hint(state, seating, pick).unwrap_or_else(|| "Choose a way to see where each roll leads.".into()),
        ),
        Phase::Roll => (format!("{name}, roll"), "Asam walks as many squares as the die shows.".into()),
        Phase::Lay => (format!("{name}, lay a rug"), place_hint(state, seating, pick)),
        Phase::Draw | Phase::Over => (String::new(), String::new()),
    };
    Ask { title, hint }
}

fn order_so_far(state: &Marrakech, seating: &Seating) -> String {
    let rolls = state.order_rolls();
    let rolled: Vec<_> = (0..).map(Seat).zip(rolls).filter_map(|(seat, roll)| Some((seat, roll?))).collect();
    if rolled.is_empty() {
        return "Higher goes earlier; equal rolls are rolled again.".into();
    }
    let rolled = rolled.into_iter().map(|(seat, roll)| format!("{} rolled {roll}", seating.name(seat)));
    format!("{}.", list(rolled))
}

/// What each roll would lead to, with a heading picked.
fn heading_hint(state: &Marrakech, seating: &Seating, pick: &Pick) -> Option<String> {
    let heading = pick.heading()?;
    let cost = |walk: &crate::rules::marrakech::Walk| {
        let stop = walk.end().to;
        let to = state.toll(stop, state.mover()).map(|payment| seating.name(payment.to));
        (toll(state, stop), to)
    };
    let costs = state.reach(heading).each_ref().map(cost);
    if costs.iter().all(|(owed, _)| *owed == 0) {
        return Some(format!("{}: every roll is free.", self::heading(heading)));
    }
    let rolls = (1..).zip(costs).map(|(roll, (owed, to))| match to {
        Some(to) => format!("{roll} pays {to} {owed}"),
        None => format!("{roll} free"),
    });
    Some(format!("{}: {}.", self::heading(heading), rolls.collect::<Vec<_>>().join(", ")))
}

fn place_hint(state: &Marrakech, seating: &Seating, pick: &Pick) -> String {
    match *pick {
        Pick::First(square) => format!("{square} and which square beside it?"),
        Pick::Place(place) => covering(state, seating, place),
        Pick::Nothing | Pick::Heading(_) => {
            format!(
                "Touch a marked square, then its partner. {} are open.",
                count(legal_places(state).len(), "place", "places")
            )
        }
    }
}

/// What a rug would cover on `place`.
fn covering(state: &Marrakech, seating: &Seating, place: Place) -> String {
    let owner = |square: Square| state.top(square).map(|colour| state.owner(colour));
    let mut owners: Vec<_> = place.squares().into_iter().filter_map(owner).collect();
    owners.dedup();
    if owners.is_empty() {
        return format!("{place} is bare. Lay it, or touch another square.");
    }
    let covered = owners.into_iter().map(|seat| {
        if seat == state.mover() { "your own rug".to_owned() } else { format!("{}’s rug", seating.name(seat)) }
    });
    format!("On {place} it covers {}. Lay it, or touch another square.", list(covered))
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
            match region {
                0 => format!("{square}, rug of {name}, who is out: free"),
                _ => format!("{square}, {name}’s rug, {} together", count(region.into(), "square", "squares")),
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

/// What a walk that costs nothing ends on.
pub(super) fn free(state: &Marrakech, seating: &Seating, stop: Square) -> String {
    let name = seating.name(state.mover());
    match state.top(stop).map(|colour| state.owner(colour)) {
        None => format!("{stop} is bare: nothing to pay"),
        Some(owner) if owner == state.mover() => format!("{name} is on a rug of their own: nothing to pay"),
        Some(owner) => format!("{} is out: nothing to pay", seating.name(owner)),
    }
}

/// What is said while squares are counted.
pub(super) fn counting(payment: &Payment, counted: usize, seating: &Seating) -> String {
    format!("{}’s rugs: {}", seating.name(payment.to), count(counted, "square", "squares"))
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

/// What is said of other things that happen.
pub(super) fn happened(event: &Event, seating: &Seating) -> String {
    match event {
        Event::Ordered { seat, roll, settled, again, .. } => ordered(*seat, *roll, *settled, *again, seating),
        Event::Faced { heading } | Event::Turned { heading, .. } => {
            format!("Asam faces {heading}")
        }
        Event::Laid { seat, place, .. } => format!("{} lays a rug on {place}", seating.name(*seat)),
        Event::Drawn { seat, .. } => format!("{} draws the next rug", seating.name(*seat)),
        Event::Walked { .. } => String::new(),
    }
}

fn ordered(seat: Seat, roll: u8, settled: SeatSet, again: SeatSet, seating: &Seating) -> String {
    let names = |seats: SeatSet| list(seats.iter().map(|seat| seating.name(seat).to_owned()));
    if !again.is_empty() {
        return format!("{} share a place: they roll again", names(again));
    }
    if !settled.is_empty() {
        return "The order is settled".into();
    }
    format!("{} rolls {roll}", seating.name(seat))
}

/// A refusal as one sentence.
pub(super) fn sentence(refusal: &Refusal, seating: &Seating) -> String {
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
