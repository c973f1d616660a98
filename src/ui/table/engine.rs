//! Runs the engine of the program's game in a worker, as [`EngineClient`] says. Without workers, or if they keep
//! crashing, the engine runs on the page, which blocks during each slice of a search.

use std::cell::{Cell, RefCell};

use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType, window};
use yew::Callback;

use crate::engine::Answer;
use crate::play::{EngineClient, EngineEffect, Inquiry};
use crate::ui::entropy;
use crate::ui::host::{self, ENGINE_SCRIPT};

/// Maximum time without a line from an engine that is thinking, in milliseconds.
const SILENCE_MILLIS: u32 = 10_000;

/// An attribute of the document's root element while the engine is thinking. Browser tests wait for its removal.
const THINKS: &str = "data-thinks";

/// A running engine.
enum Engine {
    Worker(Worker),
    /// An engine on the page: a promise of the function that takes lines.
    Page(Promise),
}

thread_local! {
    static CLIENT: RefCell<EngineClient> = RefCell::default();
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    /// The name of the game.
    static GAME: Cell<&'static str> = const { Cell::new("") };
    /// Receives the answers to the open question.
    static ON_ANSWER: RefCell<Option<Callback<Answer>>> = const { RefCell::new(None) };
    /// Runs out when the engine does not respond.
    static SILENCE: RefCell<Option<Timeout>> = const { RefCell::new(None) };
    static ON_LINE: Closure<dyn Fn(String)> = Closure::new(|line: String| update(|client| client.receive(&line)));
    static ON_MESSAGE: Closure<dyn Fn(MessageEvent)> = Closure::new(|event: MessageEvent| {
        update(|client| client.receive(&event.data().as_string().unwrap_or_default()));
    });
    static ON_ERROR: Closure<dyn Fn(Event)> = Closure::new(|event: Event| {
        event.prevent_default();
        update(EngineClient::fail);
    });
}

/// A question that was asked. Dropping it cancels it.
pub struct AskedQuestion(u32);

impl AskedQuestion {
    /// `true` until it is answered completely, or another question is asked.
    pub fn is_open(&self) -> bool {
        CLIENT.with_borrow(|client| client.is_open(self.0))
    }

    /// Makes the engine answer with the best action found so far.
    pub fn hurry(&self) {
        update(|client| client.hurry(self.0));
    }
}

impl Drop for AskedQuestion {
    fn drop(&mut self) {
        update(|client| client.cancel(self.0));
    }
}

/// Asks the engine of a game, in place of any other question.
pub fn ask(game: &'static str, inquiry: Inquiry, on_answer: Callback<Answer>) -> AskedQuestion {
    GAME.set(game);
    ON_ANSWER.set(Some(on_answer));
    let (number, effects) = CLIENT.with_borrow_mut(|client| client.ask(inquiry, entropy::bits()));
    carry_out(effects);
    AskedQuestion(number)
}

/// Passes an event to the client, and carries out its effects.
fn update(event: impl FnOnce(&mut EngineClient) -> Vec<EngineEffect>) {
    carry_out(CLIENT.with_borrow_mut(event));
}

fn carry_out(effects: Vec<EngineEffect>) {
    for effect in effects {
        match effect {
            EngineEffect::Start { on_page } => ENGINE.set(Some(start(GAME.get(), on_page))),
            EngineEffect::End => end(),
            EngineEffect::Send(line) => send(line),
            EngineEffect::Deliver(answer) => {
                if let Some(on_answer) = ON_ANSWER.with_borrow(Clone::clone) {
                    on_answer.emit(answer);
                }
            }
        }
    }
    watch();
}

fn start(game: &str, on_page: bool) -> Engine {
    let worker = if on_page { None } else { start_worker(game).ok() };
    worker.map_or_else(|| Engine::Page(ON_LINE.with(|on_line| host::open_engine(game, on_line))), Engine::Worker)
}

/// # Errors
/// Errors if the browser has no workers.
fn start_worker(game: &str) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let script = ENGINE_SCRIPT.with(|script| String::from(script));
    let worker = Worker::new_with_options(&script, &options)?;
    ON_MESSAGE.with(|on_message| worker.set_onmessage(Some(on_message.as_ref().unchecked_ref())));
    ON_ERROR.with(|on_error| worker.set_onerror(Some(on_error.as_ref().unchecked_ref())));
    // The first message is the name of the game.
    worker.post_message(&game.into())?;
    Ok(worker)
}

fn end() {
    if let Some(Engine::Worker(worker)) = ENGINE.take() {
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
    }
}

fn send(line: String) {
    ENGINE.with_borrow(|engine| match engine {
        // A text can always be posted.
        Some(Engine::Worker(worker)) => drop(worker.post_message(&line.into())),
        Some(Engine::Page(opened)) => {
            let opened = opened.clone();
            spawn_local(async move {
                if send_on_page(opened, line).await.is_err() {
                    show_thinking(false); // until it is tried again
                    let again = Closure::once_into_js(|| update(EngineClient::fail));
                    host::miss_engine(again.unchecked_ref());
                }
            });
        }
        None => {}
    });
}

/// # Errors
/// Errors if the engine cannot be loaded, or has crashed.
async fn send_on_page(opened: Promise, line: String) -> Result<(), JsValue> {
    let engine = JsFuture::from(opened).await?;
    engine.unchecked_ref::<Function>().call1(&JsValue::UNDEFINED, &line.into())?;
    Ok(())
}

/// Tells the page whether the engine is thinking, and restarts the timeout for its next line.
fn watch() {
    let is_thinking = CLIENT.with_borrow(EngineClient::is_waiting);
    let is_worker = ENGINE.with_borrow(|engine| matches!(engine, Some(Engine::Worker(_))));
    SILENCE.set((is_thinking && is_worker).then(|| Timeout::new(SILENCE_MILLIS, || update(EngineClient::fail))));
    if !is_thinking {
        ON_ANSWER.set(None);
    }
    show_thinking(is_thinking);
}

fn show_thinking(is_thinking: bool) {
    if let Some(root) = window().and_then(|window| window.document()?.document_element()) {
        // Setting an attribute with such a name cannot fail.
        let _ = root.toggle_attribute_with_force(THINKS, is_thinking);
    }
}
