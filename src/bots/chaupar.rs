//! The evaluation of Chaupar.

use super::cross::{
    Forecast, HOME, Odds, STEP, Worth, chances, danger, features, groups, lead, progress, steps, win_chances,
};
use super::learned::{Features, Learned, ONE, Weights, score};
use super::race::{Kind, Race, Racer};
use super::{Evaluate, Scale};
use crate::rules::chaupar::{Action, Chaupar, EARNING, Name, Options, PairRight};
use crate::rules::cross::{self, Group, Pieces, Places, Step};
use crate::rules::{Game, Seat, SeatSet, Turn};

/// The value of the right to pairs: pairs are protected and move together.
const EARNED: i64 = 40 * STEP;
/// The value of a piece that waits on block 17 to earn that right, and the value of each of the 16 falls that brings
/// a piece there.
const WAITING: i64 = 8 * STEP;
const FALL: i64 = STEP / 2;
/// The value of each piece that has not passed block 17 yet, counted for up to three pieces, one more than earning
/// takes.
const NOT_PASSED: i64 = 5 * STEP;
/// The values of a mobile and of an immobile pair (C8).
const PAIR: i64 = 3 * STEP;
const IMMOBILE_PAIR: i64 = 2 * STEP;

/// For a casual player, who plays for the pairs above all: the value of the right to them, of which failing costs as
/// much, of each of the three hindmost pieces that can still earn it, and of one on block 17 and on its way there.
const PRIZE: i64 = 150 * STEP;
const HOPE: i64 = 30 * STEP;
const ON_EARNING: i64 = 40 * STEP;
const NEAR_EARNING: i64 = 2 * STEP;

/// One throw in four is a doublet and grants another throw (C6). A seat that has failed to earn goes without them for
/// its remaining steps (C7).
const THROWS_TO_A_DOUBLET: i64 = 4;

/// The equally likely falls of the two pasa.
const FALLS: i64 = 16;

/// Where the players stop after some rounds (C15): so many turns before it, what is no step counts for half.
const FEW_TURNS: i64 = 16;
/// The lead in steps that is worth a natural logarithm of the odds when they stop; each turn before it adds a step.
const LEAD: i64 = 8;

/// Learned weights ([`Learned`]), in thousandths of the natural logarithm of the odds.
const WEIGHTS: Weights = [
    [244, -185, -149, -11, 57, 43, 45, 26, 64, 22, 7, -60, 468, -46, -2328, -901, 0, 0, 0, 0, 0, 0, 0],
    [1338, 553, 493, 72, -154, -162, -54, 118, -18, -71, 6, 189, 173, 249, 4005, 1387, 0, 0, 0, 0, 0, 0, 0],
];

/// In millionths: the probability that the seat comes home next, plus a small share for each seat that it beats
/// (`chances`), from learned weights.
impl Evaluate for Chaupar {
    const SCALE: Scale = Scale::Chance;

    fn is_mid_throw(&self) -> bool {
        self.is_mid_throw()
    }

    fn value(&self, seat: Seat) -> i64 {
        self.values()[seat.index()]
    }

    fn values(&self) -> super::Worth {
        let places = self.places();
        let race = race(self).map(|race| OfNext { race, places, odds: learned_odds(self, &WEIGHTS) });
        race.map_or_else(|| self.values_by(&WEIGHTS), |race| chances(places, &race))
    }

    fn win_chances(&self) -> super::Worth {
        let places = self.places();
        race(self).map_or_else(|| win_chances(places, &learned_odds(self, &WEIGHTS)), |race| win_chances(places, &race))
    }

    /// In hundredths of a step: a hand-written heuristic, the lead of the seat over the average of the others.
    fn heuristic(&self, seat: Seat) -> i64 {
        lead(&worths(self), seat)
    }

    /// The lead in steps, with a bonus for pieces at home.
    fn material(&self, seat: Seat) -> i64 {
        lead(&steps(self.pieces()), seat)
    }

