//! The page's side of the talk with the engine.

use std::rc::Rc;

use crate::engine::{Answer, Ask, Message, Question, Reply};
use crate::record::{Match, NodeId, Start};
use crate::rules::Game;

/// The number of engines that end without an answer before the next one runs on the page.
const MAX_CRASHES: u8 = 3;

/// A question, and the match that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inquiry {
    /// The question.
    pub question: Question,
    /// The match.
    pub course: Rc<Course>,
}

/// The course of a match, as it is written in records; a position as [`Game::packed`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Its start.
    pub start: Start<String, String>,
    /// The number of actions after which it moved to a link; `None` if it did not.
    pub by_link: Option<usize>,
    /// Its actions.
    pub actions: Vec<String>,
}

impl Inquiry {
    /// A question about a match up to `end`, followed by the actions of a `choice`.
    #[must_use]
    pub fn new<G: Game>(question: Question, played: &Match<G>, end: NodeId, choice: &[G::Action]) -> Self {
        let way = played.way(NodeId::START, end);
        let steps = way.into_iter().filter_map(|place| played.step_at(place));
        let actions = steps.map(|step| step.action.to_string()).chain(choice.iter().map(ToString::to_string)).collect();
        let start = match played.start() {
            Start::Options(options) => Start::Options(options.to_string()),
            Start::Position(position) => Start::Position(position.packed()),
        };
        let course = Course { start, by_link: played.begin_by_link(), actions };
        Self { question, course: course.into() }
    }
}

/// The talk of a page with the engine of its game, as a plain value: lines and crashes come in, and effects go out.
///
/// One question is open at a time. It is asked again, with all of the match, of an engine that has lost it, and of the
/// engine that follows one that has ended. Answers to other questions, and judgements that have been delivered, are
/// dropped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineClient {
    /// The number of the last question.
    number: u32,
    open: Option<OpenInquiry>,
    is_running: bool,
    /// The course of the match that the engine has.
    known: Option<Rc<Course>>,
    /// The number of engines that have ended since the last answer.
    crashes: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct OpenInquiry {
    inquiry: Inquiry,
    seed: u64,
    /// `true` if the engine was sent all of the match.
    is_whole: bool,
    /// The number of judgements by the engine that was asked last.
    judged: usize,
    /// The number of judgements that have been delivered.
    delivered: usize,
}

/// An effect of the talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineEffect {
    /// Start an engine.
    Start {
        /// `true` if it has to run on the page.
        on_page: bool,
    },
    /// End the engine.
    End,
    /// Send it this line.
    Send(String),
    /// This is an answer to the open question, which is closed if it was the last one.
    Deliver(Answer),
}

impl EngineClient {
    /// Asks a question in place of the open one. Returns also its number.
    pub fn ask(&mut self, inquiry: Inquiry, seed: u64) -> (u32, Vec<EngineEffect>) {
        self.number += 1;
        self.open = Some(OpenInquiry { inquiry, seed, is_whole: false, judged: 0, delivered: 0 });
        (self.number, self.send())
    }

    /// `true` if the question with this number has not been answered completely.
    #[must_use]
    pub fn is_open(&self, number: u32) -> bool {
        self.is_waiting() && number == self.number
    }

    /// `true` if a question is open.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.open.is_some()
    }

    /// Has the question with this number answered at once, if it is open.
    #[must_use]
    pub fn hurry(&self, number: u32) -> Vec<EngineEffect> {
        if self.is_open(number) { vec![EngineEffect::Send(Message::Now.to_string())] } else { Vec::new() }
    }

    /// Cancels the question with this number, if it is open.
    pub fn cancel(&mut self, number: u32) -> Vec<EngineEffect> {
        if !self.is_open(number) {
            return Vec::new();
        }
        self.open = None;
        vec![EngineEffect::Send(Message::Stop.to_string())]
    }

    /// Handles a line of the engine. One that cannot be read is as good as a crash.
    pub fn receive(&mut self, line: &str) -> Vec<EngineEffect> {
        let Ok(Reply { number, answer }) = line.parse() else { return self.fail() };
        let Some(open) = self.open.as_mut().filter(|_| number == self.number) else { return Vec::new() };
        match &answer {
            Answer::Thinks => return Vec::new(),
            Answer::Lost if !open.is_whole => {
                self.known = None;
                return self.send();
            }
            Answer::Judged(_) => {
                self.crashes = 0;
                open.judged += 1;
                let is_new = open.judged > open.delivered;
                open.delivered = open.delivered.max(open.judged);
                if matches!(open.inquiry.question, Question::Judge { last } if open.judged >= last) {
                    self.open = None;
                }
                return if is_new { vec![EngineEffect::Deliver(answer)] } else { Vec::new() };
            }
            Answer::Lost => self.known = None,
            Answer::Chosen(_) | Answer::Refuted { .. } => self.crashes = 0,
        }
        self.open = None;
        vec![EngineEffect::Deliver(answer)]
    }

    /// Handles the end of the engine by a crash, or its silence.
    pub fn fail(&mut self) -> Vec<EngineEffect> {
        self.is_running = false;
        self.known = None;
        self.crashes = self.crashes.saturating_add(1);
        [vec![EngineEffect::End], self.send()].concat()
    }

    /// Sends the open question, with what the engine does not know of its match.
    fn send(&mut self) -> Vec<EngineEffect> {
        let Some(OpenInquiry { inquiry, seed, is_whole, judged, .. }) = &mut self.open else { return Vec::new() };
        let Inquiry { question, course } = inquiry;
        let Course { start, by_link, actions } = &**course;
        let known = self.known.replace(Rc::clone(course));
        let known = known.filter(|known| known.start == *start && known.by_link == *by_link);
        let same =
            |known: &Course| known.actions.iter().zip(actions).take_while(|(known, action)| known == action).count();
        let from = known.as_deref().map_or(0, same);
        (*is_whole, *judged) = (known.is_none(), 0);
        let ask = Ask {
            number: self.number,
            seed: *seed,
            question: question.clone(),
            start: is_whole.then(|| start.clone()),
            by_link: *by_link,
            from,
            actions: actions[from..].to_vec(),
        };
        let starts = !std::mem::replace(&mut self.is_running, true);
        let start = starts.then_some(EngineEffect::Start { on_page: self.crashes >= MAX_CRASHES });
        start.into_iter().chain([EngineEffect::Send(Message::Ask(ask).to_string())]).collect()
    }
}

/// The actions of an answer up to the first that cannot be read, or is illegal after those before it in `state`: the
/// engine is not trusted.
#[must_use]
pub fn legal_play<G: Game>(mut state: G, texts: &[String]) -> Vec<G::Action> {
    let actions = texts.iter().map_while(|text| text.parse().ok());
    actions.take_while(|action| state.apply(action).is_ok()).collect()
}
