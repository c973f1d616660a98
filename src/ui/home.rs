//! A game's part of the home page. What the page always shows stands in `index.html`, where it is there before any
//! program is; here is what depends on what this device keeps: the match to go on with, and one that cannot be read.

use std::marker::PhantomData;

use yew::{Html, html};

use super::boards::Shown;
use super::copy::copy;
use super::page::{self, Link};
use super::parts::{button, element, link_to, press, tag, text};
use super::route::{self, Page};
use super::storage::{self, Damaged};
use crate::record::Match;
use crate::scene::list;

/// The game's part of the home page.
pub struct Home<G> {
    /// What came of copying the damaged match.
    copied: Option<&'static str>,
    game: PhantomData<G>,
}

impl<G> Default for Home<G> {
    fn default() -> Self {
        Self { copied: None, game: PhantomData }
    }
}

/// The home page, also in the address, where another page has nothing to show.
pub fn instead<G: Shown>() -> Box<dyn page::Page> {
    route::go("#/");
    Box::new(Home::<G>::default())
}

/// What happens on the home page.
#[derive(Clone)]
pub enum Msg {
    /// The text of the damaged match is to be copied.
    Copy,
    /// The damaged match is to be forgotten.
    Discard,
}

impl<G: Shown> page::Page for Home<G> {
    fn update(&mut self, _link: &Link, msg: page::Msg) -> bool {
        match msg {
            page::Msg::Home(Msg::Copy) => self.copied = Some(copy(&text_id(G::NAME))),
            page::Msg::Home(Msg::Discard) => storage::discard_damaged(G::NAME),
            _ => {}
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        // Looking for the match first puts a damaged one aside.
        let waiting = storage::kept::<G>().map(|played| waiting(&played));
        let notice = storage::damaged(G::NAME).map(|damaged| self.notice(link, damaged));
        waiting.into_iter().chain(notice).collect()
    }
}

impl<G: Shown> Home<G> {
    fn notice(&self, link: &Link, damaged: Damaged) -> Html {
        let reason = damaged.reason + " Its text is kept here: copy it to try to mend it, or discard it.";
        let id = text_id(G::NAME);
        let lines = vec![
            text("h2", "", &format!("A saved match of {} cannot be read", G::TITLE)),
            text("p", "", &reason),
            html! { <textarea {id} readonly=true rows="4" aria-label="The damaged text" value={damaged.text} /> },
            button("button", self.copied.unwrap_or("Copy"), None, press(link, page::Msg::Home(Msg::Copy))),
            button("button", "Discard", None, press(link, page::Msg::Home(Msg::Discard))),
        ];
        tag("section", &["class", "role"], &["notice", "alert"], lines)
    }
}

/// A match that waits to be gone on with.
fn waiting<G: Shown>(played: &Match<G>) -> Html {
    let over = played.state().outcome().is_some();
    let words = if over { "See how it ended" } else { "Go on playing" };
    let way = link_to("button main", &route::hash(G::NAME, Page::Table), words, None);
    let names = list(played.record().players.iter().map(|player| player.name.clone()));
    element("p", "notice row", vec![text("b", "", G::TITLE), text("span", "", &names), way])
}

fn text_id(game: &str) -> String {
    format!("damaged-{game}")
}
