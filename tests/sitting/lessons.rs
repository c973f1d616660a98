//! The courses of all games: each step is played through in every language, by every way of input and by every action
//! that it accepts, and every other legal action leads on too, or changes nothing and is answered. What it says at its
//! end ([`claims`]) and to a wrong choice ([`answers`]) is so on the board.

use std::collections::{BTreeSet, VecDeque};
use std::rc::Rc;

use caravanserai::play::{
    ActionRequest, Effect, Exercise, HintView, Input, Machine, Narrator, Preferences, ReviewInput, SumInput, Ticket,
};
use caravanserai::record::Next;
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::scene::{Answer, Lessons, Scene, Step, Touch};
use caravanserai::words::{Language, speak};

use super::desk::{Tried, players};
use super::{answers, claims, with_every_game};

/// The most presses of a course: four minutes at three seconds each.
const MOST_PRESSES: usize = 80;

/// The most presses that an action takes.
const MOST_FOR_ACTION: usize = 6;

/// A way of input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Open cells of the board.
    Board,
    /// Buttons below it.
    Buttons,
    /// Keys: those of the buttons, and the arrows, which walk over the cells.
    Keys,
}

/// All of them.
const EVERY_WAY: [Way; 3] = [Way::Board, Way::Buttons, Way::Keys];

/// An exercise whose timers elapse at once.
#[derive(Clone)]
struct Learner<G: Scene> {
    step: &'static Step,
    exercise: Exercise<G>,
    waits: Vec<Ticket>,
}

impl<G: Tried> Learner<G> {
    fn new(step: &'static Step) -> Self {
        let exercise = Exercise::new(step, |seats| players::<G>(seats, &[0]));
        let mut learner = Self { step, exercise, waits: Vec::new() };
        learner.put(Input::Begin);
        learner
    }

