//! An exercise: a sitting at which only the script of a lesson's step is played.

use std::rc::Rc;

use super::narrator;
use super::practice::{DONE, PRACTICE, adapted, play, sit};
use super::{Effect, Input, Machine, Refused, Sentence, Sitting, TableView, Ticket};
use crate::record::{NodeId, Player};
use crate::rules::{Seat, Turn};
use crate::scene::{ExerciseTask, Prompt, Scene, Step};
use crate::words::puzzles;

/// The seat of the learner.
const LEARNER: Seat = Seat(0);

/// A sitting at which only the [script](Step::script) of a step is played.
///
/// Chance and the other seats follow the script, and so do hints. What counts is what the learner reaches, whichever
/// way it is put together: besides the accepted actions, the learner may take one that leaves them possible in the same
/// turn, such as the other half of a throw. An input by which the learner strays changes nothing but the view, which
/// then says the rule of the step. What the rules refuse is refused as in a match. An exercise is not saved. Once it is
/// done, its table has no permissions any more.
#[derive(Clone)]
pub struct Exercise<G: Scene> {
    step: &'static Step,
    script: Vec<Vec<G::Action>>,
    sitting: Sitting<G>,
    /// The answer to the last action of the learner, if it was legal, but is not in the script.
    strayed: Option<String>,
    view: Rc<TableView<G>>,
}

impl<G: Scene> Exercise<G> {
    /// Creates the exercise of a step. `players` returns the players for a number of seats: the learner, then bots.
    /// Nothing happens before [`Input::Begin`].
    ///
    /// # Panics
    /// If the step is invalid: steps are part of the program, and a test plays them all.
    #[must_use]
    pub fn new(step: &'static Step, players: impl FnOnce(u8) -> Vec<Player>) -> Self {
        let state: G = step.start.parse().unwrap_or_else(|error| panic!("{}: {error:?}", step.start));
        let players = players(state.seats());
        let action = |text: &&str| text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let script = step.script.iter().map(|accepted| accepted.iter().map(action).collect()).collect();
        let sitting = sit(state, players, works_out(step)).unwrap_or_else(|error| panic!("{}: {error:?}", step.start));
        let view = Rc::clone(sitting.view());
        let mut exercise = Self { step, script, sitting, strayed: None, view };
        exercise.update_view();
        exercise
    }

    /// `true` once the whole script has been played.
    #[must_use]
    pub fn is_done(&self) -> bool {
        played_entries(&self.script, &self.sitting).is_some_and(|played| played == self.script.len())
    }

    /// Passes an input to the sitting, and answers its requests from the script. Returns the effects that are left.
    fn play(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        let script = &self.script;
        play(&mut self.sitting, input, now, |sitting| next_action(script, sitting))
    }

    /// `true` if everything that has happened is in the script, and the action whose sums are open is too.
    fn is_on_script(&self) -> bool {
        let view = self.sitting.view();
        let Some(played) = played_entries(&self.script, &self.sitting) else { return false };
        let sum = &self.sitting.table.ui.sum;
        sum.as_ref().is_none_or(|sum| leads_on(&self.script, played, view.played.state_at(view.at), &sum.action, 1))
    }

    /// The answer to an action that is not in the script: the rule of the step. If the action is a piece that came out of
    /// the bag by surprise, what it has led to comes first, as the board does not show it.
    fn answer_to_straying(&self, is_outcome: bool) -> String {
        let view = self.sitting.view();
        let is_surprise = is_outcome && self.step.extra.is_none();
        let happened = is_surprise.then(|| narrator::recap(view, view.at, view.seating.viewer)).flatten();
        happened.into_iter().chain([(self.step.wrong)().to_owned()]).collect::<Vec<_>>().join(" ")
    }

    /// Updates the view: that of the sitting, with the words of the step.
    fn update_view(&mut self) {
        let step = self.step;
        let clause = step.clause;
        let mut view = (**self.sitting.view()).clone();
        let is_first = G::COURSE.first().is_some_and(|first| first.key == step.key);
        let hint = if is_first { format!("{} {}", G::goal(), (step.task)()) } else { (step.task)().to_owned() };
        let title = if self.is_done() { puzzles::solved() } else { (step.title)() };
        view.prompt = Prompt { title: title.to_owned(), hint: Some(hint) };
        view.recap = self.is_done().then(|| Sentence { text: (step.why)().to_owned(), clause: Some(clause) });
        if let Some(sentence) = self.strayed.clone() {
            view.refusal = Some(Refused { sentence, clause, causes: Vec::new() });
        }
        self.view = Rc::new(view);
    }
}

