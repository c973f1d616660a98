//! An attempt at a puzzle: a sitting at which the solver makes its choices.

use std::rc::Rc;

use super::costs::working;
use super::engine_client::legal_play;
use super::practice::{DONE, PRACTICE, adapted, play, sit};
use super::{
    ActionRequest, Amount, Can, Effect, HintView, Input, Inquiry, Machine, ReviewInput, Sentence, Sitting, SumInput,
    TableView, Ticket,
};
use crate::bots::Scale;
use crate::engine::{self, Question};
use crate::puzzles::{Puzzle, PuzzleGame, Task, throw_use};
use crate::record::{NodeId, Player};
use crate::rules::{Seat, Turn};
use crate::scene::{Advise, Answer, Prompt, Scene, Touch};
use crate::words::puzzles;

/// A sitting at which the solver makes the choice of a puzzle, with the [rest](Puzzle::rest_of_throw) of the throw if it
/// uses a part, and then those of its [line](Puzzle::line), to which the other side replies.
///
/// After a wrong choice the engine is asked what refutes it, and the board shows that, until the solver tries again
/// ([`ReviewInput::TakeBack`]): then the board is as it was, and the prompt says what the choice costs. The verdict does
/// not wait for the answer, and without one all else goes on. From then on the solution can be shown
/// ([`ReviewInput::Hint`]). After the last right one the prompt says what speaks for it, and nothing more happens. In a
/// puzzle that asks for sums the board is only looked at until they are done ([`SumInput::PutAway`]). An attempt is not
/// saved.
#[derive(Clone)]
pub struct Attempt<G: Scene + PuzzleGame> {
    /// The puzzle, or what is left of it after right choices.
    puzzle: Rc<Puzzle<G>>,
    /// The place in the sitting at which it begins.
    place: NodeId,
    /// The reply to a right choice, and what is left of the puzzle after it.
    next: Option<(G::Action, Rc<Puzzle<G>>)>,
    sitting: Sitting<G>,
    stage: AttemptStage,
    /// `true` if all choices were right at once, `false` if one was wrong; `None` until that is known.
    is_right_at_once: Option<bool>,
    /// `true` if only the first answer counts, so that nothing refutes a wrong one.
    is_single: bool,
    /// The wrong choice made last.
    wrong: Option<WrongChoice<G::Action>>,
    /// The chances after the last right choice and after the wrong one that tempts most, in sentences.
    temptation: Option<String>,
    view: Rc<TableView<G>>,
}

/// A wrong choice, and why it is wrong.
#[derive(Clone)]
struct WrongChoice<A> {
    action: A,
    /// The ticket of the question what refutes it.
    ticket: Ticket,
    /// What it loses, as soon as that is known ([`PuzzleGame::loss`]).
    loss: Option<i64>,
    /// The chances after it and after the best choice ([`Advise::compare`]), or the sums over the faces of the die.
    chances: Option<String>,
    /// What it brings, or loses by the replies ([`Advise::reason`], [`Advise::loss`]), where chances do not
    /// tell.
    why: Option<String>,
}

/// The stage of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptStage {
    /// The solver has to work out what each direction costs ([`Costs`](super::Costs)).
    Sums,
    /// The solver has to choose.
    Choosing,
    /// The choice was right, and the other side replies.
    Answered,
    /// The choice was wrong. The board shows it, and as soon as that is known, what refutes it.
    Refuted,
    /// The choice was right, and the last one.
    Solved,
}