    /// A casual player plays for the right to pairs (C7), without which the game is half a game.
    fn casual(&self, seat: Seat) -> i64 {
        lead(&earners(self), seat)
    }

    /// A bot names the pair that is further on as its true one (C12).
    fn restrict_for_bot(&self, actions: &mut Vec<Action>) -> bool {
        if let Some(step) = self.suggested() {
            actions.retain(|action| *action == Action::True(step));
        }
        false
    }
}

/// Exact probabilities for the seat that comes home next. That seat throws for its partner from its fifth turn on
/// (C14), so the order after that is estimated from the odds.
struct OfNext {
    race: Race,
    places: Places,
    odds: Odds,
}

impl Forecast for OfNext {
    fn before(&self, seat: Seat, others: SeatSet) -> f64 {
        let is_next = cross::AROUND
            .into_iter()
            .all(|other| other == seat || others.contains(other) || self.places.contains(other));
        if is_next { self.race.before(seat, others) } else { self.odds.before(seat, others) }
    }
}

/// The value of each seat ([`worth`]).
fn worths(state: &Chaupar) -> Worth {
    let mut worths = Worth::default();
    for seat in cross::AROUND {
        worths[seat.index()] = worth(state, seat);
    }
    worths
}

/// The value of a seat, in hundredths of a step:
///
/// - the steps of its pieces, with a bonus for pieces at home;
/// - its right to pairs, its potential to earn it or the cost of having failed (C7), and its pairs, mobile ones
///   counting more (C8);
/// - minus the expected loss of its unprotected pieces to one throw of each enemy (C10–C12).
fn worth(state: &Chaupar, seat: Seat) -> i64 {
    let mut worth = STEP * i64::from(state.pieces().sum(seat));
    worth += HOME * i64::from(state.pieces().count(seat, cross::HOME));
    worth += match state.pair_right(seat) {
        PairRight::Open => earning_potential(state, seat, odds),
        PairRight::Earned => EARNED,
        PairRight::Failed => -STEP * to_go(state, seat) / THROWS_TO_A_DOUBLET,
    };
    worth += state.pairs(seat).map(|pair| if pair.is_immobile() { IMMOBILE_PAIR } else { PAIR }).sum::<i64>();
    for group in groups(state.pieces(), seat) {
        if is_exposed(state, group) {
            worth -= danger(state.pieces(), group, odds, FALLS);
        }
    }
    worth
}

/// The value of each seat to a casual player: its steps, and its prospect of the right to pairs (C7).
fn earners(state: &Chaupar) -> Worth {
    let mut worth = steps(state.pieces());
    for seat in cross::AROUND {
        worth[seat.index()] += match state.pair_right(seat) {
            PairRight::Earned => PRIZE,
            PairRight::Failed => -PRIZE,
            PairRight::Open => prospect(state.pieces(), seat),
        };
    }
    worth
}

/// The prospect of a seat to earn the right to pairs, from the pieces that have not passed block 17.
fn prospect(pieces: &Pieces, seat: Seat) -> i64 {
    let behind = || pieces.of(seat).iter().filter(|step| **step <= EARNING);
    let count = i64::try_from(behind().count()).unwrap_or_default();
    let near = |step: &Step| match EARNING.0 - step.0 {
        0 => ON_EARNING,
        distance => NEAR_EARNING * odds(distance),
    };
    let mut nearest: Vec<i64> = behind().map(near).collect();
    nearest.sort_unstable_by(|one, other| other.cmp(one));
    HOPE * count.min(3) + nearest.iter().take(2).sum::<i64>()
}

/// The race home; `None` if there is none, or the players stop after some rounds (C15).
fn race(state: &Chaupar) -> Option<Race> {
    if state.rounds().is_some() { None } else { Race::of(state) }
}

/// The odds of the seats that are not home, from `weights`. If the players stop after some rounds, they are those to have
/// gone the most steps by then (C15).
fn learned_odds(state: &Chaupar, weights: &Weights) -> Odds {
    if let Some(rounds) = state.rounds() {
        return lead_odds(state, rounds.turns_left().into());
    }
    let progress = state.progress();
    super::cross::odds(state.places(), |seat| score(&state.features(seat), weights, progress))
}

