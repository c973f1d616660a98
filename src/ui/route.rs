//! Addresses within the site. They live behind the `#`, so that any static file server will do.

use super::id::Id;
use crate::words;
use web_sys::window;

/// What stands between the game and what a link says.
const LINK: &str = "link";

/// A page of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The home page.
    Home,
    /// A page of the game with this name; at a table, of the match with this id, if one is named.
    Game(String, Page, Option<Id>),
    /// A match of the game with this name that somebody sent: what its link says (`record::link`).
    Link(String, String),
}

/// A page of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Set-up.
    SetUp,
    /// The table, of the match that was played last where none is named.
    Table,
    /// Setting up a position by hand.
    Position,
    /// Set-up of a match from that position.
    FromPosition,
    /// What is counted: only of all games together.
    Numbers,
}

impl Page {
    const ALL: [Self; 5] = [Self::SetUp, Self::Table, Self::Position, Self::FromPosition, Self::Numbers];

    /// What follows the game in the address.
    fn name(self) -> &'static str {
        match self {
            Self::SetUp => "",
            Self::Table => "table",
            Self::Position => "position",
            Self::FromPosition => "from-position",
            Self::Numbers => "numbers",
        }
    }
}

impl Route {
    /// The page that a hash such as `#/marrakech/table` names; home for one that names none.
    #[must_use]
    pub fn of(hash: &str) -> Self {
        let Some(path) = hash.strip_prefix("#/") else {
            return Self::Home;
        };
        let (game, rest) = path.split_once('/').unwrap_or((path, ""));
        let (name, more) = rest.split_once('/').map_or((rest, None), |(name, more)| (name, Some(more)));
        if let (LINK, Some(data)) = (name, more) {
            return Self::Link(game.into(), data.into());
        }
        let page = Page::ALL.into_iter().find(|page| page.name() == name);
        let id = more.and_then(Id::read);
        let leads = more.is_none() || (page == Some(Page::Table) && id.is_some());
        page.filter(|_| leads && !game.is_empty()).map_or(Self::Home, |page| Self::Game(game.into(), page, id))
    }

    /// The page that the address bar names now.
    #[must_use]
    pub fn now() -> Self {
        Self::of(&window().and_then(|window| window.location().hash().ok()).unwrap_or_default())
    }
}

/// The hash of a game's page.
#[must_use]
pub fn hash(game: &str, page: Page) -> String {
    format!("#/{}", path(game, page))
}

/// The hash of the table of a match.
#[must_use]
pub fn table(game: &str, id: &Id) -> String {
    format!("{}/{}", hash(game, Page::Table), id.as_str())
}

/// The hash of a match that is sent as a link.
#[must_use]
pub fn link(game: &str, data: &str) -> String {
    format!("#/{game}/{LINK}/{data}")
}

/// The whole address that a hash stands in.
#[must_use]
pub fn whole(hash: &str) -> String {
    let page = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    format!("{}{hash}", page.split('#').next().unwrap_or_default())
}

/// A game's page without the sign that begins a hash: the id of the element of a page that is a program of its own.
#[must_use]
pub fn path(game: &str, page: Page) -> String {
    match page.name() {
        "" => game.to_owned(),
        name => format!("{game}/{name}"),
    }
}

/// The address of a game's rulebook, a page of its own; a clause is the part of it with the clause's name.
#[must_use]
pub fn rules(game: &str) -> String {
    format!("rules/{}/{game}.html", words::language().tag())
}

/// Goes to the page that a hash names.
pub fn go(hash: &str) {
    if let Some(window) = window() {
        // Setting the hash of the own page cannot fail.
        let _ = window.location().set_hash(hash);
    }
}

/// Goes there in place of the present page, to which the way back then does not lead.
pub fn instead(hash: &str) {
    if let Some(window) = window() {
        // Nor can this.
        let _ = window.location().replace(hash);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_read_back() {
        for page in Page::ALL {
            assert_eq!(Route::of(&hash("marrakech", page)), Route::Game("marrakech".into(), page, None));
        }
        let id = Id::fresh();
        assert_eq!(Route::of(&table("pachisi", &id)), Route::Game("pachisi".into(), Page::Table, Some(id)));
        assert_eq!(Route::of(&link("pachisi", "aZ0-_")), Route::Link("pachisi".into(), "aZ0-_".into()));
    }

    #[test]
    fn anything_else_leads_home() {
        let no_table = "#/damath/position/0123456789abcdef";
        for hash in
            ["", "#", "#/", "#//", "#/marrakech/kitchen", "#/marrakech/table/leg", "#/marrakech/table/", no_table]
        {
            assert_eq!(Route::of(hash), Route::Home, "{hash}");
        }
    }
}
