//! The page on which two devices are connected.

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, Properties, component, html, use_node_ref, use_state};

use super::ARRIVED;
use super::camera::Camera;
use super::code::code_in;
use super::code_form::CodeForm;
use super::connection::{LIVE_EVENT, LiveState, use_live_state};
use super::problem::Problem;
use crate::record::peek;
use crate::store::Id;
use crate::ui::components::{CopyButton, QrCode, bar};
use crate::ui::context::use_language;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::host;
use crate::ui::routes::Route;
use crate::words::{house, live};

/// The id of the program's element, and the first segment of its routes.
pub const ADDRESS: &str = "live";

/// The side of this device when the page is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// It offers a connection from the table of this match of a game.
    Table(String, Id),
    /// It has scanned or opened this code of another device; none yet if it is empty.
    Code(String),
}

/// Properties of [`LivePage`].
#[derive(Clone, PartialEq, Properties)]
pub struct LivePageProps {
    /// The side of this device.
    pub side: Side,
}

/// The code that this device shows.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Shown {
    /// That of an offer, which the other device scans first.
    Offer(String),
    /// That of an answer to the offer of the other device, which scans it in turn.
    Answer {
        /// The code.
        code: String,
        /// The code of the offer.
        offer: String,
    },
}

/// Shows the code of this device and takes that of the other one, by its camera or as a text. Once they are connected, it
/// goes to the table.
#[component]
pub fn LivePage(LivePageProps { side }: &LivePageProps) -> Html {
    use_language();
    let state = use_live_state();
    let (shown, problem, scans) = (use_state(|| None::<Shown>), use_state(|| None::<Problem>), use_state(|| false));
    let area = use_node_ref();
    let finish = {
        let (shown, problem) = (shown.setter(), problem.setter());
        move |result: Result<Option<Shown>, Problem>| match result {
            Ok(code) => {
                problem.set(None);
                // The code of an offer stays until the devices are connected.
                if code.is_some() {
                    shown.set(code);
                }
            }
            Err(reason) => problem.set(Some(reason)),
        }
    };
    let on_code = use_event_callback((scans.setter(), problem.setter()), {
        let finish = finish.clone();
        move |text: String, (scans, problem)| {
            scans.set(false);
            match code_in(&text) {
                None => problem.set(Some(Problem::Damaged)),
                Some(code) => {
                    let finish = finish.clone();
                    spawn_local(async move { finish(accept(&code).await) });
                }
            }
        }
    });
    use_effect_on(side.clone(), {
        let (finish, on_code) = (finish.clone(), on_code.clone());
        move |side| match side {
            Side::Table(..) => spawn_local(async move { finish(offer().await) }),
            Side::Code(code) if code.is_empty() => {}
            Side::Code(code) => on_code.emit(code.clone()),
        }
    });
    // Neither code can be used again once it has failed, and some browsers do not wait long for the other device.
    use_effect_on(state, {
        let (shown, problem, on_code) = (shown.clone(), problem.setter(), on_code.clone());
        move |state| match (*state, (*shown).clone()) {
            (LiveState::Lost, Some(Shown::Offer(_))) => spawn_local(async move {
                finish(offer().await);
                problem.set(Some(Problem::Unreached));
            }),
            (LiveState::Lost, Some(Shown::Answer { offer, .. })) => on_code.emit(offer),
            _ => {}
        }
    });
    let go_on = {
        let side = side.clone();
        move || go_on(&side)
    };
    use_window_event(LIVE_EVENT, {
        let go_on = go_on.clone();
        move |_| go_on()
    });
    let on_scanned = use_event_callback((on_code.clone(), scans.setter(), problem.setter()), |found, parts| {
        let (on_code, scans, problem) = parts;
        match found {
            Ok(text) => Callback::emit(on_code, text),
            Err(reason) => {
                scans.set(false);
                problem.set(Some(Problem::Camera(reason)));
            }
        }
    });
    let on_scan = use_event_callback((scans.setter(), problem.setter()), |_, (scans, problem)| {
        problem.set(None);
        scans.set(true);
    });
    let code = shown.as_ref().map(|shown| match shown {
        Shown::Offer(code) => (live::show_offer(), code),
        Shown::Answer { code, .. } => (live::show_answer(), code),
    });
    html! {
        <main class="page live">
            { bar(&back(side), house::play_live(), Html::default()) }
            <p role="status">{ progress(state, problem.as_ref().copied()) }</p>
            if let Some((meaning, code)) = code.filter(|_| !*scans) {
                <p>{ meaning }</p>
                <QrCode address={address(code)} />
                <textarea ref={&area} readonly=true rows="3" aria-label={live::own_code()} value={address(code)} />
                <p class="row"><CopyButton {area} class="button" /></p>
            }
            if *scans {
                <Camera on_end={on_scanned} />
            } else {
                <p class="row"><button class="button main" onclick={on_scan}>{ live::scan() }</button></p>
            }
            <CodeForm {on_code} />
        </main>
    }
}

/// Offers a connection, and returns the code to show.
async fn offer() -> Result<Option<Shown>, Problem> {
    let live = host::open_live().await.map_err(|_| Problem::Unsupported)?;
    let code = live.offer().await.map_err(|error| Problem::of(&error))?;
    Ok(code.as_string().map(Shown::Offer))
}

/// Takes the code of the other device, and returns the answer to show; none if that code is an answer itself.
async fn accept(code: &str) -> Result<Option<Shown>, Problem> {
    let live = host::open_live().await.map_err(|_| Problem::Unsupported)?;
    let answer = live.accept(code).await.map_err(|error| Problem::of(&error))?;
    Ok(answer.as_string().map(|answer| Shown::Answer { code: answer, offer: code.to_owned() }))
}

/// Goes to the table once the devices are connected: to that from which the connection was offered, or to that of the
/// match that the other device has sent.
fn go_on(side: &Side) {
    if LiveState::now() != LiveState::Open {
        return;
    }
    match side {
        Side::Table(game, id) => Route::table(game, id).replace(),
        Side::Code(_) => {
            let game = host::live().and_then(|live| live.peek_match()).and_then(|text| peek(&text).ok());
            if let Some(header) = game {
                Route::link(&header.game, ARRIVED.to_owned()).replace();
            }
        }
    }
}

/// Returns the sentence about the connection.
fn progress(state: LiveState, problem: Option<Problem>) -> &'static str {
    match (problem, state) {
        (Some(problem), _) => problem.sentence(),
        (None, LiveState::Off | LiveState::Lost) => live::about(),
        (None, LiveState::Joining) => live::joining(),
        (None, LiveState::Open) => live::connected(),
    }
}

/// The page before this one.
fn back(side: &Side) -> yew::AttrValue {
    match side {
        Side::Table(game, id) => Route::table(game, id).href().into(),
        Side::Code(_) => Route::Home.href().into(),
    }
}

/// The link that another device opens or scans.
fn address(code: &str) -> String {
    Route::LiveCode { code: code.to_owned() }.address()
}
