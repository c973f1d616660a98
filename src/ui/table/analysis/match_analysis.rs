//! The analysis of a match that is over, as far as it is complete.

use std::fmt::Display;

use crate::play::{AnalysedStep, AnalysedSteps, Row, Severity, TableView};
use crate::record::{Match, Place};
use crate::rules::{Actor, Game};
use crate::scene::Scene;
use crate::ui::table::engine::StepJudged;
use crate::words::{analysis, decimal};

/// The analysis of a match: the judgement of its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchAnalysis<A> {
    /// The places of the match after its start, up to the end of the analysis.
    pub way: Vec<Place>,
    /// The judgement of the steps to them.
    pub judgement: AnalysedSteps<A>,
    /// True if its values are hundredths of a percent, false if they are hundredths of the final score.
    pub percent: bool,
}

impl<A: Clone + PartialEq + Display> MatchAnalysis<A> {
    /// Creates an analysis up to a place, without judgements.
    pub fn new<G: Game<Action = A>>(played: &Match<G>, end: Place) -> Self {
        let mut way: Vec<_> = played.back_from(end).collect();
        way.reverse();
        Self { way, judgement: AnalysedSteps::new(), percent: false }
    }

    /// Returns the number of steps without a judgement, which are the first ones of the match.
    pub fn left(&self) -> usize {
        self.way.len() - self.judgement.steps().len()
    }

    /// True if all steps are judged.
    pub fn is_done(&self) -> bool {
        self.left() == 0
    }

    /// True if the analysis ends at `end` and is complete.
    pub fn is_whole_to(&self, end: Place) -> bool {
        self.way.last() == Some(&end) && self.is_done()
    }

    /// Adds the judgement of the step before the judged ones. Returns false for any other step: the engine is not
    /// trusted.
    pub fn add<G: Game<Action = A>>(&mut self, played: &Match<G>, answer: StepJudged<A>) -> bool {
        let Some(left) = self.left().checked_sub(1).filter(|left| answer.step == Some(*left)) else { return false };
        let place = self.way[left];
        let Some((step, before)) = played.step_at(place).zip(played.before(place)) else { return false };
        self.judgement.add(AnalysedStep {
            actor: step.actor,
            outlook: answer.outlook,
            luck: answer.luck,
            cost: answer.cost,
            better: answer.better.filter(|action| played.state_at(before).check(action).is_ok()),
        });
        self.percent = answer.percent;
        true
    }

    /// True if a step was not the best, and by a person of this device; by anybody, if only bots play.
    pub fn is_costly<G: Scene<Action = A>>(&self, view: &TableView<G>, step: usize) -> bool {
        let judged = &self.judgement.steps()[step];
        let is_listed = match judged.actor {
            Actor::Seat(seat) => view.stage.watched || view.here.contains(seat),
            _ => false,
        };
        judged.better.is_some() && is_listed
    }

    /// Returns the better action instead of a step, if there was one.
    pub fn better<G: Scene<Action = A>>(&self, played: &Match<G>, step: usize) -> Option<Better<A>> {
        let judged = self.judgement.steps().get(step).filter(|_| self.is_done())?;
        let action = judged.better.clone()?;
        let from = played.before(*self.way.get(step)?)?;
        let words = analysis::play_better(&G::move_notation(&action), &signed_amount(-judged.cost, self.percent));
        Some(Better { from, action, words })
    }

    /// Returns the better action instead of the step to a place.
    pub fn better_at<G: Scene<Action = A>>(&self, played: &Match<G>, place: Place) -> Option<Better<A>> {
        self.better(played, self.way.iter().position(|at| *at == place)?)
    }

    /// Returns the mark of a row of the move list if its move was not the best; of several choices in the row, that of
    /// the costliest.
    pub fn mark<G: Scene<Action = A>>(&self, view: &TableView<G>, row: &Row) -> Option<FaultMark> {
        let (from, to) = row.span;
        let steps = view.played.depth(from)..view.played.depth(to);
        if !self.is_done() || self.way.get(steps.end.checked_sub(1)?) != Some(&to) {
            return None;
        }
        let costly = steps.filter(|step| self.is_costly(view, *step));
        let step = costly.min_by_key(|step| self.judgement.steps()[*step].cost)?;
        let (sign, key) = match self.judgement.severity(step)? {
            Severity::Inaccuracy => ("?!", "slip"),
            Severity::Mistake => ("?", "mistake"),
            Severity::Blunder => ("??", "blunder"),
        };
        let cost = signed_amount(self.judgement.steps()[step].cost, self.percent);
        Some(FaultMark { sign, says: analysis::fault(key, &cost), cost })
    }
}

/// A better action instead of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Better<A> {
    /// The place before the step.
    pub from: Place,
    /// The action.
    pub action: A,
    /// A sentence about the action and its gain.
    pub words: String,
}

/// The mark of a move that was not the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultMark {
    /// The annotation symbol of chess players.
    pub sign: &'static str,
    /// The cost of the move.
    pub cost: String,
    /// Both in words.
    pub says: String,
}

/// True if a number rounds to zero in its written form.
pub fn rounds_to_zero(hundredths: i64, percent: bool) -> bool {
    hundredths.unsigned_abs() < if percent { 50 } else { 5 }
}

/// Formats a number of hundredths with its sign: in whole percent, or with one decimal.
pub fn signed_amount(hundredths: i64, percent: bool) -> String {
    let sign = match hundredths {
        number if rounds_to_zero(number, percent) => "",
        ..0 => "−",
        _ => "+",
    };
    let much = hundredths.unsigned_abs();
    if percent {
        analysis::percent(&format!("{sign}{}", (much + 50) / 100))
    } else {
        format!("{sign}{}", decimal((much + 5) / 10))
    }
}
