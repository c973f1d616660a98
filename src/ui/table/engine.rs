//! The table's connection to the engine of the bots: its requests, and the engine's answers.

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::engine_runner::{self, EngineEvent};
use crate::bots::Level;
use crate::engine::{self, Message, Question};
use crate::play::{Amount, Ticket};
use crate::record::{Kind, Match, NodeId, Start};
use crate::rules::{Game, Seat};
use crate::ui::entropy;

/// A request to the engine.
#[derive(Clone, Copy)]
pub enum Request {
    /// The action of the bot on a seat.
    Action(Ticket, Seat),
    /// The action that the strongest bot would choose on a seat.
    Advice(Ticket, Seat),
    /// The cost of the choice of a person that has not been made yet.
    Cost(Ticket),
    /// The judgement of every step up to a place.
    Judgement(NodeId),
    /// The judgement of the step to a place of a variation.
    Figure(NodeId),
}

/// An answer of the engine.
pub enum Reply<A> {
    /// An action for a seat; `None` if the answer is not an action.
    Action(Ticket, Seat, Option<A>),
    /// A hint: the best action, and the use of the rest of a throw; empty if the answer is not an action.
    Advice(Ticket, Vec<A>),
    /// The cost of a choice: 0 or less.
    Cost(Ticket, Amount),
    /// The judgement of a step.
    Step(StepJudged<A>),
    /// The judgement of the step to a place of a variation.
    Figure(NodeId, StepJudged<A>),
    /// The engine has lost the match; the request has to be sent again.
    Lost(Request),
}

/// The judgement of a step, from the engine's message ([`engine::Judged`]).
pub struct StepJudged<A> {
    /// Index of the step, from 0.
    pub step: Option<usize>,
    /// `true` if the values are hundredths of a percent.
    pub percent: bool,
    /// The outlook of each seat after the step.
    pub outlook: Vec<i64>,
    /// The change of each seat's outlook by chance.
    pub luck: Vec<i64>,
    /// The cost of the choice: 0 or less.
    pub cost: i64,
    /// The best choice, if there was a better one.
    pub better: Option<A>,
    /// The best play of all after it.
    pub after_better: Vec<A>,
    /// The best play of all after the choice that was made.
    pub after_chosen: Vec<A>,
}

/// The table's connection to the engine.
pub struct Engine<G: Game> {
    /// The actions of the match that were sent to the engine; `None` if it does not have the match.
    sent: Option<Vec<G::Action>>,
    /// The open request, and whether the complete match was sent with it.
    open_request: Option<(Request, bool)>,
    /// For [`Request::Cost`], the number of the choice's actions that are not judged yet, and the cost of the others.
    choice: (usize, i64),
    /// Number of the last request.
    number: u32,
}

impl<G: Game> Default for Engine<G> {
    fn default() -> Self {
        Self { sent: None, open_request: None, choice: (0, 0), number: 0 }
    }
}

/// Cancels the open request when the table is left.
impl<G: Game> Drop for Engine<G> {
    fn drop(&mut self) {
        if self.open_request.is_some() {
            self.send_control(Question::Stop);
        }
    }
}

impl<G: Game> Engine<G> {
    /// `true` if an action or a cost is awaited: play may wait for these, but not for the analysis of the match.
    pub fn is_awaited(&self) -> bool {
        self.open_request.is_some_and(|(request, _)| !matches!(request, Request::Judgement(_) | Request::Figure(_)))
    }

    /// `true` if the judgement of every step up to `end` was requested last: it is being made, or complete.
    pub fn is_judging(&self, end: NodeId) -> bool {
        self.open_request.is_some_and(|(request, _)| matches!(request, Request::Judgement(of) if of == end))
    }

    /// Cancels the request for an action or a cost.
    pub fn stop(&mut self) {
        if self.is_awaited() {
            self.end();
        }
    }

    /// Closes the open request.
    fn end(&mut self) {
        self.open_request = None;
        self.send_control(Question::Stop);
    }

    /// Makes the engine answer with the best action found so far.
    pub fn move_now(&self) {
        if self.is_awaited() {
            self.send_control(Question::Now);
        }
    }

    /// Sends a request about a match whose current place is `at`; `choice` are the actions whose cost is requested.
    pub fn ask(&mut self, played: &Match<G>, at: NodeId, choice: &[G::Action], request: Request) {
        let (end, question) = match request {
            Request::Action(_, seat) => {
                let Kind::Bot(bot) = &played.players()[seat.index()].kind else { return };
                (at, choose(bot, seat, true))
            }
            Request::Advice(_, seat) => (at, choose(Level::Master.name(), seat, false)),
            Request::Cost(_) => (at, Question::Judge),
            Request::Judgement(end) | Request::Figure(end) => (end, Question::Judge),
        };
        let way = played.way(NodeId::START, end).into_iter();
        let mut actions: Vec<_> = way.filter_map(|place| Some(played.step_at(place)?.action.clone())).collect();
        self.choice = (choice.len(), 0);
        actions.extend_from_slice(choice);
        let known = self.sent.iter().flatten().zip(&actions).take_while(|(sent, action)| sent == action).count();
        let whole = self.sent.is_none();
        let start = whole.then(|| match played.start() {
            Start::Options(options) => engine::Start::Options(options.to_string()),
            Start::Position(position) => engine::Start::Position(position.packed()),
        });
        let news = actions[known..].iter().map(ToString::to_string).collect();
        self.number += 1;
        self.open_request = Some((request, whole));
        self.sent = Some(actions);
        let count = |actions: usize| u32::try_from(actions).unwrap_or(u32::MAX);
        let by_link = played.begin_by_link().map(count);
        send::<G>(&Message { number: self.number, start, by_link, from: count(known), actions: news, question });
    }

