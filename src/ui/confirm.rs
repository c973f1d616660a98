//! Asking before something happens that cannot be taken back. The button that confirms lies elsewhere than the one that
//! was pressed, on top of the page, and is deaf at first: the second press of a double one does nothing.

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, window};
use yew::{Html, html};

use super::page::{self, Link};
use super::parts::{button, element, press, tag, text};
use crate::words::house;

/// How long the button that confirms is deaf, in milliseconds.
pub const DEAF_MILLIS: u32 = 500;

/// A question that waits to be confirmed.
pub struct Confirm<T> {
    /// What happens then.
    pub what: T,
    /// Until the button hears.
    deaf: Option<Timeout>,
}

/// The reply to the question.
#[derive(Clone, Copy)]
pub enum Msg {
    /// The button hears from now on.
    Hear,
    Yes,
    No,
}

impl<T> Confirm<T> {
    /// Asks whether this is to happen.
    pub fn ask(link: &Link, what: T) -> Self {
        let link = link.clone();
        let hear = move || link.send_message(page::Msg::own(Msg::Hear));
        Self { what, deaf: Some(Timeout::new(DEAF_MILLIS, hear)) }
    }

    /// Renders the question, with what it means and what stands on the button that confirms.
    pub fn view(&self, link: &Link, question: &str, meaning: &str, yes: &str) -> Html {
        let send = |msg| press(link, page::Msg::own(msg));
        let buttons = vec![
            button("button", house::go_back(), None, send(Msg::No)),
            html! { <button class="button main" disabled={self.deaf.is_some()} onclick={send(Msg::Yes)}>{ yes }</button> },
        ];
        let parts = vec![text("h2", "", question), text("p", "", meaning), element("p", "row", buttons)];
        let names = &["class", "role", "aria-modal", "aria-label"];
        let sheet = tag("section", names, &["sheet", "alertdialog", "true", question], parts);
        element("div", "veil asking", vec![sheet])
    }
}

/// Gives the focus to a question that has been drawn, to its safe answer.
pub fn take_focus<T>(asking: Option<&Confirm<T>>) {
    let safe = || window()?.document()?.query_selector(".asking:not(:focus-within) button").ok()?;
    if let Some(safe) = asking.and_then(|_| safe()) {
        // What cannot take the focus leaves it where it is.
        let _ = safe.unchecked_into::<HtmlElement>().focus();
    }
}

/// Takes in what becomes of a question, and gives what is to happen now.
pub fn answered<T>(asking: &mut Option<Confirm<T>>, msg: Msg) -> Option<T> {
    match (msg, &mut *asking) {
        (Msg::Hear, Some(confirm)) => confirm.deaf = None,
        (Msg::Yes, Some(confirm)) if confirm.deaf.is_none() => return asking.take().map(|confirm| confirm.what),
        (Msg::No, _) => *asking = None,
        _ => {}
    }
    None
}
