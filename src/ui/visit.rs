//! The page of a match that somebody sent as a link.

use web_sys::Event;
use yew::Html;

use super::arrival::{Arrival, Arriving};
use super::boards::Shown;
use super::chest::{self, Answer, Lies, Ticket};
use super::page::{self, Link, Page};
use super::parts::{bar, element, link_to, tag, text};
use super::unread::Unread;
use super::{reading, shelf, table};
use crate::record::{Match, Place};
use crate::words::house;

/// The page of a link.
enum Visit<G: Shown> {
    /// The match and the place at which it is to be shown, while the database says whether it lies there.
    Asked(Box<Match<G>>, Option<Place>, Ticket),
    /// Its table.
    Table(Box<dyn Page>),
    /// It cannot be read.
    Unread(Unread),
}

/// Opens the match of a link: its table, if it can be read.
pub fn open<G: Shown>(data: &str, link: &Link) -> Box<dyn Page> {
    let given = shelf::given::<G>().map(|given| (given, None));
    Box::new(match given.map_or_else(|| reading::read_link(data), Ok) {
        Ok((played, at)) if played.is_by_link() => match Arriving::of(played.clone(), at) {
            Some(page) => return Box::new(page),
            None => Visit::Table(table::open_visit(played, at, None, Some(Arrival::Looks), link)),
        },
        Ok((played, at)) => {
            let asked = chest::alike(&played.to_string());
            Visit::Asked(Box::new(played), at, asked)
        }
        Err(reason) => Visit::Unread(reason),
    })
}

impl<G: Shown> Page for Visit<G> {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        match (self, msg) {
            (Self::Table(table), msg) => table.update(link, msg),
            (page, page::Msg::Answered(event)) => page.hear(link, &event),
            _ => false,
        }
    }

    fn view(&self, link: &Link) -> Html {
        let notice = match self {
            Self::Table(table) => return table.view(link),
            Self::Asked(..) => None,
            Self::Unread(reason) => {
                let notice = vec![
                    text("h2", "", house::link_title()),
                    text("p", "", &reason.sentence::<G>()),
                    link_to("button", "#/", house::home(), None),
                ];
                Some(tag("section", &["class", "role"], &["notice", "alert"], notice))
            }
        };
        element("main", "page", [bar("#/", G::TITLE, Vec::new())].into_iter().chain(notice).collect())
    }

    fn waits(&self) -> bool {
        if let Self::Table(table) = self { table.waits() } else { false }
    }

    fn rendered(&self) {
        if let Self::Table(table) = self {
            table.rendered();
        }
    }
}

impl<G: Shown> Visit<G> {
    /// The database has answered: the match comes to its table.
    fn hear(&mut self, link: &Link, event: &Event) -> bool {
        let Self::Asked(played, at, asked) = self else { return false };
        let Some((_, answer)) = chest::answer(event).filter(|(ticket, _)| ticket == asked) else { return false };
        let lies = if let Answer::Lies(lies) = answer { lies } else { Lies::Nothing };
        let known = shelf::alike(played, lies);
        *self = Self::Table(table::open_visit((**played).clone(), *at, known, None, link));
        true
    }
}
