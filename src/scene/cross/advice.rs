//! What speaks for a move on the cross-shaped board.

use super::game::courses;
use super::words::what;
use super::{Cross, Way};
use crate::rules::cross::{HOME, SEATS, SHARED, Step, shared_step, spot};
use crate::rules::{Seat, Turn};
use crate::scene::{Advice, Seating};
use crate::words::cross;

/// What speaks for the way that `action` takes. `is_safe` says of a step whether no enemy may come to it at all.
pub fn advice<G: Cross>(game: &G, action: &G::Action, seating: &Seating, is_safe: fn(Step) -> bool) -> Option<Advice> {
    let way = game.ways().into_iter().find(|way| way.by > 0 && game.action(way) == *action)?;
    let (seat, from) = (game.moving(), way.unit.step);
    let moves = cross::advice_move(what(way.unit.pair), from.0, way.to.0);
    let says: Vec<_> = [moves].into_iter().chain(reason(game, &way, seating, is_safe)).collect();
    Some(Advice::along([from, way.to].map(|step| spot(seat, step)), &says).round((0, 0), (1, 1)))
}

/// The reason that says most: what it hits; that nothing can hit it where it goes; that it is one of a pair there; how often
/// it is hit by the next throw; or how near the next enemy is. Whoever comes home needs none.
fn reason<G: Cross>(game: &G, way: &Way, seating: &Seating, is_safe: fn(Step) -> bool) -> Option<String> {
    if let Some(hit) = way.hit {
        return Some(cross::can_hit(way.by, seating.who(hit.seat), hit.pieces));
    }
    if way.to == HOME {
        return None;
    }
    if !SHARED.contains(&way.to) || is_safe(way.to) {
        return Some(cross::advice_safe(what(way.unit.pair)));
    }
    let mut after = game.clone();
    after.apply(&game.action(way)).ok()?;
    let is_protected = after.link(game.moving(), way.to).is_some_and(|link| link.is_true != Some(false));
    if is_protected && !way.unit.pair {
        return Some(cross::advice_pair().into());
    }
    next_throw(game, after, way.to, seating).or_else(|| behind(game, way.to))
}

/// How far behind a step of the mover the nearest enemy is.
fn behind<G: Cross>(game: &G, step: Step) -> Option<String> {
    let seat = game.moving();
    let others = Seat::all(SEATS).filter(|other| *other != seat);
    let far = others.filter_map(|other| {
        let there = shared_step(seat, step, other)?;
        game.all_pieces().steps(other).filter(|from| *from < there).map(|from| there - from).min()
    });
    far.min().map(cross::advice_behind)
}

/// How many of the next throws can hit what has gone to `step`, if somebody else throws next.
fn next_throw<G: Cross>(game: &G, mut after: G, step: Step, seating: &Seating) -> Option<String> {
    let seat = game.moving();
    while let Some(action) = after.follows() {
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
        hits += if courses(&thrown).iter().any(|course| is_hit(&course.end)) { weight } else { 0 };
    }
    let who = seating.who(after.throwing());
    Some(if hits == 0 { cross::advice_no_hit(who) } else { cross::advice_hits(who, hits, all) })
}
