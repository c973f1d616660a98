//! The end of a race: positions without contact, in which all pieces on the way have come in (X3).
//!
//! From there each seat runs alone, and the distribution of the number of turns that it needs can be computed
//! exactly, provided that it minimises the expected number. Results are stored in a one-sided bear-off table like
//! that of GNU Backgammon (<https://www.gnu.org/software/gnubg/>), which is filled on demand.

mod turn;

use std::cell::RefCell;
use std::rc::Rc;

use self::turn::Plan;
use super::cross::Forecast;
use crate::rules::cross::{AROUND, BLOCK_8, HOME, Pieces, Places, Step, quarter};
use crate::rules::{Game, Seat, SeatSet, Turn};

/// A game on the cross-shaped board whose races can be computed.
pub trait Racer: Game + PartialEq {
    fn pieces(&self) -> &Pieces;

    fn places(&self) -> Places;

    /// The state reduced to one `seat` without contact: it sits at A and begins its turn.
    fn alone(&self, seat: Seat) -> Self;

    /// The same for the seat to act, in the middle of its turn.
    fn turn_alone(&self) -> Self;

    /// The game, and everything beside its pieces that determines how `seat`, which is about to throw, comes home.
    fn kind(&self, seat: Seat) -> Kind;

    /// `true` if seats that are home can change how soon the others come home.
    fn is_helped(&self) -> bool;
}

/// The part of a table's key that identifies the game and its rules.
pub type Kind = [u8; 8];

/// The seat of a player who runs alone.
const ALONE: Seat = Seat(0);

/// An entry of the bear-off table.
#[derive(Default)]
struct Bearoff {
    /// The expected number of turns until the seat is home.
    turns: f64,
    /// The probability of being home within 1, 2, … turns, counting the current or next turn as the first; 1 beyond
    /// the last entry.
    within: Vec<f64>,
}

impl Bearoff {
    fn within(&self, turns: usize) -> f64 {
        match turns.checked_sub(1) {
            None => 0.0,
            Some(last) => self.within.get(last).copied().unwrap_or(1.0),
        }
    }
}

/// The key of the table: the pieces of a seat that is about to throw; pieces that are not in play are home.
type TableKey = (Kind, [Step; 4]);

thread_local! {
    /// The bear-off table, sorted by key.
    static TABLE: RefCell<Vec<(TableKey, Rc<Bearoff>)>> = const { RefCell::new(Vec::new()) };
}

/// The entry for a seat that is alone and about to throw; computes it if necessary.
fn bearoff<G: Racer>(state: &G) -> Rc<Bearoff> {
    let mut steps = [HOME; 4];
    steps.iter_mut().zip(state.pieces().of(ALONE)).for_each(|(step, own)| *step = *own);
    let key = (state.kind(ALONE), steps);
    let find = |table: &Vec<(TableKey, Rc<Bearoff>)>| table.binary_search_by_key(&key, |(key, _)| *key);
    if let Some(bearoff) = TABLE.with_borrow(|table| find(table).ok().map(|at| table[at].1.clone())) {
        return bearoff;
    }
    let bearoff = Rc::new(Plan::of(state).bearoff());
    TABLE.with_borrow_mut(|table| {
        if let Err(at) = find(table) {
            table.insert(at, (key, bearoff.clone()));
        }
    });
    bearoff
}

/// A race without contact, with the bear-off entry of each seat.
pub struct Race {
    /// By seat; `None` for a seat that is home.
    bearoffs: [Option<Rc<Bearoff>>; AROUND.len()],
    /// The seat that is about to throw or to move.
    mover: Seat,
}

impl Race {
    /// The race in this state; `None` while contact or help is possible.
    pub fn of<G: Racer>(state: &G) -> Option<Self> {
        let (Turn::Chance(Some(mover)) | Turn::Seat(mover)) = state.turn() else { return None };
        let places = state.places();
        let left = AROUND.into_iter().filter(|seat| !places.contains(*seat));
        let is_in = |seat: Seat| state.pieces().of(seat).iter().all(|step| *step >= BLOCK_8);
        if !left.clone().all(is_in) || state.is_helped() {
            return None;
        }
        let mut bearoffs = [const { None }; AROUND.len()];
        for seat in left {
            let alone = if seat == mover { state.turn_alone() } else { state.alone(seat) };
            let throws = matches!(alone.turn(), Turn::Chance(_));
            bearoffs[seat.index()] = Some(if throws { bearoff(&alone) } else { Rc::new(Plan::of(&alone).bearoff()) });
        }
        Some(Self { bearoffs, mover })
    }
}

impl Forecast for Race {
    fn before(&self, seat: Seat, others: SeatSet) -> f64 {
        let after = |seat: Seat| (quarter(seat) + 4 - quarter(self.mover)) % 4;
        let Some(own) = &self.bearoffs[seat.index()] else { return 0.0 };
        let mut chance = 0.0;
        for turn in 0..own.within.len() {
            let alone = others.iter().map(|other| {
                let turns = turn + usize::from(after(other) < after(seat));
                1.0 - self.bearoffs[other.index()].as_ref().map_or(0.0, |bearoff| bearoff.within(turns))
            });
            chance += (own.within(turn + 1) - own.within(turn)) * alone.product::<f64>();
        }
        chance
    }
}

