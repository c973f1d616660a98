//! The page of a match that cannot be shown.

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, Properties, component, html, use_node_ref, use_state};

use crate::pages::reading::Damaged;
use crate::store::Id;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{Confirm, CopyButton, bar, store_silent, text_file};
use crate::ui::context::use_store;
use crate::ui::routes::Route;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct DamagedPageProps {
    /// The match.
    pub id: Id,
    /// The reason why it cannot be shown.
    pub failure: LoadFailure,
    /// Called to read the match again.
    pub on_again: Callback<()>,
}

/// The reason why a match cannot be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadFailure {
    /// It is not on this device.
    Missing,
    /// The store does not respond.
    NoResponse,
    /// It cannot be parsed.
    Damaged(Damaged),
}

/// The reason why a match cannot be shown, and possible remedies.
#[component]
pub fn DamagedPage<G: GameUi>(DamagedPageProps { id, failure, on_again }: &DamagedPageProps) -> Html {
    let area = use_node_ref();
    let asking = use_state(|| false);
    let on_discard = callback(asking.setter(), |_, asking| asking.set(true));
    let on_answer = callback((use_store(), id.clone(), asking.setter()), |yes: bool, (store, id, asking)| {
        asking.set(false);
        if yes {
            let removing = store.remove(id);
            spawn_local(async move {
                // Another document would end the deletion. A match that cannot be deleted stays in the list.
                removing.await.unwrap_or_default();
                Route::Home.replace();
            });
        }
    });
    let notice = match failure {
        LoadFailure::Damaged(Damaged { text, reason }) => html! {
            <>
                <h2>{ table::damaged_title(G::title()) }</h2>
                <p>{ reason.sentence::<G>() }{ " " }{ table::damaged_meaning() }</p>
                <textarea ref={&area} readonly=true rows="8" aria-label={table::text_of_the_match()} value={text.clone()} />
                <p class="row">
                    <CopyButton {area} class="button" />
                    { text_file(format!("{}-{}.txt", G::NAME, id.as_str()), text) }
                    <button class="button" onclick={on_discard}>{ table::discard() }</button>
                </p>
            </>
        },
        LoadFailure::Missing => {
            html! { <><p>{ table::not_here() }</p><a class="button" href={Route::Home.href()}>{ table::home() }</a></> }
        }
        LoadFailure::NoResponse => store_silent(on_again),
    };
    html! {
        <>
            <main class="page">
                { bar(&Route::Home, G::title(), Html::default()) }
                <section class="notice" role="alert">{ notice }</section>
            </main>
            if *asking {
                <Confirm
                    question={table::discard_question()}
                    meaning={table::discard_meaning()}
                    yes={table::discard_it()}
                    {on_answer}
                />
            }
        </>
    }
}
