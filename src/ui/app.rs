//! The front door: which page is open.

use gloo_events::EventListener;
use web_sys::{Window, window};
use yew::{Component, Context, Html};

use super::route::Route;
use super::{catalogue, home, storage};

/// The whole site.
pub struct App {
    route: Route,
    /// The game whose damaged match was copied last.
    copied: Option<&'static str>,
    _listener: Option<EventListener>,
}

/// What happens in the house.
#[derive(Clone)]
pub enum Msg {
    /// The address has changed.
    Moved,
    /// The text of this game's damaged match is to be copied.
    Copy(&'static str),
    /// This game's damaged match is to be forgotten.
    Discard(&'static str),
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let listen = |window: Window| EventListener::new(&window, "hashchange", move |_| link.send_message(Msg::Moved));
        Self {
            route: Route::now(),
            copied: None,
            _listener: window().map(listen),
        }
    }

    fn update(&mut self, _ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => self.route = Route::now(),
            Msg::Copy(game) => {
                home::copy(game);
                self.copied = Some(game);
            }
            Msg::Discard(game) => storage::discard_damaged(game),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Route::Game(name, page) = &self.route else {
            return home::home(ctx, self.copied);
        };
        match catalogue::entries().into_iter().find(|entry| entry.name == name) {
            Some(entry) => (entry.page)(*page),
            None => home::home(ctx, self.copied),
        }
    }
}
