//! The page of a match that somebody sent as a link.

use std::marker::PhantomData;

use yew::Html;

use super::arrival::{Arrival, Arriving};
use super::boards::Shown;
use super::page::{self, Link, Page};
use super::parts::{bar, element, link_to, tag, text};
use super::unread::Unread;
use super::{shelf, table};
use crate::words::house;

/// Opens the match of a link: its table, if it can be read.
pub fn open<G: Shown>(data: &str, link: &Link) -> Box<dyn Page> {
    let (played, at) = match shelf::read_link::<G>(data) {
        Ok(read) => read,
        Err(reason) => return Box::new(Unreadable::<G> { reason, game: PhantomData }),
    };
    if !played.is_by_link() {
        return table::visit(played, at, None, link);
    }
    match Arriving::of(played.clone(), at) {
        Some(page) => Box::new(page),
        None => table::visit(played, at, Some(Arrival::Looks), link),
    }
}

/// The page of a link that cannot be read.
struct Unreadable<G> {
    reason: Unread,
    game: PhantomData<G>,
}

impl<G: Shown> Page for Unreadable<G> {
    fn update(&mut self, _link: &Link, _msg: page::Msg) -> bool {
        false
    }

    fn view(&self, _link: &Link) -> Html {
        let notice = vec![
            text("h2", "", house::link_title()),
            text("p", "", &self.reason.sentence::<G>()),
            link_to("button", "#/", house::home(), None),
        ];
        let page =
            vec![bar("#/", G::TITLE, Vec::new()), tag("section", &["class", "role"], &["notice", "alert"], notice)];
        element("main", "page", page)
    }
}
