//! How good a position of Chaupar is.

use super::cross::{HOME, STEP, Worth, danger, groups, lead, steps};
use super::{Bot, Evaluate};
use crate::rules::Seat;
use crate::rules::chaupar::{Action, Chaupar, EARNING, Name, Standing, Throw};
use crate::rules::cross::{self, Group};

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

/// In hundredths of a step: what the seat is worth more than the others are on average. Each is worth
///
/// - the steps of its pieces, and more for those that are home;
/// - its right to pairs, the hope for it, or what it lacks without (C7), and its pairs, more if they can move (C8);
/// - less what its unprotected pieces can be expected to lose by one throw of each enemy (C10–C12).
impl Evaluate for Chaupar {
    const BOTS: &'static [Bot] = &[Bot::Random, Bot::HalfAhead, Bot::OneAhead];

    fn value(&self, seat: Seat) -> i64 {
        let odds: [i64; 13] = std::array::from_fn(falls);
        let odds = |far: u8| odds.get(usize::from(far)).copied().unwrap_or_default();
        let mut worth = Worth::default();
        for each in cross::AROUND {
            let own = &mut worth[each.index()];
            *own += STEP * i64::from(self.pieces().sum(each));
            *own += HOME * i64::from(self.pieces().count(each, cross::HOME));
            *own += match self.standing(each) {
                Standing::Open => hope(self, each, odds),
                Standing::Earned => EARNED,
                Standing::Failed => -STEP * to_go(self, each) / THROWS_TO_A_DOUBLET,
            };
            *own += self.pairs(each).map(|pair| if pair.is_immobile() { IMMOBILE_PAIR } else { PAIR }).sum::<i64>();
            for group in groups(self.pieces(), each) {
                if is_exposed(self, group) {
                    *own -= danger(self.pieces(), group, odds, FALLS);
                }
            }
        }
        lead(&worth, seat)
    }

    /// The steps of the pieces.
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

/// How many of the falls can bring a piece so far on, by one pasa or by the sum.
fn falls(far: usize) -> i64 {
    let leads = |throw: &Throw| throw.pasa().into_iter().chain([throw.sum()]).any(|by| usize::from(by) == far);
    Throw::all().filter(|(throw, _)| leads(throw)).map(|(_, falls)| i64::from(falls)).sum()
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
    use super::{Evaluate, falls};
    use crate::bots::{Bot, choose};
    use crate::rules::chaupar::{Action, Chaupar, Standing};
    use crate::rules::cross::Step;
    use crate::rules::{Game, Seat, Turn};

    const A: Seat = Seat(0);

    /// A position in which the others have not moved.
    fn position(own: &str, now: &str) -> Chaupar {
        let others = "B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open";
        format!("{own}; {others}; {now}").parse().expect("a position")
    }

    /// What one-ahead does on seat A, which has to act.
    fn chosen(state: &Chaupar) -> Action {
        choose(Bot::OneAhead, state, A, &mut || 0).expect("an action")
    }

    #[test]
    fn one_fall_in_sixteen_leads_two_steps_on_and_nine_lead_four() {
        assert_eq!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(falls), [7, 1, 7, 9, 2, 8, 4, 1, 2, 2, 0, 1]);
    }

    #[test]
    fn c12_names_the_pair_that_is_further_on_true() {
        let state = position("A 20 20 61 61 earned", "now A name");
        for &bot in Chaupar::BOTS {
            for lot in [0, u64::MAX] {
                assert_eq!(choose(bot, &state, A, &mut || lot), Some(Action::True(Step(61))));
            }
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
    fn what_one_has_more_the_others_have_less() {
        let state = position("A 8 12 30 40 open", "now A throw");
        let values = [0, 1, 2, 3].map(|seat| state.value(Seat(seat)));
        assert!(values[0] > 0 && values[1..].iter().all(|value| *value < 0), "{values:?}");
    }
}
