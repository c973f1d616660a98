//! How good a position of Marrakech is.

mod learned;

use super::learned::Learned;
use super::search::{Expectimax, Limits};
use super::{Evaluate, Level, Search};
use crate::rules::marrakech::{Action, DIE, Heading, Marrakech, Phase, Square, SquareSet, Turning};
use crate::rules::{Game, Seat};

/// A dirham, and a square that shows one's rug: both count the same in the end (M11).
const DIRHAM: i64 = 100;

/// How many faces the die has (M1).
const FACES: i64 = 6;

/// How many of the others' walks to come a region is taken to last for.
const LASTING: i64 = 8;

/// What one dirham that would be paid on a region is worth beforehand, if Asam were as likely to stop on any square:
/// the others turn him away from it.
const AWAITED: i64 = 30;

/// What one square is worth that the rug about to be laid will show or cover.
const LAYING: i64 = 80;

/// How far the upper levels look.
const KEEN: Limits = Limits::depth(2);
const MASTER: Limits = Limits::positions(60_000);

/// What each seat is worth, by seat.
type Worth = [i64; 4];

/// In hundredths of a dirham: how far the seat will be ahead of the others on average in the end, as it has been learned
/// (`learned.rs`).
impl Evaluate for Marrakech {
    fn value(&self, seat: Seat) -> i64 {
        self.values()[seat.index()]
    }

    /// Before a walk it is what all the walks that can come are worth on average: how Asam faces tells little by itself.
    fn values(&self) -> super::Worth {
        let weights = Self::weights(&self.options());
        if self.phase() != Phase::Roll {
            return self.judged(weights);
        }
        let mut worth = super::Worth::default();
        for (roll, faces) in self.chance() {
            let mut walked = *self;
            walked.happen(&roll);
            let share = walked.judged(weights).map(|each| each * i64::from(faces) / FACES);
            worth.iter_mut().zip(share).for_each(|(worth, share)| *worth += share);
        }
        worth
    }

    /// In hundredths of a dirham: what the seat is worth more than the others are on average. Each is worth
    ///
    /// - its dirhams and visible squares, as they will be counted (M11);
    /// - what its connected regions can be expected to earn (M6);
    /// - what the next walk can be expected to cost or to bring it, if the mover turns Asam to where it costs least (M4, M5);
    /// - if it has a rug to lay, the squares that this will show and those of others that it will cover (M8).
    ///
    /// Whoever is out is worth nothing (M7).
    fn rough(&self, seat: Seat) -> i64 {
        let mut worth = lasting(self);
        add_next_walk(self, &mut worth);
        if self.phase() == Phase::Lay {
            worth[self.mover().index()] += LAYING * best_place(self);
        }
        lead(self, &worth, seat)
    }

    /// As [`Evaluate::rough`], but as if every seat were to walk next: else an outlook would swing from turn to turn.
    fn standing(&self) -> super::Worth {
        let mut worth = lasting(self);
        if self.phase() != Phase::Over {
            for each in Seat::all(self.seats()).filter(|&each| !self.is_out(each)) {
                add_walk(self, each, Turning::ALL.map(|turning| self.asam().1.turned(turning)), &mut worth);
            }
        }
        self.by_seat(|_, seat| lead(self, &worth, seat))
    }

    /// Dirhams and visible squares (M11).
    fn plain(&self, seat: Seat) -> i64 {
        lead(self, &totals(self), seat)
    }

    /// A beginner sees what it has; the next level what the next walk may cost it, too; the third also what its rugs may
    /// earn, and looks ahead, as the last does, which goes by what has been learned.
    fn thinks(&self, level: Level, seat: Seat, actions: Vec<Action>) -> Box<dyn Search<Action>> {
        let (judges, limits): (fn(&Self) -> _, _) = match level {
            Level::Beginner => (|state| state.by_seat(Self::plain), Limits::depth(1)),
            Level::Casual => (|state| state.by_seat(near), Limits::depth(1)),
            Level::Keen => (|state| state.by_seat(Self::rough), KEEN),
            Level::Master => (Self::values, MASTER),
        };
        Box::new(Expectimax::new(self, seat, actions, judges, limits))
    }
}

/// Dirhams and visible squares, and what the next walk can be expected to cost or to bring.
fn near(state: &Marrakech, seat: Seat) -> i64 {
    let mut worth = totals(state);
    add_next_walk(state, &mut worth);
    lead(state, &worth, seat)
}

/// The dirhams and visible squares of each seat that is not out (M7, M11).
fn totals(state: &Marrakech) -> Worth {
    let mut worth = Worth::default();
    for each in Seat::all(state.seats()).filter(|&each| !state.is_out(each)) {
        worth[each.index()] = DIRHAM * i64::from(state.score(each).total);
    }
    worth
}

/// The totals, and what regions can be expected to earn.
fn lasting(state: &Marrakech) -> Worth {
    let mut worth = totals(state);
    for each in Seat::all(state.seats()).filter(|&each| !state.is_out(each)) {
        worth[each.index()] += income(state, each);
    }
    worth
}

/// How far `seat` is ahead of the others on average.
fn lead(state: &Marrakech, worth: &Worth, seat: Seat) -> i64 {
    let own = worth[seat.index()];
    let others = worth.iter().sum::<i64>() - own;
    own - others / (i64::from(state.seats()) - 1)
}

/// What the regions of `seat` can be expected to earn: where Asam stops, as much as the region has squares.
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
    AWAITED * tolls * others_walks(state, seat).min(LASTING) / i64::from(Square::COUNT)
}

/// How many walks of the others are yet to come.
fn others_walks(state: &Marrakech, seat: Seat) -> i64 {
    let others = Seat::all(state.seats()).filter(|&other| other != seat && !state.is_out(other));
    others.map(|other| i64::from(state.rugs_left(other))).sum()
}

/// Adds what the walk that comes can be expected to cost the mover, if one does.
fn add_next_walk(state: &Marrakech, worth: &mut Worth) {
    match state.phase() {
        Phase::Turn => {
            add_walk(state, state.mover(), Turning::ALL.map(|turning| state.asam().1.turned(turning)), worth);
        }
        Phase::Roll => add_walk(state, state.mover(), [state.asam().1], worth),
        Phase::Order | Phase::Face | Phase::Lay | Phase::Draw | Phase::Over => {}
    }
}

/// Adds what `mover` can be expected to pay in a walk from where Asam stands, by that of the headings which is best for him.
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

/// The most that the mover can do with one rug: squares that will newly show his, and squares of others covered by it.
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

    /// All that a keen bot may do there, whatever the lot.
    fn chosen(state: &Marrakech) -> Vec<String> {
        done(Level::Keen, state, MOVER, 64)
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
        assert_eq!(over.rough(Seat(1)), 6000);
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
