//! The front door of a game's program: which of its pages is open.

use gloo_events::EventListener;
use web_sys::{Event, EventTarget, window};
use yew::{Component, Context, Html, Properties, html};

use super::boards::{Laid, Shown};
use super::contexts::{LanguageProvider, SettingsProvider};
use super::hold::{self, Hold};
use super::id::Id;
use super::matches::Matches;
use super::page::{Link, Msg, Page, Rendered};
use super::position_editor::PositionEditor;
use super::route::{self, Route};
use super::set_up::{SetUp, SetUpState};
use super::{chest, language, matches, opening, place, shelf, storage, table, visit};

/// The one component of a program. It does not know its game, so that what belongs to one is compiled once for it.
pub struct App {
    page: Option<Box<dyn Page>>,
    /// What the page sends its messages by.
    link: Link,
    /// While the address names a table.
    hold: Option<Hold>,
    /// Whether it is not told yet which tab plays at the table that the address names. The page before stays so long.
    waits: bool,
    _listeners: [Option<EventListener>; 9],
}

/// The front door of a program: how it opens the page to which a route leads.
#[derive(Clone, Copy, Properties)]
pub struct Door {
    /// Opens the page that a route leads to, if it is one of this program's.
    pub open: fn(&Route, &Link) -> Option<Box<dyn Page>>,
}

/// A program has one door.
impl PartialEq for Door {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Component for App {
    type Message = Msg;
    type Properties = Door;

    fn create(ctx: &Context<Self>) -> Self {
        let listen_at = |target: Option<EventTarget>, name, msg: fn(&Event) -> Option<Msg>| {
            let link = ctx.link().clone();
            let listener = move |event: &Event| {
                if let Some(msg) = msg(event) {
                    link.send_message(msg);
                }
            };
            target.map(|target| EventListener::new(&target, name, listener))
        };
        let listen = |name, msg| listen_at(window().map(EventTarget::from), name, msg);
        let listen_here = |name, msg| listen_at(place::get().map(EventTarget::from), name, msg);
        let listeners = [
            listen("hashchange", |_| Some(Msg::Moved)),
            listen("storage", |event| Some(Msg::Stored(event.clone()))),
            listen(chest::CHANGED, |event| Some(Msg::Stored(event.clone()))),
            // The document's event comes up to the window.
            listen("visibilitychange", |_| Some(Msg::Seen)),
            listen("resize", |_| Some(Msg::Seen)),
            listen_here(chest::ANSWERED, |event| Some(Msg::Answered(event.clone()))),
            listen_here(language::SPOKEN, |_| Some(Msg::Spoken)),
            listen_here(hold::PLAYS, |_| Some(Msg::Held(true))),
            listen_here(hold::WATCHES, |_| Some(Msg::Held(false))),
        ];
        let link = Link::new(ctx.link().callback(|msg| msg));
        let mut app = Self { page: None, link, hold: None, waits: false, _listeners: listeners };
        app.open(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        // In another language every page looks different.
        let spoken = matches!(msg, Msg::Spoken) && place::get().is_some_and(|place| language::speak(&place));
        let told = matches!(msg, Msg::Held(_)) && self.waits;
        if matches!(msg, Msg::Moved) || told {
            self.open(ctx);
            return true;
        }
        self.page.as_mut().is_some_and(|page| (page.update(&self.link, msg) || spoken) && !page.waits())
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        let page = self.page.as_ref().map(|page| page.view(&self.link));
        html! { <LanguageProvider><SettingsProvider>{ page }</SettingsProvider></LanguageProvider> }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if let Some(page) = &self.page {
            page.rendered();
        }
    }
}

impl App {
    /// Opens the page that the address names, if it is one of this program's.
    fn open(&mut self, ctx: &Context<Self>) {
        let route = Route::now();
        let is_own = |game: &String| place::get().is_some_and(|place| place.id() == *game);
        let table = match &route {
            Route::Game(game, _, id) if is_own(game) => id.as_ref(),
            _ => None,
        };
        // What was held goes first.
        self.hold.take_if(|hold| Some(hold.id()) != table);
        if self.hold.is_none() {
            self.hold = table.map(Hold::ask);
        }
        self.waits = self.hold.is_some() && hold::plays().is_none();
        if !self.waits {
            self.page = (ctx.props().open)(&route, &self.link);
        }
    }
}

/// The page of the game `G` that a route leads to.
pub fn page<G: Shown>(route: &Route, link: &Link) -> Option<Box<dyn Page>> {
    if let Route::Link(name, data) = route
        && name == G::NAME
    {
        return Some(visit::open::<G>(data, link));
    }
    let Route::Game(name, page, id) = route else { return None };
    if name != G::NAME {
        return None;
    }
    if let Some(fresh) = id.as_ref().and_then(shelf::fresh::<G>) {
        return Some(table::of(fresh, link));
    }
    kept_page::<G>(*page, id.as_ref())
}

/// The same of a page that depends on what is kept. None if the address leads elsewhere.
fn kept_page<G: Shown>(page: route::Page, id: Option<&Id>) -> Option<Box<dyn Page>> {
    let instead = match (page, id) {
        (route::Page::SetUp, _) => {
            return Some(Box::new(Rendered(html! { <SetUp<G> key="set-up" from_position={false} /> })));
        }
        (route::Page::Table, Some(id)) => return Some(opening::open::<G>(id.clone())),
        (route::Page::Table, None) => storage::newest(G::NAME).map(|id| route::table(G::NAME, &id)),
        _ if !G::FROM_POSITIONS => None,
        // That page is a program of its own.
        (route::Page::Position, _) => return None,
        (route::Page::Numbers, _) => None,
        (route::Page::FromPosition, _) => match SetUpState::<G>::from_position() {
            Some(_) => {
                return Some(Box::new(Rendered(html! { <SetUp<G> key="from-position" from_position={true} /> })));
            }
            None => Some(route::hash(G::NAME, route::Page::Position)),
        },
    };
    route::instead(instead.as_deref().unwrap_or("#/"));
    None
}

/// The page on which positions of the game `G` are set up, where a route leads there.
pub fn position<G: Laid>(route: &Route, _link: &Link) -> Option<Box<dyn Page>> {
    (*route == Route::Game(G::NAME.into(), route::Page::Position, None))
        .then(|| Box::new(Rendered(html! { <PositionEditor<G> /> })) as Box<dyn Page>)
}

/// The page of all matches, where a route leads there.
pub fn matches(route: &Route, _link: &Link) -> Option<Box<dyn Page>> {
    match route {
        Route::Game(name, page @ (route::Page::SetUp | route::Page::Numbers), None) if name == matches::ADDRESS => {
            let numbers = *page == route::Page::Numbers;
            Some(Box::new(Rendered(html! { <Matches key={numbers.to_string()} {numbers} /> })))
        }
        _ => None,
    }
}