impl<G: Scene + PuzzleGame> Attempt<G> {
    /// Creates an attempt. `players` returns the players for a number of seats: the solver on the given seat, and bots.
    /// Nothing happens before [`Input::Begin`]. With `was_tried`, an earlier attempt at the puzzle has failed.
    ///
    /// # Panics
    /// If it is no seat's turn in the puzzle, or if the players do not fit: no list has such a puzzle.
    #[must_use]
    pub fn new(puzzle: Rc<Puzzle<G>>, was_tried: bool, players: impl FnOnce(u8, Seat) -> Vec<Player>) -> Self {
        let Turn::Seat(solver) = puzzle.state.turn() else { panic!("a puzzle is for a seat") };
        let players = players(puzzle.state.seats(), solver);
        let mut sitting = sit(puzzle.state.clone(), players, false).unwrap_or_else(|error| panic!("{error:?}"));
        let stage = if puzzle.task == Task::Costs { AttemptStage::Sums } else { AttemptStage::Choosing };
        if stage == AttemptStage::Sums {
            sitting.on(Input::Permissions(DONE), 0.0);
        }
        let view = Rc::clone(sitting.view());
        let is_right_at_once = was_tried.then_some(false);
        let mut attempt = Self {
            puzzle,
            place: NodeId::START,
            next: None,
            sitting,
            stage,
            is_right_at_once,
            is_single: false,
            wrong: None,
            temptation: None,
            view,
        };
        attempt.update_view();
        attempt
    }

    /// The same attempt, of which only the first answer counts: the engine is not asked what refutes a wrong one.
    #[must_use]
    pub fn once(self) -> Self {
        Self { is_single: true, ..self }
    }

    /// The stage of the attempt.
    #[must_use]
    pub fn stage(&self) -> AttemptStage {
        self.stage
    }

    /// `true` if all choices were right at once, `false` if one was wrong; `None` until that is known.
    #[must_use]
    pub fn is_right_at_once(&self) -> Option<bool> {
        self.is_right_at_once
    }

    /// The name of an action in the words of the control that chooses it; [`Wording::step_name`](crate::scene::Wording)
    /// if none does.
    #[must_use]
    pub fn name(&self, action: &G::Action) -> String {
        let state = &self.puzzle.state;
        let leads = |touch| {
            let Answer::Select(selection) = state.touch(&G::Selection::default(), touch) else { return false };
            state.touch(&selection, Touch::Throw) == Answer::ActAndThrow(action.clone())
        };
        let controls = state.controls(&self.sitting.view().seating, &G::Selection::default());
        let control = controls.into_iter().find(|control| leads(control.press));
        control.map_or_else(|| G::step_name(action), |control| control.text)
    }

    /// Passes an input to the sitting, and judges the choice that it makes.
    fn pass(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        let reply = self.next.as_ref().map(|(reply, _)| reply);
        let answer = reply.or(self.puzzle.solutions.first());
        let mut effects = play(&mut self.sitting, input, now, |_| answer.cloned());
        match self.stage {
            AttemptStage::Choosing => {
                if let Some(choice) = self.choice() {
                    effects.extend(self.judge(choice, now));
                }
            }
            AttemptStage::Answered => self.go_on(),
            _ => {}
        }
        effects
    }

    /// The choice of the solver, once it is made: the first action after the puzzle's place.
    fn choice(&self) -> Option<G::Action> {
        let view = self.sitting.view();
        let first = *view.played.way(self.place, view.at).first()?;
        Some(view.played.step_at(first)?.action.clone())
    }

    /// Asks for the next choice, once the other side has replied.
    fn go_on(&mut self) {
        let view = self.sitting.view();
        if view.played.way(self.place, view.at).len() == 2
            && let Some((_, puzzle)) = self.next.take()
        {
            self.place = view.at;
            self.puzzle = puzzle;
            self.stage = AttemptStage::Choosing;
        }
    }

