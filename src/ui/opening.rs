//! The page of a match that is not at its table: it cannot be read, or is not there.

use std::marker::PhantomData;

use yew::{Html, html};

use super::boards::Shown;
use super::confirm::{Confirm, answered, take_focus};
use super::copy::copy;
use super::id::Id;
use super::page::{self, Link, Page};
use super::parts::{bar, button, element, link_to, press, tag, text, text_file};
use super::shelf::{self, Damaged};
use super::{later, route, storage, table};
use crate::words::house;

/// The id of the box with the text.
const TEXT_ID: &str = "damaged";

/// The page of a match that does not come to its table.
pub struct Opening<G> {
    id: Id,
    /// What is there of it, if anything is.
    damaged: Option<Damaged>,
    /// What came of copying its text.
    copied: Option<&'static str>,
    /// Whether it is to be discarded.
    asking: Option<Confirm<()>>,
    game: PhantomData<G>,
}

/// Opens the match with this id: its table, if it can be read.
pub fn open<G: Shown>(id: Id, link: &Link) -> Box<dyn Page> {
    match shelf::find::<G>(&id) {
        Ok(kept) => table::of(kept, link),
        Err(damaged) => Box::new(Opening::<G> { id, damaged, copied: None, asking: None, game: PhantomData }),
    }
}

/// What is done on the page.
#[derive(Clone)]
pub enum Msg {
    /// The text is to be copied.
    Copy,
    /// The match is to be forgotten.
    Discard,
}

impl<G: Shown> Page for Opening<G> {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        later::part(|| self.take_in(link, &msg)).unwrap_or_default()
    }

    fn view(&self, link: &Link) -> Html {
        later::part(|| self.draw(link)).unwrap_or_default()
    }

    fn rendered(&self) {
        take_focus(self.asking.as_ref());
    }
}

impl<G: Shown> Opening<G> {
    fn take_in(&mut self, link: &Link, msg: &page::Msg) -> bool {
        if let Some(answer) = msg.of() {
            if answered(&mut self.asking, answer).is_some() {
                storage::forget(&self.id);
                route::instead("#/");
            }
            return true;
        }
        match msg.of() {
            Some(Msg::Copy) => self.copied = Some(copy(TEXT_ID)),
            Some(Msg::Discard) => self.asking = Some(Confirm::ask(link, ())),
            None => return false,
        }
        true
    }

    fn draw(&self, link: &Link) -> Html {
        let notice = match &self.damaged {
            Some(damaged) => self.notice(link, damaged),
            None => vec![text("p", "", house::not_here()), link_to("button", "#/", house::home(), None)],
        };
        let page =
            vec![bar("#/", G::TITLE, Vec::new()), tag("section", &["class", "role"], &["notice", "alert"], notice)];
        let (question, meaning) = (house::discard_question(), house::discard_meaning());
        let asking = self.asking.as_ref().map(|asking| asking.view(link, question, meaning, house::discard_it()));
        [element("main", "page", page)].into_iter().chain(asking).collect()
    }

    /// Why the match cannot be read, and what can be done with its text.
    fn notice(&self, link: &Link, Damaged { text: value, reason }: &Damaged) -> Vec<Html> {
        let send = |msg| press(link, page::Msg::own(msg));
        let said = reason.sentence::<G>() + " " + house::damaged_meaning();
        let name = format!("{}-{}.txt", G::NAME, self.id.as_str());
        let ways = vec![
            button("button", self.copied.unwrap_or_else(house::copy), None, send(Msg::Copy)),
            text_file(&name, value),
            button("button", house::discard(), None, send(Msg::Discard)),
        ];
        vec![
            text("h2", "", &house::damaged_title(G::TITLE)),
            text("p", "", &said),
            html! { <textarea id={TEXT_ID} readonly=true rows="8" aria-label={house::text_of_the_match()} value={value.clone()} /> },
            element("p", "row", ways),
        ]
    }
}
