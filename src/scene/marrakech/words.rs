//! Marrakech's sentences.

use super::selection::Selection;
use super::{board, legal_places, toll};
use crate::rules::marrakech::{Colour, DIE, Heading, Marrakech, Payment, Phase, Place, Square, Walk};
use crate::rules::{Seat, SeatSet};
use crate::scene::{self, Seating};
use crate::words::{all_of, decimal, marrakech, one_of, table};

/// Returns the label of a heading.
pub(super) fn way(heading: Heading) -> String {
    marrakech::way(&heading.to_string())
}

/// Joins the names of several players.
pub(super) fn players(seats: impl Iterator<Item = Seat>, seating: &Seating) -> String {
    all_of(seats.map(|seat| seating.who(seat).0.unwrap_or(table::you()).to_owned()))
}

/// Lists the rolls for the order of play in a round, by seat.
pub(super) fn rolled(rolls: [Option<u8>; 4], seating: &Seating) -> String {
    let rolled = (0..).map(Seat).zip(rolls).filter_map(|(seat, roll)| Some((seat, roll?)));
    let rolled = rolled.map(|(seat, roll)| marrakech::rolled_for_order(seating.who(seat), roll));
    rolled.reduce(|list, item| table::list_more(&list, &item)).unwrap_or_default()
}

/// Message keyword for a rug whose colour is not mentioned.
pub(super) const NO_COLOUR: &str = "none";

/// Returns the message keyword for a rug's colour. Colours are mentioned only if each player has two (M13); otherwise
/// the owner says enough.
pub(super) fn colour_key(state: &Marrakech, seating: &Seating, colour: Colour) -> &'static str {
    if state.options().two_colours() { scene::colour(board::look(state, seating, colour)) } else { NO_COLOUR }
}

/// Names a rug of this colour, with an article.
pub(super) fn a_rug(state: &Marrakech, seating: &Seating, colour: Colour) -> String {
    marrakech::a_rug(colour_key(state, seating, colour))
}

/// Names a rug of this colour, without an article.
pub(super) fn rug(state: &Marrakech, seating: &Seating, colour: Colour) -> String {
    marrakech::rug(colour_key(state, seating, colour))
}

/// Names a rug of this colour and its owner.
fn owners_rug(state: &Marrakech, seating: &Seating, colour: Colour) -> String {
    marrakech::owners_rug(seating.who(state.owner(colour)), &rug(state, seating, colour))
}

/// Returns the hint on the selected heading: the toll by roll, and its average.
pub(super) fn way_hint(state: &Marrakech, seating: &Seating, selection: &Selection) -> Option<String> {
    let heading = selection.heading()?;
    let cost = |walk: &Walk| {
        let stop = walk.end().to;
        (toll(state, stop), state.toll(stop, state.mover()).map(|payment| payment.to))
    };
    let costs = state.reach(heading).each_ref().map(cost);
    let way = way(heading);
    // In sixths of a dirham, since some rolls are on more faces of the die than others (M1).
    let sixths: u32 = DIE.iter().zip(costs).map(|((_, faces), (owed, _))| faces * u32::from(owed)).sum();
    if sixths == 0 {
        return Some(marrakech::way_free(&way));
    }
    let is_first = |nth: &usize| !costs[..*nth].contains(&costs[*nth]);
    let groups = (0..costs.len()).filter(is_first).map(|nth| {
        let rolls = DIE.iter().zip(costs).filter(|(_, cost)| *cost == costs[nth]);
        let rolls = one_of(rolls.map(|((roll, _), _)| roll.to_string()));
        match costs[nth] {
            (owed, Some(to)) => marrakech::rolls_pay(&rolls, seating.who(to), owed),
            (_, None) => marrakech::rolls_free(&rolls),
        }
    });
    let groups = groups.collect::<Vec<_>>().join(" ");
    Some(marrakech::way_costs(&way, &groups, &average(sixths)))
}

/// Converts sixths of a dirham to dirhams, rounded to a tenth.
pub(super) fn average(sixths: u32) -> String {
    decimal((sixths * 10 + 3) / 6)
}

pub(super) fn place_hint(state: &Marrakech, seating: &Seating, selection: &Selection) -> String {
    match *selection {
        Selection::First(square) => marrakech::lay_second(&square.to_string()),
        Selection::Place(place) => covering(state, seating, place),
        Selection::Nothing | Selection::Heading(_) => marrakech::lay_hint(legal_places(state).len()),
    }
}

