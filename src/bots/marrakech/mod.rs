//! The evaluation of Marrakech.

mod learned;

use super::learned::Learned;
use super::search::{Expectimax, Limits, Search};
use super::{Evaluate, Level};
use crate::rules::marrakech::{Action, DIE, Heading, Marrakech, Phase, Square, SquareSet, Turning};
use crate::rules::{Game, Seat};

/// The value of a dirham or of a visible square, which count the same at the end (M11).
const DIRHAM: i64 = 100;

/// The number of faces of the die (M1).
const FACES: i64 = 6;

/// The greatest number of the others' coming walks for which a region is assumed to last.
const REGION_WALKS: i64 = 8;

/// The weight of a toll against its expectation if Asam stopped on every square with the same probability: opponents
/// turn him away.
const TOLL_WEIGHT: i64 = 30;

/// The value of each square that the next rug shows or covers.
const RUG_WEIGHT: i64 = 80;

/// The search limits of the upper levels.
const ADVANCED: Limits = Limits::depth(2);
const MASTER: Limits = Limits::positions(60_000);

/// The value of each seat, indexed by seat.
type Worth = [i64; 4];

/// In hundredths of a dirham: the expected final lead over the average of the others, from learned weights
/// (`learned.rs`).
impl Evaluate for Marrakech {
    fn value(&self, seat: Seat) -> i64 {
        self.values()[seat.index()]
    }

    /// Before a roll, the mean over all rolls: Asam's heading alone says little.
    fn values(&self) -> super::Worth {
        let weights = Self::weights(&self.options());
        if self.phase() != Phase::Roll {
            return self.values_by(weights);
        }
        let mut worth = super::Worth::default();
        for (roll, faces) in self.chance() {
            let mut walked = *self;
            walked.happen(&roll);
            let share = walked.values_by(weights).map(|each| each * i64::from(faces) / FACES);
            worth.iter_mut().zip(share).for_each(|(worth, share)| *worth += share);
        }
        worth
    }

    /// In hundredths of a dirham: a hand-written heuristic, the lead over the average of the others in
    ///
    /// - dirhams and visible squares, as counted at the end (M11);
    /// - the expected income from connected regions (M6);
    /// - the expected result of the next walk, if the mover turns Asam to the cheapest heading (M4, M5);
    /// - for the seat about to lay a rug, the squares that it will show and those of others that it will cover (M8).
    ///
    /// A seat that is out counts 0 (M7).
    fn heuristic(&self, seat: Seat) -> i64 {
        let mut worth = totals_and_income(self);
        add_next_walk(self, &mut worth);
        if self.phase() == Phase::Lay {
            worth[self.mover().index()] += RUG_WEIGHT * best_place(self);
        }
        lead(self, &worth, seat)
    }

    /// As [`Evaluate::heuristic`], but as if every seat were the next to walk: otherwise the outlook would swing from
    /// turn to turn.
    fn static_outlook(&self) -> super::Worth {
        let mut worth = totals_and_income(self);
        if self.phase() != Phase::Over {
            for each in Seat::all(self.seats()).filter(|&each| !self.is_out(each)) {
                add_walk(self, each, Turning::ALL.map(|turning| self.asam().1.turned(turning)), &mut worth);
            }
        }
        self.by_seat(|_, seat| lead(self, &worth, seat))
    }

    /// The lead in dirhams and visible squares (M11).
    fn material(&self, seat: Seat) -> i64 {
        lead(self, &totals(self), seat)
    }

    /// A beginner sees the material, a casual bot also the next walk. An advanced bot uses the heuristic and the master
    /// the learned evaluation, both with a search.
    fn start_level_search(&self, level: Level, seat: Seat, actions: Vec<Action>) -> Box<dyn Search<Action>> {
        let (evaluate, limits): (fn(&Self) -> _, _) = match level {
            Level::Beginner => (|state| state.by_seat(Self::material), Limits::depth(1)),
            Level::Casual => (|state| state.by_seat(near_value), Limits::depth(1)),
            Level::Advanced => (|state| state.by_seat(Self::heuristic), ADVANCED),
            Level::Master => (Self::values, MASTER),
        };
        Box::new(Expectimax::new(self, seat, actions, evaluate, Self::SCALE, limits))
    }
}

