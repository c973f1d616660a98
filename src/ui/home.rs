//! A game's part of the home page: its matches that cannot be read. What the page always shows stands in `index.html`, and
//! of the match to go on with `static/start.js` tells, by its summary.

use std::marker::PhantomData;

use yew::{Html, html};

use super::boards::Shown;
use super::confirm::{Confirm, answered, take_focus};
use super::copy::copy;
use super::later;
use super::page::{self, Link};
use super::parts::{button, press, tag, text};
use super::route::{self, Page};
use super::shelf::{self, Damaged};

/// The game's part of the home page.
pub struct Home<G> {
    /// The damaged match that was to be copied last, and what came of it.
    copied: Option<(usize, &'static str)>,
    /// The damaged match that was to be discarded.
    asking: Option<Confirm<usize>>,
    game: PhantomData<G>,
}

impl<G: Shown> Home<G> {
    pub fn open() -> Box<dyn page::Page> {
        shelf::sum_up::<G>();
        Box::new(Self { copied: None, asking: None, game: PhantomData })
    }
}

/// The home page, also in the address, where another page has nothing to show.
pub fn instead<G: Shown>() -> Box<dyn page::Page> {
    route::go("#/");
    Home::<G>::open()
}

/// What happens on the home page.
#[derive(Clone)]
pub enum Msg {
    /// The text of the damaged match with this number is to be copied.
    Copy(usize),
    /// The damaged match with this number is to be forgotten.
    Discard(usize),
    /// It can be read by now, and comes to the table.
    Open(usize),
}

impl<G: Shown> page::Page for Home<G> {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        later::part(|| self.take_in(link, &msg)).is_some()
    }

    fn view(&self, link: &Link) -> Html {
        later::part(|| self.draw(link)).unwrap_or_default()
    }

    fn rendered(&self) {
        take_focus(self.asking.as_ref());
    }
}

impl<G: Shown> Home<G> {
    fn take_in(&mut self, link: &Link, msg: &page::Msg) {
        if let Some(number) = msg.of().and_then(|answer| answered(&mut self.asking, answer)) {
            shelf::discard(G::NAME, number);
        }
        match msg.of() {
            Some(Msg::Copy(number)) => self.copied = Some((number, copy(&text_id(G::NAME, number)))),
            Some(Msg::Discard(number)) => self.asking = Some(Confirm::ask(link, number)),
            Some(Msg::Open(number)) if shelf::open_again::<G>(number) => {
                route::go(&route::hash(G::NAME, Page::Table));
            }
            _ => {}
        }
    }

    fn draw(&self, link: &Link) -> Html {
        let notices = shelf::damaged::<G>().into_iter().map(|damaged| self.notice(link, damaged));
        let question = "Discard this match?";
        let meaning = "Its text is then gone from this device.";
        let asking = self.asking.as_ref().map(|asking| asking.view(link, question, meaning, "Discard it"));
        notices.chain(asking).collect()
    }

    fn notice(&self, link: &Link, Damaged { number, text: damaged, reason }: Damaged) -> Html {
        let send = |msg| press(link, page::Msg::own(msg));
        let is_readable = reason.is_none();
        let (title, reason) = match reason {
            Some(reason) => (
                format!("A saved match of {} cannot be read", G::TITLE),
                reason.sentence::<G>() + " Its text is kept here: copy it to try to mend it, or discard it.",
            ),
            None => (
                format!("A saved match of {} can be read again", G::TITLE),
                "It could not when it was put aside.".to_owned(),
            ),
        };
        let id = text_id(G::NAME, number);
        let copy = self.copied.filter(|(copied, _)| *copied == number).map_or("Copy", |(_, words)| words);
        let mut lines = vec![text("h2", "", &title), text("p", "", &reason)];
        if is_readable {
            lines.push(button("button main", "Open it", None, send(Msg::Open(number))));
        }
        lines.extend([
            html! { <textarea {id} readonly=true rows="4" aria-label="The text of the match" value={damaged} /> },
            button("button", copy, None, send(Msg::Copy(number))),
            button("button", "Discard", None, send(Msg::Discard(number))),
        ]);
        tag("section", &["class", "role"], &["notice", "alert"], lines)
    }
}

fn text_id(game: &str, number: usize) -> String {
    format!("damaged-{game}-{number}")
}
