//! The handshake of two devices in the browser.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::hook;

use super::arrival_page::ARRIVED;
use super::connection::LIVE_EVENT;
use crate::pages::handshake::{Handshake, HandshakeEffect, HandshakeInput, Problem, Side};
use crate::pages::match_link::LiveState;
use crate::ui::hooks::{MachineHandle, use_effect_on, use_effects, use_machine, use_window_event};
use crate::ui::host;
use crate::ui::routes::GamePage;

/// The time after which a player who waits for the other device is told what else there is, in milliseconds. Some browsers look
/// for an address that does not exist without end.
const PATIENCE_MILLIS: u32 = 20_000;

/// Runs the handshake of this device, and goes to the table once it is connected.
#[hook]
pub fn use_handshake(game: &'static str, side: &Side) -> MachineHandle<Handshake> {
    let handshake = use_machine(|| Rc::new(RefCell::new(Handshake::new(game, LiveState::now()))));
    use_effects(&handshake, move |driver, effect| match effect {
        HandshakeEffect::Offer(number) => {
            let driver = Rc::clone(driver);
            spawn_local(async move { driver.send(HandshakeInput::Made(number, offer().await)) });
        }
        HandshakeEffect::Accept(number, code) => {
            let driver = Rc::clone(driver);
            spawn_local(async move { driver.send(HandshakeInput::Made(number, accept(&code).await)) });
        }
        HandshakeEffect::GoToGame { game, code } => GamePage::LiveCode(code).of(&game).push(),
        HandshakeEffect::GoToTable(id) => GamePage::Table(id).of(game).replace(),
        HandshakeEffect::GoToArrival => GamePage::Link(ARRIVED.to_owned()).of(game).replace(),
    });
    let send = handshake.send.clone();
    use_effect_on(side.clone(), {
        let send = send.clone();
        move |side| send.emit(HandshakeInput::Open(side.clone()))
    });
    use_effect_on(handshake.view.state, {
        let send = send.clone();
        move |state| {
            let waits = *state == LiveState::Joining;
            let timer = waits.then(|| Timeout::new(PATIENCE_MILLIS, move || send.emit(HandshakeInput::Waited)));
            move || drop(timer)
        }
    });
    use_window_event(LIVE_EVENT, move |_| {
        let arrived = host::live().and_then(|live| live.peek_match());
        send.emit(HandshakeInput::Connection(LiveState::now(), arrived));
    });
    handshake
}

/// Offers a connection, and returns the code to show.
async fn offer() -> Result<Option<String>, Problem> {
    let live = host::open_live().await.map_err(|_| Problem::Unsupported)?;
    let code = live.offer().await.map_err(|error| Problem::of(&error))?;
    Ok(code.as_string())
}

/// Takes a code of the other device, and returns the answer to show; none if that code is an answer itself.
async fn accept(code: &str) -> Result<Option<String>, Problem> {
    let live = host::open_live().await.map_err(|_| Problem::Unsupported)?;
    let answer = live.accept(code).await.map_err(|error| Problem::of(&error))?;
    Ok(answer.as_string())
}
