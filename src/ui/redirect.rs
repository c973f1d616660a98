//! A redirect from a page that does not exist, or that stands for another one.

use wasm_bindgen_futures::spawn_local;
use yew::{Html, Properties, component};

use super::context::use_store;
use super::hooks::use_effect_on;
use super::routes::{GamePage, Route};

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

/// Replaces the current page by another one.
#[component]
pub fn Redirect(RedirectProps { to }: &RedirectProps) -> Html {
    let store = use_store();
    use_effect_on(to.clone(), move |to| match to {
        Destination::Page(page) => page.replace(),
        Destination::NewestTable(game) => {
            let (newest, game) = (store.newest(game), *game);
            spawn_local(async move {
                newest.await.map_or(Route::Home, |id| GamePage::Table(id).of(game)).replace();
            });
        }
    });
    Html::default()
}
