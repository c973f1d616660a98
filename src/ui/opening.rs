//! The page of a match that is on its way to its table; or that stays here, because it cannot be read or is not there.

use std::marker::PhantomData;

use web_sys::Event;
use yew::{Html, html};

use super::boards::Shown;
use super::chest::{Answer, Lies, Ticket};
use super::confirm::{Confirm, answered, take_focus};
use super::copy::copy;
use super::id::Id;
use super::page::{self, Link, Page};
use super::parts::{bar, button, element, link_to, press, tag, text, text_file};
use super::reading::Damaged;
use super::shelf;
use super::{chest, route, storage};
use crate::words::house;

/// The id of the box with the text.
const TEXT_ID: &str = "damaged";

/// The page of a match that is not at its table.
pub struct Opening<G> {
    id: Id,
    /// How far it is.
    stage: Stage,
    /// What came of copying its text.
    copied: Option<&'static str>,
    /// Whether it is to be discarded.
    asking: Option<Confirm<()>>,
    game: PhantomData<G>,
}

/// How far a match is on its way.
enum Stage {
    /// The database was asked for it.
    Asked(Ticket),
    /// It does not come: this is there of it, if anything is.
    Stays(Option<Damaged>),
}

/// Opens the match with this id.
pub fn open<G: Shown>(id: Id) -> Box<dyn Page> {
    let stage = Stage::Asked(chest::read(&id));
    chest::sweep(&id);
    Box::new(Opening::<G> { id, stage, copied: None, asking: None, game: PhantomData })
}

/// A message to the page.
#[derive(Clone)]
pub enum Msg {
    /// The text is to be copied.
    Copy,
    /// The match is to be forgotten.
    Discard,
}

impl<G: Shown> Page for Opening<G> {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        self.take_in(link, &msg)
    }

    fn view(&self, link: &Link) -> Html {
        self.render(link)
    }

    fn rendered(&self) {
        take_focus(self.asking.as_ref());
    }
}

impl<G: Shown> Opening<G> {
    fn take_in(&mut self, link: &Link, msg: &page::Msg) -> bool {
        if let page::Msg::Answered(event) = msg {
            return self.hear(link, event);
        }
        if let Some(answer) = msg.of() {
            if answered(&mut self.asking, answer).is_some() {
                storage::forget(&self.id);
                chest::remove(&self.id);
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

    /// The database has answered: the match comes to its table if it can be read.
    fn hear(&mut self, link: &Link, event: &Event) -> bool {
        let is_awaited = |ticket| matches!(&self.stage, Stage::Asked(asked) if *asked == ticket);
        let Some((_, answer)) = chest::answer(event).filter(|(ticket, _)| is_awaited(*ticket)) else { return false };
        let lies = if let Answer::Lies(lies) = answer { lies } else { Lies::Nothing };
        match shelf::find::<G>(&self.id, lies) {
            Ok(kept) => {
                shelf::lay_ready(kept);
                link.send_message(page::Msg::Moved);
            }
            Err(damaged) => self.stage = Stage::Stays(damaged),
        }
        true
    }

    fn render(&self, link: &Link) -> Html {
        let notice = match &self.stage {
            Stage::Asked(_) => Vec::new(),
            Stage::Stays(Some(damaged)) => self.notice(link, damaged),
            Stage::Stays(None) => vec![text("p", "", house::not_here()), link_to("button", "#/", house::home(), None)],
        };
        let notice = (!notice.is_empty()).then(|| tag("section", &["class", "role"], &["notice", "alert"], notice));
        let page = [bar("#/", G::TITLE, Vec::new())].into_iter().chain(notice).collect();
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
