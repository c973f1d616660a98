//! How good a position of Pachisi is.

mod chase;

use self::chase::CHASE;
use super::cross::{HOME, Odds, STEP, Worth, chances, danger, far, features, groups, lead, steps, winning};
use super::learned::{Features, Learned, Weights};
use super::race::{Kind, Race, Racer};
use super::{Evaluate, Scale};
use crate::rules::cross::{self, Group, Pieces, Places, is_cross};
use crate::rules::pachisi::{Action, Options, Pachisi};
use crate::rules::{Game, Seat, Turn};

/// What a piece on a cross is worth (P11): from there it is led on when it likes.
const CROSS: i64 = 2 * STEP;
/// What a piece that has come in is worth beside its steps.
const IN: i64 = 4 * STEP;

/// As learned: see [`Learned`]. In thousandths of the natural logarithm of the odds.
const WEIGHTS: Weights = [
    [201, 30, 43, 109, 155, 143, 65, -77, -553, 5, 3, 32, -359, 3, 99, -508, 53, -427, 33, -768, 163, -1, 14],
    [
        1671, 97, 9, -216, -353, -343, -159, 134, 832, 20, 89, 39, -261, 70, -137, -877, 124, -135, -61, -719, -214,
        83, -66,
    ],
];

/// In millionths: the chance of the seat to be the next who comes home, and a little for each whom it leaves behind; as it has
/// been learned (`chances` in `cross.rs`).
impl Evaluate for Pachisi {
    const SCALE: Scale = Scale::Chance;

    fn value(&self, seat: Seat) -> i64 {
        self.values()[seat.index()]
    }

    fn values(&self) -> super::Worth {
        Race::of(self).map_or_else(|| self.judged(&WEIGHTS), |race| chances(self.places(), &race))
    }

    fn winning(&self) -> super::Worth {
        let places = self.places();
        Race::of(self).map_or_else(|| winning(places, &learned_odds(self, &WEIGHTS)), |race| winning(places, &race))
    }

    /// In hundredths of a step: what the seat is worth more than the others are on average. Each is worth
    ///
    /// - the steps of its pieces, and more for those that have come in, stand on a cross or are home;
    /// - less what its single pieces off the crosses can be expected to lose by one throw of each enemy (P9–P11).
    fn rough(&self, seat: Seat) -> i64 {
        let (odds, total) = odds(self);
        let mut worth = Worth::default();
        for each in cross::AROUND {
            let own = &mut worth[each.index()];
            *own += STEP * i64::from(self.pieces().sum(each));
            for group in groups(self.pieces(), each) {
                let standing = match group.step {
                    cross::ZERO => 0,
                    cross::HOME => HOME,
                    step if is_cross(step) => IN + CROSS,
                    _ => IN,
                };
                *own += standing * i64::from(group.pieces);
                if is_exposed(group) {
                    *own -= danger(self.pieces(), group, &odds, total);
                }
            }
        }
        lead(&worth, seat)
    }

    /// The steps of the pieces, and more for those that are home.
    fn plain(&self, seat: Seat) -> i64 {
        lead(&steps(self.pieces()), seat)
    }

    /// A bot that has left a usable throw unused uses its next (P8).
    fn bind_bots(&self, actions: &mut Vec<Action>) -> bool {
        let is_move = |action: &Action| matches!(action, Action::Move(_));
        if self.has_skipped(self.mover()) && actions.iter().any(is_move) {
            actions.retain(is_move);
        }
        false
    }
}

/// The odds of those who are not home by these weights.
fn learned_odds(state: &Pachisi, weights: &Weights) -> Odds {
    super::cross::odds(state.places(), weights, state.far(), |seat| state.features(seat))
}

impl Racer for Pachisi {
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

    /// In the turn of the mover it tells what a third throw of a number undoes (P6).
    fn kind(&self, seat: Seat) -> Kind {
        let run = self.run().map_or([0; 2], |run| [run.number, run.times]);
        let mut kind = [0, self.options().throw as u8, run[0], run[1], 0, 0, 0, 0];
        kind[4..].iter_mut().zip(self.before().of(seat)).for_each(|(before, step)| *before = step.0);
        kind
    }

    fn is_helped(&self) -> bool {
        false
    }
}

impl Learned for Pachisi {
    fn weights(_: &Options) -> &'static Weights {
        &WEIGHTS
    }

    /// As in Chaupar, without the last two, by which bots kept a piece waiting: the chase takes their place.
    fn features(&self, seat: Seat) -> Features {
        let (odds, total) = odds(self);
        let throws = self.turn() == Turn::Chance(Some(seat));
        let mut features = features(self.pieces(), seat, throws, is_exposed, odds, total);
        features[14..14 + CHASE].copy_from_slice(&chase::features(self, seat));
        features
    }

    fn far(&self) -> i64 {
        far(self.pieces())
    }

    fn judged(&self, weights: &Weights) -> super::Worth {
        chances(self.places(), &learned_odds(self, weights))
    }
}

/// Whether a single piece can hit the group where it stands (P9–P11).
fn is_exposed(group: Group) -> bool {
    group.pieces == 1 && !is_cross(group.step)
}

/// How often a throw leads so far on, and of how many.
fn odds(state: &Pachisi) -> (impl Fn(u8) -> i64 + use<>, i64) {
    let numbers = state.options().throw.numbers();
    let odds = move |far: u8| numbers.iter().filter(|(by, _)| *by == far).map(|(_, weight)| i64::from(*weight)).sum();
    (odds, numbers.iter().map(|(_, weight)| i64::from(*weight)).sum())
}

#[cfg(test)]
mod tests {
    use super::Evaluate;
    use crate::bots::{Level, Thinking};
    use crate::rules::Seat;
    use crate::rules::pachisi::Pachisi;

    /// A position with four pieces each.
    fn position(text: &str) -> Pachisi {
        format!("throw=cowries pieces=4; {text}").parse().expect("a position")
    }

    /// What a keen bot does on seat A, which has to act.
    fn chosen(text: &str) -> String {
        Thinking::begin(Level::Keen, &position(text), Seat(0), 0).expect("its turn").finish().to_string()
    }

    #[test]
    fn goes_in_rather_than_round() {
        assert_eq!(chosen("A 70 81 81 81; B 0 0 0 0; C 0 0 0 0; D 0 0 0 0; now A move 6"), "70+6");
    }

    #[test]
    fn p9_hits_what_is_far_on() {
        // B's 60 is A's 12, which is a cross; its 61 is A's 13.
        assert_eq!(chosen("A 0 0 10 40; B 0 0 0 61; C 0 0 0 0; D 0 0 0 0; now A move 3"), "10+3");
    }

    #[test]
    fn p11_goes_to_a_cross_when_it_is_pursued() {
        // B's 17 is A's 33, and A's 37 a cross.
        assert_eq!(chosen("A 5 6 7 35; B 0 0 0 17; C 0 0 0 0; D 0 0 0 0; now A move 2"), "35+2");
    }

    #[test]
    fn p8_uses_what_it_can_use() {
        assert_eq!(chosen("A 0 79 81 81; B 0 0 0 0; C 0 0 0 0; D 0 0 0 0; now A move 2"), "79+2");
    }

    #[test]
    fn what_one_has_more_the_others_have_less() {
        let state = position("A 5 6 7 35; B 0 0 0 17; C 0 0 0 0; D 0 0 0 0; now A throw");
        assert!(state.value(Seat(0)) > state.value(Seat(2)));
    }
}
