//! The page on which two devices are connected.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::{AttrValue, Html, Properties, component, hook, html, use_node_ref, use_state, use_state_eq};

use super::arrival_page::ARRIVED;
use super::camera::Camera;
use super::connection::LIVE_EVENT;
use crate::pages::handshake::{Handshake, HandshakeEffect, HandshakeInput, Problem, Shown, Side};
use crate::pages::match_link::LiveState;
use crate::ui::callback::callback;
use crate::ui::components::{CopyButton, PasteForm, QrCode, bar};
use crate::ui::hooks::{MachineHandle, use_effect_on, use_effects, use_event_callback, use_machine, use_window_event};
use crate::ui::host;
use crate::ui::routes::{GamePage, Route};
use crate::words::{live, table};

#[derive(Clone, PartialEq, Properties)]
pub struct LivePageProps {
    /// The name of the game.
    pub game: &'static str,
    /// The side of this device.
    pub side: Side,
}

/// Shows the code of this device and takes that of the other one, by its camera or as a text. Once they are connected,
/// it goes to the table.
#[component]
pub fn LivePage(LivePageProps { game, side }: &LivePageProps) -> Html {
    let handshake = use_handshake(game, side);
    let (view, send) = (&handshake.view, &handshake.send);
    let server = use_server();
    let area = use_node_ref();
    let is_scanning = use_state(|| false);
    let on_scan = use_event_callback(is_scanning.setter(), |_, is_scanning| is_scanning.set(true));
    let on_cancel = use_event_callback(is_scanning.setter(), |_, is_scanning| is_scanning.set(false));
    let on_scanned = use_event_callback((send.clone(), is_scanning.setter()), |found, (send, is_scanning)| {
        is_scanning.set(false);
        send.emit(match found {
            Ok(text) => HandshakeInput::Code(text),
            Err(problem) => HandshakeInput::CameraEnded(problem),
        });
    });
    let on_text = use_event_callback(send.clone(), |text, send| send.emit(HandshakeInput::Code(text)));
    let on_again = callback(send.clone(), |_, send| send.emit(HandshakeInput::StartAgain));
    let (takes_code, is_scanning) = (view.takes_code(), *is_scanning && view.takes_code());
    let address = |shown: &Shown| GamePage::LiveCode(shown.code().to_owned()).of(game).address();
    let own = view.shown.as_ref().map(|shown| (shown, address(shown)));
    html! {
        <main class="page live">
            { bar(&back(game, side), table::play_live(), Html::default()) }
            <p role="status">{ view.progress(server.is_some()) }</p>
            if let Some(server) = server {
                <p>{ live::about_server(&server) }</p>
            }
            <div class={if is_scanning { "codes scanning" } else { "codes" }}>
                if let Some((shown, address)) = &own {
                    <div class={format!("code code-{}", shown.number())}>
                        { numbered(shown.number(), shown.meaning()) }
                        <QrCode address={address.clone()} />
                    </div>
                }
                if is_scanning {
                    <div>
                        <p>{ live::scanning() }</p>
                        <Camera on_end={on_scanned} />
                        <button class="button" onclick={on_cancel}>{ table::go_back() }</button>
                    </div>
                }
            </div>
            if takes_code {
                { scans(side) }
            }
            if !is_scanning {
                <p class="row">
                    if takes_code {
                        <button class="button main" onclick={on_scan}>{ live::scan() }</button>
                    }
                    if let Some((_, address)) = &own {
                        <CopyButton key={address.clone()} area={&area} class="button" />
                    }
                    if view.can_start_again() {
                        <button class="button" onclick={on_again}>{ live::start_again() }</button>
                    }
                </p>
                if let Some((_, address)) = own {
                    <textarea ref={&area} readonly=true rows="3" aria-label={live::own_code()} value={address} />
                }
            }
            if takes_code {
                <PasteForm id="other-code" label={live::other_code()} button={live::connect()} {on_text} />
            }
        </main>
    }
}

/// Renders what this side does with the code of the other one.
fn scans(side: &Side) -> Html {
    let (number, says) = side.scans();
    html! { <div class={format!("code code-{number}")}>{ numbered(number, says) }</div> }
}

/// Renders what to do with a code, after the number of the code.
fn numbered(number: u8, says: &'static str) -> Html {
    html! { <p><b class="number" aria-hidden="true">{ number }</b><span>{ says }</span></p> }
}

/// Returns the server that the devices ask for their addresses; `None` if there is none, as by default.
#[hook]
fn use_server() -> Option<AttrValue> {
    let server = use_state_eq(|| None::<AttrValue>);
    use_effect_on((), {
        let server = server.setter();
        move |()| {
            spawn_local(async move {
                if let Ok(live) = host::open_live().await {
                    server.set(live.server().await.as_string().map(AttrValue::from));
                }
            });
        }
    });
    (*server).clone()
}

/// The page before this one.
fn back(game: &str, side: &Side) -> Route {
    match side {
        Side::Table(id) => GamePage::Table(id.clone()).of(game),
        Side::Code(_) => Route::Home,
    }
}

/// The time after which a player who waits for the other device is told what else there is, in milliseconds. Some browsers look
/// for an address that does not exist without end.
const PATIENCE_MILLIS: u32 = 20_000;

/// Runs the handshake of this device, and goes to the table once it is connected.
#[hook]
fn use_handshake(game: &'static str, side: &Side) -> MachineHandle<Handshake> {
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
