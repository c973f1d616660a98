//! The home page. What it always shows stands in `index.html`, where it is there before the program is; here is what
//! depends on what this device keeps: the matches to go on with, and those that cannot be read.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlTextAreaElement, window};
use yew::{Html, html};

use super::catalogue::{self, Entry, Saved};
use super::page::{self, Link};
use super::parts::{button, element, link_to, press, tag, text};
use super::route::{self, Page};
use super::storage::{self, Damaged};
use crate::scene::list;

/// The home page.
#[derive(Default)]
pub struct Home {
    /// The game whose damaged match was to be copied last, and what came of it.
    copied: Option<(&'static str, &'static str)>,
}

/// What happens on the home page.
#[derive(Clone)]
pub enum Msg {
    /// The text of this game's damaged match is to be copied.
    Copy(&'static str),
    /// This game's damaged match is to be forgotten.
    Discard(&'static str),
}

impl page::Page for Home {
    fn update(&mut self, _link: &Link, msg: page::Msg) -> bool {
        match msg {
            page::Msg::Home(Msg::Copy(game)) => {
                let words = if copy(game) { "Copied" } else { "Selected" };
                self.copied = Some((game, words));
            }
            page::Msg::Home(Msg::Discard(game)) => storage::discard_damaged(game),
            _ => {}
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        let mut parts = Vec::new();
        for entry in catalogue::entries() {
            // Looking for the match first puts a damaged one aside.
            parts.extend((entry.saved)().map(|saved| waiting(&entry, saved)));
            parts.extend(storage::damaged(entry.name).map(|damaged| self.notice(link, &entry, damaged)));
        }
        parts.into_iter().collect()
    }
}

impl Home {
    fn notice(&self, link: &Link, entry: &Entry, damaged: Damaged) -> Html {
        let game = entry.name;
        let reason = damaged.reason + " Its text is kept here: copy it to try to mend it, or discard it.";
        let copied = self.copied.filter(|(copied, _)| *copied == game);
        let copy = copied.map_or("Copy", |(_, words)| words);
        let lines = vec![
            text("h2", "", &format!("A saved match of {} cannot be read", entry.title)),
            text("p", "", &reason),
            html! { <textarea id={text_id(game)} readonly=true rows="4" aria-label="The damaged text" value={damaged.text} /> },
            button("button", copy, None, press(link, page::Msg::Home(Msg::Copy(game)))),
            button("button", "Discard", None, press(link, page::Msg::Home(Msg::Discard(game)))),
        ];
        tag("section", &["class", "role"], &["notice", "alert"], lines)
    }
}

/// A match that waits to be gone on with.
fn waiting(entry: &Entry, saved: Saved) -> Html {
    let words = if saved.over { "See how it ended" } else { "Go on playing" };
    let way = link_to("button main", &route::hash(entry.name, Page::Table), words, None);
    element("p", "notice row", vec![text("b", "", entry.title), text("span", "", &list(saved.names)), way])
}

fn text_id(game: &str) -> String {
    format!("damaged-{game}")
}

/// Selects the damaged text and copies it. Tells whether it was copied: a browser that refuses leaves it selected, to be
/// copied by hand.
fn copy(game: &str) -> bool {
    let document = window().and_then(|window| window.document()?.dyn_into::<HtmlDocument>().ok());
    let Some(document) = document else { return false };
    if let Some(text) = document.get_element_by_id(&text_id(game)) {
        text.unchecked_into::<HtmlTextAreaElement>().select();
    }
    document.exec_command("copy").unwrap_or(false)
}
