//! How good a position of Chaupar is.

use super::cross::{Forecast, HOME, Odds, STEP, Worth, chances, danger, far, features, groups, lead, steps, winning};
use super::learned::{Features, Learned, ONE, Weights};
use super::race::{Kind, Race, Racer};
use super::{Evaluate, Scale};
use crate::rules::chaupar::{Action, Chaupar, EARNING, Name, Options, Standing};
use crate::rules::cross::{self, Group, Pieces, Places};
use crate::rules::{Game, Seat, SeatSet, Turn};

/// What the right to pairs is worth: they are protected, and are led home together.
const EARNED: i64 = 40 * STEP;
/// What a piece that waits on block 17 is worth of that, and so much for each of 16 falls that would bring it there.
const WAITING: i64 = 8 * STEP;
const FALL: i64 = STEP / 2;
/// What each piece is worth of it that has not passed block 17, up to one more than it takes.
const NOT_PASSED: i64 = 5 * STEP;
/// What a pair is worth that can be moved, and one that cannot (C8).
const PAIR: i64 = 3 * STEP;
const IMMOBILE_PAIR: i64 = 2 * STEP;

/// Two equal pasa give one more throw in four throws (C6): who has failed lacks that for what he has yet to go (C7).
const THROWS_TO_A_DOUBLET: i64 = 4;

/// A throw of the two pasa: sixteen falls.
const FALLS: i64 = 16;

/// As learned: see [`Learned`]. In thousandths of the natural logarithm of the odds.
const WEIGHTS: Weights = [
    [244, -185, -149, -11, 57, 43, 45, 26, 64, 22, 7, -60, 468, -46, -2328, -901, 0, 0, 0, 0, 0, 0, 0],
    [1338, 553, 493, 72, -154, -162, -54, 118, -18, -71, 6, 189, 173, 249, 4005, 1387, 0, 0, 0, 0, 0, 0, 0],
];

/// In millionths: the chance of the seat to be the next who comes home, and a little for each whom it leaves behind; as it has
/// been learned (`chances` in `cross.rs`).
impl Evaluate for Chaupar {
    const SCALE: Scale = Scale::Chance;

    fn value(&self, seat: Seat) -> i64 {
        self.values()[seat.index()]
    }

    fn values(&self) -> super::Worth {
        let places = self.places();
        let race = Race::of(self).map(|race| OfNext { race, places, odds: learned_odds(self, &WEIGHTS) });
        race.map_or_else(|| self.judged(&WEIGHTS), |race| chances(places, &race))
    }

    fn winning(&self) -> super::Worth {
        let places = self.places();
        Race::of(self).map_or_else(|| winning(places, &learned_odds(self, &WEIGHTS)), |race| winning(places, &race))
    }

    /// In hundredths of a step: what the seat is worth more than the others are on average.
    fn rough(&self, seat: Seat) -> i64 {
        lead(&worths(self), seat)
    }

    /// The steps of the pieces, and more for those that are home.
    fn plain(&self, seat: Seat) -> i64 {
        lead(&steps(self.pieces()), seat)
    }

    /// A program names the pair that is further on its true one (C12).
    fn bind_bots(&self, actions: &mut Vec<Action>) -> bool {
        if let Some(step) = self.suggested() {
            actions.retain(|action| *action == Action::True(step));
        }
        false
    }
}

/// The chances in a race that is known until the next one comes home. From the fifth turn on that one throws for the partner
/// (C14): so who comes home before whom after that is as the odds have it.
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

/// What each seat is worth, in hundredths of a step:
///
/// - the steps of its pieces, and more for those that are home;
/// - its right to pairs, the hope for it, or what it lacks without (C7), and its pairs, more if they can move (C8);
/// - less what its unprotected pieces can be expected to lose by one throw of each enemy (C10–C12).
fn worths(state: &Chaupar) -> Worth {
    let mut worth = Worth::default();
    for each in cross::AROUND {
        let own = &mut worth[each.index()];
        *own += STEP * i64::from(state.pieces().sum(each));
        *own += HOME * i64::from(state.pieces().count(each, cross::HOME));
        *own += match state.standing(each) {
            Standing::Open => hope(state, each, odds),
            Standing::Earned => EARNED,
            Standing::Failed => -STEP * to_go(state, each) / THROWS_TO_A_DOUBLET,
        };
        *own += state.pairs(each).map(|pair| if pair.is_immobile() { IMMOBILE_PAIR } else { PAIR }).sum::<i64>();
        for group in groups(state.pieces(), each) {
            if is_exposed(state, group) {
                *own -= danger(state.pieces(), group, odds, FALLS);
            }
        }
    }
    worth
}