    /// Judges a choice. Of a wrong one the engine is asked what refutes it.
    fn judge(&mut self, choice: G::Action, now: f64) -> Vec<Effect> {
        if let Some((reply, puzzle)) = self.puzzle.next(&choice) {
            self.next = Some((reply, Rc::new(puzzle)));
            self.stage = AttemptStage::Answered;
            self.wrong = None;
            return Vec::new();
        }
        let is_right = self.puzzle.accepts(&choice);
        if is_right && let Some(rest) = self.puzzle.rest_of_throw(&choice) {
            return self.go_on_with_throw(&choice, rest, now);
        }
        self.is_right_at_once.get_or_insert(is_right);
        self.stage = if is_right { AttemptStage::Solved } else { AttemptStage::Refuted };
        let mut asked = None;
        if is_right {
            self.temptation = self.temptation.take().or_else(|| self.compare_with_temptation(&choice));
        } else {
            let table = &mut self.sitting.table;
            table.move_to(self.place);
            table.local.permissions = DONE;
            table.act(vec![choice.clone()]);
            asked = if self.is_single { None } else { self.ask_refutation(choice) };
        }
        play(&mut self.sitting, Input::Permissions(DONE), now, |_| None).into_iter().chain(asked).collect()
    }

    /// Asks for the rest of the throw after a right choice, or judges it if it is made already: the answer is the whole
    /// throw.
    fn go_on_with_throw(&mut self, choice: &G::Action, rest: Puzzle<G>, now: f64) -> Vec<Effect> {
        self.temptation = self.compare_with_temptation(choice);
        let view = self.sitting.view();
        self.place = view.played.way(self.place, view.at).first().copied().unwrap_or(view.at);
        self.puzzle = Rc::new(rest);
        self.wrong = None;
        self.choice().map(|next| self.judge(next, now)).unwrap_or_default()
    }

    /// Compares a right choice with the wrong one that tempts most, by chances.
    fn compare_with_temptation(&self, choice: &G::Action) -> Option<String> {
        let Puzzle { state, solutions, .. } = &*self.puzzle;
        let tempts = state.temptation(solutions)?;
        let chances = state.compare(&throw_use(state, &tempts), &throw_use(state, choice))?;
        Some([puzzles::tempting(&G::step_name(&tempts)), chances].join(" "))
    }

    /// Asks what refutes a wrong choice.
    fn ask_refutation(&mut self, action: G::Action) -> Option<Effect> {
        let Puzzle { state, solutions, .. } = &*self.puzzle;
        let solution = solutions.first()?;
        let chances = state.compare(&throw_use(state, &action), &throw_use(state, solution));
        let chances = chances.or_else(|| compare_sums(state, &action, solution));
        let why = state.reason(&action, &self.sitting.view().seating);
        let question = Question::Refute { solution: solution.to_string() };
        let table = &mut self.sitting.table;
        let ticket = table.scheduler.ticket();
        let inquiry = Inquiry::new(question, &table.line.played, self.place, std::slice::from_ref(&action));
        self.wrong = Some(WrongChoice { action, ticket, loss: None, chances, why });
        Some(Effect::Ask(ticket, ActionRequest::Engine(inquiry)))
    }

    /// Shows what refutes the wrong choice, without another animation of the choice, unless the solver tries again
    /// already. Where chances tell why it is wrong, one throw would only distract from them.
    fn refute(&mut self, loss: i64, replies: &[String], now: f64) -> Vec<Effect> {
        let Some(wrong) = &mut self.wrong else { return Vec::new() };
        wrong.loss = Some(loss);
        let table = &mut self.sitting.table;
        let mut state = table.line.played.state_at(self.place).clone();
        state.happen(&wrong.action);
        let replies = legal_play(state.clone(), replies);
        wrong.why = Advise::loss(&state, &replies, &self.view.seating).or(wrong.why.take());
        let is_told = wrong.chances.is_some() && !state.is_mid_throw();
        if self.stage != AttemptStage::Refuted || replies.is_empty() || is_told {
            return Vec::new();
        }
        table.move_to(self.place);
        if table.line.apply(vec![wrong.action.clone()]).is_ok() {
            table.act(replies);
        }
        play(&mut self.sitting, Input::Permissions(DONE), now, |_| None)
    }

    /// Lets the solver choose, once the sums are done ([`SumInput::PutAway`]).
    fn end_sums(&mut self, now: f64) -> Vec<Effect> {
        if self.stage != AttemptStage::Sums {
            return Vec::new();
        }
        self.stage = AttemptStage::Choosing;
        play(&mut self.sitting, Input::Permissions(PRACTICE), now, |_| None)
    }

