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
use crate::scene::{list, shown_names};

/// The game's part of the home page.
pub struct Home<G> {
    /// The damaged match that was to be copied last, and what came of it.
    copied: Option<(usize, &'static str)>,
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
    /// The text of the damaged match with this number is to be copied.
    Copy(usize),
    /// The damaged match with this number is to be forgotten.
    Discard(usize),
}

impl<G: Shown> page::Page for Home<G> {
    fn update(&mut self, _link: &Link, msg: page::Msg) -> bool {
        match msg {
            page::Msg::Home(Msg::Copy(number)) => self.copied = Some((number, copy(&text_id(G::NAME, number)))),
            page::Msg::Home(Msg::Discard(number)) => storage::discard_damaged(G::NAME, number),
            _ => {}
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        // Looking for the match first puts a damaged one aside.
        let waiting = storage::kept::<G>().map(|played| waiting(&played));
        let damaged = storage::damaged(G::NAME).into_iter();
        let notices = damaged.map(|(number, damaged)| self.notice(link, number, damaged));
        waiting.into_iter().chain(notices).collect()
    }
}

impl<G: Shown> Home<G> {
    fn notice(&self, link: &Link, number: usize, damaged: Damaged) -> Html {
        let reason = damaged.reason + " Its text is kept here: copy it to try to mend it, or discard it.";
        let id = text_id(G::NAME, number);
        let copy = self.copied.filter(|(copied, _)| *copied == number).map_or("Copy", |(_, words)| words);
        let lines = vec![
            text("h2", "", &format!("A saved match of {} cannot be read", G::TITLE)),
            text("p", "", &reason),
            html! { <textarea {id} readonly=true rows="4" aria-label="The damaged text" value={damaged.text} /> },
            button("button", copy, None, press(link, page::Msg::Home(Msg::Copy(number)))),
            button("button", "Discard", None, press(link, page::Msg::Home(Msg::Discard(number)))),
        ];
        tag("section", &["class", "role"], &["notice", "alert"], lines)
    }
}

/// A match that waits to be gone on with.
fn waiting<G: Shown>(played: &Match<G>) -> Html {
    let over = played.state().outcome().is_some();
    let words = if over { "See how it ended" } else { "Go on playing" };
    let way = link_to("button main", &route::hash(G::NAME, Page::Table), words, None);
    let names = list(shown_names(played.record().players.iter().map(|player| player.name.as_str())));
    element("p", "notice row", vec![text("b", "", G::TITLE), text("span", "", &names), way])
}

fn text_id(game: &str, number: usize) -> String {
    format!("damaged-{game}-{number}")
}
