//! An exercise: a sitting at which only the script of a lesson's step is played.

use std::rc::Rc;

use super::practice::{DONE, PRACTICE, adapted, play, sit};
use super::{Effect, Input, Machine, Refused, Sentence, Sitting, TableView, Ticket};
use crate::record::Player;
use crate::scene::{Extra, Prompt, Scene, Step};

/// A sitting at which only the [script](Step::script) of a step is played.
///
/// Chance and the other seats follow the script, and so do hints. An input by which the learner takes another action
/// changes nothing but the view, which then says the rule of the step. What the rules refuse is refused as in a match.
/// An exercise is not saved. Once it is done, its table has no permissions any more.
#[derive(Clone)]
pub struct Exercise<G: Scene> {
    step: &'static Step,
    script: Vec<Vec<G::Action>>,
    sitting: Sitting<G>,
    /// `true` if the last action of the learner was legal, but is not in the script.
    strayed: bool,
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
        let mut exercise = Self { step, script, sitting, strayed: false, view };
        exercise.update_view();
        exercise
    }

    /// `true` once the whole script has been played.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.sitting.view().happened() >= self.script.len()
    }

    /// Passes an input to the sitting, and answers its requests from the script. Returns the effects that are left.
    fn play(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        let script = &self.script;
        play(&mut self.sitting, input, now, |sitting| next_action(script, sitting))
    }

    /// `true` if everything that has happened is in the script, and the action whose sums are open is too.
    fn is_on_script(&self) -> bool {
        let view = self.sitting.view();
        let accepts = |number: usize, action: &G::Action| {
            self.script.get(number).is_some_and(|accepted| accepted.is_empty() || accepted.contains(action))
        };
        let mut taken = view.played.back_from(view.at).filter_map(|place| {
            let step = view.played.step_at(place)?;
            Some((view.played.depth(place) - 1, &step.action))
        });
        let sum = &self.sitting.table.ui.sum;
        taken.all(|(number, action)| accepts(number, action))
            && sum.as_ref().is_none_or(|sum| accepts(view.happened(), &sum.action))
    }

    /// Updates the view: that of the sitting, with the words of the step.
    fn update_view(&mut self) {
        let step = self.step;
        let clause = step.clause;
        let mut view = (**self.sitting.view()).clone();
        view.prompt = Prompt { title: (step.title)().to_owned(), hint: Some((step.task)().to_owned()) };
        view.recap = self.is_done().then(|| Sentence { text: (step.why)().to_owned(), clause: Some(clause) });
        if self.strayed {
            let sentence = (step.wrong)().to_owned();
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
        let is_of_learner = !matches!(input, Input::Elapsed(_) | Input::Language | Input::Preferences(_));
        let input = match input {
            Input::Preferences(preferences) => Input::Preferences(adapted(preferences, works_out(self.step))),
            other => other,
        };
        self.strayed &= !is_of_learner;
        let before = self.sitting.clone();
        // The rest of a wrong input: no selection, or a contest without an outcome.
        let clear = if let Input::Answer(ticket, _) = input {
            Input::Answer(ticket, Vec::new())
        } else {
            Input::ClearSelection
        };
        let mut effects = self.play(input, now);
        if !self.is_on_script() {
            self.sitting = before;
            self.strayed = true;
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

/// The next action of the script: the first legal one of those that are accepted.
fn next_action<G: Scene>(script: &[Vec<G::Action>], sitting: &Sitting<G>) -> Option<G::Action> {
    let view = sitting.view();
    let state = view.played.state_at(view.at);
    script.get(view.happened())?.iter().find(|action| state.check(action).is_ok()).cloned()
}

/// `true` if the learner works out the sums of actions.
fn works_out(step: &Step) -> bool {
    step.extra == Some(Extra::Sums)
}
