//! A bracket of the Dutch system: a score group with those who were moved down to it, paired in view of all players
//! below.
//!
//! The criteria of article 2 are a lexicographic cost of each possible pair, and a perfect matching of least cost keeps
//! them all. The order in which article 4 tries transpositions and exchanges is a cost as well, so that the matching
//! finds the candidate that comes first among those of the same quality.

use std::ops::Range;

use integer_blossom::min_weight_perfect_matching;

use super::cost::{Cost, Criteria};
use super::history::{Float, History};
use super::side::{Preference, Strength};

/// A player in the field of a bracket.
#[derive(Clone, Copy)]
pub struct Entrant<'a> {
    /// The player's number.
    pub number: usize,
    /// The player's rounds so far.
    pub history: &'a History,
    /// The side that the player is due.
    pub preference: Preference,
}

/// The part of the field that a player belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Moved down from higher score groups.
    Moved,
    /// The score group.
    Resident,
    /// The next score group.
    Next,
    /// The score groups below.
    Later,
    /// Not a player: the bye.
    Bye,
}

/// All players who are not paired yet, by rank, of whom the first ones form the bracket. If their number is odd, the bye
/// follows as the last vertex.
pub struct Bracket<'a> {
    field: &'a [Entrant<'a>],
    /// The number of players who were moved down.
    moved: usize,
    /// The number of players in the bracket, with those.
    len: usize,
    /// The end of the next score group.
    next: usize,
    /// The players of the bracket on as many points, the highest points first.
    levels: Vec<Range<usize>>,
}

/// The result of a bracket.
pub struct Paired {
    /// The pairs, as places in the field, the higher ranked one first.
    pub pairs: Vec<(usize, usize)>,
    /// For the last bracket, the place of the player with the bye.
    pub bye: Option<usize>,
    /// `true` if an absolute criterion is broken, here or necessarily below.
    pub is_illegal: bool,
}

