//! The front door: which page is open.

use gloo_events::EventListener;
use web_sys::window;
use yew::{Component, Context, Html};

use super::catalogue;
use super::page::{Msg, Page};
use super::route::Route;

/// The whole site.
pub struct App {
    page: Box<dyn Page>,
    _listeners: [Option<EventListener>; 2],
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let listen = |event| {
            let link = ctx.link().clone();
            window().map(|window| EventListener::new(&window, event, move |_| link.send_message(Msg::Moved)))
        };
        // Another tab that goes on with the same match writes it to the storage; this one then shows it as it is there.
        let listeners = ["hashchange", "storage"].map(listen);
        Self { page: catalogue::open(&Route::now(), ctx.link()), _listeners: listeners }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        if let Msg::Moved = msg {
            self.page = catalogue::open(&Route::now(), ctx.link());
            return true;
        }
        self.page.update(ctx.link(), msg)
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.page.view(ctx.link())
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        self.page.rendered();
    }
}
