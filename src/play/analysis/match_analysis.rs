//! The analysis of a match that is over, as far as it is complete.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{AnalysedStep, AnalysedSteps, Severity};
use crate::bots::Scale;
use crate::engine::Judged;
use crate::play::{Amount, KeptPhases, MoveRow, PhaseJudgement, TableView, legal_play};
use crate::record::{Match, NodeId};
use crate::rules::{Actor, Clause, Game, Seat, Turn};
use crate::scene::Scene;
use crate::words::{analysis, decimal};

/// The analysis of a match: the judgement of its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchAnalysis<G: Scene> {
    /// The places of the match after its start, up to the end of the analysis.
    pub way: Vec<NodeId>,
    /// The places where the choices of the steps to them were made ([`Match::chosen_at`]).
    chosen: Vec<NodeId>,
    /// The judgement of the steps to them.
    pub judgement: AnalysedSteps<G::Action>,
    /// What this device has kept of simultaneous phases ([`KeptPhases::judge_phase`]).
    kept: Rc<str>,
    /// The times that simultaneous phases took, in tenths of a second, by the steps that ended them.
    times: BTreeMap<usize, u64>,
    /// `true` if its values are hundredths of a percent, `false` if they are hundredths of the final score.
    pub percent: bool,
}

impl<G: KeptPhases> MatchAnalysis<G> {
    /// Creates an analysis up to a place, without judgements. `kept` is what this device has kept of simultaneous phases.
    pub fn new(played: &Match<G>, end: NodeId, kept: &str) -> Self {
        let way = played.way(NodeId::START, end);
        let chosen = way.iter().filter_map(|place| played.chosen_at(*place)).collect();
        let (kept, times) = (kept.into(), BTreeMap::new());
        Self { way, chosen, judgement: AnalysedSteps::new(), kept, times, percent: false }
    }

    /// Returns the number of steps without a judgement, which are the first ones of the match.
    #[must_use]
    pub fn left(&self) -> usize {
        self.way.len() - self.judgement.steps().len()
    }

