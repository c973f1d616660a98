//! The page of a match that is saved on this device.

use wasm_bindgen_futures::spawn_local;
use yew::{Html, Properties, component, html, use_state};

use super::damaged::{DamagedPage, LoadFailure};
use super::use_match_lock::use_match_lock;
use crate::pages::reading;
use crate::record::Match;
use crate::store::{DatabaseError, Id, Saved, Store};
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::context::use_store;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::routes::Route;
use crate::ui::table::{Table, TableProps};

/// Properties of [`TablePage`].
#[derive(Clone, PartialEq, Properties)]
pub struct TablePageProps {
    /// The match.
    pub id: Id,
}

/// The stage of opening a match.
enum Stage<G: GameUi> {
    /// The lock or the store has not answered yet.
    Loading,
    /// The table is open.
    Ready(TableProps<G>),
    /// The match cannot be shown.
    Failed(LoadFailure),
}

/// The table of a saved match, once it has been read; or the reason why it cannot be shown.
#[component]
pub fn TablePage<G: GameUi>(TablePageProps { id }: &TablePageProps) -> Html {
    let store = use_store();
    let stage = use_state(|| Stage::<G>::Loading);
    let times = use_state(|| 0);
    let is_told = use_match_lock(id);
    use_effect_on((is_told, id.clone(), *times), {
        let stage = stage.setter();
        move |(is_told, id, _)| {
            if *is_told {
                let (store, reading) = (store.clone(), store.read(id));
                spawn_local(async move {
                    stage.set(match reading.await {
                        Ok(Some(saved)) => open(saved, &store),
                        Ok(None) => Stage::Failed(LoadFailure::Missing),
                        Err(DatabaseError) => Stage::Failed(LoadFailure::NoResponse),
                    });
                });
            }
        }
    });
    let on_again = use_event_callback(*times, {
        let set = times.setter();
        move |(), times| set.set(times + 1)
    });
    match &*stage {
        Stage::Loading => html! { <main class="page">{ bar(&Route::Home, G::title(), Html::default()) }</main> },
        Stage::Ready(props) => html! { <Table<G> ..TableProps { on_damaged: on_again, ..props.clone() } /> },
        Stage::Failed(failure) => html! { <DamagedPage<G> id={id.clone()} failure={failure.clone()} {on_again} /> },
    }
}

/// Opens a saved match. If the link page has handed over a longer version of it, that continues it.
fn open<G: GameUi>(saved: Saved, store: &Store) -> Stage<G> {
    let is_this = |continuation: &Match<G>| Id::by_link(continuation).is_some_and(|id| id == saved.id);
    let continuation = store.take_over().and_then(|text| reading::read(&text).ok()).filter(is_this);
    match reading::open(&saved) {
        Ok(played) => Stage::Ready(TableProps::of(played, saved, continuation)),
        Err(damaged) => Stage::Failed(LoadFailure::Damaged(damaged)),
    }
}
