//! A redirect from a page that does not exist, or that stands for another one.

use wasm_bindgen_futures::spawn_local;
use yew::{Html, Properties, component, html, use_state};

use super::callback::callback;
use super::components::store_silent;
use super::context::use_store;
use super::hooks::use_effect_on;
use super::routes::{GamePage, Route};
use crate::store::DatabaseError;

/// The target of a redirect.
#[derive(Clone, PartialEq)]
pub enum Destination {
    /// This page.
    Page(Route),
    /// The table of the match of this game that was played last, or the home page if there is none.
    NewestTable(&'static str),
}

/// Properties of [`Redirect`].
#[derive(Clone, PartialEq, Properties)]
pub struct RedirectProps {
    /// The target.
    pub to: Destination,
}

/// Replaces the current page by another one. Says so if the store does not respond.
#[component]
pub fn Redirect(RedirectProps { to }: &RedirectProps) -> Html {
    let store = use_store();
    let failures = use_state(|| 0);
    let attempts = use_state(|| 0);
    use_effect_on((to.clone(), *attempts), {
        let failed = failures.setter();
        move |(to, attempt)| match to {
            Destination::Page(page) => page.replace(),
            Destination::NewestTable(game) => {
                let (newest, game, failure) = (store.newest(game), *game, attempt + 1);
                spawn_local(async move {
                    match newest.await {
                        Ok(newest) => newest.map_or(Route::Home, |id| GamePage::Table(id).of(game)).replace(),
                        Err(DatabaseError) => failed.set(failure),
                    }
                });
            }
        }
    });
    if *failures <= *attempts {
        return Html::default();
    }
    let on_again = callback(attempts.clone(), |(), attempts| attempts.set(**attempts + 1));
    html! { <main class="page"><section class="notice" role="alert">{ store_silent(&on_again) }</section></main> }
}
