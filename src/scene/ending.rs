//! What the games' endings have in common: who won by how much, the order of the rows, and the course of the scores.

use super::{Scene, Seating};
use crate::rules::{Outcome, Seat};
use crate::words::{all_of, house};

/// Who won: `Youssef wins`, where a score decides `Youssef wins 72 : 19` of two and `Youssef wins with 72` of more.
/// `scores` has each seat's score, or nothing where no score decides.
pub(super) fn title(outcome: &Outcome, seating: &Seating, scores: &[String]) -> String {
    let mut winners: Vec<_> = outcome.winners().map(|seat| (seat, seating.who(seat))).collect();
    // Whoever reads it comes first.
    if let Some(at) = winners.iter().position(|(_, who)| who.0.is_none()) {
        winners[..=at].rotate_right(1);
    }
    let Some(((seat, first), others)) = winners.split_first() else { return String::new() };
    match (scores, others) {
        ([], []) => house::won(*first),
        ([one, other], []) => {
            let (most, least) = if seat.index() == 0 { (one, other) } else { (other, one) };
            house::won_by(*first, most, least)
        }
        ([one, other], _) => house::drawn(one, other),
        (_, []) => house::won_with(*first, &scores[seat.index()]),
        _ => {
            let others = all_of(others.iter().filter_map(|(_, who)| who.0.map(String::from)));
            match scores.get(seat.index()) {
                Some(score) => house::won_together(*first, &others, score),
                None => house::won_shared(*first, &others),
            }
        }
    }
}

/// The seats with their places, the first place first; those who share one as they sit.
pub(super) fn in_places(outcome: &Outcome) -> Vec<(Seat, u8)> {
    let seats = |place: &u8| {
        let (place, all) = (*place, Seat::all(Seat::MOST).zip(&outcome.places));
        all.filter(move |(_, own)| **own == place).map(move |(seat, _)| (seat, place)).collect::<Vec<_>>()
    };
    (1..=Seat::MOST).collect::<Vec<_>>().iter().flat_map(seats).collect()
}

/// The best of what happened, by its worth; the first of equals. Nothing that is worth nothing.
pub(super) fn best<T>(all: impl Iterator<Item = T>, worth: impl Fn(&T) -> i64) -> Option<T> {
    all.filter(|one| worth(one) > 0).reduce(|best, one| if worth(&one) > worth(&best) { one } else { best })
}

/// The most points that a line of the curve has: more would fall on one another.
const MOST: usize = 120;

/// How the scores went: each seat's score at the start and after each action that changed one. Empty where scores never
/// changed, or are not known.
pub fn curve<'a, G: Scene + 'a>(mut state: G, actions: impl Iterator<Item = &'a G::Action>) -> Vec<Vec<i64>> {
    let scores = |state: &G| Seat::all(state.seats()).map(|seat| state.so_far(seat)).collect::<Option<Vec<i64>>>();
    let mut course: Vec<Vec<i64>> = scores(&state).into_iter().collect();
    for action in actions {
        if state.apply(action).is_err() {
            break; // a match replays to its end
        }
        course.extend(scores(&state).filter(|now| course.last() != Some(now)));
    }
    let (last, thin) = (course.len().saturating_sub(1), course.len().div_ceil(MOST).max(1));
    let kept: Vec<_> = course.iter().enumerate().filter(|(place, _)| place % thin == 0 || *place == last).collect();
    if last == 0 {
        return Vec::new();
    }
    (0..usize::from(state.seats())).map(|seat| kept.iter().map(|(_, scores)| scores[seat]).collect()).collect()
}
