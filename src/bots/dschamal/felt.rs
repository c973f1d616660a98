//! The judgement of a calm duel by what each hand felt (B9, B10).

use super::prospects::{Prospects, Worth};
use crate::bots::Evaluate;
use crate::bots::judge::least;
use crate::rules::dschamal::{CalmDuel, CalmView, Dschamal, Outline, Step};
use crate::rules::{Seat, Turn};

/// A choice of a hand that was not the best, by what it felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandChoice {
    /// The seat of the hand.
    pub seat: Seat,
    /// What it chose.
    pub step: Step,
    /// The best choice.
    pub better: Step,
    /// What the choice gave to the two seats of the duel against the best one: less than 0 to that of the hand. In
    /// hundredths of a victory point.
    pub gains: [(Seat, i64); 2],
}

/// The choices of both hands that were not the best, in a calm duel of these steps that is due in this state. A choice that
/// the strongest bot would have made is none of them. `None` if the steps are not those of a whole duel.
#[must_use]
pub fn judge_calm(state: &Dschamal, steps: &[Step]) -> Option<Vec<HandChoice>> {
    let mut duel = CalmDuel::instead_of_live(state)?;
    let seats = state.pairing()?.seats();
    let (played, counted) = (Prospects::new(state, seats), Prospects::in_points(state, seats));
    let judgement = Judgement { played, counted, seats };
    let mut choices = Vec::new();
    for step in steps {
        if let Turn::Seat(seat) = duel.turn() {
            let view = duel.seen_by(seat);
            choices.extend(view.feels.and_then(|felt| judgement.choice(&view, seat, felt, *step)));
        }
        duel.apply(step).ok()?;
    }
    duel.drawn().map(|_| choices)
}

/// What the judgement of a duel goes by.
struct Judgement {
    /// The prospects as the strongest bot sees them.
    played: Prospects,
    /// The prospects as the analysis counts.
    counted: Prospects,
    seats: [Seat; 2],
}

impl Judgement {
    /// Judges a step of a hand that feels this outline.
    fn choice(&self, view: &CalmView, seat: Seat, felt: Outline, step: Step) -> Option<HandChoice> {
        let hand = usize::from(seat != self.seats[0]);
        let is_camel = felt == Outline::Camel;
        let leaving = match view {
            CalmView { may_feel: true, .. } => Some(Step::Feel(seat)),
            CalmView { may_hold: true, .. } => Some(Step::Hold(seat)),
            _ => None,
        };
        let draw = |shout| Some((Step::Draw { seat, shout }, self.counted.draws(seat, felt, shout)?));
        let leave = leaving.and_then(|leaving| Some((leaving, self.counted.leaves(view, seat, felt)?)));
        let all = [draw(is_camel), draw(!is_camel), leave].into_iter().flatten().collect::<Vec<(Step, Worth)>>();
        let of_bot = leaving.filter(|_| !self.played.should_draw(view, seat, felt));
        let of_bot = of_bot.unwrap_or(Step::Draw { seat, shout: is_camel });
        let (_, chosen) = all.iter().find(|(each, _)| *each == step)?;
        let (better, most) = all.iter().max_by_key(|(_, worth)| worth[hand])?;
        let gains = [0, 1].map(|hand| (self.seats[hand], chosen[hand] - most[hand]));
        let is_costly = step != of_bot && gains[hand].1 <= -least(Dschamal::SCALE);
        is_costly.then_some(HandChoice { seat, step, better: *better, gains })
    }
}

#[cfg(test)]
mod tests {
    use super::judge_calm;
    use crate::rules::dschamal::{Dschamal, Step};

    #[test]
    fn steps_that_are_no_whole_duel_are_not_judged() {
        let text = "players 2 start chosen duel calm; camps blue-egg blue-star; master A; challenged B; now duel";
        let state: Dschamal = text.parse().expect("a position");
        for texts in [&[][..], &["A feels", "finds brown-egg"], &["A draws"]] {
            let steps: Vec<Step> = texts.iter().map(|step| step.parse().expect("a step")).collect();
            assert_eq!(judge_calm(&state, &steps), None, "{texts:?}");
        }
    }
}
