//! The page of all matches that are kept on this device: the list, the backup, and the numbers. It knows no game: it reads
//! what lists tell.

mod backup;
mod count;
mod database;
mod entry;
mod merge;
mod numbers;
mod view;

use std::rc::Rc;

use js_sys::Date;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlElement, HtmlInputElement, window};
use yew::Html;

use super::confirm::{self, Confirm, answered, take_focus};
use super::id::Id;
use super::page::{self, Link};
use super::storage;
use crate::words::matches;
use entry::Entry;

/// The id of the program's element, and what addresses begin with.
pub const ADDRESS: &str = "matches";
/// The address of the numbers.
const NUMBERS: &str = "#/matches/numbers";
/// How many matches are listed at first, and how many more each time.
const PAGE: usize = 50;
/// How long a match that was deleted stays here for those who want it back, in milliseconds.
const HOUR: f64 = 3_600_000.0;
/// The id of the box with the new name of a match.
const NAME_ID: &str = "new-name";

/// The page.
pub struct Matches {
    /// Whether it shows the numbers.
    numbers: bool,
    /// What is kept, the last played first; none until it is read.
    all: Option<Vec<Entry>>,
    /// How many of what is kept cannot be listed.
    unreadable: usize,
    /// The game whose matches are listed, where it is not all.
    game: Option<String>,
    /// How many are listed.
    shown: usize,
    /// The match with which something is to be done, and whether it is to get another name.
    chosen: Option<(Id, bool)>,
    /// The match that was deleted last.
    deleted: Option<Id>,
    /// What came of what was done last.
    told: Option<String>,
    /// Whether everything is to be forgotten.
    asking: Option<Confirm<()>>,
}

/// A message to the page.
#[derive(Clone)]
pub enum Msg {
    /// The database has told what it keeps, or nothing.
    Listed(Option<Rc<Vec<JsValue>>>),
    /// Matches of this game are wanted, or of all.
    Game(Option<String>),
    /// More of them are.
    More,
    /// Something is to be done with a match, or with another one, or with none.
    Choose(Id),
    /// The match is to get another name.
    Rename,
    /// It gets the name that was typed.
    KeepName,
    /// There is to be a copy of it.
    Copy,
    /// It is to go.
    Delete,
    /// The one that was deleted last is to come back.
    Undo,
    /// A backup is wanted.
    Save,
    /// This is one.
    Read(Event),
    /// Everything is to be forgotten.
    Wipe,
    /// What was done has changed what is kept, or not, and this is to be said.
    Done(Option<String>),
}

/// Opens the page.
pub fn open(numbers: bool, link: &Link) -> Box<dyn page::Page> {
    list(link);
    Box::new(Matches {
        numbers,
        all: None,
        unreadable: 0,
        game: None,
        shown: PAGE,
        chosen: None,
        deleted: None,
        told: None,
        asking: None,
    })
}

/// Has the database list what it keeps.
fn list(link: &Link) {
    let link = link.clone();
    spawn_local(async move {
        let listed = database::list().await.ok().map(|all| Rc::new(all.to_vec()));
        link.send_message(page::Msg::own(Msg::Listed(listed)));
    });
}

/// Does something with what is kept, and says what came of it.
fn act(link: &Link, done: impl Future<Output = Option<String>> + 'static) {
    let link = link.clone();
    spawn_local(async move { link.send_message(page::Msg::own(Msg::Done(done.await))) });
}

/// What is to be said where the browser does not keep something.
fn not_kept<T>(_: T) -> String {
    matches::not_stored().into()
}

/// Changes one thing of what lists tell of a match.
fn change(link: &Link, id: Id, name: &'static str, value: String) {
    act(link, async move { database::change(id.as_str(), name, &value).await.err().map(not_kept) });
}

/// Reads the backup that was chosen.
fn read(link: &Link, event: &Event) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(input) = input else { return };
    let file = input.files().and_then(|files| files.get(0));
    // The same one can be chosen again.
    input.set_value("");
    if let Some(file) = file {
        act(link, async {
            Some(backup::read(file).await.map_or_else(backup::Failed::sentence, backup::Merged::sentence))
        });
    }
}

/// Forgets everything that this device keeps of the house.
fn wipe(link: &Link) {
    act(link, async {
        let wiped = database::wipe().await.map(|()| storage::wipe());
        Some(wiped.map_or_else(not_kept, |()| matches::wiped().into()))
    });
}

