//! The analysis of a match: the outlook after each step, the steps that mattered most, luck versus skill, and accuracy.

use std::collections::BinaryHeap;

use crate::rules::{Actor, Seat};

/// The analysis of a step of a match. Numbers are hundredths of the unit in which the game's outlooks are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysedStep<A> {
    /// The seat that made the step, or chance.
    pub actor: Actor,
    /// The outlook of each seat after it.
    pub outlook: Vec<i64>,
    /// The change of each seat's outlook by chance.
    pub luck: Vec<i64>,
    /// The loss by the actor's choice against the best one: 0 or less.
    pub cost: i64,
    /// The best choice, if there was a better one.
    pub better: Option<A>,
    /// The best play of all after it; empty where the game knows none.
    pub after_better: Vec<A>,
    /// The best play of all after the choice that was made.
    pub after_chosen: Vec<A>,
    /// `true` if the actor had a choice.
    pub is_choice: bool,
    /// `true` if a simultaneous phase ends with it: what came out was not chosen by anything that a record keeps.
    pub is_simultaneous: bool,
    /// The choices in that phase that were not the best, if this device knows what was felt.
    pub hidden: Option<Vec<HiddenChoice>>,
}

/// A choice in a simultaneous phase that was not the best, judged by what its seat alone knew then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HiddenChoice {
    /// The seat.
    pub seat: Seat,
    /// What it gave to each seat against the best choice.
    pub gains: Vec<i64>,
    /// The better choice, in words.
    pub better: &'static str,
}

impl HiddenChoice {
    /// What it gave to a seat.
    #[must_use]
    pub fn gain(&self, seat: Seat) -> i64 {
        self.gains.get(seat.index()).copied().unwrap_or_default()
    }
}

/// The parts that add up to the result of a match for a seat, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    /// Luck.
    pub luck: i64,
    /// The loss by its own choices.
    pub own: i64,
    /// What the choices of others gave or took.
    pub others: i64,
    /// The result.
    pub result: i64,
}

/// The analysis of a match, from its end back to the first step analysed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysedSteps<A> {
    steps: Vec<AnalysedStep<A>>,
}

/// The severity of a choice that was not the best, by its loss: of a chance to win, or of the range of the seat's outlook
/// over the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// A smaller loss than that of a mistake.
    Inaccuracy,
    /// A loss of 5% of a chance, or a tenth of the range.
    Mistake,
    /// A loss of 10% of a chance, or a quarter of the range.
    Blunder,
}

/// The losses of a mistake and of a blunder, in hundredths of a percent of a chance.
const GRAVE: [i64; 2] = [500, 1_000];

/// The part of the range of an outlook by which a choice is lost as a whole, for the accuracy: one in so many.
const ALL_LOST: f64 = 20.0;

/// The mean share of a choice that mistakes lose at an accuracy of 50%. By matches of bots that the engine judged: in their
/// medians, play by lot has less than 20% then, and the strongest bot over 95%.
const HALF_LOST: f64 = 0.31;

/// The maximum number of choices that are named as the costliest.
const MAX_COSTLIEST: usize = 5;

/// The maximum number of moments.
const MAX_MOMENTS: usize = 8;

impl<A> AnalysedSteps<A> {
    /// An analysis without any steps.
    #[must_use]
    pub fn new() -> Self {
        Self { steps: Vec::new() }
    }

    /// Adds the step before those analysed so far. What the hidden choices of its phase gave or took is no luck.
    pub fn add(&mut self, mut judged: AnalysedStep<A>) {
        for choice in judged.hidden.iter().flatten() {
            judged.luck.iter_mut().zip(&choice.gains).for_each(|(luck, gain)| *luck -= gain);
        }
        self.steps.insert(0, judged);
    }

    /// The steps analysed so far, in the order of the match.
    #[must_use]
    pub fn steps(&self) -> &[AnalysedStep<A>] {
        &self.steps
    }

    /// The outlook of a seat after each step.
    pub fn outlook(&self, seat: Seat) -> impl Iterator<Item = i64> {
        self.steps.iter().map(move |step| step.outlook.get(seat.index()).copied().unwrap_or_default())
    }

    /// The figure of a step for a seat: what a throw gave or took, or what a choice of its own cost if there was a
    /// better one.
    #[must_use]
    pub fn figure(&self, step: usize, seat: Seat) -> i64 {
        match self.steps.get(step) {
            Some(step) if step.better.is_some() && step.actor == Actor::Seat(seat) => step.cost,
            Some(step) => step.luck.get(seat.index()).copied().unwrap_or_default(),
            None => 0,
        }
    }

