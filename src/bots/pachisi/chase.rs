//! Features of attack and pursuit: which pieces the next throws can hit (P9–P11).

use super::is_exposed;
use crate::bots::cross::groups;
use crate::bots::learned::ONE;
use crate::rules::Seat;
use crate::rules::cross::{AROUND, Group, HOME, SHARED, Step, is_cross, quarter, shared_step};
use crate::rules::pachisi::Pachisi;

/// The number of these features.
pub const CHASE: usize = 9;

/// The greatest distance at which a cross counts as near: that of the frequent throws.
const OFTEN: u8 = 6;

/// The probabilities that one throw, or the sum of two, leads a given distance; [`ONE`] is certain.
struct Chances {
    once: [i64; HOME.0 as usize + 1],
    twice: [i64; HOME.0 as usize + 1],
}

impl Chances {
    fn new(state: &Pachisi) -> Self {
        let numbers = state.options().throw.numbers();
        let total: i64 = numbers.iter().map(|(_, weight)| i64::from(*weight)).sum();
        let mut chances = Self { once: [0; _], twice: [0; _] };
        for (number, weight) in numbers {
            let chance = ONE * i64::from(*weight) / total;
            chances.once[usize::from(*number)] += chance;
            for (then, weight) in numbers {
                chances.twice[usize::from(number + then)] += chance * i64::from(*weight) / total;
            }
        }
        chances
    }

    fn once(&self, distance: u8) -> i64 {
        self.once.get(usize::from(distance)).copied().unwrap_or_default()
    }

    fn twice(&self, distance: u8) -> i64 {
        self.twice.get(usize::from(distance)).copied().unwrap_or_default()
    }
}

/// The probabilities that a group is hit: by a single piece of a seat that throws before its owner does, by one of
/// the other seats, by one in two throws, and by a pair.
#[derive(Default)]
struct Pursuit {
    soon: i64,
    late: i64,
    twice: i64,
    by_pair: i64,
}

/// The features of how the pieces of `seat` are pursued, and how they pursue.
pub fn features(state: &Pachisi, seat: Seat) -> [i64; CHASE] {
    let chances = Chances::new(state);
    let mut features = [0; CHASE];
    let own = groups(state.pieces(), seat).filter(|group| SHARED.contains(&group.step));
    for group in own {
        let [step, pieces] = [group.step.0, group.pieces].map(i64::from);
        let share = |of: i64| of * step / i64::from(HOME.0);
        let Pursuit { soon, late, twice, by_pair } = pursuit(state, group, &chances);
        if is_cross(group.step) {
            features[8] += share((soon + late + twice).min(ONE) * pieces);
            continue;
        }
        features[5] += share(by_pair * pieces);
        if is_exposed(group) {
            let soon = soon.min(ONE);
            features[0] += soon;
            features[1] += share(soon);
            features[2] += twice;
            features[3] += share(twice);
            features[4] += safety(group.step, &chances) * (late + twice).min(ONE) / ONE;
        } else {
            features[6] += share(ONE);
        }
    }
    features[7] = hits(state, seat, &chances).min(ONE);
    features
}

fn pursuit(state: &Pachisi, group: Group, chances: &Chances) -> Pursuit {
    let mut pursuit = Pursuit::default();
    for other in AROUND.into_iter().filter(|other| *other != group.seat) {
        for (distance, bound) in behind(state, other, group) {
            if bound {
                pursuit.by_pair += chances.once(2 * distance);
            } else if throws_before(state, other, group.seat) {
                pursuit.soon += chances.once(distance);
            } else {
                pursuit.late += chances.once(distance);
            }
            pursuit.twice += chances.twice(distance);
        }
    }
    pursuit
}

/// The distances of the pieces of `other` behind the group, and whether they are bound as a pair (P10).
fn behind(state: &Pachisi, other: Seat, group: Group) -> impl Iterator<Item = (u8, bool)> {
    let pieces = state.pieces();
    let there = shared_step(group.seat, group.step, other).unwrap_or_default();
    let behind = pieces.steps(other).filter(move |step| *step < there);
    behind.map(move |step| (there - step, pieces.is_pair(other, step) && !is_cross(step)))
}

/// `true` if `seat` throws before `other` does.
fn throws_before(state: &Pachisi, seat: Seat, other: Seat) -> bool {
    let after = |seat| (quarter(seat) + 4 - quarter(state.mover())) % 4;
    after(seat) < after(other)
}

/// The probability that the next throw leads a piece from `step` to a cross.
fn safety(step: Step, chances: &Chances) -> i64 {
    (1..=OFTEN).filter(|by| is_cross(step + *by)).map(|by| chances.once(by)).sum()
}

/// The probability that `seat` hits a seat that throws after it, as a sum over the targets.
fn hits(state: &Pachisi, seat: Seat, chances: &Chances) -> i64 {
    let mut hits = 0;
    for other in AROUND.into_iter().filter(|other| throws_before(state, seat, *other)) {
        for group in groups(state.pieces(), other).filter(|group| is_exposed(*group)) {
            let singles = behind(state, seat, group).filter(|(_, bound)| !bound);
            hits += singles.map(|(distance, _)| chances.once(distance)).sum::<i64>();
        }
    }
    hits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_moves_throws_before_all_others_and_they_follow_in_turn() {
        for (place, mover) in AROUND.into_iter().enumerate() {
            let pieces = "A 0 0 0 0; B 0 0 0 0; C 0 0 0 0; D 0 0 0 0";
            let state = format!("throw=cowries pieces=4; {pieces}; now {mover} throw");
            let state: Pachisi = state.parse().expect("a position");
            let turns: Vec<Seat> = AROUND.into_iter().cycle().skip(place).take(AROUND.len()).collect();
            for pair in turns.windows(2) {
                assert!(throws_before(&state, pair[0], pair[1]) && !throws_before(&state, pair[1], pair[0]));
            }
        }
    }
}