impl<'a> Bracket<'a> {
    /// The bracket of the highest score group of which nobody is paired; the first `moved` players of the field were moved
    /// down to it.
    pub fn new(field: &'a [Entrant<'a>], moved: usize) -> Self {
        let end_of_group = |start: usize| {
            let points = field.get(start).map(|entrant| entrant.history.points);
            let same = |entrant: &&Entrant| Some(entrant.history.points) == points;
            start + field.iter().skip(start).take_while(same).count()
        };
        let len = end_of_group(moved);
        let mut levels: Vec<Range<usize>> = Vec::new();
        for same in field[..len].chunk_by(|one, other| points(one) == points(other)) {
            let start = levels.last().map_or(0, |level| level.end);
            levels.push(start..start + same.len());
        }
        Self { field, moved, len, next: end_of_group(len), levels }
    }

    /// The number of players in the bracket.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Pairs the bracket. Players who are in no pair move down to the next one.
    pub fn pair(&self) -> Paired {
        let mut fixed = vec![None; self.field.len() + 1];
        let mut mates = self.matching(&fixed, |high, low, criteria| {
            // The players moved down that are paired here (article 4.4).
            for player in 0..self.moved {
                criteria.push(usize::from((player == high || player == low) && !self.is_inside(high, low)), 1);
            }
        });
        if self.moved > 0 {
            // With whom they are paired (article 4.2).
            let paired: Vec<_> = (0..self.moved).filter(|one| self.is_inside(*one, mates[*one])).collect();
            mates = self.matching(&fixed, |high, low, criteria| {
                let is_wrong = high < self.moved && paired.contains(&high) != self.is_inside(high, low);
                criteria.push(usize::from(is_wrong), self.field.len());
                for player in &paired {
                    criteria.push(if *player == high { low } else { 0 }, self.field.len());
                }
            });
            for player in paired {
                fix(&mut fixed, player, mates[player]);
            }
        }
        let rest: Vec<_> = (self.moved..self.len).filter(|one| fixed[*one].is_none()).collect();
        if rest.is_empty() {
            return self.result(&mates);
        }
        let half = rest.get(self.upper(&rest, &mates).len()).copied().unwrap_or(self.len);
        // The exchanges between the upper and the lower half of the others (article 4.3).
        let is_pair = |high: usize, low| high >= self.moved && self.is_inside(high, low) && fixed[high] != Some(low);
        mates = self.matching(&fixed, |high, low, criteria| {
            let is_pair = is_pair(high, low);
            criteria.push(usize::from(is_pair && high >= half), rest.len());
            criteria.push(if is_pair { high } else { 0 }, rest.len() * self.len);
            for player in rest.iter().rev().filter(|one| **one < half) {
                criteria.push(usize::from(is_pair && *player == high), 1);
            }
            for player in rest.iter().filter(|one| **one >= half) {
                criteria.push(usize::from((*player == high && !is_pair) || *player == low), 1);
            }
        });
        // With whom each of the upper half is paired (article 4.2).
        let upper = self.upper(&rest, &mates);
        mates = self.matching(&fixed, |high, low, criteria| {
            let is_pair = is_pair(high, low);
            criteria.push(usize::from(is_pair && (!upper.contains(&high) || upper.contains(&low))), rest.len());
            for player in &upper {
                criteria.push(if is_pair && *player == high { low } else { 0 }, self.field.len());
            }
        });
        self.result(&mates)
    }

    /// Those of `rest` who are paired here with somebody of a lower rank.
    fn upper(&self, rest: &[usize], mates: &[usize]) -> Vec<usize> {
        rest.iter().copied().filter(|one| mates[*one] > *one && self.is_inside(*one, mates[*one])).collect()
    }

    fn result(&self, mates: &[usize]) -> Paired {
        let is_last = self.len == self.field.len();
        let couples = || mates.iter().copied().enumerate().filter(|(one, other)| one < other);
        let is_player = |place: usize| place < self.field.len();
        Paired {
            pairs: couples()
                .filter(|(one, other)| self.is_inside(*one, *other) || (is_last && is_player(*other)))
                .collect(),
            bye: couples().find(|(_, other)| is_last && !is_player(*other)).map(|(one, _)| one),
            is_illegal: couples().any(|(one, other)| self.is_illegal(one, other)),
        }
    }

    /// Finds the perfect matching of least cost that has the fixed pairs. The costs of `order` come after those of
    /// quality.
    fn matching(&self, fixed: &[Option<usize>], order: impl Fn(usize, usize, &mut Criteria)) -> Vec<usize> {
        let vertices = self.field.len().next_multiple_of(2);
        let mut costs = vec![Criteria::new().cost(); vertices * vertices];
        for high in 0..vertices {
            for low in high + 1..vertices {
                costs[high * vertices + low] = self.cost(high, low, fixed, &order);
            }
        }
        min_weight_perfect_matching(&costs, vertices)
    }

    fn cost(
        &self,
        high: usize,
        low: usize,
        fixed: &[Option<usize>],
        order: impl Fn(usize, usize, &mut Criteria),
    ) -> Cost {
        let mut criteria = Criteria::new();
        let is_unfixed = |one: usize, other: usize| fixed[one].is_some_and(|mate| mate != other);
        let is_wrong = self.is_illegal(high, low) || is_unfixed(high, low) || is_unfixed(low, high);
        criteria.push(usize::from(is_wrong), self.field.len());
        self.quality(high, low, &mut criteria);
        order(high, low, &mut criteria);
        criteria.cost()
    }

    /// Adds the criteria of article 2.
    fn quality(&self, high: usize, low: usize, criteria: &mut Criteria) {
        let upper = &self.field[high];
        let lower = self.field.get(low);
        let descent = lower.map_or(0, |lower| points(upper).saturating_sub(points(lower)));
        let largest = self.field.first().map_or(0, points);
        let pairs = self.field.len().div_ceil(2);
        // C1: no rematch while it can be avoided.
        criteria.push(usize::from(lower.is_some_and(|lower| upper.history.met.contains(&lower.number))), pairs);
        // C5: the bye goes to a player with few points.
        criteria.push(if lower.is_none() { points(upper) } else { 0 }, largest);
        // C6 and C7: as few as possible move down from the bracket, and then those with few points. C8: likewise in the
        // next bracket.
        let is_inside = self.is_inside(high, low);
        self.floaters(high, low, is_inside, self.moved, criteria);
        self.floaters(high, low, is_inside || self.part(low) == Part::Next, self.len, criteria);
        // C9: the bye goes to a player who has missed few rounds.
        let rounds = upper.history.floats.len();
        let missed = rounds - upper.history.sides.len();
        criteria.push(if lower.is_none() && high < self.len { missed } else { 0 }, rounds);
        // The remaining criteria are about pairs in the bracket.
        let lower = lower.filter(|_| is_inside);
        // C12 and C13: players have the side that they are due.
        let clash = lower.filter(|lower| upper.preference.clashes(lower.preference));
        let is_strong = |lower: &Entrant| upper.preference.strength.min(lower.preference.strength) >= Strength::Strong;
        criteria.push(usize::from(clash.is_some()), pairs);
        criteria.push(usize::from(clash.is_some_and(is_strong)), pairs);
        // C14 to C17: nobody floats again in the same way as in the last round, or in the one before.
        let floated_down = |entrant: &Entrant, ago| entrant.history.float(ago) == Float::Down;
        let again_up = |ago| lower.is_some_and(|lower| descent > 0 && lower.history.float(ago) == Float::Up);
        for ago in [1, 2] {
            let not_again = |lower: &Entrant| {
                usize::from(floated_down(lower, ago)) + usize::from(descent == 0 && floated_down(upper, ago))
            };
            criteria.push(2 - lower.map_or(0, not_again), 2 * pairs);
            criteria.push(usize::from(again_up(ago)), pairs);
        }
        // C18 to C21: who does so differs by few points from the opponent.
        for ago in [1, 2] {
            let points_of = |entrant: &Entrant| if floated_down(entrant, ago) { points(entrant) } else { 0 };
            let not_again = lower.map_or(0, |lower| points_of(lower) + points_of(upper));
            criteria.push(2 * largest - not_again, 2 * largest * pairs);
            criteria.push(if again_up(ago) { descent } else { 0 }, largest * pairs);
        }
    }

    /// Adds the number of pairs in a bracket, and then the scores of those who move down from it, in descending order.
    /// `group` is where its score group begins: how many of that move down follows from the rest.
    fn floaters(&self, high: usize, low: usize, is_paired: bool, group: usize, criteria: &mut Criteria) {
        criteria.push(usize::from(!is_paired), self.field.len().div_ceil(2));
        for level in self.levels.iter().filter(|level| level.end <= group) {
            let floating = [high, low].iter().filter(|one| !is_paired && level.contains(one)).count();
            criteria.push(floating, level.len());
        }
    }

    /// `true` if an absolute criterion is broken: a second bye (C2), or two players who must have the same side (C3).
    fn is_illegal(&self, high: usize, low: usize) -> bool {
        let upper = &self.field[high];
        match self.field.get(low) {
            Some(lower) => upper.preference.forbids(lower.preference),
            None => upper.history.had_bye,
        }
    }

    /// `true` if these are a pair of the bracket. Two who were moved down are not: they could not be paired above.
    fn is_inside(&self, high: usize, low: usize) -> bool {
        self.part(low) == Part::Resident && high < self.len
    }

    fn part(&self, place: usize) -> Part {
        match place {
            place if place < self.moved => Part::Moved,
            place if place < self.len => Part::Resident,
            place if place < self.next => Part::Next,
            place if place < self.field.len() => Part::Later,
            _ => Part::Bye,
        }
    }
}

fn fix(fixed: &mut [Option<usize>], one: usize, other: usize) {
    fixed[one] = Some(other);
    fixed[other] = Some(one);
}

/// The points of a player.
fn points(entrant: &Entrant) -> usize {
    entrant.history.points as usize
}
