//! The root component of a program.

use std::rc::Rc;

use yew::{Callback, ContextProvider, Html, Properties, component, html};

use super::context::{PageContext, use_page_context};
use super::given::Dropped;
use super::hooks::{use_effect_on, use_held_buttons, use_history, use_route, use_rulebook};
use super::routes::Route;
use crate::pages::given::CountMoves;

#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// Renders the page of a route; empty if the program has none for it.
    pub page: Callback<Route, Html>,
    /// Counts the moves of a match that is dropped on the page.
    pub count_moves: CountMoves,
}

/// The root component: provides the [`PageContext`], renders the page of the current route, and overlays the
/// rulebook and what is dropped.
#[component]
pub fn App(AppProps { page, count_moves }: &AppProps) -> Html {
    let route = use_route();
    // `static/address.js` leads to the document of a route; one of no page leads home.
    use_effect_on(route.clone(), |route| {
        if *route == Route::NotFound {
            Route::Home.replace();
        }
    });
    let context = Rc::new(use_page_context());
    use_history();
    use_held_buttons();
    let rulebook = use_rulebook();
    html! {
        <>
            <ContextProvider<Rc<PageContext>> {context}>{ page.emit(route) }<Dropped count_moves={*count_moves} /></ContextProvider<Rc<PageContext>>>
            { rulebook }
        </>
    }
}
