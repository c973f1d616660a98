//! The page on which two devices are connected.

use wasm_bindgen_futures::spawn_local;
use yew::{AttrValue, Html, Properties, component, hook, html, use_node_ref, use_state, use_state_eq};

use super::camera::Camera;
use super::problem::Problem;
use super::side::Side;
use super::use_handshake::{Shown, use_handshake};
use crate::pages::match_link::LiveState;
use crate::ui::components::{CopyButton, PasteForm, QrCode, bar};
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::host;
use crate::ui::routes::{GamePage, Route};
use crate::words::{live, table};

/// Properties of [`LivePage`].
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
    let server = use_server();
    let scans = use_state(|| false);
    let area = use_node_ref();
    let on_scan = use_event_callback(scans.setter(), |_, scans| scans.set(true));
    let on_cancel = use_event_callback(scans.setter(), |_, scans| scans.set(false));
    let on_scanned = use_event_callback((handshake.on_code.clone(), handshake.on_problem.clone(), scans.setter()), {
        |found, (on_code, on_problem, scans)| {
            scans.set(false);
            match found {
                Ok(text) => on_code.emit(text),
                Err(reason) => on_problem.emit(reason),
            }
        }
    });
    let code = handshake.shown.map(|shown| match shown {
        Shown::Offer(code) => (live::show_offer(), address(game, &code)),
        Shown::Answer { code, .. } => (live::show_answer(), address(game, &code)),
    });
    html! {
        <main class="page live">
            { bar(&back(game, side), table::play_live(), Html::default()) }
            <p role="status">{ progress(handshake.state, handshake.problem, server.is_some()) }</p>
            if let Some(server) = server {
                <p>{ live::about_server(&server) }</p>
            }
            <div class={if *scans { "codes scanning" } else { "codes" }}>
                if let Some((meaning, address)) = &code {
                    <div>
                        <p>{ meaning }</p>
                        <QrCode address={address.clone()} />
                    </div>
                }
                if *scans {
                    <div>
                        <Camera on_end={on_scanned} />
                        <button class="button" onclick={on_cancel}>{ table::go_back() }</button>
                    </div>
                }
            </div>
            if !*scans {
                <p class="row">
                    <button class="button main" onclick={on_scan}>{ live::scan() }</button>
                    if let Some((_, address)) = &code {
                        <CopyButton key={address.clone()} area={&area} class="button" />
                    }
                </p>
                if let Some((_, address)) = code {
                    <textarea ref={&area} readonly=true rows="3" aria-label={live::own_code()} value={address} />
                }
            }
            <PasteForm id="other-code" label={live::other_code()} button={live::connect()} on_text={handshake.on_code} />
        </main>
    }
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

/// Returns the sentence about the connection.
fn progress(state: LiveState, problem: Option<Problem>, is_between_networks: bool) -> &'static str {
    match (problem, state) {
        (Some(problem), _) => problem.sentence(),
        (None, LiveState::Off | LiveState::Seeking | LiveState::Lost) if is_between_networks => "",
        (None, LiveState::Off | LiveState::Seeking | LiveState::Lost) => live::about(),
        (None, LiveState::Joining) => live::joining(),
        (None, LiveState::Open) => live::connected(),
    }
}

/// The page before this one.
fn back(game: &str, side: &Side) -> Route {
    match side {
        Side::Table(id) => GamePage::Table(id.clone()).of(game),
        Side::Code(_) => Route::Home,
    }
}

/// The link that another device opens or scans.
fn address(game: &str, code: &str) -> String {
    GamePage::LiveCode(code.to_owned()).of(game).address()
}