    /// Passes an input to the exercise, and lets time pass until a person has to act or nothing more happens.
    fn put(&mut self, input: Input<G>) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.exercise.on(input, 0.0) {
                match effect {
                    Effect::Wait(ticket, _) => self.waits.push(ticket),
                    Effect::Ask(ticket, ActionRequest::SimultaneousPhase) => {
                        inputs.push_back(Input::Answer(ticket, vec![self.accepted()[0].clone()]));
                    }
                    Effect::Ask(..) | Effect::Save(_) | Effect::Load(_) => {
                        panic!("an exercise answers itself: {effect:?}")
                    }
                    _ => {}
                }
            }
            self.waits.retain(|ticket| self.exercise.awaits(*ticket));
            if inputs.is_empty() && self.exercise.view().is_busy() {
                inputs.extend(self.waits.pop().map(Input::Elapsed));
            }
        }
    }

    /// Takes an action as if it had been put together on the board.
    fn act(&mut self, action: &G::Action) {
        self.put(Input::SideAction(action.clone()));
        self.put(Input::Confirm(true));
    }

    /// The number of actions so far.
    fn happened(&self) -> usize {
        self.exercise.view().happened()
    }

    /// All legal actions of the learner.
    fn legal(&self) -> Vec<G::Action> {
        let state = self.exercise.view().state();
        let mut actions = Vec::new();
        state.actions(&mut actions);
        actions.extend(state.side_actions());
        actions
    }

    /// The actions that the step accepts now: those of the first entry of the script that has not been played yet.
    fn accepted(&self) -> Vec<G::Action> {
        let view = self.exercise.view();
        let mut actions: Vec<_> =
            view.played.back_from(view.at).filter_map(|place| view.played.step_at(place)).collect();
        actions.reverse();
        let accepts =
            |texts: &[&str], action: &G::Action| texts.is_empty() || texts.contains(&action.to_string().as_str());
        let mut script = self.step.script.iter().copied().peekable();
        for step in actions {
            script.next_if(|texts| accepts(texts, &step.action));
        }
        let texts = script.next().expect("something is left to do");
        let mut legal = self.legal();
        legal.retain(|action| texts.is_empty() || texts.contains(&action.to_string().as_str()));
        assert!(!legal.is_empty(), "{} accepts no legal action: {texts:?}", self.step.key);
        legal
    }

    /// Makes the throws that are the learner's. Returns the number of presses.
    fn throw(&mut self) -> usize {
        let mut presses = 0;
        while matches!(self.exercise.view().next, Next::Throw { .. }) && self.exercise.view().is_for_person() {
            self.put(Input::Touch(Touch::Throw));
            presses += 1;
        }
        presses
    }

    /// Works out the open sums, each wrong at both tries. Returns the number of presses.
    fn work_out(&mut self) -> usize {
        let mut presses = 0;
        while let Some(sum) = &self.exercise.view().sum {
            let inputs = if sum.done.len() == sum.tasks.len() {
                vec![SumInput::PutAway]
            } else {
                vec![SumInput::Type("0".into()), SumInput::HandIn]
            };
            presses += inputs.len();
            for input in inputs {
                self.put(Input::Sum(input));
            }
        }
        presses
    }

    /// Everything that can be pressed now, in one of these ways.
    fn touches(&self, ways: &[Way]) -> Vec<Touch<G::Button>> {
        let view = self.exercise.view();
        let cells = view.cells.iter().filter(|cell| {
            let is_walkable = cell.grid.is_some() && !cell.label.is_empty();
            cell.open && (ways.contains(&Way::Board) || (ways.contains(&Way::Keys) && is_walkable))
        });
        let controls = view.controls.iter().filter(|control| {
            control.enabled && (ways.contains(&Way::Buttons) || (ways.contains(&Way::Keys) && !control.key.is_empty()))
        });
        let cells = cells.map(|cell| Touch::Spot(cell.spot));
        cells.chain(controls.map(|control| control.press)).collect()
    }

    /// `true` if the board or the buttons of the game alone can take an action now.
    fn can_act_by(&self, way: Way) -> bool {
        let state = self.exercise.view().state().clone();
        let seating = &self.exercise.view().seating;
        let mut met = vec![G::Selection::default()];
        let mut next = 0;
        while let Some(selection) = met.get(next).cloned() {
            let cells = state.cells(seating, Some(&selection)).into_iter().filter(|cell| cell.open);
            let controls = state.controls(seating, &selection).into_iter().filter(|control| control.enabled);
            let touches: Vec<_> = if way == Way::Board {
                cells.map(|cell| Touch::Spot(cell.spot)).collect()
            } else {
                controls.map(|control| control.press).collect()
            };
            for touch in touches {
                match state.touch(&selection, touch) {
                    Answer::Act(_)
                    | Answer::ActAll(_)
                    | Answer::ActAndThrow(_)
                    | Answer::ActAndSelect(..)
                    | Answer::SimultaneousPhase => return true,
                    Answer::Select(selection) if !met.contains(&selection) => met.push(selection),
                    _ => {}
                }
            }
            next += 1;
        }
        false
    }

    /// Presses what leads on in one of these ways, and returns the number of presses. All other presses on the way
    /// leave the match alone.
    fn press_on(&self, ways: &[Way]) -> (Self, usize) {
        let mut seen = BTreeSet::new();
        let mut queue = VecDeque::from([(self.clone(), 0)]);
        while let Some((learner, presses)) = queue.pop_front() {
            for touch in learner.touches(ways) {
                let mut next = learner.clone();
                next.put(Input::Touch(touch));
                let presses = presses + 1 + next.work_out();
                if next.happened() > self.happened() {
                    return (next, presses);
                }
                let view = next.exercise.view();
                if seen.insert(format!("{:?} {:?}", view.cells, view.controls)) && presses < MOST_FOR_ACTION {
                    queue.push_back((next, presses));
                }
            }
        }
        panic!("{}: no press of {ways:?} leads on: {:?}", self.step.key, self.exercise.view().prompt);
    }
}