#[cfg(test)]
mod tests {
    use super::{Forecast, Plan, Race, Racer};
    use crate::rules::chaupar::Chaupar;
    use crate::rules::pachisi::Pachisi;
    use crate::rules::{Game, Seat, Turn};

    const A: Seat = Seat(0);
    const C: Seat = Seat(2);

    fn race<G: Racer>(text: &str) -> Option<Race> {
        let Ok(state) = text.parse::<G>() else { panic!("{text}") };
        Race::of(&state)
    }

    /// The probability that A, who throws, comes home before C.
    fn first<G: Racer>(text: &str) -> f64 {
        race::<G>(text).expect("a race").before(A, [C].into_iter().collect())
    }

    fn assert_near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 1e-6, "{found} instead of {wanted}");
    }

    /// The probability that the first of two comes home first, if each does so in every turn with probability
    /// `chance`.
    fn first_of_two(chance: f64) -> f64 {
        chance / (1.0 - (1.0 - chance).powi(2))
    }

    #[test]
    fn p13_a_one_is_waited_for() {
        // By the die: a 1, or one after one or two sixes; a third six cancels.
        let chance = 1.0 / 6.0 + 1.0 / 36.0 + 1.0 / 216.0;
        let text = "throw=die pieces=2; A 80 81; B 81 81; C 80 81; D 81 81; placed B D; now A throw";
        assert_near(first::<Pachisi>(text), first_of_two(chance));
    }

    #[test]
    fn c5_a_one_is_one_of_two_pasa() {
        let [home, one] = ["81 81 81 81 failed, missed 4", "80 81 81 81 failed"];
        // A's partner is D, who throws for A once home.
        let text = format!("A {one}; B {home}; C {one}; D {home}; placed B D; now A throw");
        assert!(race::<Chaupar>(&text).is_none());
        let text = format!("A {one}; B 80 80 80 81 failed; C {one}; D 80 80 80 81 failed; now A throw");
        let text = text.replace("80 80 80", "79 80 80");
        assert_near(first::<Chaupar>(&text), first_of_two(7.0 / 16.0));
    }

    #[test]
    fn nobody_races_who_can_be_met() {
        for other in ["0 81", "40 80", "72 81"] {
            let text = format!("throw=die pieces=2; A 80 81; B 81 81; C {other}; D 81 81; placed B D; now A throw");
            assert!(race::<Pachisi>(&text).is_none(), "{text}");
        }
    }

    /// All positions of A's turn in which it throws.
    fn throws(state: &Pachisi, found: &mut Vec<Pachisi>) {
        let mut actions = Vec::new();
        match state.turn() {
            Turn::Chance(Some(A)) if !found.contains(state) => {
                found.push(*state);
                let mut outcomes = Vec::new();
                state.outcomes(&mut outcomes);
                actions.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
            }
            Turn::Seat(A) => state.actions(&mut actions),
            _ => {}
        }
        for action in actions {
            let mut after = *state;
            after.happen(&action);
            throws(&after, found);
        }
    }

    #[test]
    fn p6_what_a_third_six_undoes_is_told_apart() {
        let mut found = Vec::new();
        for distance in 73..80 {
            let text = format!("throw=die pieces=2; A {distance} 80; B 0 0; C 0 0; D 0 0; now A throw");
            throws(&text.parse().expect("a position"), &mut found);
        }
        assert!(found.len() > 20, "{}", found.len());
        for state in found {
            let turn = state.turn_alone();
            assert_near(super::bearoff(&turn).turns, Plan::of(&turn).bearoff().turns);
        }
    }

    /// The expected number of turns for two pieces at these distances from home with the die (P5–P8, P13), by an
    /// independent computation: a throw after a six is not known before the six is used, and a third six undoes the
    /// turn.
    fn expected(table: &[[f64; 9]; 9], [one, other]: [usize; 2], sixes: u32, start: [usize; 2]) -> f64 {
        let left = |[one, other]: [usize; 2]| table[one.max(other)][one.min(other)];
        let throws = (1..=6).map(|number| {
            if number == 6 && sixes == 2 {
                return left(start);
            }
            let mut uses = vec![[one, other]];
            uses.extend(one.checked_sub(number).map(|one| [one, other]));
            uses.extend(other.checked_sub(number).map(|other| [one, other]));
            let after = uses.into_iter().map(|places| match number {
                _ if places == [0, 0] => 0.0,
                6 => expected(table, places, sixes + 1, start),
                _ => left(places),
            });
            after.fold(f64::INFINITY, f64::min)
        });
        throws.sum::<f64>() / 6.0
    }

    #[test]
    fn p5_to_p13_turns_are_as_another_count_finds_them() {
        // One turn, and those that may follow; smaller distances are computed before.
        let mut table = [[0.0; 9]; 9];
        for distance in 1..=16_usize {
            for one in distance.div_ceil(2)..=distance.min(8) {
                for _ in 0..400 {
                    let places = [one, distance - one];
                    table[one][distance - one] = 1.0 + expected(&table, places, 0, places);
                }
            }
        }
        for (one, turns) in table.iter().enumerate().skip(1) {
            for (other, turns) in turns.iter().enumerate().take(one + 1) {
                let key = format!("A {} {}", 81 - one, 81 - other);
                let text = format!("throw=die pieces=2; {key}; B 0 0; C 0 0; D 0 0; now A throw");
                assert_near(super::bearoff(&text.parse::<Pachisi>().expect("a position")).turns, *turns);
            }
        }
    }
}