/// The odds of the seats to have gone the most steps after so many turns. The fewer are left, the more a lead is worth,
/// and the less all that is no step.
fn lead_odds(state: &Chaupar, turns: i64) -> Odds {
    let mut worth = worths(state);
    for seat in cross::AROUND {
        let steps = STEP * i64::from(state.pieces().sum(seat));
        let own = &mut worth[seat.index()];
        *own = steps + (*own - steps) * turns / (turns + FEW_TURNS);
    }
    let spread = STEP * (turns + LEAD);
    super::cross::odds(state.places(), |seat| 1000 * lead(&worth, seat) / spread)
}

impl Racer for Chaupar {
    fn pieces(&self) -> &Pieces {
        self.pieces()
    }

    fn places(&self) -> Places {
        self.places()
    }

    fn alone(&self, seat: Seat) -> Self {
        self.alone(seat)
    }

    fn turn_alone(&self) -> Self {
        self.turn_alone()
    }

    fn kind(&self, seat: Seat) -> Kind {
        [1, self.pair_right(seat) as u8, 0, 0, 0, 0, 0, 0]
    }

    /// `true` if a seat that is home may throw for its partner in time (C14).
    fn is_helped(&self) -> bool {
        self.places().iter().any(|seat| !self.is_home(cross::opposite(seat)))
    }
}

impl Learned for Chaupar {
    fn weights(_: &Options) -> &'static Weights {
        &WEIGHTS
    }

    /// As in Pachisi, except that the heuristic value takes the place of the steps, and the right to pairs that of
    /// the pieces at home, which the value includes.
    fn features(&self, seat: Seat) -> Features {
        let throws = self.turn() == Turn::Chance(Some(seat));
        let mut features = features(self.pieces(), seat, throws, |group| is_exposed(self, group), odds, FALLS);
        features[0] = ONE * worth(self, seat) / (STEP * i64::from(cross::HOME.0));
        features[8] = match self.pair_right(seat) {
            PairRight::Open => 0,
            PairRight::Earned => ONE,
            PairRight::Failed => -ONE,
        };
        features
    }

    fn progress(&self) -> i64 {
        progress(self.pieces())
    }

    fn values_by(&self, weights: &Weights) -> super::Worth {
        chances(self.places(), &learned_odds(self, weights))
    }
}

/// The number of falls, of 16, that move a piece by `distance`, with one pasa or the sum of both.
fn odds(distance: u8) -> i64 {
    const BY: [i64; 13] = [0, 7, 1, 7, 9, 2, 8, 4, 1, 2, 2, 0, 1];
    BY.get(usize::from(distance)).copied().unwrap_or_default()
}

/// The potential of `seat` to earn the right to pairs (C7): from its pieces that have not passed block 17, of those
/// the pieces that wait on it, and the two pieces that a throw is most likely to bring there.
fn earning_potential(state: &Chaupar, seat: Seat, odds: impl Fn(u8) -> i64) -> i64 {
    let (mut count, mut nearest, mut next) = (0, 0, 0);
    for step in state.pieces().of(seat) {
        let Some(distance) = EARNING.0.checked_sub(step.0) else { continue };
        let near = if distance == 0 { WAITING } else { FALL * odds(distance) };
        (count, nearest, next) = (count + 1, near.max(nearest), next.max(near.min(nearest)));
    }
    NOT_PASSED * count.min(3) + nearest + next
}

/// The total steps that the pieces of `seat` have left to go.
fn to_go(state: &Chaupar, seat: Seat) -> i64 {
    state.pieces().of(seat).iter().map(|step| i64::from(cross::HOME - *step)).sum()
}

/// `true` if a single piece can hit the group: it is not a pair, or it is the false pair (C11, C12).
fn is_exposed(state: &Chaupar, group: Group) -> bool {
    let pair = state.pairs(group.seat).find(|pair| pair.step == group.step);
    pair.is_none_or(|pair| pair.name == Some(Name::False))
}

