//! The home page: the games, the matches to go on with, and what could not be read.

use wasm_bindgen::JsCast;
use web_sys::{HtmlTextAreaElement, window};
use yew::{Context, Html, html};

use super::app::{App, Msg};
use super::catalogue::{self, Entry, Saved};
use super::parts::{button, element, link, press, tag, text};
use super::route::{self, Page};
use super::storage::{self, Damaged};
use crate::scene::list;

/// The home page as the storage has it now. `copied` names the game whose damaged match was copied.
pub fn home(ctx: &Context<App>, copied: Option<&str>) -> Html {
    let mut page = vec![element(
        "header",
        "welcome",
        vec![
            text("h1", "", "Caravanserai"),
            text(
                "p",
                "",
                "An inn for board games on the old trade roads. Sit down, alone with the house’s bots or with friends round one screen.",
            ),
        ],
    )];
    let mut cards = Vec::new();
    for entry in catalogue::entries() {
        // Looking for the match first puts a damaged one aside.
        let saved = (entry.saved)();
        if let Some(damaged) = storage::damaged(entry.name) {
            page.push(notice(ctx, &entry, damaged, copied == Some(entry.name)));
        }
        cards.push(card(&entry, saved));
    }
    page.push(element("ul", "games", cards));
    element("main", "home", page)
}

fn card(entry: &Entry, saved: Option<Saved>) -> Html {
    let new = route::hash(entry.name, Page::SetUp);
    let mut lines = vec![text("h2", "", &entry.title), text("p", "", &entry.line)];
    if let Some(saved) = saved {
        let words = if saved.over {
            "See how it ended"
        } else {
            "Go on playing"
        };
        lines.push(link("button main", &route::hash(entry.name, Page::Table), words, None));
        lines.push(text("small", "", &list(saved.names)));
        lines.push(link("button", &new, "New match", None));
    } else {
        lines.push(link("button main", &new, "Play", None));
    }
    lines.push(link("quiet", &route::rules(entry.name), "Rules", None));
    let file = format!("{}.svg", entry.name);
    let picture = tag("img", &["src", "width", "height"], &[&file, "376", "376"], Vec::new());
    element("li", "game", vec![picture, element("div", "", lines)])
}

fn notice(ctx: &Context<App>, entry: &Entry, damaged: Damaged, copied: bool) -> Html {
    let game = entry.name;
    let reason = damaged.reason + " Its text is kept here: copy it to try to mend it, or discard it.";
    let lines = vec![
        text("h2", "", &format!("A saved match of {} cannot be read", entry.title)),
        text("p", "", &reason),
        html! { <textarea id={text_id(game)} readonly=true rows="4" aria-label="The damaged text" value={damaged.text} /> },
        button(
            "button",
            if copied { "Copied" } else { "Copy" },
            None,
            press(ctx, Msg::Copy(game)),
        ),
        button("button", "Discard", None, press(ctx, Msg::Discard(game))),
    ];
    tag("section", &["class", "role"], &["notice", "alert"], lines)
}

fn text_id(game: &str) -> String {
    format!("damaged-{game}")
}

/// Selects the damaged text, and copies it where the browser lets a page do so.
pub fn copy(game: &str) {
    let Some(window) = window() else { return };
    let text = window
        .document()
        .and_then(|document| document.get_element_by_id(&text_id(game)));
    let Some(text) = text.and_then(|text| text.dyn_into::<HtmlTextAreaElement>().ok()) else {
        return;
    };
    text.select();
    if window.is_secure_context() {
        // A browser that refuses leaves the text selected, to be copied by hand.
        let _ = window.navigator().clipboard().write_text(&text.value());
    }
}
