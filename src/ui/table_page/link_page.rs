//! The page of a match from a link.

use wasm_bindgen_futures::spawn_local;
use yew::{Html, Properties, component, html, use_memo, use_state};

use crate::record::{Match, NodeId};
use crate::store::{Id, Saved, Store};
use crate::ui::arrival::Arrival;
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::context::{use_language, use_store};
use crate::ui::hooks::use_effect_on;
use crate::ui::live::LiveState;
use crate::ui::read_error::ReadError;
use crate::ui::routes::{GamePage, Route};
use crate::ui::saved_copy::SavedCopy;
use crate::ui::table::{ReceivedMatch, Table, TableProps};
use crate::ui::{match_lock, reading};
use crate::words::table;

/// Properties of [`LinkPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct LinkPageProps {
    /// The match, as the link encodes it.
    pub data: String,
}

/// A received match, and the place to show.
type ReceivedAt<G> = (Match<G>, Option<NodeId>);

/// The table of a received match, once the saved copy is known; or the reason why it cannot be read.
#[component]
pub fn LinkPage<G: GameUi>(LinkPageProps { data }: &LinkPageProps) -> Html {
    use_language();
    let store = use_store();
    let received = use_memo(data.clone(), |data| -> Result<ReceivedAt<G>, ReadError> {
        match store.take_over() {
            Some(text) => reading::read(&text).map(|given| (given, None)),
            None => reading::read_link(data),
        }
    });
    let table = use_state(|| None::<TableProps<G>>);
    use_effect_on(data.clone(), {
        let (received, table) = (received.clone(), table.setter());
        move |_| {
            if let Ok(received) = &*received {
                let received = received.clone();
                spawn_local(async move { table.set(table_props(received, &store).await) });
            }
        }
    });
    if let Some(props) = &*table {
        return html! { <Table<G> ..props.clone() /> };
    }
    html! {
        <main class="page">
            { bar(&Route::Home, G::TITLE, Html::default()) }
            if let Err(reason) = &*received {
                <section class="notice" role="alert">
                    <h2>{ table::link_title() }</h2>
                    <p>{ reason.sentence::<G>() }</p>
                    <a class="button" href="#/">{ table::home() }</a>
                </section>
            }
        </main>
    }
}

/// Returns the properties of the table that shows a received match; `None` if it continues at its own table.
async fn table_props<G: GameUi>((played, at): ReceivedAt<G>, store: &Store) -> Option<TableProps<G>> {
    if !played.is_by_link() {
        let known = SavedCopy::of(&played, store.related(&played.origin()).await).map(Into::into);
        return Some(TableProps::received(played, at, ReceivedMatch { known, arrival: None }));
    }
    let saved = match Id::by_link(&played) {
        Some(id) => store.read(&id).await.ok().flatten(),
        None => None,
    };
    let kept = saved.and_then(|saved: Saved| Some((reading::open::<G>(&saved).ok()?, saved.id)));
    let arrival = Arrival::of(&played, kept.as_ref());
    match (&arrival, kept) {
        (Arrival::Continues, Some((_, id))) => {
            store.hand_over(played.to_string());
            match_lock::steal(&id);
            GamePage::Table(id.clone()).of(G::NAME).replace();
            None
        }
        // The device that sent it has less of the match, and gets the rest from the table.
        (Arrival::Known(id), _) if LiveState::now() == LiveState::Open => {
            GamePage::Table(id.clone()).of(G::NAME).replace();
            None
        }
        _ => Some(TableProps::received(played, at, ReceivedMatch { known: None, arrival: Some(arrival) })),
    }
}