#[cfg(test)]
mod tests {
    use super::{Evaluate, Forecast, OfNext, Race, WEIGHTS, learned_odds, odds};
    use crate::bots::thinking::done;
    use crate::bots::{Level, Thinking};
    use crate::rules::chaupar::{Action, Chaupar, PairRight, Throw};
    use crate::rules::cross::Step;
    use crate::rules::{Game, Seat, SeatSet, Turn};

    const A: Seat = Seat(0);

    /// A position in which the others have not moved.
    fn position(own: &str, now: &str) -> Chaupar {
        let others = "B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open";
        format!("{own}; {others}; {now}").parse().expect("a position")
    }

    /// The move of an advanced bot on seat A, whose turn it is.
    fn chosen(state: &Chaupar) -> Action {
        Thinking::begin(Level::Advanced, state, A, 0).expect("its turn").finish()
    }

    #[test]
    fn one_fall_in_sixteen_leads_two_steps_on_and_nine_lead_four() {
        assert_eq!([odds(2), odds(4)], [1, 9]);
        for distance in 0..15 {
            let leads = |throw: &Throw| throw.pasa().into_iter().chain([throw.sum()]).any(|by| by == distance);
            let falls: u32 = Throw::all().filter(|(throw, _)| leads(throw)).map(|(_, falls)| falls).sum();
            assert_eq!(odds(distance), i64::from(falls), "{distance}");
        }
    }

    #[test]
    fn c12_names_the_pair_that_is_further_on_true() {
        let state = position("A 20 20 61 61 earned", "now A name");
        for level in Level::ALL {
            assert_eq!(done(level, &state, A, 2), [Action::True(Step(61)).to_string()], "{level:?}");
        }
    }

    #[test]
    fn c10_hits_what_is_far_on() {
        // B's 50 is A's 66.
        let text = "A 3 6 62 75 earned; B 6 7 12 50 open; C 20 30 40 50 failed; D 6 7 12 12 open; now A move 1 3";
        assert_eq!(chosen(&text.parse().expect("a position")).to_string(), "62+4");
    }

    #[test]
    fn c7_does_not_fail_if_it_need_not() {
        let mut state = position("A 8 12 30 40 open", "now A move 4 6");
        while state.turn() == Turn::Seat(A) {
            let action = chosen(&state);
            state.apply(&action).expect("a legal action");
        }
        assert_eq!(state.pair_right(A), PairRight::Open, "{state}");
    }

    #[test]
    fn c14_only_who_comes_home_next_is_known_to_the_end() {
        let text =
            "A 80 81 81 81 failed; B 73 74 75 75 failed; C 73 73 74 75 failed; D 73 73 74 74 failed; now A throw";
        let state: Chaupar = text.parse().expect("a position");
        let (race, odds) = (Race::of(&state).expect("a race"), learned_odds(&state, &WEIGHTS));
        let all = |seat: Seat| Seat::all(4).filter(|other| *other != seat).collect::<SeatSet>();
        let [next, second] = [race.before(A, all(A)), race.before(Seat(3), SeatSet::from_iter([Seat(2)]))];
        assert!(next > 0.9 && second < 0.5, "{next}, {second}");
        let known = OfNext { race, places: state.places(), odds };
        assert!((known.before(A, all(A)) - next).abs() < 1e-9);
        // A throws for D from the fifth turn on, so D is home before C in 54 of 100 matches.
        let [one, other] = [2, 3].map(|seat| odds[seat]);
        assert!((known.before(Seat(3), SeatSet::from_iter([Seat(2)])) - other / (one + other)).abs() < 1e-9);
    }

    #[test]
    fn what_one_has_more_the_others_have_less() {
        let state = position("A 8 12 30 40 open", "now A throw");
        let values = [0, 1, 2, 3].map(|seat| state.value(Seat(seat)));
        assert!(values[1..].iter().all(|value| *value < values[0]), "{values:?}");
    }
}
