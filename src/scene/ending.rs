//! Common parts of final scores: the title, the order of the rows, and the course of the scores.

use super::{Scene, Seating};
use crate::rules::{Outcome, Seat};
use crate::words::{all_of, table};

/// Returns the title: `Youssef wins`; if scores decide, `Youssef wins 72 : 19` for two players, and `Youssef wins with
/// 72` for more. `scores` has each seat's score; it is empty if scores do not decide.
pub(super) fn title(outcome: &Outcome, seating: &Seating, scores: &[String]) -> String {
    let mut winners: Vec<_> = outcome.winners().map(|seat| (seat, seating.who(seat))).collect();
    // The reader comes first.
    if let Some(at) = winners.iter().position(|(_, who)| who.0.is_none()) {
        winners[..=at].rotate_right(1);
    }
    let Some(((seat, first), others)) = winners.split_first() else { return String::new() };
    match (scores, others) {
        ([], []) => table::won(*first),
        ([one, other], []) => {
            let (most, least) = if seat.index() == 0 { (one, other) } else { (other, one) };
            table::won_by(*first, most, least)
        }
        ([one, other], _) => table::drawn(one, other),
        (_, []) => table::won_with(*first, &scores[seat.index()]),
        _ => {
            let others = all_of(others.iter().filter_map(|(_, who)| who.0.map(String::from)));
            match scores.get(seat.index()) {
                Some(score) => table::won_together(*first, &others, score),
                None => table::won_shared(*first, &others),
            }
        }
    }
}

/// Returns the seats with their places, in order of places; seats that share one in seat order.
pub(super) fn in_places(outcome: &Outcome) -> Vec<(Seat, u8)> {
    let seats = |place: &u8| {
        let (place, all) = (*place, Seat::all(Seat::MOST).zip(&outcome.places));
        all.filter(move |(_, own)| **own == place).map(move |(seat, _)| (seat, place)).collect::<Vec<_>>()
    };
    (1..=Seat::MOST).collect::<Vec<_>>().iter().flat_map(seats).collect()
}

/// Returns the item with the greatest worth, the first of equals; none if no worth is positive.
pub(super) fn best<T>(all: impl Iterator<Item = T>, worth: impl Fn(&T) -> i64) -> Option<T> {
    all.filter(|one| worth(one) > 0).reduce(|best, one| if worth(&one) > worth(&best) { one } else { best })
}

/// Maximum number of points per line of the score chart; more would overlap.
const MOST: usize = 120;

/// Returns the scores of each seat at the start and after each action that changed any, thinned to the points of a
/// chart. Empty if scores never changed or are unknown.
pub fn curve<'a, G: Scene + 'a>(mut state: G, actions: impl Iterator<Item = &'a G::Action>) -> Vec<Vec<i64>> {
    let scores =
        |state: &G| Seat::all(state.seats()).map(|seat| state.current_score(seat)).collect::<Option<Vec<i64>>>();
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
