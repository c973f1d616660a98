//! Runs the engine of the program's game in a worker, which starts with the first message, and restarts it when it dies or is
//! silent. Without workers, or when they keep dying, the engine runs on the page, which blocks during each slice of a search.

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
use crate::ui::place;

/// The longest time without a sign of an engine that thinks, in milliseconds.
const SILENCE_MILLIS: u32 = 10_000;

/// The number of workers that die without an answer before the engine runs on the page.
const MAX_DEATHS: u8 = 3;

/// An attribute of the document's root while the engine thinks. Browser tests wait for its end.
const THINKS: &str = "data-thinks";

/// Something that an engine says.
#[derive(Clone)]
pub enum EngineEvent {
    /// An answer (`engine::Answer`).
    Answer(JsValue),
    /// The engine has ended, and with it what it was told. The next message starts another one.
    Ended,
}

/// An engine that has been started.
enum Engine {
    Worker(Worker),
    /// On the page: it promises a function that takes messages.
    Page(Promise),
}

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
    static DEATHS: Cell<u8> = const { Cell::new(0) };
    /// Runs out when the engine has been silent for too long.
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

/// Calls `on_event` with whatever the engine says, until the subscription is dropped.
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
/// The browser has no workers.
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
/// The engine does not come, or has died.
async fn send_on_page(opened: Promise, message: &JsValue) -> Result<(), JsValue> {
    let engine = JsFuture::from(opened).await?;
    engine.unchecked_ref::<Function>().call1(&JsValue::UNDEFINED, message)?;
    Ok(())
}

/// The engine has thought for a moment.
fn take_turn(turn: &Turn) {
    set_thinking(turn.thinks());
    if turn.thinks() {
        watch();
    }
    let answer = turn.answer();
    if !answer.is_undefined() {
        DEATHS.set(0);
        tell(EngineEvent::Answer(answer));
    }
}

/// From now on the engine has so much time for its next sign of life.
fn watch() {
    SILENCE.set(Some(Timeout::new(SILENCE_MILLIS, end)));
}

/// The engine has died, or is silent. Whoever waits for an answer asks another one.
fn end() {
    if let Some(Engine::Worker(worker)) = ENGINE.take() {
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
    }
    DEATHS.set(DEATHS.get().saturating_add(1));
    set_thinking(false);
    tell(EngineEvent::Ended);
}

/// The engine has not come to the page either.
fn miss() {
    ENGINE.set(None);
    set_thinking(false);
    let again = Closure::once_into_js(|| tell(EngineEvent::Ended));
    host::miss_engine(&place::id(), again.unchecked_ref());
}

#[expect(clippy::needless_pass_by_value, reason = "events are made to be told")]
fn tell(event: EngineEvent) {
    SUBSCRIBERS.with(|subscribers| subscribers.tell(&event));
}

/// Notes whether the engine thinks; one that does not is not waited for.
fn set_thinking(thinks: bool) {
    SILENCE.set(None);
    // An attribute with such a name can always be set.
    let _ = root().map(|root| root.toggle_attribute_with_force(THINKS, thinks));
}

fn root() -> Option<Element> {
    window()?.document()?.document_element()
}
