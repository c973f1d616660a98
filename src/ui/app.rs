//! The front door of a program: which of its pages is open. Each game is a program of its own, and so are the position editor and
//! the page of all matches: a program shows nothing at the addresses of the others.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, ContextProvider, Html, Properties, component, html};

use super::boards::{Laid, Shown};
use super::context::{PageContext, use_page_context, use_store};
use super::gallery::GalleryPage;
use super::hooks::{use_effect_on, use_history, use_route, use_rulebook};
use super::matches::Matches;
use super::position_editor::PositionEditor;
use super::routes::Route;
use super::set_up::{SetUp, SetUpState};
use super::table_page::{LinkPage, TablePage};

/// Properties of [`App`].
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// Draws the page of an address, if it is one of the program's.
    pub page: Callback<Route, Html>,
}

/// A program: what all its pages may ask for, the page that the address names, and the rulebook over it.
#[component]
pub fn App(AppProps { page }: &AppProps) -> Html {
    let route = use_route();
    let context = Rc::new(use_page_context());
    use_history();
    let rulebook = use_rulebook();
    html! {
        <>
            <ContextProvider<Rc<PageContext>> {context}>{ page.emit(route) }</ContextProvider<Rc<PageContext>>>
            { rulebook }
        </>
    }
}

/// The pages of the game `G`.
pub fn game_page<G: Shown>(route: Route) -> Html {
    if route.game() != Some(G::NAME) {
        return Html::default();
    }
    match route {
        Route::SetUp { .. } => html! { <SetUp<G> key="set-up" from_position={false} /> },
        Route::FromPosition { .. } if !G::FROM_POSITIONS => html! { <Redirect to={Destination::Page(Route::Home)} /> },
        Route::FromPosition { game } if SetUpState::<G>::from_position().is_none() => {
            html! { <Redirect to={Destination::Page(Route::Position { game })} /> }
        }
        Route::FromPosition { .. } => html! { <SetUp<G> key="from-position" from_position={true} /> },
        Route::LastTable { game } => html! { <Redirect to={Destination::NewestTable(game)} /> },
        Route::Table { id, .. } => html! { <TablePage<G> key={id.to_string()} id={id.clone()} /> },
        Route::Link { data, .. } => html! { <LinkPage<G> key={data.clone()} data={data.clone()} /> },
        Route::Gallery { .. } if cfg!(debug_assertions) => html! { <GalleryPage<G> /> },
        Route::Position { .. } if !G::FROM_POSITIONS => html! { <Redirect to={Destination::Page(Route::Home)} /> },
        Route::Gallery { .. }
        | Route::Position { .. }
        | Route::Home
        | Route::Matches
        | Route::Numbers
        | Route::NotFound => Html::default(),
    }
}

/// The page on which positions of the game `G` are set up.
#[expect(clippy::needless_pass_by_value, reason = "the router hands its routes over")]
pub fn editor_page<G: Laid>(route: Route) -> Html {
    let is_own = matches!(&route, Route::Position { game } if game == G::NAME);
    if is_own {
        html! { <PositionEditor<G> /> }
    } else {
        Html::default()
    }
}

/// The pages of all matches.
#[expect(clippy::needless_pass_by_value, reason = "the router hands its routes over")]
pub fn matches_page(route: Route) -> Html {
    match route {
        Route::Matches => html! { <Matches key="matches" numbers={false} /> },
        Route::Numbers => html! { <Matches key="numbers" numbers={true} /> },
        _ => Html::default(),
    }
}

/// Where a redirect goes.
#[derive(Clone, PartialEq)]
enum Destination {
    /// To this page.
    Page(Route),
    /// To the table of the match of a game that was played last, or home if there is none.
    NewestTable(String),
}

/// Properties of [`Redirect`].
#[derive(Clone, PartialEq, Properties)]
struct RedirectProps {
    to: Destination,
}

/// Goes to another page in place of this one.
#[component]
fn Redirect(RedirectProps { to }: &RedirectProps) -> Html {
    let store = use_store();
    use_effect_on(to.clone(), move |to| match to {
        Destination::Page(page) => page.replace(),
        Destination::NewestTable(game) => {
            let (newest, game) = (store.newest(game), game.clone());
            spawn_local(async move {
                newest.await.map_or(Route::Home, |id| Route::table(&game, &id)).replace();
            });
        }
    });
    Html::default()
}