/// The odds of those who are not home by these weights.
fn learned_odds(state: &Chaupar, weights: &Weights) -> Odds {
    super::cross::odds(state.places(), weights, state.far(), |seat| state.features(seat))
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
        [1, self.standing(seat) as u8, 0, 0, 0, 0, 0, 0]
    }

    /// Who is home throws for his partner in time (C14).
    fn is_helped(&self) -> bool {
        self.places().iter().any(|seat| !self.is_home(cross::opposite(seat)))
    }
}

impl Learned for Chaupar {
    fn weights(_: &Options) -> &'static Weights {
        &WEIGHTS
    }

    /// As in Pachisi, but the worth stands for the steps, and the right to pairs for the pieces that are home, which the worth
    /// counts.
    fn features(&self, seat: Seat) -> Features {
        let throws = self.turn() == Turn::Chance(Some(seat));
        let mut features = features(self.pieces(), seat, throws, |group| is_exposed(self, group), odds, FALLS);
        features[0] = ONE * worths(self)[seat.index()] / (STEP * i64::from(cross::HOME.0));
        features[8] = match self.standing(seat) {
            Standing::Open => 0,
            Standing::Earned => ONE,
            Standing::Failed => -ONE,
        };
        features
    }

    fn far(&self) -> i64 {
        far(self.pieces())
    }

    fn judged(&self, weights: &Weights) -> super::Worth {
        chances(self.places(), &learned_odds(self, weights))
    }
}

/// How many of the falls can bring a piece so far on, by one pasa or by the sum.
fn odds(far: u8) -> i64 {
    const BY: [i64; 13] = [0, 7, 1, 7, 9, 2, 8, 4, 1, 2, 2, 0, 1];
    BY.get(usize::from(far)).copied().unwrap_or_default()
}

/// What the right to pairs is worth to `seat` that may yet earn it (C7): by its pieces that have not passed block 17, of
/// those that wait on it, and of those that a throw may bring there, the likeliest.
fn hope(state: &Chaupar, seat: Seat, odds: impl Fn(u8) -> i64) -> i64 {
    let (mut count, mut nearest, mut next) = (0, 0, 0);
    for step in state.pieces().of(seat) {
        let Some(far) = EARNING.0.checked_sub(step.0) else { continue };
        let near = if far == 0 { WAITING } else { FALL * odds(far) };
        (count, nearest, next) = (count + 1, near.max(nearest), next.max(near.min(nearest)));
    }
    NOT_PASSED * count.min(3) + nearest + next
}

/// The steps that the pieces of `seat` have yet to go.
fn to_go(state: &Chaupar, seat: Seat) -> i64 {
    state.pieces().of(seat).iter().map(|step| i64::from(cross::HOME - *step)).sum()
}

/// Whether a single piece can hit the group: it is no pair, or the false one (C11, C12).
fn is_exposed(state: &Chaupar, group: Group) -> bool {
    let pair = state.pairs(group.seat).find(|pair| pair.step == group.step);
    pair.is_none_or(|pair| pair.name == Some(Name::False))
}

#[cfg(test)]
mod tests {
    use super::{Evaluate, Forecast, OfNext, Race, WEIGHTS, learned_odds, odds};
    use crate::bots::thinking::done;
    use crate::bots::{Level, Thinking};
    use crate::rules::chaupar::{Action, Chaupar, Standing, Throw};
    use crate::rules::cross::Step;
    use crate::rules::{Game, Seat, SeatSet, Turn};

    const A: Seat = Seat(0);

    /// A position in which the others have not moved.
    fn position(own: &str, now: &str) -> Chaupar {
        let others = "B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open";
        format!("{own}; {others}; {now}").parse().expect("a position")
    }

    /// What a keen bot does on seat A, which has to act.
    fn chosen(state: &Chaupar) -> Action {
        Thinking::begin(Level::Keen, state, A, 0).expect("its turn").finish()
    }

    #[test]
    fn one_fall_in_sixteen_leads_two_steps_on_and_nine_lead_four() {
        assert_eq!([odds(2), odds(4)], [1, 9]);
        for far in 0..15 {
            let leads = |throw: &Throw| throw.pasa().into_iter().chain([throw.sum()]).any(|by| by == far);
            let falls: u32 = Throw::all().filter(|(throw, _)| leads(throw)).map(|(_, falls)| falls).sum();
            assert_eq!(odds(far), i64::from(falls), "{far}");
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
        assert_eq!(state.standing(A), Standing::Open, "{state}");
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
