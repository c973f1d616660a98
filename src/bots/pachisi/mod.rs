//! The evaluation of Pachisi.

mod chase;

use self::chase::CHASE;
use super::cross::{HOME, Odds, STEP, Worth, chances, danger, features, groups, lead, progress, steps, win_chances};
use super::learned::{Features, Learned, Weights, score};
use super::race::{Kind, Race, Racer};
use super::{Evaluate, Scale};
use crate::rules::cross::{self, Group, Pieces, Places, is_cross};
use crate::rules::pachisi::{Action, Options, Pachisi};
use crate::rules::{Game, Seat, Turn};

/// The value of a piece on a cross (P11): it is safe and can leave at any time.
const CROSS: i64 = 2 * STEP;
/// The value of a piece that has come in, in addition to its steps.
const IN: i64 = 4 * STEP;

/// Learned weights ([`Learned`]), in thousandths of the natural logarithm of the odds.
const WEIGHTS: Weights = [
    [201, 30, 43, 109, 155, 143, 65, -77, -553, 5, 3, 32, -359, 3, 99, -508, 53, -427, 33, -768, 163, -1, 14],
    [
        1671, 97, 9, -216, -353, -343, -159, 134, 832, 20, 89, 39, -261, 70, -137, -877, 124, -135, -61, -719, -214,
        83, -66,
    ],
];

/// In millionths: the probability that the seat comes home next, plus a small share for each seat that it beats
/// (`chances`), from learned weights.
impl Evaluate for Pachisi {
    const SCALE: Scale = Scale::Chance;

    fn value(&self, seat: Seat) -> i64 {
        self.values()[seat.index()]
    }

    fn values(&self) -> super::Worth {
        Race::of(self).map_or_else(|| self.values_by(&WEIGHTS), |race| chances(self.places(), &race))
    }

    fn win_chances(&self) -> super::Worth {
        let places = self.places();
        Race::of(self)
            .map_or_else(|| win_chances(places, &learned_odds(self, &WEIGHTS)), |race| win_chances(places, &race))
    }

    /// In hundredths of a step: a hand-written heuristic, the lead over the average of the others in
    ///
    /// - the steps of the pieces, with bonuses for pieces that have come in, stand on a cross or are home;
    /// - minus the expected loss of single pieces off the crosses to one throw of each enemy (P9–P11).
    fn heuristic(&self, seat: Seat) -> i64 {
        let (odds, total) = odds(self);
        let mut worth = Worth::default();
        for each in cross::AROUND {
            let own = &mut worth[each.index()];
            *own += STEP * i64::from(self.pieces().sum(each));
            for group in groups(self.pieces(), each) {
                let bonus = match group.step {
                    cross::ZERO => 0,
                    cross::HOME => HOME,
                    step if is_cross(step) => IN + CROSS,
                    _ => IN,
                };
                *own += bonus * i64::from(group.pieces);
                if is_exposed(group) {
                    *own -= danger(self.pieces(), group, &odds, total);
                }
            }
        }
        lead(&worth, seat)
    }

    /// The lead in steps, with a bonus for pieces at home.
    fn material(&self, seat: Seat) -> i64 {
        lead(&steps(self.pieces()), seat)
    }

    /// A bot that has skipped a usable throw must use its next one (P8).
    fn restrict_for_bot(&self, actions: &mut Vec<Action>) -> bool {
        let is_move = |action: &Action| matches!(action, Action::Move(_));
        if self.has_skipped(self.mover()) && actions.iter().any(is_move) {
            actions.retain(is_move);
        }
        false
    }
}

/// The odds of the seats that are not home, from `weights`.
fn learned_odds(state: &Pachisi, weights: &Weights) -> Odds {
    let progress = state.progress();
    super::cross::odds(state.places(), |seat| score(&state.features(seat), weights, progress))
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

    /// In the turn of the mover, includes the position that a third throw of the same number restores (P6).
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

    /// As in Chaupar, but the features of `chase` take the place of the last two, which made bots keep a piece
    /// waiting.
    fn features(&self, seat: Seat) -> Features {
        let (odds, total) = odds(self);
        let throws = self.turn() == Turn::Chance(Some(seat));
        let mut features = features(self.pieces(), seat, throws, is_exposed, odds, total);
        features[14..14 + CHASE].copy_from_slice(&chase::features(self, seat));
        features
    }

    fn progress(&self) -> i64 {
        progress(self.pieces())
    }

    fn values_by(&self, weights: &Weights) -> super::Worth {
        chances(self.places(), &learned_odds(self, weights))
    }
}

/// `true` if a single piece can hit the group where it stands (P9–P11).
fn is_exposed(group: Group) -> bool {
    group.pieces == 1 && !is_cross(group.step)
}

/// The number of throws that lead a given distance, and the total number of throws.
fn odds(state: &Pachisi) -> (impl Fn(u8) -> i64 + use<>, i64) {
    let numbers = state.options().throw.numbers();
    let odds = move |distance: u8| {
        numbers.iter().filter(|(by, _)| *by == distance).map(|(_, weight)| i64::from(*weight)).sum()
    };
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

    /// The move of an advanced bot on seat A, whose turn it is.
    fn chosen(text: &str) -> String {
        Thinking::begin(Level::Advanced, &position(text), Seat(0), 0).expect("its turn").finish().to_string()
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
