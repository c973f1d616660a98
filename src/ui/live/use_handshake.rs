//! The handshake of two devices: each shows a code, and takes the one of the other.

use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook, use_state_eq};

use super::arrival_page::ARRIVED;
use super::connection::{LIVE_EVENT, use_live};
use super::problem::Problem;
use super::side::Side;
use crate::pages::live_code::{code_in, game_in};
use crate::pages::match_link::LiveState;
use crate::record::peek;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::host;
use crate::ui::routes::GamePage;

/// The time after which a player who waits for the other device is told what else there is, in milliseconds.
const PATIENCE_MILLIS: u32 = 20_000;

/// The code that this device shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// That of an offer, which the other device takes first.
    Offer(String),
    /// That of an answer to the offer of the other device, which takes it in turn.
    Answer {
        /// The code.
        code: String,
        /// The code of the offer.
        offer: String,
    },
}

/// The code to show from now on; `None` if it stays the same.
type CodeResult = Result<Option<Shown>, Problem>;

/// The stage of a handshake, and its inputs.
pub struct Handshake {
    /// The state of the connection.
    pub state: LiveState,
    /// The code to show; `None` until there is one.
    pub shown: Option<Shown>,
    /// The last problem, until something works.
    pub problem: Option<Problem>,
    /// Takes a text that was scanned or pasted.
    pub on_code: Callback<String>,
    /// Reports a problem.
    pub on_problem: Callback<Problem>,
}

/// Offers a connection, or answers the offer of another device, and goes to the table once both are connected.
#[hook]
pub fn use_handshake(game: &'static str, side: &Side) -> Handshake {
    let state = use_live().state;
    let shown = use_state_eq(|| None::<Shown>);
    let problem = use_state_eq(|| None::<Problem>);
    let on_result = use_event_callback((shown.setter(), problem.setter()), |result: CodeResult, (shown, problem)| {
        match result {
            Ok(code) => {
                problem.set(None);
                // The code of an offer stays until the devices are connected.
                if code.is_some() {
                    shown.set(code);
                }
            }
            Err(reason) => problem.set(Some(reason)),
        }
    });
    let on_problem = on_result.reform(Err);
    let on_code = use_event_callback((on_result.clone(), game), |text: String, (on_result, game)| {
        // The connection does not outlive the document, so it is made in that of the game.
        if let Some((other, code)) = game_in(&text).filter(|other| other != game).zip(code_in(&text)) {
            return GamePage::LiveCode(code).of(&other).push();
        }
        let on_result = on_result.clone();
        spawn_local(async move { on_result.emit(accept(&text).await) });
    });
    use_effect_on(side.clone(), {
        let (on_result, on_code) = (on_result.clone(), on_code.clone());
        let (shown, problem) = (shown.setter(), problem.setter());
        move |side| {
            // What another address of the same document has shown is of no use any more.
            shown.set(None);
            problem.set(None);
            match side {
                Side::Table(_) => spawn_local(async move { on_result.emit(offer().await) }),
                Side::Code(code) if code.is_empty() => {}
                Side::Code(code) => on_code.emit(code.clone()),
            }
        }
    });
    // A code cannot be used again once it has failed, and some browsers do not wait long for the other device.
    use_effect_on(state, {
        let (shown, on_result) = (shown.clone(), on_result.clone());
        move |state| match (*state, (*shown).clone()) {
            (LiveState::Lost, Some(Shown::Offer(_))) => spawn_local(async move {
                on_result.emit(offer().await);
                on_result.emit(Err(Problem::Unreached));
            }),
            (LiveState::Lost, Some(Shown::Answer { offer, .. })) => spawn_local(async move {
                on_result.emit(accept(&offer).await);
                on_result.emit(Err(Problem::Unreached));
            }),
            _ => {}
        }
    });
    // Some browsers look for an address that does not exist without end.
    use_effect_on(state, {
        let on_problem = on_problem.clone();
        move |state| {
            let waits = *state == LiveState::Joining;
            let timer = waits.then(|| Timeout::new(PATIENCE_MILLIS, move || on_problem.emit(Problem::Unreached)));
            move || drop(timer)
        }
    });
    use_window_event(LIVE_EVENT, {
        let (side, on_problem) = (side.clone(), on_problem.clone());
        move |_| {
            if LiveState::now() == LiveState::Open
                && let Err(reason) = go_on(game, &side)
            {
                on_problem.emit(reason);
            }
        }
    });
    Handshake { state, shown: (*shown).clone(), problem: *problem, on_code, on_problem }
}

/// Offers a connection, and returns the code to show.
async fn offer() -> CodeResult {
    let live = host::open_live().await.map_err(|_| Problem::Unsupported)?;
    let code = live.offer().await.map_err(|error| Problem::of(&error))?;
    Ok(code.as_string().map(Shown::Offer))
}

/// Takes the code in a text, and returns the answer to show; none if that code is an answer itself.
async fn accept(text: &str) -> CodeResult {
    let offer = code_in(text).ok_or(Problem::Damaged)?;
    let live = host::open_live().await.map_err(|_| Problem::Unsupported)?;
    let answer = live.accept(&offer).await.map_err(|error| Problem::of(&error))?;
    Ok(answer.as_string().map(|code| Shown::Answer { code, offer }))
}

/// Goes to the table from which the connection was offered, or to that of the match that the other device has sent. Does
/// nothing until there is one.
fn go_on(game: &str, side: &Side) -> Result<(), Problem> {
    match side {
        Side::Table(id) => GamePage::Table(id.clone()).of(game).replace(),
        Side::Code(_) => {
            if let Some(text) = host::live().and_then(|live| live.peek_match()) {
                let header = peek(&text).map_err(|_| Problem::Unreadable)?;
                if header.game != game {
                    return Err(Problem::Unreadable);
                }
                GamePage::Link(ARRIVED.to_owned()).of(game).replace();
            }
        }
    }
    Ok(())
}
