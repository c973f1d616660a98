//! The page of a match that is saved on this device.

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, Properties, component, hook, html, use_state, use_state_eq};

use super::damaged::{DamagedPage, LoadFailure};
use crate::pages::reading;
use crate::record::Match;
use crate::store::{DatabaseError, Id, Saved, Store};
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::context::use_store;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::match_lock;
use crate::ui::routes::Route;
use crate::ui::table::{Table, TableProps};

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

/// Holds the lock of a match, or waits for it, as long as the component is mounted. Returns `true` once it is known which
/// tab plays the match.
#[hook]
fn use_match_lock(id: &Id) -> bool {
    let is_told = use_state_eq(|| false);
    use_effect_on(id.clone(), {
        let is_told = is_told.setter();
        move |id| {
            let subscription = match_lock::subscribe(Callback::from(move |_| is_told.set(true)));
            match_lock::acquire(id);
            let id = id.clone();
            move || {
                match_lock::release(&id);
                drop(subscription);
            }
        }
    });
    // A page in the back/forward cache must not hold a lock.
    use_window_event("pagehide", {
        let id = id.clone();
        move |_| match_lock::suspend(&id)
    });
    use_window_event("pageshow", {
        let id = id.clone();
        move |_| match_lock::acquire(&id)
    });
    *is_told
}
