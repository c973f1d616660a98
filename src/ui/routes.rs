//! Addresses within the site: one enum of all pages. They live behind the `#`, so that any static file server will do.

use web_sys::window;
use yew_router::Routable;

use super::id::Id;
use crate::words;

/// A page of the site. Each game is a program of its own, which shows the pages that name it.
#[derive(Clone, Debug, PartialEq, Eq, Routable)]
pub enum Route {
    /// The home page, which needs no program.
    #[at("/")]
    Home,
    /// All matches of this device.
    #[at("/matches")]
    Matches,
    /// Statistics over them.
    #[at("/matches/numbers")]
    Numbers,
    /// Set-up of a match.
    #[at("/:game")]
    SetUp {
        /// The game's name.
        game: String,
    },
    /// The table of the match that was played last.
    #[at("/:game/table")]
    LastTable {
        /// The game's name.
        game: String,
    },
    /// The table of a match.
    #[at("/:game/table/:id")]
    Table {
        /// The game's name.
        game: String,
        /// The match.
        id: Id,
    },
    /// A match that somebody sent.
    #[at("/:game/link/:data")]
    Link {
        /// The game's name.
        game: String,
        /// The match as `record::link` writes it.
        data: String,
    },
    /// Setting up a position by hand.
    #[at("/:game/position")]
    Position {
        /// The game's name.
        game: String,
    },
    /// Set-up of a match from that position.
    #[at("/:game/from-position")]
    FromPosition {
        /// The game's name.
        game: String,
    },
    /// An address that names no page.
    #[not_found]
    #[at("/404")]
    NotFound,
}

impl Route {
    /// Set-up of the game `name`.
    #[must_use]
    pub fn set_up(name: &str) -> Self {
        Self::SetUp { game: name.to_owned() }
    }

    /// The table of a match of the game `name`.
    #[must_use]
    pub fn table(name: &str, id: &Id) -> Self {
        Self::Table { game: name.to_owned(), id: id.clone() }
    }

    /// The page on which positions of the game `name` are set up.
    #[must_use]
    pub fn position(name: &str) -> Self {
        Self::Position { game: name.to_owned() }
    }

    /// A match of the game `name` as a link.
    #[must_use]
    pub fn link(name: &str, data: String) -> Self {
        Self::Link { game: name.to_owned(), data }
    }

    /// The name of the game that the page belongs to; none of a page of the whole house.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Home | Self::Matches | Self::Numbers | Self::NotFound => None,
            Self::SetUp { game }
            | Self::LastTable { game }
            | Self::Table { game, .. }
            | Self::Link { game, .. }
            | Self::Position { game }
            | Self::FromPosition { game } => Some(game),
        }
    }

    /// The page without the sign that begins a hash: the id of the element of a page that is a program of its own.
    #[must_use]
    pub fn path(&self) -> String {
        self.to_path().trim_start_matches('/').to_owned()
    }

    /// The page as an `href` within the site.
    #[must_use]
    pub fn href(&self) -> String {
        format!("#{}", self.to_path())
    }

    /// The whole address of the page, to be sent to somebody.
    #[must_use]
    pub fn address(&self) -> String {
        let here = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
        format!("{}{}", here.split('#').next().unwrap_or_default(), self.href())
    }

    /// Goes to the page. It sets the hash itself, because the router's own push tells no other program of the new address
    /// (no `hashchange` event).
    pub fn push(&self) {
        if let Some(window) = window() {
            // Setting the hash of the own page cannot fail.
            let _ = window.location().set_hash(&self.href());
        }
    }

    /// Goes to the page in place of the present one, to which the way back then does not lead.
    pub fn replace(&self) {
        if let Some(window) = window() {
            // Nor can this.
            let _ = window.location().replace(&self.href());
        }
    }
}

/// The address of a page of the rulebook in the language that is spoken: of a game, or `fair`.
#[must_use]
pub fn rules(page: &str) -> String {
    format!("rules/{}/{page}.html", words::language().tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let game = || "pachisi".to_owned();
        let id = Id::fresh();
        for route in [
            Route::Home,
            Route::Matches,
            Route::Numbers,
            Route::set_up("marrakech"),
            Route::LastTable { game: game() },
            Route::table("pachisi", &id),
            Route::link("pachisi", "aZ0-_".into()),
            Route::Position { game: game() },
            Route::FromPosition { game: game() },
        ] {
            assert_eq!(Route::recognize(&route.to_path()), Some(route));
        }
    }

    #[test]
    fn anything_else_is_not_found() {
        for path in ["/marrakech/kitchen", "/marrakech/table/leg", "/damath/position/0123456789abcdef", "/a/b/c/d"] {
            assert_eq!(Route::recognize(path), Some(Route::NotFound), "{path}");
        }
    }
}