impl page::Page for Matches {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        if let Some(answer) = msg.of::<confirm::Msg>() {
            if answered(&mut self.asking, answer).is_some() {
                wipe(link);
            }
            return true;
        }
        if let Some(msg) = msg.of::<Msg>() {
            self.take_in(link, msg);
            return true;
        }
        if let page::Msg::Stored(_) = msg {
            list(link);
        }
        false
    }

    fn view(&self, link: &Link) -> Html {
        self.render(link)
    }

    fn rendered(&self) {
        take_focus(self.asking.as_ref());
        find_focus();
    }
}

/// Where the focus has gone with what was pressed, it comes to what came instead: the box for a name, or what undoes.
fn find_focus() {
    let Some(document) = window().and_then(|window| window.document()) else { return };
    let has_gone = document.active_element().is_none_or(|active| active.tag_name() == "BODY");
    let next = document.query_selector(".kept-list form input, [role=status] button").ok().flatten();
    if let Some(next) = next.filter(|_| has_gone) {
        // What cannot take the focus leaves it where it is.
        let _ = next.unchecked_into::<HtmlElement>().focus();
    }
}

impl Matches {
    fn take_in(&mut self, link: &Link, msg: Msg) {
        match msg {
            Msg::Listed(rows) => self.listed(rows.as_deref().map(Vec::as_slice)),
            Msg::Game(game) => (self.game, self.shown) = (game, PAGE),
            Msg::More => self.shown += PAGE,
            Msg::Choose(id) => self.chosen = Some((id, false)).filter(|chosen| self.chosen.as_ref() != Some(chosen)),
            Msg::Rename => self.chosen = self.chosen.take().map(|(id, _)| (id, true)),
            Msg::KeepName => self.keep_name(link),
            Msg::Copy => self.copy(link),
            Msg::Delete => self.delete(link),
            Msg::Undo => self.undo(link),
            Msg::Save => act(link, async { backup::save().await.err().map(backup::Failed::sentence) }),
            Msg::Read(event) => read(link, &event),
            Msg::Wipe => self.asking = Some(Confirm::ask(link, ())),
            Msg::Done(told) => {
                self.told = told;
                list(link);
            }
        }
    }

    /// Takes in what is kept. What was deleted long ago goes now.
    fn listed(&mut self, rows: Option<&[JsValue]>) {
        let Some(rows) = rows else {
            self.all = None;
            self.told = Some(matches::cannot_list().into());
            return;
        };
        let mut all: Vec<_> = rows.iter().filter_map(|row| Entry::read(row.clone())).collect();
        self.unreadable = rows.len() - all.len();
        let (gone, stay): (Vec<_>, Vec<_>) = all.drain(..).partition(|entry| entry.deleted_for() > HOUR);
        for entry in gone {
            storage::forget(&entry.id);
            // What cannot go now goes at another visit.
            spawn_local(async move { drop(database::remove(entry.id.as_str()).await) });
        }
        all = stay;
        all.sort_by(|one, other| (one.is_over(), other.when()).cmp(&(other.is_over(), one.when())));
        self.all = Some(all);
    }

    /// The match with this id, if it is listed.
    fn entry(&self, id: &Id) -> Option<&Entry> {
        self.all.iter().flatten().find(|entry| entry.id == *id)
    }

    fn keep_name(&mut self, link: &Link) {
        let typed = window()
            .and_then(|window| window.document()?.get_element_by_id(NAME_ID))
            .and_then(|element| element.dyn_into::<HtmlInputElement>().ok());
        if let (Some((id, _)), Some(typed)) = (self.chosen.take(), typed) {
            change(link, id, "title", typed.value().trim().to_owned());
        }
    }

    fn delete(&mut self, link: &Link) {
        let Some((id, _)) = self.chosen.take() else { return };
        change(link, id.clone(), "deleted", Date::new_0().to_iso_string().into());
        self.deleted = Some(id);
    }

    fn undo(&mut self, link: &Link) {
        if let Some(id) = self.deleted.take() {
            change(link, id, "deleted", String::new());
        }
    }

    /// Keeps the same match once more, under an id of its own.
    fn copy(&mut self, link: &Link) {
        let Some((id, _)) = self.chosen.take() else { return };
        let Some(entry) = self.entry(&id) else { return };
        let row = entry.with("title", &matches::copy_of(&entry.name()));
        act(link, async move { backup::copy(&row, &id).await.err().map(not_kept) });
    }
}