/// The lead in dirhams, visible squares and the expected result of the next walk.
fn near_value(state: &Marrakech, seat: Seat) -> i64 {
    let mut worth = totals(state);
    add_next_walk(state, &mut worth);
    lead(state, &worth, seat)
}

/// The dirhams and visible squares of each seat; 0 for a seat that is out (M7, M11).
fn totals(state: &Marrakech) -> Worth {
    let mut worth = Worth::default();
    for each in Seat::all(state.seats()).filter(|&each| !state.is_out(each)) {
        worth[each.index()] = DIRHAM * i64::from(state.score(each).total);
    }
    worth
}

/// The totals, with the expected income from regions.
fn totals_and_income(state: &Marrakech) -> Worth {
    let mut worth = totals(state);
    for each in Seat::all(state.seats()).filter(|&each| !state.is_out(each)) {
        worth[each.index()] += income(state, each);
    }
    worth
}

/// The lead of `seat` over the average of the others.
fn lead(state: &Marrakech, worth: &Worth, seat: Seat) -> i64 {
    let own = worth[seat.index()];
    let others = worth.iter().sum::<i64>() - own;
    own - others / (i64::from(state.seats()) - 1)
}

/// The expected income of `seat` from its regions: each pays its number of squares when Asam stops on it.
fn income(state: &Marrakech, seat: Seat) -> i64 {
    let mut counted = SquareSet::default();
    let mut tolls = 0;
    for square in Square::all() {
        if !counted.contains(square) && state.top(square).is_some_and(|colour| state.owner(colour) == seat) {
            let region = state.region(square);
            region.iter().for_each(|square| counted.insert(square));
            tolls += i64::from(region.len()).pow(2);
        }
    }
    TOLL_WEIGHT * tolls * others_walks(state, seat).min(REGION_WALKS) / i64::from(Square::COUNT)
}

/// The number of walks that the other seats have left.
fn others_walks(state: &Marrakech, seat: Seat) -> i64 {
    let others = Seat::all(state.seats()).filter(|&other| other != seat && !state.is_out(other));
    others.map(|other| i64::from(state.rugs_left(other))).sum()
}

/// Adds the expected result of the next walk, if one is due.
fn add_next_walk(state: &Marrakech, worth: &mut Worth) {
    match state.phase() {
        Phase::Turn => {
            add_walk(state, state.mover(), Turning::ALL.map(|turning| state.asam().1.turned(turning)), worth);
        }
        Phase::Roll => add_walk(state, state.mover(), [state.asam().1], worth),
        Phase::Order | Phase::Face | Phase::Lay | Phase::Draw | Phase::Over => {}
    }
}

/// Adds the expected payments of `mover` in a walk from Asam's place, with the heading that is best for the mover.
fn add_walk<const N: usize>(state: &Marrakech, mover: Seat, headings: [Heading; N], worth: &mut Worth) {
    let paid = headings.map(|heading| {
        let mut paid = Worth::default();
        for (walk, (_, faces)) in state.reach(heading).iter().zip(DIE) {
            if let Some(toll) = state.toll(walk.end().to, mover) {
                let share = DIRHAM * i64::from(toll.paid) * i64::from(faces) / FACES;
                paid[toll.from.index()] -= share;
                paid[toll.to.index()] += share;
            }
        }
        paid
    });
    let best = paid.into_iter().max_by_key(|paid| paid[mover.index()]);
    for (worth, paid) in worth.iter_mut().zip(best.unwrap_or_default()) {
        *worth += paid;
    }
}

