//! Reasons for a move on the cross-shaped board.

use super::game::throw_uses;
use super::words::what;
use super::{Cross, LegalMove};
use crate::rules::cross::{HOME, SEATS, SHARED, Step, shared_step, spot};
use crate::rules::{Seat, Turn};
use crate::scene::{Advice, Seating};
use crate::words::cross;

/// Returns the advice for the move that `action` makes. `is_safe` is `true` for a step that no enemy may ever enter.
pub fn advice<G: Cross>(game: &G, action: &G::Action, seating: &Seating, is_safe: fn(Step) -> bool) -> Option<Advice> {
    let mv = game.legal_moves().into_iter().find(|mv| mv.by > 0 && game.action(mv) == *action)?;
    let (seat, from) = (game.moving(), mv.unit.step);
    let moves = cross::advice_move(what(mv.unit.pair), from.0, mv.to.0);
    let says: Vec<_> = [moves].into_iter().chain(reason(game, &mv, seating, is_safe)).collect();
    Some(Advice::along([from, mv.to].map(|step| spot(seat, step)), &says).round((0, 0), (1, 1)))
}

/// Returns the strongest reason: what the move hits; that nothing can hit the piece at its goal; that it forms a pair
/// there; the chance that the next throw hits it; or the distance to the nearest enemy behind. None for a move home.
fn reason<G: Cross>(game: &G, mv: &LegalMove, seating: &Seating, is_safe: fn(Step) -> bool) -> Option<String> {
    if let Some(hit) = mv.hit {
        return Some(cross::can_hit(mv.by, seating.who(hit.seat), hit.pieces));
    }
    if mv.to == HOME {
        return None;
    }
    if !SHARED.contains(&mv.to) || is_safe(mv.to) {
        return Some(cross::advice_safe(what(mv.unit.pair)));
    }
    let mut after = game.clone();
    after.apply(&game.action(mv)).ok()?;
    let is_protected = after.link(game.moving(), mv.to).is_some_and(|link| link.is_true != Some(false));
    if is_protected && !mv.unit.pair {
        return Some(cross::advice_pair().into());
    }
    next_throw(game, after, mv.to, seating).or_else(|| behind(game, mv.to))
}

/// Returns a sentence with the distance from the nearest enemy behind to `step`, a step of the mover.
fn behind<G: Cross>(game: &G, step: Step) -> Option<String> {
    let seat = game.moving();
    let others = Seat::all(SEATS).filter(|other| *other != seat);
    let far = others.filter_map(|other| {
        let there = shared_step(seat, step, other)?;
        game.all_pieces().steps(other).filter(|from| *from < there).map(|from| there - from).min()
    });
    far.min().map(cross::advice_behind)
}

/// Returns a sentence with the share of next throws that can hit the piece that moved to `step`; none unless another
/// seat throws next.
fn next_throw<G: Cross>(game: &G, mut after: G, step: Step, seating: &Seating) -> Option<String> {
    let seat = game.moving();
    while let Some(action) = after.follow_up() {
        after.apply(&action).ok()?;
    }
    let stands = after.all_pieces().count(seat, step);
    let is_due = matches!(after.turn(), Turn::Chance(_)) && stands > 0;
    if !is_due || after.throwing() == seat || after.moving() == seat {
        return None;
    }
    let is_hit = |end: &G| end.all_pieces().count(seat, step) < stands;
    let (mut hits, mut all) = (0, 0);
    for (throw, weight) in after.chance() {
        let mut thrown = after.clone();
        thrown.apply(&throw).ok()?;
        all += weight;
        hits += if throw_uses(&thrown).iter().any(|throw_use| is_hit(&throw_use.end)) { weight } else { 0 };
    }
    let who = seating.who(after.throwing());
    Some(if hits == 0 { cross::advice_no_hit(who) } else { cross::advice_hits(who, hits, all) })
}