    /// Lets the solver try again after a wrong choice: the board is as it was.
    fn try_again(&mut self, now: f64) -> Vec<Effect> {
        if self.stage != AttemptStage::Refuted {
            return Vec::new();
        }
        self.stage = AttemptStage::Choosing;
        let table = &mut self.sitting.table;
        table.local.permissions = PRACTICE;
        table.move_to(self.place);
        play(&mut self.sitting, Input::ClearSelection, now, |_| None)
    }

    /// `true` if the solution can be shown: to a solver who has failed, and has to choose again.
    fn can_show_solution(&self) -> bool {
        self.is_right_at_once == Some(false) && self.stage == AttemptStage::Choosing
    }

    /// Updates the view: that of the sitting, with the words of the puzzle.
    fn update_view(&mut self) {
        let mut view = (**self.sitting.view()).clone();
        let can_show = self.can_show_solution() && view.can.hint;
        view.can =
            Can { take_back: self.stage == AttemptStage::Refuted, redo: false, hint: can_show, start_variation: false };
        let title = match self.stage {
            AttemptStage::Sums => puzzles::work_out_costs(),
            AttemptStage::Choosing if self.wrong.is_some() => puzzles::try_again(),
            AttemptStage::Answered => puzzles::go_on(),
            AttemptStage::Choosing if self.place != NodeId::START && !self.puzzle.state.is_mid_throw() => {
                puzzles::go_on()
            }
            AttemptStage::Choosing if self.puzzle.task == Task::Payment => puzzles::where_pays_most(),
            AttemptStage::Choosing => puzzles::find_best(),
            AttemptStage::Refuted if self.has_chances() => puzzles::not_best_chances(),
            AttemptStage::Refuted if G::THROWS => puzzles::not_best_throw(),
            AttemptStage::Refuted => puzzles::not_best(),
            AttemptStage::Solved => puzzles::solved(),
        };
        let is_picked = view.cells.iter().any(|cell| cell.picked);
        let hint = match self.stage {
            AttemptStage::Sums => Some(puzzles::costs_task().to_owned()),
            AttemptStage::Choosing if self.puzzle.task == Task::Payment && !is_picked => {
                Some(puzzles::payment_task().to_owned())
            }
            _ => view.prompt.hint,
        };
        view.prompt = Prompt { title: title.to_owned(), hint };
        view.recap = match self.stage {
            // The needs of a selection are more important than the fault of the choice before.
            AttemptStage::Choosing if is_picked => None,
            AttemptStage::Choosing => self.reason(),
            AttemptStage::Refuted if self.has_chances() => self.reason(),
            AttemptStage::Refuted => self.reason_and(view.recap),
            AttemptStage::Sums | AttemptStage::Answered => None,
            AttemptStage::Solved => self.praise(),
        };
        if self.stage != AttemptStage::Choosing {
            view.hint = HintView::None;
        }
        // No match comes before a puzzle of Damath, so that nothing was taken yet.
        for panel in Rc::make_mut(&mut view.panels) {
            panel.figures.retain(|figure| figure.kind != "captures" || figure.value != "0");
        }
        self.view = Rc::new(view);
    }

    /// `true` if chances tell why the last wrong choice is wrong.
    fn has_chances(&self) -> bool {
        self.wrong.as_ref().is_some_and(|wrong| wrong.chances.is_some())
    }

    /// What a rug brings, for a puzzle that asks for it: `Rug d5-d6: 0 + 2 × 3 + 2 × 3 + 4 = 16`.
    fn payment(&self, action: &G::Action) -> Option<String> {
        let sum = self.puzzle.state.payment(action).filter(|_| self.puzzle.task == Task::Payment)?;
        Some(puzzles::way_working(&self.name(action), &format!("{} = {}", working(&sum), sum.total())))
    }