    /// The throws and choices that mattered most to a seat, in their order: those with the greatest figures, each at
    /// least a tenth of the range of its outlook.
    #[must_use]
    pub fn moments(&self, seat: Seat) -> Vec<usize> {
        let enough = (self.range(seat) / 10).max(1);
        let figures = (0..self.steps.len()).map(|step| (-self.figure(step, seat).saturating_abs(), step));
        let greatest: BinaryHeap<(i64, usize)> = figures.filter(|(figure, _)| -figure >= enough).collect();
        let mut greatest = greatest.into_sorted_vec();
        greatest.truncate(MAX_MOMENTS);
        (0..self.steps.len()).filter(|step| greatest.iter().any(|(_, moment)| moment == step)).collect()
    }

    /// The choices of a seat that cost most, the costliest first.
    #[must_use]
    pub fn costliest(&self, seat: Seat) -> Vec<usize> {
        let is_costly = |step: &AnalysedStep<A>| step.better.is_some() && step.actor == Actor::Seat(seat);
        let mut costly: Vec<usize> = (0..self.steps.len()).filter(|step| is_costly(&self.steps[*step])).collect();
        costly.sort_by_key(|step| self.steps[*step].cost);
        costly.truncate(MAX_COSTLIEST);
        costly
    }

    /// The simultaneous phases, each with the change of a seat's outlook up to the next simultaneous phase.
    #[must_use]
    pub fn simultaneous_phases(&self, seat: Seat) -> Vec<(usize, i64)> {
        let outlook: Vec<i64> = self.outlook(seat).collect();
        let begins: Vec<usize> = (0..self.steps.len()).filter(|step| self.steps[*step].is_simultaneous).collect();
        let ends = begins.iter().skip(1).copied().chain([self.steps.len()]);
        let before = |step: usize| step.checked_sub(1).map_or(0, |before| outlook[before]);
        begins.iter().zip(ends).map(|(begin, end)| (*begin, before(end).saturating_sub(before(*begin)))).collect()
    }

    /// `true` if simultaneous phases decide the match, of which accuracy says nothing.
    #[must_use]
    pub fn has_simultaneous_phases(&self) -> bool {
        self.steps.iter().any(|step| step.is_simultaneous)
    }

    /// The severity of a step that was not the best choice; `None` for all others. With `is_chance`, outlooks are chances
    /// to win.
    #[must_use]
    pub fn severity(&self, step: usize, is_chance: bool) -> Option<Severity> {
        let judged = self.steps.get(step).filter(|judged| judged.better.is_some())?;
        let Actor::Seat(seat) = judged.actor else { return None };
        let (cost, range) = (judged.cost.saturating_neg(), self.range(seat));
        let [mistake, blunder] = if is_chance { GRAVE } else { [range / 10, range / 4] };
        Some(if cost >= blunder {
            Severity::Blunder
        } else if cost >= mistake {
            Severity::Mistake
        } else {
            Severity::Inaccuracy
        })
    }

    /// The difference between the highest and the lowest outlook of a seat.
    fn range(&self, seat: Seat) -> i64 {
        let most = self.outlook(seat).max().unwrap_or_default();
        most.saturating_sub(self.outlook(seat).min().unwrap_or_default())
    }

    /// `true` if this device knows what was felt in any of them.
    #[must_use]
    pub fn has_hidden_choices(&self) -> bool {
        self.steps.iter().any(|step| step.hidden.is_some())
    }

    /// The parts of a seat's result at the end of the match. They add up to it in tenths as well: what rounding leaves over
    /// counts as luck.
    #[must_use]
    pub fn shares(&self, seat: Seat) -> Shares {
        let tenths = |hundredths: i64| hundredths.saturating_add(5 * hundredths.signum()) / 10;
        let result = self.outlook(seat).last().unwrap_or_default();
        let (luck, own) = self.luck_and_play(seat);
        let others = tenths(result.saturating_sub(luck).saturating_sub(own));
        let (own, result) = (tenths(own), tenths(result));
        Shares { luck: result.saturating_sub(own).saturating_sub(others), own, others, result }
    }

