//! The bots at the table: what the game's engine is asked, and what it answers. `static/bots.js` carries it there and back.

use gloo_events::EventListener;
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Event};

use super::{Msg, Table};
use crate::bots::Level;
use crate::engine::{self, Message, Question};
use crate::play::{Input, Sitting, Ticket};
use crate::record::{Kind, Place, Start};
use crate::rules::{Actor, Seat};
use crate::ui::boards::Shown;
use crate::ui::page::{self, Link};
use crate::ui::{entropy, place};

/// The program's element is told what the engine is asked.
const ASK: &str = "ask";
/// It tells what the engine answers.
const ANSWER: &str = "answer";
/// It tells that the engine has been started anew, and knows nothing any more.
const FORGOT: &str = "forgot";

/// The engine as the table knows it.
pub struct Bots<G: Shown> {
    /// The actions that it has been told of the match, if it has been told of it.
    told: Option<Vec<G::Action>>,
    /// The last question.
    asked: Option<Asked>,
    /// Its number.
    number: u32,
    listeners: Vec<EventListener>,
}

/// A question to the engine that is not answered yet.
struct Asked {
    wanted: Wanted,
    /// Whether all of the match was told with it.
    whole: bool,
}

impl Asked {
    fn is_move(&self) -> bool {
        matches!(self.wanted, Wanted::Move(..) | Wanted::Advice(..))
    }
}

/// What the engine is asked for.
#[derive(Clone, Copy)]
pub enum Wanted {
    /// What the bot on a seat does.
    Move(Ticket, Seat),
    /// What the best bot would do on a seat.
    Advice(Ticket, Seat),
    /// What is to be thought of the match up to here.
    Analysis(Place),
}

impl<G: Shown> Default for Bots<G> {
    fn default() -> Self {
        Self { told: None, asked: None, number: 0, listeners: Vec::new() }
    }
}

/// Nothing that it was asked is wanted any more when the table is left.
impl<G: Shown> Drop for Bots<G> {
    fn drop(&mut self) {
        self.send(None, 0, Vec::new(), Question::Stop);
    }
}

impl<G: Shown> Bots<G> {
    /// The move that was asked for is not wanted any more.
    pub fn stop(&mut self) {
        if self.asked.take_if(|asked| asked.is_move()).is_some() {
            self.send(None, 0, Vec::new(), Question::Stop);
        }
    }

    /// The move that was asked for is to be what has been found so far.
    pub fn hurry(&mut self) {
        if self.asked.as_ref().is_some_and(Asked::is_move) {
            self.send(None, 0, Vec::new(), Question::Now);
        }
    }

    /// Asks for something.
    pub fn ask(&mut self, link: &Link, sitting: &Sitting<G>, wanted: Wanted) {
        if self.listeners.is_empty() {
            self.listeners = [ANSWER, FORGOT].into_iter().filter_map(|name| listen(link, name)).collect();
        }
        let played = sitting.played();
        let (at, question) = match wanted {
            Wanted::Move(_, seat) => {
                let Kind::Bot(bot) = &played.players()[seat.index()].kind else { return };
                (sitting.at(), choice(bot, seat, true))
            }
            Wanted::Advice(_, seat) => (sitting.at(), choice(Level::Master.name(), seat, false)),
            Wanted::Analysis(end) => (end, Question::Judge),
        };
        let way = played.back_from(at).filter_map(|place| played.step_at(place));
        let mut actions: Vec<_> = way.map(|step| step.action.clone()).collect();
        actions.reverse();
        let known = self.told.iter().flatten().zip(&actions).take_while(|(told, action)| told == action).count();
        let whole = self.told.is_none();
        let start = whole.then(|| match played.start() {
            Start::Options(options) => engine::Start::Options(options.to_string()),
            Start::Position(position) => engine::Start::Position(position.packed()),
        });
        let news = actions[known..].iter().map(ToString::to_string).collect();
        self.number += 1;
        self.asked = Some(Asked { wanted, whole });
        self.told = Some(actions);
        self.send(start, known, news, question);
    }

    fn send(&self, start: Option<engine::Start>, known: usize, actions: Vec<String>, question: Question) {
        let from = u32::try_from(known).unwrap_or(u32::MAX);
        let message = Message { number: self.number, start, from, actions, question };
        let init = CustomEventInit::new();
        init.set_detail(&serde_wasm_bindgen::to_value(&message).unwrap_or_default());
        if let (Some(place), Ok(event)) = (place::get(), CustomEvent::new_with_event_init_dict(ASK, &init)) {
            // What nobody hears changes nothing.
            let _ = place.dispatch_event(&event);
        }
    }
}

/// The question what a bot of this name does on a seat.
fn choice(bot: &str, seat: Seat, besides: bool) -> Question {
    Question::Choose { bot: bot.into(), seat: seat.0, besides, seed: entropy::bits().to_string() }
}

fn listen(link: &Link, name: &'static str) -> Option<EventListener> {
    let link = link.clone();
    let told = move |event: &Event| link.send_message(page::Msg::own(Msg::Engine(event.clone())));
    Some(EventListener::new(&place::get()?.into(), name, told))
}

impl<G: Shown> Table<G> {
    /// The engine has answered, or has forgotten the match. Tells whether that is seen.
    pub(super) fn engine(&mut self, link: &Link, event: &Event) -> bool {
        let answer = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail).unwrap_or_default();
        let forgot = event.type_() == FORGOT;
        if !forgot && part(&answer, "number").as_f64() != Some(self.bots.number.into()) {
            return false;
        }
        let Some(Asked { wanted, whole }) = self.bots.asked.take() else {
            self.bots.told.take_if(|_| forgot);
            return false;
        };
        let says = part(&answer, "says");
        if forgot || (says.is_string() && !whole) {
            self.bots.told = None;
            self.bots.ask(link, &self.sitting, wanted);
            return false;
        }
        match wanted {
            Wanted::Move(ticket, seat) => self.moved(link, ticket, seat, &part(&says, "Does")),
            Wanted::Advice(ticket, _) => {
                let told = part(&says, "Does").as_string();
                let action = told.and_then(|action| action.parse().ok());
                self.input(link, Input::Answer(ticket, action.into_iter().collect()));
            }
            Wanted::Analysis(_) => {
                let more = self.judged(&part(&says, "Judged"));
                self.bots.asked = more.then_some(Asked { wanted, whole });
            }
        }
        true
    }

    /// A bot has told what it does. An engine that was told all of the match and answers nonsense is not waited for: the
    /// first that can be done happens.
    fn moved(&mut self, link: &Link, ticket: Ticket, seat: Seat, told: &JsValue) {
        let state = self.sitting.state();
        let is_legal = |action: &G::Action| state.actor(action) == Actor::Seat(seat) && state.check(action).is_ok();
        let told = told.as_string().and_then(|action| action.parse().ok());
        let action = told.filter(is_legal).or_else(|| {
            let mut actions = Vec::new();
            state.actions(&mut actions);
            actions.into_iter().find(is_legal)
        });
        self.input(link, Input::Answer(ticket, action.into_iter().collect()));
    }
}

/// A part of what the engine says.
pub fn part(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &name.into()).unwrap_or_default()
}