/// Takes an action that the step does not ask for: it leaves what is asked for possible; or it changes nothing but the
/// view, which says the rule.
fn take_other<G: Tried>(learner: &mut Learner<G>, action: &G::Action) {
    let step = learner.step;
    let was = Rc::clone(learner.exercise.view());
    let mut after = learner.clone();
    after.act(action);
    if after.happened() > learner.happened() {
        return play_on(after, |_| {});
    }
    learner.act(action);
    let is = learner.exercise.view();
    assert!(is.played == was.played && is.at == was.at && is.is_for_person(), "{} plays {action}", step.key);
    let refused = is.refusal.as_ref().unwrap_or_else(|| panic!("{} says nothing to {action}", step.key));
    assert_eq!((refused.sentence.as_str(), refused.clause), ((step.wrong)(), step.clause));
    let is_move = !was.state().side_actions().contains(action);
    if is_move {
        answers::check(step, was.state(), action, &learner.accepted());
    }
    learner.put(Input::Preferences(Preferences::default()));
    assert!(learner.exercise.view().refusal.is_some(), "{}: it stays until the learner does something", step.key);
    learner.put(Input::ClearSelection);
    assert!(learner.exercise.view().refusal.is_none(), "{}", step.key);
}

/// Plays a step to its end from here, by the first accepted actions. `wrong` is called before each.
fn play_on<G: Tried>(mut learner: Learner<G>, each: impl Fn(&Learner<G>)) {
    let step = learner.step;
    learner.throw();
    while !learner.exercise.is_done() {
        assert!(learner.exercise.view().is_for_person(), "{} goes on", step.key);
        each(&learner);
        let action = learner.accepted()[0].clone();
        learner.act(&action);
        learner.throw();
    }
    let view = learner.exercise.view();
    assert!(!view.is_busy() && !view.is_for_person() && view.controls.is_empty(), "{} is over", step.key);
    let recap = view.recap.as_ref().expect("the reason");
    assert_eq!((recap.text.as_str(), recap.clause), ((step.why)(), Some(step.clause)));
    let heard = Narrator::new(view).tell(view, None, None);
    assert_eq!(heard.last().map(String::as_str), Some((step.why)()), "what a screen reader says");
    claims::check(step, view.state());
}

fn every_step_can_be_done_and_nothing_else<G: Tried>() {
    for step in G::COURSE {
        for language in Language::ALL {
            speak(language);
            let learner = Learner::<G>::new(step);
            let prompt = &learner.exercise.view().prompt;
            let goal = if step.key == G::COURSE[0].key { format!("{} ", G::goal()) } else { String::new() };
            let hint = goal + (step.task)();
            assert_eq!((prompt.title.as_str(), prompt.hint.as_deref()), ((step.title)(), Some(hint.as_str())));
            play_on(learner, |_| {});
        }
        speak(Language::English);
        claims::check_sentences::<G>(step);
        play_on(Learner::<G>::new(step), |learner| {
            let accepted = learner.accepted();
            let mut straying = learner.clone();
            for action in learner.legal() {
                if accepted.contains(&action) {
                    let mut other = learner.clone();
                    other.act(&action);
                    play_on(other, |_| {});
                } else {
                    take_other(&mut straying, &action);
                }
            }
            assert!(
                straying.press_on(&EVERY_WAY).0.happened() > learner.happened(),
                "{} goes on after all that",
                step.key
            );
        });
    }
}

#[test]
fn every_step_can_be_done_and_nothing_else_in_all_games() {
    with_every_game!(every_step_can_be_done_and_nothing_else);
}

fn every_step_can_be_done_in_each_way<G: Tried>() {
    for (step, way) in G::COURSE.iter().flat_map(|step| EVERY_WAY.map(|way| (step, way))) {
        let mut learner = Learner::<G>::new(step);
        learner.throw();
        while !learner.exercise.is_done() {
            // In a game of pieces on squares the board alone takes the actions, and at a bag the buttons alone.
            let ways = match way {
                Way::Buttons if !learner.can_act_by(way) => [Way::Board],
                Way::Board if !learner.can_act_by(way) => [Way::Buttons],
                _ => [way],
            };
            learner = learner.press_on(&ways).0;
            learner.throw();
        }
        claims::check(step, learner.exercise.view().state());
    }
}