    /// The total luck of a seat, and the total loss by its own choices.
    #[must_use]
    pub fn luck_and_play(&self, seat: Seat) -> (i64, i64) {
        let own = self.steps.iter().filter(|step| step.actor == Actor::Seat(seat)).map(|step| step.cost);
        let hidden = self.steps.iter().flat_map(|step| step.hidden.iter().flatten());
        let hidden = hidden.filter(|choice| choice.seat == seat).map(|choice| choice.gain(seat));
        let luck = self.steps.iter().filter_map(|step| step.luck.get(seat.index()));
        let sum = |all: i64, one: i64| all.saturating_add(one);
        (luck.copied().fold(0, sum), own.chain(hidden).fold(0, sum))
    }

    /// The number of choices that a seat has made.
    #[must_use]
    pub fn choices(&self, seat: Seat) -> usize {
        self.steps.iter().filter(|step| step.is_choice && step.actor == Actor::Seat(seat)).count()
    }

    /// The accuracy of a seat in percent, by the mean share of a choice that its mistakes lost: all of it from a twentieth of
    /// the range of its outlook on. It is 50% if that share is [`HALF_LOST`], near 100% if it is much less, and near 0% if
    /// it is much more. `None` if the seat never had a choice, or if simultaneous phases decide.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "it is a percentage"
    )]
    pub fn accuracy(&self, seat: Seat) -> Option<u8> {
        let choices = self.choices(seat);
        if choices == 0 || self.has_simultaneous_phases() {
            return None;
        }
        let mistakes = self.steps.iter().filter(|step| step.better.is_some() && step.actor == Actor::Seat(seat));
        let all_lost = (self.range(seat) as f64 / ALL_LOST).max(1.0);
        let lost: f64 = mistakes.map(|step| (-step.cost as f64 / all_lost).min(1.0)).sum();
        let against_half = lost / choices as f64 / HALF_LOST;
        Some((100.0 / (1.0 + against_half * against_half * against_half)).round() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::{AnalysedStep, AnalysedSteps, Severity};
    use crate::rules::{Actor, Seat};

    fn analysis(steps: &[(Actor, i64, i64, i64)]) -> AnalysedSteps<()> {
        let mut analysis = AnalysedSteps::new();
        for (actor, outlook, luck, cost) in steps.iter().rev() {
            let (luck, better) = (vec![*luck, -luck], (*cost < 0).then_some(()));
            analysis.add(AnalysedStep { actor: *actor, luck, cost: *cost, better, ..analysed(A, *outlook) });
        }
        analysis
    }

    /// A choice of a seat that cost nothing.
    fn analysed(seat: Seat, outlook: i64) -> AnalysedStep<()> {
        let outlook = vec![outlook, -outlook];
        let (actor, luck) = (Actor::Seat(seat), vec![0, 0]);
        AnalysedStep {
            actor,
            outlook,
            luck,
            cost: 0,
            better: None,
            after_better: Vec::new(),
            after_chosen: Vec::new(),
            is_choice: true,
            is_simultaneous: false,
            hidden: None,
        }
    }

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn luck_and_play_are_told_apart() {
        let steps = [
            (Actor::Chance, 300, 300, 0),
            (Actor::Seat(A), 200, 0, -100),
            (Actor::Chance, 150, -50, 0),
            (Actor::Seat(B), 190, 0, -40),
            (Actor::Seat(A), 170, 0, -20),
        ];
        let analysis = analysis(&steps);
        assert_eq!(analysis.luck_and_play(A), (250, -120));
        assert_eq!(analysis.luck_and_play(B), (-250, -40));
        assert_eq!(analysis.outlook(B).collect::<Vec<_>>(), [-300, -200, -150, -190, -170]);
    }

    #[test]
    fn of_simultaneous_phases_the_change_is_told_and_no_accuracy() {
        let mut steps = AnalysedSteps::new();
        assert!(!steps.has_simultaneous_phases());
        for (outlook, is_simultaneous) in [(-70, false), (-40, true), (30, false), (10, true), (0, false)] {
            steps.add(AnalysedStep { is_simultaneous, ..analysed(A, outlook) });
        }
        // A choice, a duel, the choice of its winner, a duel, and the choice of its winner.
        assert_eq!(
            (steps.simultaneous_phases(A), steps.simultaneous_phases(B)),
            (vec![(1, 30), (3, -100)], vec![(1, -30), (3, 100)])
        );
        assert_eq!(steps.accuracy(A), None);
    }

    #[test]
    fn the_throws_and_choices_with_the_greatest_figures_matter_most() {
        let steps = [
            (Actor::Chance, 300, 300, 0),
            (Actor::Seat(A), 200, 0, -100),
            (Actor::Chance, 195, -5, 0),
            (Actor::Seat(B), 395, 0, -200),
            (Actor::Chance, -605, -1000, 0),
        ];
        let analysis = analysis(&steps);
        assert_eq!([0, 1, 2, 3, 4, 5].map(|step| analysis.figure(step, A)), [300, -100, -5, 0, -1000, 0]);
        assert_eq!(
            analysis.moments(A),
            [0, 1, 4],
            "a tenth of a range of 1000 is enough, and what others lose is theirs"
        );
        assert_eq!(analysis.moments(B), [0, 3, 4]);
    }

    #[test]
    fn the_five_costliest_choices_come_first() {
        let costs = [-30, 0, -70, -20, -90, -10, -50];
        let mut steps: Vec<_> = costs.into_iter().map(|cost| (Actor::Seat(A), 0, 0, cost)).collect();
        steps.push((Actor::Seat(B), 0, 0, -1000));
        let analysis = analysis(&steps);
        assert_eq!((analysis.costliest(A), analysis.costliest(B)), (vec![4, 2, 6, 0, 3], vec![7]));
    }

    #[test]
    fn accuracy_falls_with_what_mistakes_lose_per_choice() {
        let with = |costs: &[i64]| {
            let mut analysis = AnalysedSteps::new();
            for cost in costs {
                let better = (*cost < 0).then_some(());
                analysis.add(AnalysedStep { cost: *cost, better, ..analysed(A, 10_000) });
            }
            analysis.add(AnalysedStep { actor: Actor::Chance, ..analysed(A, 0) });
            analysis.accuracy(A)
        };
        assert_eq!(with(&[]), None);
        let of = [0, -100, -155, -250, -400, -500, -2000].map(|cost| with(&[cost]));
        assert_eq!(of, [100, 79, 50, 19, 5, 3, 3].map(Some), "more than a twentieth of the range counts no more");
        assert_eq!(with(&[0, -310]), Some(50), "it is the mean share that counts");

        let mut points = AnalysedSteps::new();
        points.add(AnalysedStep { cost: -31, better: Some(()), ..analysed(A, 1000) });
        points.add(AnalysedStep { cost: -900, ..analysed(A, 0) });
        points.add(AnalysedStep { is_choice: false, ..analysed(A, 0) });
        assert_eq!(
            points.accuracy(A),
            Some(50),
            "neither a forced move nor a loss that no other choice would have avoided counts"
        );
        assert_eq!((points.accuracy(B), points.choices(A), points.choices(B)), (None, 2, 0));
    }

    #[test]
    fn a_choice_is_the_graver_the_more_of_the_outlook_it_cost() {
        let mut analysis = analysis(&[(Actor::Chance, 0, 0, 0), (Actor::Chance, 1000, 0, 0)]);
        let mut severity = |actor, cost, better| {
            analysis.add(AnalysedStep {
                actor,
                outlook: vec![500, -500],
                luck: Vec::new(),
                cost,
                better,
                after_better: Vec::new(),
                after_chosen: Vec::new(),
                is_choice: true,
                is_simultaneous: false,
                hidden: None,
            });
            (analysis.severity(0, false), analysis.severity(0, true))
        };
        for (cost, of_range, of_chance) in [
            (-1000, Severity::Blunder, Severity::Blunder),
            (-999, Severity::Blunder, Severity::Mistake),
            (-500, Severity::Blunder, Severity::Mistake),
            (-250, Severity::Blunder, Severity::Inaccuracy),
            (-249, Severity::Mistake, Severity::Inaccuracy),
            (-100, Severity::Mistake, Severity::Inaccuracy),
            (-99, Severity::Inaccuracy, Severity::Inaccuracy),
        ] {
            assert_eq!(severity(Actor::Seat(A), cost, Some(())), (Some(of_range), Some(of_chance)), "{cost}");
        }
        assert_eq!(severity(Actor::Seat(A), 0, None), (None, None), "nothing was better");
        assert_eq!(severity(Actor::Chance, -250, Some(())), (None, None), "nobody chose");
        assert_eq!(analysis.severity(99, false), None);
    }

    #[test]
    fn nothing_matters_in_a_match_that_is_not_judged() {
        assert!(analysis(&[]).moments(A).is_empty());
        assert_eq!(analysis(&[]).luck_and_play(A), (0, 0));
    }
}
