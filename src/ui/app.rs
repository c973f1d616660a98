//! The front door: which page is open.

use gloo_events::EventListener;
use web_sys::{Window, window};
use yew::{Component, Context, Html};

use super::catalogue;
use super::page::{Msg, Page};
use super::route::Route;

/// The whole site.
pub struct App {
    page: Box<dyn Page>,
    _listener: Option<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let listen = |window: Window| EventListener::new(&window, "hashchange", move |_| link.send_message(Msg::Moved));
        Self { page: catalogue::open(&Route::now(), ctx.link()), _listener: window().map(listen) }
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
