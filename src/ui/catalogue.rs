//! The games that can be played here, and their pages.

use super::boards::Shown;
use super::home::Home;
use super::page::{Link, Page};
use super::route::{self, Route};
use super::setup::SetUp;
use super::storage;
use super::table;
use crate::rules::marrakech::Marrakech;

/// A game as the home page and the front door need it.
pub struct Entry {
    /// Its name in addresses and storage.
    pub name: &'static str,
    /// Its name on the screen.
    pub title: &'static str,
    /// Opens a page of the game.
    open: fn(route::Page, &Link) -> Box<dyn Page>,
    /// The match that waits to be gone on with.
    pub saved: fn() -> Option<Saved>,
}

/// A saved match in short.
pub struct Saved {
    /// Who plays.
    pub names: Vec<String>,
    /// Whether it is over.
    pub over: bool,
}

/// All the games, in the order of the home page.
pub fn entries() -> [Entry; 1] {
    [entry::<Marrakech>()]
}

/// The page that a route leads to; the home page, if there is no such game.
pub fn open(route: &Route, link: &Link) -> Box<dyn Page> {
    if let Route::Game(name, page) = route
        && let Some(entry) = entries().into_iter().find(|entry| entry.name == name)
    {
        return (entry.open)(*page, link);
    }
    Box::new(Home::default())
}

fn entry<G: Shown>() -> Entry {
    Entry { name: G::NAME, title: G::TITLE, open: open_game::<G>, saved: saved::<G> }
}

fn open_game<G: Shown>(page: route::Page, link: &Link) -> Box<dyn Page> {
    match page {
        route::Page::SetUp => Box::new(SetUp::<G>::new()),
        route::Page::Table => table::open::<G>(link),
    }
}

fn saved<G: Shown>() -> Option<Saved> {
    let played = storage::kept::<G>()?;
    let names = played.record().players.iter().map(|player| player.name.clone()).collect();
    Some(Saved { names, over: played.state().outcome().is_some() })
}