    /// Sends a question that is not about a match: to stop, or to move at once.
    fn send_control(&self, question: Question) {
        let number = self.number;
        send::<G>(&Message { number, start: None, by_link: None, from: 0, actions: Vec::new(), question });
    }

    /// Reads an event of the engine; `None` if it answers no open request.
    pub fn read(&mut self, event: &EngineEvent) -> Option<Reply<G::Action>> {
        match event {
            EngineEvent::Answer(answer) => self.read_answer(answer),
            EngineEvent::Ended => {
                self.sent = None;
                self.open_request.map(|(request, _)| Reply::Lost(request))
            }
        }
    }

    fn read_answer(&mut self, answer: &JsValue) -> Option<Reply<G::Action>> {
        if part(answer, "number").as_f64() != Some(self.number.into()) {
            return None;
        }
        let (request, whole) = self.open_request?;
        let says = part(answer, "says");
        if says.is_string() && !whole {
            self.sent = None;
            return Some(Reply::Lost(request));
        }
        let action = |answer: &JsValue| answer.as_string().and_then(|action| action.parse().ok());
        let does = || -> Vec<G::Action> {
            let all = part(&says, "Does").dyn_into::<Array>().unwrap_or_default();
            all.iter().map_while(|one| action(&one)).collect()
        };
        let judged = part(&says, "Judged");
        Some(match request {
            Request::Action(ticket, seat) => {
                self.open_request = None;
                Reply::Action(ticket, seat, does().into_iter().next())
            }
            Request::Advice(ticket, _) => {
                self.open_request = None;
                Reply::Advice(ticket, does())
            }
            // The last steps are judged first. Those before the choice are of no interest.
            Request::Cost(ticket) => {
                let StepJudged { percent, cost, better, .. } = step_judged(&judged, action);
                let (left, others) = self.choice;
                let cost = others + if better.is_some() { cost } else { 0 };
                self.choice = (left.saturating_sub(1), cost);
                if left > 1 {
                    return None;
                }
                self.stop();
                Reply::Cost(ticket, Amount { hundredths: cost, is_chance: percent })
            }
            Request::Judgement(_) => Reply::Step(step_judged(&judged, action)),
            // The last step is judged first. Those before it are of no interest.
            Request::Figure(place) => {
                self.end();
                Reply::Figure(place, step_judged(&judged, action))
            }
        })
    }
}

/// Reads the judgement of a step.
fn step_judged<A>(judged: &JsValue, action: impl Fn(&JsValue) -> Option<A>) -> StepJudged<A> {
    let all = |play: &JsValue| play.dyn_ref::<Array>().map(|all| all.iter().map_while(|one| action(&one)).collect());
    let all = |play: &JsValue| all(play).unwrap_or_default();
    StepJudged {
        step: number(&part(judged, "step")).and_then(|step| usize::try_from(step).ok()),
        percent: part(judged, "percent").is_truthy(),
        outlook: numbers(&part(judged, "outlook")),
        luck: numbers(&part(judged, "luck")),
        cost: number(&part(judged, "cost")).unwrap_or_default().min(0),
        better: action(&part(judged, "better")),
        after_better: all(&part(judged, "after_better")),
        after_chosen: all(&part(judged, "after_chosen")),
    }
}

/// Sends a message to the engine of a game.
fn send<G: Game>(message: &Message) {
    engine_runner::send(G::NAME, serde_wasm_bindgen::to_value(message).unwrap_or_default());
}

/// Builds the question for the action of a bot of this name on a seat.
fn choose(bot: &str, seat: Seat, besides: bool) -> Question {
    Question::Choose { bot: bot.into(), seat: seat.0, besides, seed: entropy::bits().to_string() }
}

/// Returns a property of an answer.
fn part(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &name.into()).unwrap_or_default()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "numbers of an engine are whole ones that JavaScript has, and others are cut"
)]
fn number(value: &JsValue) -> Option<i64> {
    value.as_f64().map(|number| number as i64)
}

fn numbers(value: &JsValue) -> Vec<i64> {
    value.dyn_ref::<Array>().map(|all| all.iter().filter_map(|one| number(&one)).collect()).unwrap_or_default()
}