#[test]
fn every_step_can_be_done_in_each_way_in_all_games() {
    with_every_game!(every_step_can_be_done_in_each_way);
}

fn a_newcomer_is_done_in_four_minutes<G: Tried>() {
    let mut presses = 0;
    for step in G::COURSE {
        let mut learner = Learner::<G>::new(step);
        while !learner.exercise.is_done() {
            presses += learner.throw();
            if !learner.exercise.is_done() {
                let (next, count) = learner.press_on(&EVERY_WAY);
                (learner, presses) = (next, presses + count);
            }
        }
        // The press on “Next”.
        presses += 1;
    }
    assert!(presses <= MOST_PRESSES, "{}: {presses}", G::NAME);
}

#[test]
fn a_newcomer_is_done_in_four_minutes_in_all_games() {
    with_every_game!(a_newcomer_is_done_in_four_minutes);
}

fn a_hint_leads_on<G: Tried>() {
    for step in G::COURSE {
        play_on(Learner::<G>::new(step), |learner| {
            let mut helped = learner.clone();
            let is_free = helped.accepted().len() == helped.legal().len();
            if helped.exercise.view().can.hint && !is_free {
                helped.put(Input::Review(ReviewInput::Hint));
                assert!(matches!(helped.exercise.view().hint, HintView::Shown(_)), "{}", step.key);
                helped.put(Input::Review(ReviewInput::PlayHint));
                assert!(helped.happened() > learner.happened() || helped.exercise.view().sum.is_some(), "{}", step.key);
            }
        });
    }
}

#[test]
fn a_hint_leads_on_in_all_games() {
    with_every_game!(a_hint_leads_on);
}

#[test]
fn a_piece_that_loses_the_live_duel_is_told_and_asked_for_again() {
    speak(Language::English);
    let step = Dschamal::COURSE.last().expect("a step");
    for (outcome, told) in [
        (&["A draws black-star"][..], "Player A draws the black star."),
        (&["A draws white-arch"], "Player A draws the white arch, a shape in neither camp."),
        (&["A draws camel"], "Player A draws the camel, but doesn’t shout."),
        (&["A grips white-egg", "A draws white-cube"], "Player A draws"),
        (&["B draws yellow-ring"], "Player B draws the yellow ring"),
    ] {
        let mut exercise = Exercise::<Dschamal>::new(step, |seats| players::<Dschamal>(seats, &[0]));
        exercise.on(Input::Begin, 0.0);
        let press = exercise.view().controls[0].press;
        let effects = exercise.on(Input::Touch(press), 0.0);
        let asked = effects.iter().find_map(|effect| match effect {
            Effect::Ask(ticket, ActionRequest::SimultaneousPhase) => Some(*ticket),
            _ => None,
        });
        let draws = outcome.iter().map(|text| text.parse().expect("an action")).collect();
        exercise.on(Input::Answer(asked.expect("the duel"), draws), 0.0);
        let view = exercise.view();
        let said = &view.refusal.as_ref().unwrap_or_else(|| panic!("no answer to {outcome:?}")).sentence;
        assert!(said.starts_with(told) && said.ends_with((step.wrong)()), "{outcome:?}: {said}");
        assert!(!exercise.is_done() && view.permissions.play && view.happened() == 0, "{outcome:?}");
    }
}

fn steps_have_different_keys<G: Tried>() {
    let keys: BTreeSet<_> = G::COURSE.iter().map(|step| step.key).collect();
    assert_eq!(keys.len(), G::COURSE.len());
    assert!(keys.iter().all(|key| key.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-')), "{keys:?}");
    assert!(G::COURSE.is_empty() || (6..=10).contains(&G::COURSE.len()), "{}: {}", G::NAME, G::COURSE.len());
}

#[test]
fn steps_have_different_keys_in_all_games() {
    with_every_game!(steps_have_different_keys);
}
