//! Answering questions by searching in slices.

use super::mirror::MirroredMatch;
use super::{Answer, Judged, Message, Question, ResponseBody};
use crate::bots::{self, Evaluate, Judge, Level, Scale, Thinking};
use crate::rules::{Seat, Turn};

/// The number of positions per slice: some hundredths of a second on a phone.
const SLICE: u64 = 5_000;

/// An engine for matches of the game `G`. [`Engine::handle`] takes messages, and each call of [`Engine::advance`]
/// searches one slice.
pub struct Engine<G: Evaluate> {
    mirror: MirroredMatch<G>,
    /// The number of the current question, and the work on it.
    asked: Option<(u32, Work<G::Action>)>,
}

/// Work on a question.
enum Work<A> {
    /// The search of a bot; for a hint also what it needs to go on.
    Choice(Thinking<A>, Option<HintSeat>),
    /// The analysis of the steps below this index, from the last to the first.
    Judgement(usize, Judge),
}

/// Whose choices a hint is about: the level, the seat, and the seed.
type HintSeat = (Level, Seat, u64);

impl<G: Evaluate> Default for Engine<G> {
    fn default() -> Self {
        Self { mirror: MirroredMatch::new(), asked: None }
    }
}

impl<G: Evaluate> Engine<G> {
    /// Handles a message. Returns a response if there is one at once.
    pub fn handle(&mut self, message: &Message) -> Option<Answer> {
        match &message.question {
            Question::Stop => {
                self.asked = None;
                None
            }
            Question::Now => self.choice(),
            Question::Judge => self.begin(message, |mirror| Some(Work::Judgement(mirror.steps(), Judge::default()))),
            Question::Choose { bot, seat, besides, seed } => self.begin(message, |mirror| {
                let state = mirror.state()?;
                let (level, seat, seed) = (Level::by_name(bot)?, Seat(*seat), seed.parse().ok()?);
                let side_action = if *besides { state.seen_by(seat).choose_side_action(seat) } else { None };
                let decided = side_action.map(Thinking::decided);
                let thinking = decided.or_else(|| Thinking::begin(level, state, seat, seed))?;
                Some(Work::Choice(thinking, (!besides).then_some((level, seat, seed))))
            }),
        }
    }

    /// Starts `work` on the updated match, or reports that the update does not fit.
    fn begin(
        &mut self,
        message: &Message,
        work: impl FnOnce(&MirroredMatch<G>) -> Option<Work<G::Action>>,
    ) -> Option<Answer> {
        let work = self.mirror.update(message).and_then(|()| work(&self.mirror));
        self.asked = work.map(|work| (message.number, work));
        self.asked.is_none().then_some(Answer { number: message.number, says: ResponseBody::Lost })
    }

    /// `true` if there is work left.
    pub fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// Works for one slice. Returns a response once one is found.
    pub fn advance(&mut self) -> Option<Answer> {
        let (number, work) = self.asked.as_mut()?;
        match work {
            Work::Choice(thinking, _) => {
                if thinking.advance(SLICE) {
                    None
                } else {
                    self.choice()
                }
            }
            Work::Judgement(left, judge) => {
                let step = left.checked_sub(1);
                *left = step.unwrap_or_default();
                let judged = step.and_then(|step| judge_step(&self.mirror, step, judge));
                let answer = judged.map(|judged| Answer { number: *number, says: ResponseBody::Judged(judged) });
                // Step 0 was the last.
                if *left == 0 {
                    self.asked = None;
                }
                answer
            }
        }
    }

    /// Ends the search with the best action so far.
    fn choice(&mut self) -> Option<Answer> {
        let (number, work) = self.asked.take()?;
        let Work::Choice(thinking, hint) = work else { return None };
        let mut actions = vec![thinking.best()];
        if let (Some(hint), Some(state)) = (hint, self.mirror.state()) {
            use_rest(state.clone(), hint, &mut actions);
        }
        Some(Answer { number, says: ResponseBody::Does(actions.iter().map(ToString::to_string).collect()) })
    }
}

/// Adds the choices with the rest of the throw of which the last of these `actions`, made in `state`, uses a part. Few
/// positions are left to search then.
fn use_rest<G: Evaluate>(mut state: G, (level, seat, seed): HintSeat, actions: &mut Vec<G::Action>) {
    while let Some(last) = actions.last()
        && state.apply(last).is_ok()
        && state.is_mid_throw()
        && state.turn() == Turn::Seat(seat)
        && let Some(thinking) = Thinking::begin(level, &state, seat, seed)
    {
        actions.push(thinking.finish());
    }
}

/// The analysis of one step; all later ones have been analysed.
fn judge_step<G: Evaluate>(mirror: &MirroredMatch<G>, step: usize, judge: &mut Judge) -> Option<Judged> {
    let (before, action) = mirror.step(step)?;
    let bots::Judged { outlook, luck, cost, better, after_better, after_chosen } =
        judge.step(before, mirror.choice_state(step)?, action);
    let all = |worth: bots::Worth| worth.into_iter().take(before.seats().into()).map(to_safe).collect();
    let better = better.map(|action| action.to_string());
    let texts = |play: Vec<G::Action>| play.iter().map(ToString::to_string).collect();
    let [after_better, after_chosen] = [after_better, after_chosen].map(texts);
    let (step, percent) = (u32::try_from(step).ok()?, G::SCALE == Scale::Chance);
    let (outlook, luck, cost) = (all(outlook), all(luck), to_safe(cost));
    Some(Judged { step, percent, outlook, luck, cost, better, after_better, after_chosen })
}

/// The greatest integer up to which JavaScript represents all (`Number.MAX_SAFE_INTEGER`).
const MAX_SAFE_INTEGER: i64 = (1 << 53) - 1;

/// Clamps a value to what a JavaScript number holds exactly.
fn to_safe(worth: i64) -> i64 {
    worth.clamp(-MAX_SAFE_INTEGER, MAX_SAFE_INTEGER)
}
