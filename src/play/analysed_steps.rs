//! The analysis of a match: the outlook after each step, its turning points, and luck versus skill.

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
}

/// The analysis of a match, from its end back to the first step analysed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysedSteps<A> {
    steps: Vec<AnalysedStep<A>>,
}

/// The severity of a choice that was not the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// A loss of less than a tenth of the range of the seat's outlook over the match.
    Inaccuracy,
    /// A loss of at least a tenth of that range.
    Mistake,
    /// A loss of at least a quarter of that range.
    Blunder,
}

/// The maximum number of turning points of a match.
const MAX_TURNING_POINTS: usize = 5;

impl<A> AnalysedSteps<A> {
    /// An analysis without any steps.
    #[must_use]
    pub fn new() -> Self {
        Self { steps: Vec::new() }
    }

    /// Adds the step before those analysed so far.
    pub fn add(&mut self, judged: AnalysedStep<A>) {
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

    /// The change of a seat's outlook by a step; 0 for the first step analysed.
    #[must_use]
    pub fn swing(&self, step: usize, seat: Seat) -> i64 {
        let at = |step: usize| self.steps.get(step).and_then(|step| step.outlook.get(seat.index())).copied();
        let before = step.checked_sub(1).and_then(at);
        before.zip(at(step)).map_or(0, |(before, after)| after.saturating_sub(before))
    }

    /// The turning points for a seat, in their order: the steps that changed its outlook most, each by at least a tenth
    /// of its range.
    #[must_use]
    pub fn turning_points(&self, seat: Seat) -> Vec<usize> {
        let enough = (self.range(seat) / 10).max(1);
        let swings = (0..self.steps.len()).map(|step| (-self.swing(step, seat).saturating_abs(), step));
        let greatest: BinaryHeap<(i64, usize)> = swings.filter(|(swing, _)| -swing >= enough).collect();
        let mut greatest = greatest.into_sorted_vec();
        greatest.truncate(MAX_TURNING_POINTS);
        (0..self.steps.len()).filter(|step| greatest.iter().any(|(_, turn)| turn == step)).collect()
    }

    /// The severity of a step that was not the best choice; `None` for all others.
    #[must_use]
    pub fn severity(&self, step: usize) -> Option<Severity> {
        let judged = self.steps.get(step).filter(|judged| judged.better.is_some())?;
        let Actor::Seat(seat) = judged.actor else { return None };
        let (cost, range) = (judged.cost.saturating_neg(), self.range(seat));
        Some(if cost >= range / 4 {
            Severity::Blunder
        } else if cost >= range / 10 {
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

    /// The total luck of a seat, and the total loss by its own choices.
    #[must_use]
    pub fn luck_and_play(&self, seat: Seat) -> (i64, i64) {
        let own = self.steps.iter().filter(|step| step.actor == Actor::Seat(seat));
        let luck = self.steps.iter().filter_map(|step| step.luck.get(seat.index()));
        let sum = |all: i64, one: i64| all.saturating_add(one);
        (luck.copied().fold(0, sum), own.map(|step| step.cost).fold(0, sum))
    }
}

#[cfg(test)]
mod tests {
    use super::{AnalysedStep, AnalysedSteps, Severity};
    use crate::rules::{Actor, Seat};

    fn analysis(steps: &[(Actor, i64, i64, i64)]) -> AnalysedSteps<()> {
        let mut analysis = AnalysedSteps::new();
        for (actor, outlook, luck, cost) in steps.iter().rev() {
            let (outlook, luck) = (vec![*outlook, -outlook], vec![*luck, -luck]);
            analysis.add(AnalysedStep { actor: *actor, outlook, luck, cost: *cost, better: None });
        }
        analysis
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
    fn a_match_turns_where_its_outlook_changes_most() {
        let outlooks = [0, 10, 500, 495, 480, -300, -310, 100];
        let analysis = analysis(&outlooks.map(|outlook| (Actor::Chance, outlook, 0, 0)));
        assert_eq!(analysis.turning_points(A), [2, 5, 7]);
        assert_eq!(analysis.turning_points(B), [2, 5, 7]);
        assert_eq!(analysis.swing(5, A), -780);
        assert_eq!(analysis.swing(0, A), 0, "nothing is known of what was before");
    }

    #[test]
    fn a_choice_is_the_graver_the_more_of_the_outlook_it_cost() {
        let mut analysis = analysis(&[(Actor::Chance, 0, 0, 0), (Actor::Chance, 1000, 0, 0)]);
        let mut severity = |actor, cost, better| {
            analysis.add(AnalysedStep { actor, outlook: vec![500, -500], luck: Vec::new(), cost, better });
            analysis.severity(0)
        };
        for (cost, grave) in [
            (-250, Severity::Blunder),
            (-249, Severity::Mistake),
            (-100, Severity::Mistake),
            (-99, Severity::Inaccuracy),
        ] {
            assert_eq!(severity(Actor::Seat(A), cost, Some(())), Some(grave), "{cost}");
        }
        assert_eq!(severity(Actor::Seat(A), 0, None), None, "nothing was better");
        assert_eq!(severity(Actor::Chance, -250, Some(())), None, "nobody chose");
        assert_eq!(analysis.severity(99), None);
    }

    #[test]
    fn nothing_turns_in_a_match_that_is_not_judged() {
        assert!(analysis(&[]).turning_points(A).is_empty());
        assert_eq!(analysis(&[]).luck_and_play(A), (0, 0));
    }
}
