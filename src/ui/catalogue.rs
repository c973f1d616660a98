//! The games that can be played here.

use yew::{Html, html};

use super::boards::Shown;
use super::route::Page;
use super::setup::SetUp;
use super::{storage, table};
use crate::rules::marrakech::Marrakech;

/// A game as the home page and the front door need it.
pub struct Entry {
    /// Its name in addresses and storage.
    pub name: &'static str,
    /// Its name on the screen.
    pub title: &'static str,
    /// One line about it.
    pub line: &'static str,
    /// Draws a page of the game.
    pub page: fn(Page) -> Html,
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

fn entry<G: Shown>() -> Entry {
    Entry {
        name: G::NAME,
        title: G::TITLE,
        line: G::LINE,
        page: page::<G>,
        saved: saved::<G>,
    }
}

fn page<G: Shown>(page: Page) -> Html {
    match page {
        Page::SetUp => html! { <SetUp<G> /> },
        Page::Table => table::page::<G>(),
    }
}

fn saved<G: Shown>() -> Option<Saved> {
    let played = storage::kept::<G>()?;
    let names = played
        .record()
        .players
        .iter()
        .map(|player| player.name.clone())
        .collect();
    Some(Saved {
        names,
        over: played.state().outcome().is_some(),
    })
}