impl<G: Scene> Machine for Exercise<G> {
    type Input = Input<G>;
    type Effect = Effect;
    type View = TableView<G>;

    fn on(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        let is_of_learner = !matches!(input, Input::Elapsed(_) | Input::Preferences(_));
        let input = match input {
            Input::Preferences(preferences) => Input::Preferences(adapted(preferences, works_out(self.step))),
            other => other,
        };
        if is_of_learner {
            self.strayed = None;
        }
        let before = self.sitting.clone();
        // The rest of a wrong input: no selection, or a simultaneous phase without an outcome. The script has only
        // outcomes of one action: a hand that comes out with several pieces loses them.
        let (clear, outcome) = if let Input::Answer(ticket, actions) = &input {
            (Input::Answer(*ticket, Vec::new()), actions.len())
        } else {
            (Input::ClearSelection, 0)
        };
        let mut effects = self.play(input, now);
        if outcome > 1 || !self.is_on_script() {
            self.strayed = Some(self.answer_to_straying(outcome > 0));
            self.sitting = before;
            effects = self.play(clear, now);
        }
        if self.is_done() && self.sitting.view().permissions == PRACTICE {
            effects.extend(self.sitting.on(Input::Permissions(DONE), now));
        }
        self.update_view();
        effects
    }

    fn view(&self) -> &Rc<TableView<G>> {
        &self.view
    }

    fn awaits(&self, ticket: Ticket) -> bool {
        self.sitting.awaits(ticket)
    }
}

/// The number of entries of the script that have been played; `None` if the script has been left.
fn played_entries<G: Scene>(script: &[Vec<G::Action>], sitting: &Sitting<G>) -> Option<usize> {
    let view = sitting.view();
    let taken = view.played.way(NodeId::START, view.at);
    let mut played = 0;
    for place in taken {
        let action = &view.played.step_at(place)?.action;
        if accepts(script, played, action) {
            played += 1;
        } else if played < script.len() && view.played.state_at(place).turn() != Turn::Seat(LEARNER) {
            return None;
        }
    }
    can_go_on(script, played, view.played.state_at(view.at), 1).then_some(played)
}

/// `true` if the entry with this index accepts an action.
fn accepts<A: PartialEq>(script: &[Vec<A>], entry: usize, action: &A) -> bool {
    script.get(entry).is_some_and(|accepted| accepted.is_empty() || accepted.contains(action))
}

/// `true` if the script can be played on from a state after this many entries, by its actions and at most `others`
/// others before the learner's turn ends.
fn can_go_on<G: Scene>(script: &[Vec<G::Action>], played: usize, state: &G, others: u8) -> bool {
    let Some(accepted) = script.get(played) else { return true };
    if state.turn() != Turn::Seat(LEARNER) {
        return accepted.is_empty() || accepted.iter().any(|action| state.check(action).is_ok());
    }
    let mut legal = Vec::new();
    state.actions(&mut legal);
    legal.extend(state.side_actions());
    legal.iter().any(|action| leads_on(script, played, state, action, others))
}

/// `true` if the script can be played on after an action.
fn leads_on<G: Scene>(script: &[Vec<G::Action>], played: usize, state: &G, action: &G::Action, others: u8) -> bool {
    let is_accepted = accepts(script, played, action);
    let Some(others) = others.checked_sub(u8::from(!is_accepted)) else { return false };
    let mut after = state.clone();
    let is_legal = after.apply(action).is_ok();
    let goes_on = is_accepted || after.turn() == Turn::Seat(LEARNER);
    is_legal && goes_on && can_go_on(script, played + usize::from(is_accepted), &after, others)
}

/// The next action of the script: the first legal one of those that are accepted.
fn next_action<G: Scene>(script: &[Vec<G::Action>], sitting: &Sitting<G>) -> Option<G::Action> {
    let view = sitting.view();
    let state = view.played.state_at(view.at);
    script.get(played_entries(script, sitting)?)?.iter().find(|action| state.check(action).is_ok()).cloned()
}

/// `true` if the learner works out the sums of actions.
fn works_out(step: &Step) -> bool {
    step.extra == Some(ExerciseTask::Sums)
}
