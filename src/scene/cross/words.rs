//! Sentences that both games on the cross-shaped board share.

use super::{Cross, Landing, LegalMove, Remark, Unit};
use crate::rules::cross::{Fault, Group, HOME, Opening, Step, spot};
use crate::rules::{Seat, SeatSet, Spot};
use crate::scene::Seating;
use crate::words;

/// Returns the message keyword for a piece or a pair.
pub const fn what(pair: bool) -> &'static str {
    if pair { "pair" } else { "piece" }
}

/// Returns the menu entry for the agreement to stop (C15, P14); none for a person who plays against bots alone.
pub fn stopping(seating: &Seating) -> Option<String> {
    seating.viewer.is_none().then(|| words::cross::stop_here().into())
}

/// `true` if little is left to play for: the person who plays alone is home, or two of several players are.
pub fn is_settled<G: Cross>(game: &G, seating: &Seating) -> bool {
    let placed = game.placed();
    let is_enough = seating.viewer.map_or(placed.iter().count() >= 2, |viewer| placed.contains(viewer));
    game.outcome().is_none() && is_enough
}

/// Returns the label of the control that selects a unit: `on 7:`, and on a second line its moves, `+1 · +6 · +7`.
pub(super) fn on(unit: Unit, goings: impl Iterator<Item = String>) -> String {
    let on = words::cross::on_block(what(unit.pair), &unit.step.to_string());
    let goings: Vec<_> = goings.collect();
    if goings.is_empty() { on } else { words::cross::on_block_with(&on, &goings.join(" · ")) }
}

/// Returns the label of a move among others: `+7`, `+7 hits Dan`, `+4 home`, `+10 round`; none if it names a pair.
pub(super) fn going(mv: &LegalMove, moves: &[LegalMove], seating: &Seating) -> Option<String> {
    let forks = moves.iter().any(|other| other.round && (other.unit, other.by) == (mv.unit, mv.by));
    let by = words::signed(mv.by);
    let text = match mv.hit {
        Some(hit) => words::cross::going_hits(&by, end(mv, forks), seating.who(hit.seat), hit.pieces),
        None => words::cross::going(&by, end(mv, forks)),
    };
    (mv.by > 0).then_some(text)
}

/// Returns a move in figures and signs: `+7`, `+7✕` for a hit; none if it names a pair, or if only words tell its way.
pub(super) fn steps(mv: &LegalMove, moves: &[LegalMove], landing: Landing) -> Option<String> {
    let forks = moves.iter().any(|other| other.round && (other.unit, other.by) == (mv.unit, mv.by));
    (mv.by > 0 && !forks).then(|| words::signed(mv.by) + landing.sign())
}

/// Returns a unit and its moves in figures and signs: `25`, and on a second line `+1 · +3✕`; none without moves.
pub(super) fn on_signs(unit: Unit, steps: impl Iterator<Item = String>) -> Option<String> {
    let steps: Vec<_> = steps.collect();
    let pair = if unit.pair { Landing::Pair.sign() } else { "" };
    (!steps.is_empty()).then(|| format!("{}{pair}\n{}", unit.step, steps.join(" · ")))
}

/// Returns the message keyword for the end of a move; `forks` is `true` if the same piece could go round again with the
/// same number.
const fn end(mv: &LegalMove, forks: bool) -> &'static str {
    match mv.to {
        HOME => "home",
        _ if mv.round => "round",
        _ if forks => "in",
        _ => "on",
    }
}

/// Returns a move in words: `12 to 15`, `in on 4`, `the pair from 12 to 15`, `77 home`.
pub fn moved(pair: bool, from: Step, to: Step) -> String {
    if to == HOME {
        words::cross::moved_home(what(pair), from.0)
    } else {
        words::cross::moved(what(pair), from.0, to.0)
    }
}

/// Returns the label of the control that makes a move, with or without a warning.
pub fn taking(mv: &LegalMove, warned: bool) -> String {
    let take = if warned { words::cross::take_anyway } else { words::cross::take };
    take(what(mv.unit.pair), &words::cross::going(&words::signed(mv.by), end(mv, false)))
}

/// Returns the caption of a move while it is animated.
pub fn moving(seat: Seat, mv: &LegalMove, seating: &Seating) -> String {
    words::cross::moves(seating.who(seat), what(mv.unit.pair), mv.unit.step.0, mv.to.0)
}

/// Returns a sentence on a hit.
pub fn hits(seat: Seat, hit: Group, seating: &Seating) -> String {
    words::cross::hits(seating.who(seat), seating.who(hit.seat), hit.pieces)
}

/// Joins the names of several seats for a sentence.
fn names(seats: impl Iterator<Item = Seat>, seating: &Seating) -> String {
    words::all_of(seats.map(|seat| seating.who(seat).0.unwrap_or(words::table::you()).to_owned()))
}

/// Returns the hint while a place is selected on which several moves end.
pub fn choose_landing<G: Cross>(game: &G, goal: Spot) -> &'static str {
    let stands_there = |mv: &LegalMove| spot(game.moving(), mv.unit.step) == goal;
    if game.legal_moves().iter().any(stands_there) {
        words::cross::choose_landing_or_piece()
    } else {
        words::cross::choose_landing()
    }
}

/// Lists the moves of the selected unit: `This piece can move 1, 6 or 7. Moving 7 hits Dan.`
pub fn moves_text(unit: Unit, moves: &[LegalMove], seating: &Seating) -> String {
    let moves: Vec<_> = moves.iter().filter(|mv| mv.unit == unit).collect();
    let mut numbers: Vec<_> = moves.iter().map(|mv| mv.by.to_string()).collect();
    numbers.dedup();
    let ends = moves.iter().filter_map(|mv| match (mv.hit, mv.to) {
        (Some(hit), _) => Some(words::cross::can_hit(mv.by, seating.who(hit.seat), hit.pieces)),
        (None, HOME) => Some(words::cross::can_go_home(mv.by)),
        _ => None,
    });
    let all: Vec<_> =
        [words::cross::can_go(what(unit.pair), &words::one_of(numbers))].into_iter().chain(ends).collect();
    all.join(" ")
}

/// Lists the throws for the start so far.
pub fn order_so_far(opening: &Opening, seating: &Seating) -> String {
    let thrown = opening.contenders().iter().filter_map(|seat| Some((seat, opening.thrown(seat)?)));
    let thrown = words::all_of(thrown.map(|(seat, value)| words::cross::start_throw(seating.who(seat), value)));
    if thrown.is_empty() { words::cross::highest_starts().into() } else { words::cross::start_so_far(&thrown) }
}

/// Returns a sentence on a throw for the start that decides the order, or a tie; none if it decides nothing.
pub fn settled(first: Option<Seat>, again: SeatSet, seating: &Seating) -> Option<Remark> {
    match first {
        Some(first) => Some(Remark::plain(words::cross::starts(seating.who(first)))),
        None if !again.is_empty() => Some(Remark::plain(words::cross::tie(&names(again.iter(), seating)))),
        None => None,
    }
}

/// Returns a sentence on a fault, a move that the board itself rules out.
pub fn fault(fault: Fault) -> String {
    match fault {
        Fault::TooFar { step, .. } => words::cross::too_far(step - HOME),
        Fault::Full { step, .. } => words::cross::full(step.0),
        Fault::NoPair { step, .. } => words::cross::no_pair(step.0),
    }
}