/// The greatest gain of the mover from laying one rug: squares that newly show its colour, plus squares of others
/// that it covers.
fn best_place(state: &Marrakech) -> i64 {
    let mover = state.mover();
    let gain = |square: Square| match state.top(square).map(|colour| state.owner(colour)) {
        None => 1,
        Some(owner) if owner == mover => 0,
        Some(_) => 2,
    };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let gains = actions.into_iter().filter_map(|action| match action {
        Action::Lay(place) => Some(place.squares().map(gain).iter().sum()),
        _ => None,
    });
    gains.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Evaluate, FACES};
    use crate::bots::Level;
    use crate::bots::thinking::done;
    use crate::rules::marrakech::Marrakech;
    use crate::rules::{Game, Seat};

    const MOVER: Seat = Seat(0);

    /// A position of two in which A has to act, with Asam on d4 facing north.
    fn position(dirhams: &str, laid: &str, phase: &str) -> Marrakech {
        let text = format!("deck plain; order A > B; asam d4 north; dirhams {dirhams}; laid{laid}; now A {phase}");
        text.parse().expect("a position")
    }

    /// The moves of an advanced bot, over all seeds tried.
    fn chosen(state: &Marrakech) -> Vec<String> {
        done(Level::Advanced, state, MOVER, 64)
    }

    #[test]
    fn turns_away_from_what_costs() {
        let north = " B:d5-e5 B:d6-e6 B:d7-e7";
        assert!(!chosen(&position("30 30", north, "turn")).contains(&"S".into()));
        let around = format!("{north} B:c4-c3 B:b4-b3 B:a4-a3");
        assert_eq!(chosen(&position("30 30", &around, "turn")), ["R"]);
    }

    #[test]
    fn turns_to_where_the_die_seldom_brings_him() {
        // Four steps to the west, or two to the east: a 4 is on one face, a 2 on two.
        let laid = " B:d5-e5 B:d6-e6 B:d7-e7 B:a5-a6 B:f4-f3";
        assert_eq!(chosen(&position("30 30", laid, "turn")), ["L"]);
        let laid = " B:d5-e5 B:d6-e6 B:d7-e7 B:b4-b3 B:g3-g2";
        assert_eq!(chosen(&position("30 30", laid, "turn")), ["R"]);
    }

    #[test]
    fn lays_where_it_covers_most() {
        assert_eq!(chosen(&position("30 30", " B:d5-d6 B:e5-e6", "lay")), ["d5-e5"]);
    }

    #[test]
    fn lays_where_it_connects() {
        let chosen = chosen(&position("30 30", " A:b5-b6 A:a5-a6 A:b3-c3 B:g1-g2", "lay"));
        assert!(chosen.iter().all(|place| place.contains("c4")), "{chosen:?}");
    }

    #[test]
    fn whoever_is_out_is_worth_nothing() {
        let over = position("0 60", " A:d5-d6", "over");
        assert_eq!(over.heuristic(Seat(1)), 6000);
    }

    #[test]
    fn before_a_walk_it_is_worth_what_the_walks_are_worth() {
        let state = position("30 30", " B:d5-e5 B:d6-e6 A:d7-e7", "roll");
        let walks = state.chance().into_iter().map(|(roll, faces)| {
            let mut walked = state;
            walked.happen(&roll);
            i64::from(faces) * walked.value(MOVER)
        });
        // Each of the four walks is rounded.
        assert!((state.value(MOVER) - walks.sum::<i64>() / FACES).abs() <= 4);
    }

    #[test]
    fn what_one_has_more_the_other_has_less() {
        for laid in ["", " A:d5-d6", " A:d5-d6 B:e5-e6 B:c4-c5"] {
            let state = position("28 32", laid, "turn");
            assert_eq!(state.value(Seat(0)), -state.value(Seat(1)), "{laid}");
        }
    }
}
