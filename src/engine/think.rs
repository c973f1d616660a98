//! Thinking about what has been asked.

use super::follow::Followed;
use super::{Answer, Judged, Message, Question, Says};
use crate::bots::{self, Evaluate, Judge, Level, Scale, Thinking};
use crate::rules::Seat;

/// So many positions are looked at in a slice: some hundredths of a second on a phone.
const SLICE: u64 = 5_000;

/// An engine that follows a match of the game `G`. It is given what is asked by [`Engine::hear`], and thinks whenever
/// [`Engine::go_on`] is called.
pub struct Engine<G: Evaluate> {
    followed: Followed<G>,
    /// What is being thought about, by the number of the question.
    asked: Option<(u32, Work<G::Action>)>,
}

/// What an engine thinks about.
enum Work<A> {
    /// What a bot does.
    Choice(Thinking<A>),
    /// The first steps, so many of them, the last of them first.
    Judgement(usize, Judge),
}

impl<G: Evaluate> Default for Engine<G> {
    fn default() -> Self {
        Self { followed: Followed::new(), asked: None }
    }
}

impl<G: Evaluate> Engine<G> {
    /// Hears a message, and tells what can be answered at once.
    pub fn hear(&mut self, message: &Message) -> Option<Answer> {
        match &message.question {
            Question::Stop => self.asked = None,
            Question::Now => return self.choice(),
            Question::Judge => {
                return self.begin(message, |followed| Some(Work::Judgement(followed.steps(), Judge::default())));
            }
            Question::Choose { bot, seat, besides, seed } => {
                return self.begin(message, |followed| {
                    let state = followed.state()?;
                    let (level, seat, seed) = (Level::by_name(bot)?, Seat(*seat), seed.parse().ok()?);
                    let aside = state.seen_by(seat).aside(seat).filter(|_| *besides).map(Thinking::decided);
                    aside.or_else(|| Thinking::begin(level, state, seat, seed)).map(Work::Choice)
                });
            }
        }
        None
    }

    /// Begins with what there is to think about, or tells that the match cannot be followed.
    fn begin(
        &mut self,
        message: &Message,
        work: impl FnOnce(&Followed<G>) -> Option<Work<G::Action>>,
    ) -> Option<Answer> {
        let work = self.followed.follow(message).and_then(|()| work(&self.followed));
        self.asked = work.map(|work| (message.number, work));
        self.asked.is_none().then_some(Answer { number: message.number, says: Says::Lost })
    }

    /// Whether there is something to think about.
    pub fn thinks(&self) -> bool {
        self.asked.is_some()
    }

    /// Thinks for a moment, and tells an answer once it is found.
    pub fn go_on(&mut self) -> Option<Answer> {
        let (number, work) = self.asked.as_mut()?;
        match work {
            Work::Choice(thinking) => {
                if thinking.go_on(SLICE) {
                    None
                } else {
                    self.choice()
                }
            }
            Work::Judgement(left, judge) => {
                let step = left.checked_sub(1);
                *left = step.unwrap_or_default();
                let judged = step.and_then(|step| judged(&self.followed, step, judge));
                let answer = judged.map(|judged| Answer { number: *number, says: Says::Judged(judged) });
                // Before the first step nothing is left to think about.
                if *left == 0 {
                    self.asked = None;
                }
                answer
            }
        }
    }

    /// The choice as far as it has been found.
    fn choice(&mut self) -> Option<Answer> {
        let (number, work) = self.asked.take()?;
        let Work::Choice(thinking) = work else { return None };
        Some(Answer { number, says: Says::Does(thinking.best().to_string()) })
    }
}

/// What is thought of a step of a match. All after it have been judged.
fn judged<G: Evaluate>(followed: &Followed<G>, step: usize, judge: &mut Judge) -> Option<Judged> {
    let (before, action) = followed.step(step)?;
    let bots::Judged { outlook, luck, cost, better } = judge.step(before, followed.decided(step)?, action);
    let all = |worth: bots::Worth| worth.into_iter().take(before.seats().into()).map(told).collect();
    let better = better.map(|action| action.to_string());
    let (step, percent) = (u32::try_from(step).ok()?, G::SCALE == Scale::Chance);
    Some(Judged { step, percent, outlook: all(outlook), luck: all(luck), cost: told(cost), better })
}

/// The greatest whole number up to which JavaScript has them all.
const MOST: i64 = (1 << 53) - 1;

/// A worth as messages tell it.
fn told(worth: i64) -> i64 {
    worth.clamp(-MOST, MOST)
}