    /// The cost of the last wrong choice and why, followed by what the table says of the step that is shown.
    fn reason_and(&self, recap: Option<Sentence>) -> Option<Sentence> {
        let texts: Vec<_> = self.reason().into_iter().chain(recap).map(|sentence| sentence.text).collect();
        (!texts.is_empty()).then(|| Sentence { text: texts.join(" "), clause: None })
    }

    /// The cost of the last wrong choice, with what it brings or the chances that tell why, in sentences.
    fn reason(&self) -> Option<Sentence> {
        let WrongChoice { action, loss, chances, why, .. } = self.wrong.as_ref()?;
        let step = self.name(action);
        let cost = loss.map(|hundredths| match hundredths {
            // Less than half a point, or than half a percent, would be called none.
            ..50 => puzzles::worse(&step),
            _ => puzzles::costs(&step, &Amount { hundredths, is_chance: G::SCALE == Scale::Chance }.whole()),
        });
        let cost = cost.filter(|_| self.puzzle.task != Task::Payment);
        let says: Vec<_> = cost.into_iter().chain(chances.clone().or_else(|| why.clone())).collect();
        (!says.is_empty()).then(|| Sentence { text: says.join(" "), clause: None })
    }

    /// What speaks for the right choice: what it brings, or its chances against those of the wrong one that tempts most, or
    /// else its reasons.
    fn praise(&self) -> Option<Sentence> {
        let choice = self.choice()?;
        let text = self.payment(&choice).or_else(|| self.temptation.clone()).or_else(|| {
            let (state, seating) = (&self.puzzle.state, &self.sitting.view().seating);
            let advice = || Some(state.plan_advice(&throw_use(state, &choice), seating)?.text);
            state.reason(&choice, seating).or_else(advice)
        })?;
        Some(Sentence { text, clause: None })
    }
}

impl<G: Scene + PuzzleGame> Machine for Attempt<G> {
    type Input = Input<G>;
    type Effect = Effect;
    type View = TableView<G>;

    fn on(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        let mut effects = match input {
            Input::Review(ReviewInput::TakeBack) => self.try_again(now),
            Input::Sum(SumInput::PutAway) => self.end_sums(now),
            Input::Review(ReviewInput::Hint | ReviewInput::PlayHint) if !self.can_show_solution() => Vec::new(),
            Input::Heard(ticket, engine::Answer::Refuted { loss, replies }) if self.awaits(ticket) => {
                self.refute(loss, &replies, now)
            }
            Input::Preferences(preferences) => self.pass(Input::Preferences(adapted(preferences, false)), now),
            other => self.pass(other, now),
        };
        // Whatever the table is done with, the answer of the engine is still awaited.
        effects.retain(|effect| *effect != Effect::Cancel);
        self.update_view();
        effects
    }

    fn view(&self) -> &Rc<TableView<G>> {
        &self.view
    }

    fn awaits(&self, ticket: Ticket) -> bool {
        let is_asked = |wrong: &WrongChoice<_>| wrong.ticket == ticket && wrong.loss.is_none();
        self.wrong.as_ref().is_some_and(is_asked) || self.sitting.awaits(ticket)
    }
}

/// Compares a wrong choice with a right one by what they bring, or cost, over the faces of the die, and says so if that alone
/// does not speak for the right one; `None` if neither is to be summed.
fn compare_sums<G: PuzzleGame>(state: &G, wrong: &G::Action, right: &G::Action) -> Option<String> {
    let costs = state.costs();
    let cost = |action| costs.iter().find(|(way, _)| way == action).map(|(_, sum)| sum);
    let (text, tells_why) = if let (Some(brings), Some(best)) = (state.payment(wrong), state.payment(right)) {
        let [total, best] = [brings.total(), best.total()];
        (puzzles::faces_bring(&working(&brings), total, best), total < best)
    } else {
        let (costs, best) = (cost(wrong)?, cost(right)?.total());
        (puzzles::faces_cost(&working(costs), costs.total(), best), costs.total() > best)
    };
    Some(if tells_why { text } else { [&*text, puzzles::rest_decides()].join(" ") })
}
