//! The page of a match from a link.

use wasm_bindgen_futures::spawn_local;
use yew::{Html, Properties, component, html, use_memo, use_state};

use crate::pages::arrival::Arrival;
use crate::pages::match_link::LiveState;
use crate::pages::read_error::ReadError;
use crate::pages::reading;
use crate::pages::saved_copy::SavedCopy;
use crate::record::{Match, NodeId};
use crate::store::{Id, Saved, Store};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{bar, store_silent};
use crate::ui::context::use_store;
use crate::ui::given::handed;
use crate::ui::hooks::use_effect_on;
use crate::ui::match_lock;
use crate::ui::routes::{GamePage, Route};
use crate::ui::table::{ReceivedMatch, Table, TableProps};
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct LinkPageProps {
    /// The match, as the link encodes it.
    pub data: String,
}

/// The stage of comparing a received match with the saved one.
enum Stage<G: GameUi> {
    /// The store has not answered yet, or the match continues at its own table.
    Loading,
    /// The match is compared.
    Ready(TableProps<G>),
    /// The store does not respond.
    NoResponse,
}

/// A received match, and the place to show.
type ReceivedAt<G> = (Match<G>, Option<NodeId>);

/// The table of a received match, once the saved copy is known; or the reason why it cannot be read.
#[component]
pub fn LinkPage<G: GameUi>(LinkPageProps { data }: &LinkPageProps) -> Html {
    let store = use_store();
    let received = use_memo(data.clone(), |data| -> Result<ReceivedAt<G>, ReadError> {
        match store.take_over().or_else(|| handed(data)) {
            Some(text) => reading::read_arrived(&text).map(|given| (given, None)),
            None => reading::read_link(data),
        }
    });
    let stage = use_state(|| Stage::<G>::Loading);
    let attempts = use_state(|| 0);
    use_effect_on((data.clone(), *attempts), {
        let (received, stage) = (received.clone(), stage.setter());
        move |_| {
            if let Ok(received) = &*received {
                let received = received.clone();
                spawn_local(async move { stage.set(compared(received, &store).await) });
            }
        }
    });
    if let Stage::Ready(props) = &*stage {
        return html! { <Table<G> ..props.clone() /> };
    }
    let on_again = callback(attempts.clone(), |(), attempts| attempts.set(**attempts + 1));
    let on_anyway = callback((received.clone(), stage.setter()), |_, (received, stage)| {
        if let Ok((played, at)) = &**received {
            stage.set(Stage::Ready(unknown(played.clone(), *at)));
        }
    });
    html! {
        <main class="page">
            { bar(&Route::Home, G::title(), Html::default()) }
            if let Err(reason) = &*received {
                <section class="notice" role="alert">
                    <h2>{ table::link_title() }</h2>
                    <p>{ reason.sentence::<G>() }</p>
                    <a class="button" href={Route::Home.href()}>{ table::home() }</a>
                </section>
            } else if matches!(*stage, Stage::NoResponse) {
                <section class="notice" role="alert">
                    { store_silent(&on_again) }
                    <p>{ table::open_anyway_meaning() }</p>
                    <button class="button" onclick={on_anyway}>{ table::open_anyway() }</button>
                </section>
            }
        </main>
    }
}

/// Compares a received match with the copy that is saved on this device.
async fn compared<G: GameUi>((played, at): ReceivedAt<G>, store: &Store) -> Stage<G> {
    if !played.is_by_link() {
        let Ok(related) = store.related(&played.origin()).await else { return Stage::NoResponse };
        let known = SavedCopy::of(&played, related).map(Into::into);
        return Stage::Ready(TableProps::received(played, at, ReceivedMatch { known, arrival: None }));
    }
    let saved = match Id::by_link(&played) {
        Some(id) => store.read(&id).await,
        None => Ok(None),
    };
    let Ok(saved) = saved else { return Stage::NoResponse };
    let kept = saved.and_then(|saved: Saved| Some((reading::open::<G>(&saved).ok()?, saved.id)));
    let arrival = Arrival::of(&played, kept.as_ref());
    match (&arrival, kept) {
        (Arrival::Continues, Some((_, id))) => {
            store.hand_over(played.to_string());
            match_lock::steal(&id);
            GamePage::Table(id.clone()).of(G::NAME).replace();
            Stage::Loading
        }
        // The device that sent it has less of the match, and gets the rest from the table.
        (Arrival::Known(id), _) if LiveState::now() == LiveState::Open => {
            GamePage::Table(id.clone()).of(G::NAME).replace();
            Stage::Loading
        }
        _ => Stage::Ready(TableProps::received(played, at, ReceivedMatch { known: None, arrival: Some(arrival) })),
    }
}

/// Returns the properties of the table of a received match of which this device is taken to have no copy.
fn unknown<G: GameUi>(played: Match<G>, at: Option<NodeId>) -> TableProps<G> {
    let arrival = played.is_by_link().then(|| Arrival::of(&played, None));
    TableProps::received(played, at, ReceivedMatch { known: None, arrival })
}