/// Returns a sentence on the rugs that a rug on `place` would cover.
fn covering(state: &Marrakech, seating: &Seating, place: Place) -> String {
    let name = place.to_string();
    match covered(state, seating, place) {
        Some(rugs) => marrakech::lay_over(&name, &rugs),
        None => marrakech::lay_empty(&name),
    }
}

/// Returns the advice to lay a rug on `place`, with the rugs that it covers.
pub(super) fn lay_on(state: &Marrakech, seating: &Seating, place: Place) -> String {
    let name = place.to_string();
    match covered(state, seating, place) {
        Some(rugs) => marrakech::advice_lay_over(&name, &rugs),
        None => marrakech::advice_lay(&name),
    }
}

/// Lists the rugs that a rug on `place` would cover; none on bare ground.
fn covered(state: &Marrakech, seating: &Seating, place: Place) -> Option<String> {
    let mut colours: Vec<_> = place.squares().into_iter().filter_map(|square| state.top(square)).collect();
    colours.dedup();
    let covered = colours.iter().map(|&colour| {
        if state.owner(colour) == state.mover() {
            marrakech::own_rug(&rug(state, seating, colour))
        } else {
            owners_rug(state, seating, colour)
        }
    });
    (!colours.is_empty()).then(|| all_of(covered))
}

/// Returns the label of a square for screen readers.
pub(super) fn square(state: &Marrakech, seating: &Seating, square: Square) -> String {
    let (asam, facing) = state.asam();
    let name = square.to_string();
    let label = match state.top(square).map(|colour| (colour, state.region(square).len())) {
        None => marrakech::square_empty(&name),
        Some((colour, 0)) => marrakech::square_out(&name, seating.who(state.owner(colour))),
        Some((colour, squares)) => marrakech::square_rug(&name, &owners_rug(state, seating, colour), squares),
    };
    if square == asam { marrakech::square_asam(&label, &facing.to_string()) } else { label }
}

/// Returns the note on a player's panel.
pub(super) fn standing(state: &Marrakech, seat: Seat) -> Option<&'static str> {
    if state.is_out(seat) {
        Some(marrakech::player_out())
    } else if state.rugs_left(seat) == 0 && state.phase() != Phase::Over {
        Some(marrakech::player_done())
    } else {
        None
    }
}

/// Returns the caption of a rolling die.
pub(super) fn rolls(state: &Marrakech, seating: &Seating) -> String {
    marrakech::rolls(seating.who(state.mover()))
}

/// Returns the caption of the count of a payment's squares.
pub(super) fn counting(payment: &Payment, before: &Marrakech, after: &Marrakech, seating: &Seating) -> String {
    let colour = before.top(after.asam().0).map_or(NO_COLOUR, |colour| colour_key(before, seating, colour));
    marrakech::counted(seating.who(payment.to), &marrakech::rug(colour), payment.region.len())
}

/// Returns the caption of a payment.
pub(super) fn paid(payment: &Payment, after: &Marrakech, seating: &Seating) -> String {
    let (from, to) = (seating.who(payment.from), seating.who(payment.to));
    if !after.is_out(payment.from) {
        marrakech::pays(from, to, payment.paid)
    } else if payment.paid < payment.owed {
        marrakech::pays_all(from, to, payment.paid, payment.owed)
    } else {
        marrakech::pays_last(from, to, payment.paid)
    }
}

/// Returns the caption of a rug that unrolls.
pub(super) fn lays(state: &Marrakech, seating: &Seating, seat: Seat, place: Place, colour: Colour) -> String {
    marrakech::lays(seating.who(seat), &a_rug(state, seating, colour), &place.to_string())
}

/// Returns a sentence on the result of a round of rolls for the order of play.
pub(super) fn settled(again: SeatSet, seating: &Seating) -> String {
    if again.is_empty() {
        marrakech::order_settled().into()
    } else {
        marrakech::order_tied(&players(again.iter(), seating))
    }
}

pub(super) fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Order => marrakech::not_before_order(),
        Phase::Face => marrakech::not_before_face(),
        Phase::Turn => marrakech::not_before_turn(),
        Phase::Roll => marrakech::not_before_roll(),
        Phase::Lay => marrakech::not_before_lay(),
        Phase::Draw => marrakech::not_before_draw(),
        Phase::Over => marrakech::not_after_end(),
    }
}
