//! Runs the engine of the program's game in a worker. The worker starts with the first message, and is restarted when
//! it crashes or stops responding. Without workers, or if they keep crashing, the engine runs on the page, which blocks
//! during each slice of a search.

use std::cell::{Cell, RefCell};

use gloo_timers::callback::Timeout;
use js_sys::{Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, Event, MessageEvent, Worker, WorkerOptions, WorkerType, window};
use yew::Callback;

use crate::ui::hooks::{Subscribers, Subscription};
use crate::ui::host::{self, ENGINE_SCRIPT, Turn};

/// Maximum time without a message from an engine that is thinking, in milliseconds.
const SILENCE_MILLIS: u32 = 10_000;

/// Number of workers that crash without an answer before the engine runs on the page.
const MAX_DEATHS: u8 = 3;

/// An attribute of the document's root element while the engine is thinking. Browser tests wait for its removal.
const THINKS: &str = "data-thinks";

/// An event of the engine.
#[derive(Clone)]
pub enum EngineEvent {
    /// An answer (`engine::Answer`).
    Answer(JsValue),
    /// The engine has ended, and its state is lost. The next message starts another one.
    Ended,
}

/// A running engine.
enum Engine {
    Worker(Worker),
    /// An engine on the page: a promise of the function that takes messages.
    Page(Promise),
}

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    static DEATHS: Cell<u8> = const { Cell::new(0) };
    /// Runs out when the engine does not respond.
    static SILENCE: RefCell<Option<Timeout>> = const { RefCell::new(None) };
    static SUBSCRIBERS: Subscribers<EngineEvent> = const { Subscribers::new() };
    static ON_TURN: Closure<dyn Fn(Turn)> = Closure::new(|turn: Turn| take_turn(&turn));
    static ON_MESSAGE: Closure<dyn Fn(MessageEvent)> =
        Closure::new(|event: MessageEvent| take_turn(event.data().unchecked_ref()));
    static ON_ERROR: Closure<dyn Fn(Event)> = Closure::new(|event: Event| {
        event.prevent_default();
        end();
    });
}

/// Calls `on_event` with each event of the engine until the subscription is dropped.
pub fn subscribe(on_event: Callback<EngineEvent>) -> Subscription<EngineEvent> {
    SUBSCRIBERS.with(|subscribers| subscribers.subscribe(on_event))
}

/// Sends a message (`engine::Message`) to the engine of a game.
pub fn send(game: &str, message: JsValue) {
    set_thinking(true);
    ENGINE.with_borrow_mut(|engine| match engine.get_or_insert_with(|| start(game)) {
        Engine::Worker(worker) => {
            watch();
            // A message of texts and numbers can always be posted.
            let _ = worker.post_message(&message);
        }
        Engine::Page(opened) => {
            let opened = opened.clone();
            spawn_local(async move {
                if send_on_page(opened, &message).await.is_err() {
                    miss();
                }
            });
        }
    });
}

fn start(game: &str) -> Engine {
    let worker = if DEATHS.get() < MAX_DEATHS { start_worker(game).ok() } else { None };
    worker.map_or_else(|| Engine::Page(ON_TURN.with(|on_turn| host::open_engine(game, on_turn))), Engine::Worker)
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

/// # Errors
/// Errors if the engine cannot be loaded, or has crashed.
async fn send_on_page(opened: Promise, message: &JsValue) -> Result<(), JsValue> {
    let engine = JsFuture::from(opened).await?;
    engine.unchecked_ref::<Function>().call1(&JsValue::UNDEFINED, message)?;
    Ok(())
}

/// Handles a message of the engine after a slice of its search.
fn take_turn(turn: &Turn) {
    set_thinking(turn.is_searching());
    if turn.is_searching() {
        watch();
    }
    let answer = turn.answer();
    if !answer.is_undefined() {
        DEATHS.set(0);
        notify(&EngineEvent::Answer(answer));
    }
}

/// Restarts the timeout for the next message of the engine.
fn watch() {
    SILENCE.set(Some(Timeout::new(SILENCE_MILLIS, end)));
}

/// Called when the engine has crashed or does not respond. Subscribers that wait for an answer then ask a new engine.
fn end() {
    if let Some(Engine::Worker(worker)) = ENGINE.take() {
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
    }
    DEATHS.set(DEATHS.get().saturating_add(1));
    set_thinking(false);
    notify(&EngineEvent::Ended);
}

/// Reports that the engine could not be loaded on the page either.
fn miss() {
    ENGINE.set(None);
    set_thinking(false);
    let again = Closure::once_into_js(|| notify(&EngineEvent::Ended));
    host::miss_engine(again.unchecked_ref());
}

fn notify(event: &EngineEvent) {
    SUBSCRIBERS.with(|subscribers| subscribers.notify(event));
}

/// Sets whether the engine is thinking, and stops the timeout.
fn set_thinking(is_searching: bool) {
    SILENCE.set(None);
    // Setting an attribute with such a name cannot fail.
    let _ = root().map(|root| root.toggle_attribute_with_force(THINKS, is_searching));
}

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}
