//! Answering questions by searching in slices.

use std::ops::Range;

use super::mirror::{MirroredMatch, ReadState};
use super::{Answer, Ask, Judged, Message, Question, Reply};
use crate::bots::{self, Evaluate, Judge, Level, Thinking, Worth};
use crate::puzzles::PuzzleGame;
use crate::rules::{Game, Seat, Turn};

/// The number of positions per slice: some hundredths of a second on a phone.
const SLICE: u64 = 5_000;

/// An engine for matches of the game `G`. [`Engine::handle`] takes messages, and each call of [`Engine::advance`]
/// searches one slice. The default engine answers no [`Question::Refute`].
pub struct Engine<G: Evaluate> {
    mirror: MirroredMatch<G>,
    refute: Option<Refute<G>>,
    /// The number of the current question, and the work on it.
    asked: Option<(u32, Work<G::Action>)>,
}

/// Refutes a wrong action in a state, by a right one.
type Refute<G> = fn(&G, &<G as Game>::Action, &<G as Game>::Action) -> Answer;

/// Work on a question.
enum Work<A> {
    /// The search of a bot; for advice also what it needs to go on.
    Choice(Thinking<A>, Option<Advised>),
    /// The analysis of the steps in this range, from the last to the first.
    Judgement(Range<usize>, Judge),
    /// The refutation of the last action, by a right one.
    Refutation(A),
}

/// Who is advised: the seat, and the seed.
type Advised = (Seat, u64);

impl<G: Evaluate> Default for Engine<G> {
    fn default() -> Self {
        let read_position: Option<ReadState<G>> = if G::FROM_POSITIONS { Some(G::unpacked) } else { None };
        Self { mirror: MirroredMatch::new(read_position), refute: None, asked: None }
    }
}

impl<G: PuzzleGame> Engine<G> {
    /// An engine that also refutes wrong answers to puzzles.
    #[must_use]
    pub fn with_puzzles() -> Self {
        Self { mirror: MirroredMatch::new(Some(G::unpacked)), refute: Some(refute), asked: None }
    }
}

impl<G: Evaluate> Engine<G> {
    /// Handles a message. Returns a reply if there is one at once.
    pub fn handle(&mut self, message: &Message) -> Option<Reply> {
        match message {
            Message::Ask(ask) => {
                let work = self.mirror.update(ask).and_then(|()| self.begin(ask));
                let answer = if work.is_some() { Answer::Thinks } else { Answer::Lost };
                self.asked = work.map(|work| (ask.number, work));
                Some(Reply { number: ask.number, answer })
            }
            Message::Now => self.choice(),
            Message::Stop => {
                self.asked = None;
                None
            }
        }
    }

    /// Begins the work on a question; `None` if it cannot be answered.
    fn begin(&self, ask: &Ask) -> Option<Work<G::Action>> {
        let (state, seed) = (self.mirror.state()?, ask.seed);
        match &ask.question {
            Question::Choose { level, seat } => {
                let side_action = state.seen_by(*seat).choose_side_action(*seat).map(Thinking::decided);
                let thinking = side_action.or_else(|| Thinking::begin(*level, state, *seat, seed))?;
                Some(Work::Choice(thinking, None))
            }
            Question::Advise { seat } => {
                Some(Work::Choice(Thinking::begin(ADVISER, state, *seat, seed)?, Some((*seat, seed))))
            }
            Question::Judge { last } => {
                let steps = self.mirror.steps();
                Some(Work::Judgement(steps.checked_sub(*last)?..steps, Judge::default()))
            }
            Question::Refute { solution } => {
                self.refute.and(self.mirror.steps().checked_sub(1))?;
                Some(Work::Refutation(solution.parse().ok()?))
            }
        }
    }

    /// `true` if there is work left.
    pub fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// Works for one slice. Returns `None` if there is no work.
    pub fn advance(&mut self) -> Option<Reply> {
        let (number, work) = self.asked.as_mut()?;
        let number = *number;
        let answer = match work {
            Work::Choice(thinking, _) => {
                if !thinking.advance(SLICE) {
                    return self.choice();
                }
                Some(Answer::Thinks)
            }
            Work::Judgement(left, judge) => {
                let judged = left.next_back().and_then(|step| judge_step(&self.mirror, step, judge));
                if Range::is_empty(left) {
                    self.asked = None;
                }
                judged.map(Answer::Judged)
            }
            Work::Refutation(solution) => {
                let wrong = self.mirror.steps().checked_sub(1).and_then(|last| self.mirror.step(last));
                let refuted = self.refute.zip(wrong).map(|(refute, (state, wrong))| refute(state, wrong, solution));
                self.asked = None;
                refuted
            }
        };
        Some(Reply { number, answer: answer.unwrap_or(Answer::Lost) })
    }

    /// Ends the search with the best action so far. Returns `None` if no bot is thinking.
    fn choice(&mut self) -> Option<Reply> {
        let (number, Work::Choice(thinking, advised)) =
            self.asked.take_if(|(_, work)| matches!(work, Work::Choice(..)))?
        else {
            return None;
        };
        let mut actions = vec![thinking.best()];
        if let (Some(advised), Some(state)) = (advised, self.mirror.state()) {
            use_rest(state.clone(), advised, &mut actions);
        }
        Some(Reply { number, answer: Answer::Chosen(texts(&actions)) })
    }
}

/// The level that gives advice.
const ADVISER: Level = Level::Master;

/// Adds the choices with the rest of the throw of which the last of these `actions`, made in `state`, uses a part. Few
/// positions are left to search then.
fn use_rest<G: Evaluate>(mut state: G, (seat, seed): Advised, actions: &mut Vec<G::Action>) {
    while let Some(last) = actions.last()
        && state.apply(last).is_ok()
        && state.is_mid_throw()
        && state.turn() == Turn::Seat(seat)
        && let Some(thinking) = Thinking::begin(ADVISER, &state, seat, seed)
    {
        actions.push(thinking.finish());
    }
}

/// The analysis of one step; all later ones have been analysed.
fn judge_step<G: Evaluate>(mirror: &MirroredMatch<G>, step: usize, judge: &mut Judge) -> Option<Judged> {
    let (before, action) = mirror.step(step)?;
    let bots::Judged { outlook, luck, cost, better, after_better, after_chosen } =
        judge.step(before, mirror.choice_state(step)?, action);
    let by_seat = |worth: Worth| worth.into_iter().take(before.seats().into()).collect();
    Some(Judged {
        step,
        scale: G::SCALE,
        outlook: by_seat(outlook),
        luck: by_seat(luck),
        cost,
        better: better.map(|action| action.to_string()),
        after_better: texts(&after_better),
        after_chosen: texts(&after_chosen),
    })
}

/// What refutes a `wrong` action in a state, and what it loses against a right one. It takes less than 300 ms in a
/// browser.
fn refute<G: PuzzleGame>(state: &G, wrong: &G::Action, solution: &G::Action) -> Answer {
    Answer::Refuted { loss: state.loss(wrong, solution), replies: texts(&state.refutation(wrong, solution)) }
}

fn texts(actions: &[impl ToString]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}
