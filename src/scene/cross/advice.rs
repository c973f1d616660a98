//! Reasons for a use of a throw on the cross-shaped board, by chances that can be counted.

use super::words::what;
use super::{Chance, Counts, Cross, LegalMove, danger, earning};
use crate::rules::Seat;
use crate::rules::cross::{Group, HOME, SEATS, SHARED, Step, spot, square};
use crate::scene::{Advice, Seating};
use crate::words::cross;

/// Returns the advice for the use of a throw by a `plan`, and by the forced moves after it. `is_safe` is `true` for a step
/// that no enemy may ever enter.
pub fn advice<G: Cross>(game: &G, plan: &[G::Action], seating: &Seating, is_safe: fn(Step) -> bool) -> Option<Advice> {
    let seat = game.moving();
    let (moves, end) = used(game, plan)?;
    let first = moves.first()?;
    let goes = |mv: &LegalMove| cross::advice_move(what(mv.unit.pair), mv.unit.step.0, mv.to.0);
    let says: Vec<_> = moves
        .iter()
        .map(goes)
        .chain(reasons(game, &moves, &end, seating, is_safe).into_iter().take(MAX_REASONS))
        .collect();
    let pieces = game.all_pieces();
    let is_free =
        |step| square(seat, step).is_some_and(|square| Seat::all(SEATS).all(|seat| pieces.on(seat, square) == 0));
    let passed = first.steps().filter(|step| *step != first.to).map(|step| (spot(seat, step), is_free(step)));
    let ends = [first.unit.step, first.to].map(|step| spot(seat, step));
    Some(Advice::along(ends, &says).over(passed).round((0, 0), (1, 1)))
}

/// The greatest number of differences that are told of two uses of a throw.
const MAX_DIFFERENCES: usize = 2;

/// The greatest number of reasons of a hint, so that it has its place on a phone.
const MAX_REASONS: usize = 1;

/// Returns what a chosen use of a throw leads to and what the best one does, where what is counted differs:
/// first what speaks for the best one. None if nothing does.
pub fn compare<G: Cross>(game: &G, chosen: &[G::Action], best: &[G::Action]) -> Option<String> {
    let counts = |plan| used(game, plan).map(|(_, end)| Counts::of(&end, game.moving()));
    let (chosen, best) = (counts(chosen)?, counts(best)?);
    if !best.is_better_than(&chosen) {
        return None;
    }
    let differ = |chosen: Chance, best: Chance, says: fn(u32, u32, u32) -> String| {
        let says = says(chosen.throws, best.throws, chosen.all.max(best.all));
        (chosen.throws != best.throws).then_some((best.throws > chosen.throws, says))
    };
    let sent_back = chosen.enemy_steps.saturating_sub(best.enemy_steps);
    let exposed = differ(chosen.exposure, best.exposure, cross::compare_exposure);
    let differences = [
        (sent_back > 0).then(|| (true, cross::compare_sent_back(sent_back))),
        (best.home > chosen.home).then(|| (true, cross::compare_home().to_owned())),
        exposed.map(|(is_more, says)| (!is_more, says)),
        differ(chosen.chase, best.chase, cross::compare_chase),
        differ(chosen.earning, best.earning, cross::compare_earning),
        differ(chosen.homing, best.homing, cross::compare_homing),
    ];
    let (good, bad): (Vec<_>, Vec<_>) = differences.into_iter().flatten().partition(|(is_for_best, _)| *is_for_best);
    let told = good.into_iter().chain(bad).map(|(_, says)| says).take(MAX_DIFFERENCES);
    Some(told.collect::<Vec<_>>().join(" "))
}

/// Returns the moves of a plan and the forced ones after it, and the resulting state; none if an action is illegal.
fn used<G: Cross>(game: &G, plan: &[G::Action]) -> Option<(Vec<LegalMove>, G)> {
    let (mut end, mut moves) = (game.clone(), Vec::new());
    let mut plan = plan.iter().cloned();
    while let Some(action) = plan.next().or_else(|| end.follow_up()) {
        let mv = end.legal_moves().into_iter().find(|mv| end.action(mv) == action);
        moves.extend(mv.filter(|mv| mv.by > 0));
        end.apply(&action).ok()?;
    }
    Some((moves, end))
}

/// Returns the reasons for these moves, by which `game` becomes `end`: what they hit and what that costs the enemy; that
/// they form a pair; by how many throws the piece is hit where it was and where it goes; the same of a piece that is left
/// alone; and by how many throws pairs are earned next, if they are more than before.
fn reasons<G: Cross>(
    game: &G,
    moves: &[LegalMove],
    end: &G,
    seating: &Seating,
    is_safe: fn(Step) -> bool,
) -> Vec<String> {
    let seat = game.moving();
    let hits = moves.iter().filter_map(|mv| mv.hit);
    let loses = |hit: Group| cross::advice_hit(seating.who(hit.seat), hit.pieces * hit.step.0);
    let mut says: Vec<String> = hits.map(loses).collect();
    let is_protected = |game: &G, step| game.link(seat, step).is_some_and(|link| link.is_true != Some(false));
    let makes_pair = moves.iter().any(|mv| !mv.unit.pair && is_protected(end, mv.to));
    if makes_pair {
        says.push(cross::advice_pair().into());
    }
    let dangers = moves.iter().filter(|mv| mv.to != HOME).map(|mv| {
        let there = if is_shared(mv.to) && !is_safe(mv.to) { danger(end, seat, mv.to) } else { Chance::default() };
        let here = if is_shared(mv.unit.step) { danger(game, seat, mv.unit.step) } else { Chance::default() };
        (mv, here, there)
    });
    // The first of those whose danger changes most.
    let changes = |(_, here, there): &(&LegalMove, Chance, Chance)| here.throws.abs_diff(there.throws);
    if let Some((mv, here, there)) = dangers.rev().max_by_key(changes) {
        let is_out_of_reach = !is_shared(mv.to) || is_safe(mv.to);
        let all = there.all.max(here.all);
        match (here.throws, there.throws) {
            (0, 0) if is_out_of_reach => says.push(cross::advice_safe(what(mv.unit.pair))),
            (0, 0) if makes_pair || all == 0 => {}
            (here_throws, there_throws) => {
                says.push(cross::advice_chances(there_throws, here_throws, all));
            }
        }
    }
    let left = moves.iter().filter(|mv| !mv.unit.pair && is_protected(game, mv.unit.step)).map(|mv| mv.unit.step);
    says.extend(left.filter_map(|step| {
        let chance = if end.all_pieces().count(seat, step) == 1 { danger(end, seat, step) } else { Chance::default() };
        (chance.throws > 0).then(|| cross::advice_left(step.0, chance.throws, chance.all))
    }));
    let earns = earning(end, seat);
    if earns.throws > earning(game, seat).throws {
        says.push(cross::advice_earning(earns.throws, earns.all));
    }
    says
}

/// Returns `true` for a step on a square that enemies share.
fn is_shared(step: Step) -> bool {
    SHARED.contains(&step)
}