    /// `true` if all steps are judged.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.left() == 0
    }

    /// `true` if the analysis ends at `end` and is complete.
    #[must_use]
    pub fn is_whole_to(&self, end: NodeId) -> bool {
        self.way.last() == Some(&end) && self.is_done()
    }

    /// Adds the judgement of the step before the judged ones. Returns `false` for any other step: the engine is not
    /// trusted.
    pub fn add(&mut self, played: &Match<G>, judged: Judged) -> bool {
        let Some(left) = self.left().checked_sub(1).filter(|left| judged.step == *left) else { return false };
        let Some(step) = played.step_at(self.way[left]) else { return false };
        let state = played.state_at(self.chosen[left]);
        let better = judged.better.and_then(|text| text.parse().ok()).filter(|action| state.check(action).is_ok());
        let phase = self.judge_phase(played, left, &step.action);
        self.times.extend(phase.tenths.map(|tenths| (left, tenths)));
        let after_better = better.as_ref().map(|action| after(state, action));
        self.judgement.add(AnalysedStep {
            actor: step.actor,
            outlook: judged.outlook,
            luck: judged.luck,
            cost: judged.cost,
            after_better: after_better.map_or_else(Vec::new, |state| legal_play(state, &judged.after_better)),
            after_chosen: legal_play(played.state_at(self.way[left]).clone(), &judged.after_chosen),
            better,
            is_choice: is_choice(state, &step.action),
            is_simultaneous: G::ends_phase(&step.action),
            hidden: phase.choices,
        });
        self.percent = judged.scale == Scale::Chance;
        true
    }

    /// Returns what this device knows of the simultaneous phase that a step ended.
    fn judge_phase(&self, played: &Match<G>, step: usize, ended: &G::Action) -> PhaseJudgement {
        let before = step.checked_sub(1).map_or(NodeId::START, |before| self.way[before]);
        if self.kept.is_empty() || !G::ends_phase(ended) {
            return PhaseJudgement::default();
        }
        // A phase that ends in several steps was due before the first of them.
        let is_due = |place: &NodeId| matches!(played.state_at(*place).turn(), Turn::Seats(_));
        let ended_before = |place: &NodeId| played.step_at(*place).is_some_and(|step| G::ends_phase(&step.action));
        let begins = played.back_from(before).find(|place| is_due(place) || ended_before(place)).filter(is_due);
        begins
            .map(|begins| played.state_at(begins).judge_phase(&self.kept, played.depth(begins), ended))
            .unwrap_or_default()
    }

    /// `true` if a step was not the best, and by a person of this device; by anybody, if only bots play.
    pub fn is_costly(&self, view: &TableView<G>, step: usize) -> bool {
        let judged = &self.judgement.steps()[step];
        let is_listed = match judged.actor {
            Actor::Seat(seat) => view.stage.watched || view.here.contains(seat),
            _ => false,
        };
        judged.better.is_some() && is_listed
    }

    /// Returns the places of the costly choices before and after the place shown; beyond the first and the last one,
    /// they begin again at the other end. `None` if there are none, or the analysis is not complete.
    pub fn mistakes_beside(&self, view: &TableView<G>) -> [Option<NodeId>; 2] {
        let count = if self.is_done() { self.way.len() } else { 0 };
        let costly = (0..count).filter(|step| self.is_costly(view, *step));
        let mistakes: Vec<NodeId> = costly.map(|step| self.chosen[step]).collect();
        let (depth, shown) = (|place: &&NodeId| view.played.depth(**place), view.progress.depth);
        let before = mistakes.iter().rfind(|place| depth(place) < shown).or(mistakes.last());
        let after = mistakes.iter().find(|place| depth(place) > shown).or(mistakes.first());
        [before, after].map(Option::<&NodeId>::copied)
    }

    /// Returns the index of the step that leads to a place.
    #[must_use]
    pub fn step_to(&self, place: NodeId) -> Option<usize> {
        self.way.iter().position(|at| *at == place)
    }

    /// Returns the place at which a step is shown: a costly choice where it was due, any other step after it.
    pub fn place_of(&self, view: &TableView<G>, step: usize) -> NodeId {
        if self.is_costly(view, step) { self.chosen[step] } else { self.way[step] }
    }

    /// Returns the costly choice that is shown at a place ([`Self::place_of`]).
    pub fn mistake_at(&self, view: &TableView<G>, place: NodeId) -> Option<usize> {
        let next = if place == NodeId::START { 0 } else { self.step_to(place)? + 1 };
        let chosen_here = self.chosen.iter().enumerate().skip(next).filter(|(_, chosen)| **chosen == place);
        chosen_here.map(|(step, _)| step).find(|step| self.is_done() && self.is_costly(view, *step))
    }

    /// Returns the step that is shown at a place: the costly choice that was due there, or the step that led there.
    /// `None` if there is none, or it is not analysed.
    pub fn step_at(&self, view: &TableView<G>, place: NodeId) -> Option<usize> {
        self.mistake_at(view, place).or_else(|| self.step_to(place)).filter(|step| *step >= self.left())
    }

    /// Returns the step that the panel shows while the match is reviewed; `None` at the end of the match, whose summary
    /// it shows.
    pub fn step_shown(&self, view: &TableView<G>) -> Option<usize> {
        self.step_at(view, view.shown).filter(|_| view.stage.reviewing)
    }

    /// Returns a simultaneous phase as in the move list, with the time that it took, and what it gave to a seat or took
    /// from it.
    pub fn simultaneous_in_words(&self, view: &TableView<G>, step: usize, change: i64) -> Option<String> {
        let text = view.move_text(*self.way.get(step)?)?;
        let text = match self.times.get(&step) {
            Some(tenths) => analysis::phase_time(&text, &decimal(*tenths)),
            None => text,
        };
        Some(analysis::step_cost(&text, &self.amount(change).signed()))
    }

    /// Returns the clause by which a step was decided, if the game names one.
    pub fn clause(&self, view: &TableView<G>, step: usize) -> Option<Clause> {
        let place = *self.way.get(step)?;
        view.played.state_at(place).recap(view.played.events_back_from(place), &view.seating)?.1
    }

    /// Returns the choices of a seat in a simultaneous phase that were not the best: each better one with its gain.
    #[must_use]
    pub fn hidden_in_words(&self, step: usize, seat: Seat) -> Vec<String> {
        let hidden = self.judged(step).into_iter().flat_map(|judged| judged.hidden.iter().flatten());
        let own = hidden.filter(|choice| choice.seat == seat);
        own.map(|choice| analysis::play_better(choice.better, &self.amount(-choice.gain(seat)).signed())).collect()
    }

    /// Returns the accuracy of a player's choices; `None` without any, where simultaneous phases decide, and where chances
    /// are lost: there all players have nearly the same.
    #[must_use]
    pub fn accuracy(&self, seat: Seat) -> Option<String> {
        let percent = self.judgement.accuracy(seat).filter(|_| !self.percent)?;
        Some(analysis::accuracy(&analysis::percent(&percent.to_string())))
    }

    /// Returns an amount in the unit of the analysis.
    #[must_use]
    pub fn amount(&self, hundredths: i64) -> Amount {
        Amount { hundredths, is_chance: self.percent }
    }

    /// Returns the judgement of a step.
    #[must_use]
    pub fn judged(&self, step: usize) -> Option<&AnalysedStep<G::Action>> {
        self.judgement.steps().get(step.checked_sub(self.left())?)
    }

    /// Returns a step with its figure: a throw with what it gave or took from a seat, or a costly choice with its cost.
    /// Any other step is as in the move list.
    pub fn step_in_words(&self, view: &TableView<G>, step: usize, seat: Seat) -> Option<String> {
        let (place, judged) = (*self.way.get(step)?, self.judged(step)?);
        let name = G::step_name(&view.played.step_at(place)?.action);
        if judged.better.is_some() {
            Some(analysis::step_cost(&name, &self.amount(judged.cost).signed()))
        } else if G::THROWS && judged.actor == Actor::Chance {
            let luck = judged.luck.get(seat.index()).copied().unwrap_or_default();
            Some(analysis::step_luck(&name, &self.amount(luck).signed()))
        } else {
            view.line_of(place).map(|line| line.notation)
        }
    }

    /// Returns the better action instead of a step, if there was one.
    #[must_use]
    pub fn better(&self, step: usize) -> Option<Better<G::Action>> {
        let judged = self.judgement.steps().get(step).filter(|_| self.is_done())?;
        let action = judged.better.clone()?;
        let from = *self.chosen.get(step)?;
        let words = analysis::play_better(&G::step_name(&action), &self.amount(-judged.cost).signed());
        Some(Better { from, action, words })
    }

    /// Returns the best play after the choice that was made and after the better one; none where the game knows none.
    pub fn plays(&self, view: &TableView<G>, step: usize) -> [Option<Play<G::Action>>; 2] {
        let judged = self.judgement.steps().get(step).filter(|_| self.is_done());
        let (Some(judged), Some(from)) = (judged, self.chosen.get(step)) else { return [None, None] };
        let Actor::Seat(seat) = judged.actor else { return [None, None] };
        let made = view.played.way(*from, self.way[step]).into_iter();
        let made = made.filter_map(|place| Some(view.played.step_at(place)?.action.clone())).collect();
        let play = |chosen: Vec<G::Action>, then: &[G::Action], outlook: i64| {
            let outlook = format!("{} {}", view.seating.name(seat), self.amount(outlook).outlook());
            let (actions, chosen) = ([&chosen, then].concat(), chosen.len());
            Some(Play { from: *from, actions, chosen, outlook }).filter(|_| !then.is_empty())
        };
        let outlook = judged.outlook.get(seat.index()).copied().unwrap_or_default();
        let better = judged.better.clone().into_iter().collect();
        [
            play(made, &judged.after_chosen, outlook),
            play(better, &judged.after_better, outlook.saturating_sub(judged.cost)),
        ]
    }

    /// Returns what a choice loses by the best play after it, in a sentence; `None` where the game has nothing to say.
    pub fn loss(&self, view: &TableView<G>, step: usize) -> Option<String> {
        let replies = &self.judgement.steps().get(step).filter(|_| self.is_done())?.after_chosen;
        view.played.state_at(*self.way.get(step)?).loss(replies, &view.seating.to_viewer())
    }

    /// Returns the mark of a row of the move list if its move was not the best; of several choices in the row, that of
    /// the costliest.
    pub fn mark(&self, view: &TableView<G>, row: &MoveRow) -> Option<FaultMark> {
        let (from, to) = row.span;
        let steps = view.played.depth(from)..view.played.depth(to);
        if !self.is_done() || self.way.get(steps.end.checked_sub(1)?) != Some(&to) {
            return None;
        }
        let costly = steps.filter(|step| self.is_costly(view, *step));
        let step = costly.min_by_key(|step| self.judgement.steps()[*step].cost)?;
        self.fault(step)
    }

    /// Returns the mark of a step that was not the best choice.
    #[must_use]
    pub fn fault(&self, step: usize) -> Option<FaultMark> {
        let (sign, key) = match self.judgement.severity(step, self.percent)? {
            Severity::Inaccuracy => ("?!", "slip"),
            Severity::Mistake => ("?", "mistake"),
            Severity::Blunder => ("??", "blunder"),
        };
        let cost = self.amount(self.judgement.steps()[step].cost).signed();
        Some(FaultMark { sign, says: analysis::fault(key, &cost), cost })
    }
}

/// A better action instead of a step.
#[derive(Clone, Debug, PartialEq)]
pub struct Better<A> {
    /// The place where the choice was made.
    pub from: NodeId,
    /// The action.
    pub action: A,
    /// A sentence about the action and its gain.
    pub words: String,
}

/// The best play after a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Play<A> {
    /// The place where the choice was made.
    pub from: NodeId,
    /// The actions of the choice, and the best play after it.
    pub actions: Vec<A>,
    /// The number of the actions of the choice.
    pub chosen: usize,
    /// The outlook of the player who chose, at the end of the match.
    pub outlook: String,
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

/// Returns the state after a legal action.
fn after<G: Game>(state: &G, action: &G::Action) -> G {
    let mut state = state.clone();
    state.happen(action);
    state
}

/// `true` if an action is one of several that a seat could choose from.
fn is_choice<G: Game>(state: &G, action: &G::Action) -> bool {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    matches!(state.turn(), Turn::Seat(_)) && actions.len() > 1 && actions.contains(action)
}
