//! The routes of the site: one enum of all pages. Routes are behind the `#`, so that any static file server will do.
//! They are parsed here rather than by the crate `yew-router`, which would make the download of every program larger.

use web_sys::{Event, window};

use crate::store::Id;
use crate::words;

/// Path segment of the page of all matches, in the place of a game's name.
pub const MATCHES: &str = "matches";
/// Path segment of the page of the days, likewise.
pub const DAYS: &str = "days";
/// Path segment of the page of live play, likewise.
pub const LIVE: &str = "live";

/// A page of the site. Each game is a program of its own, which renders the routes that name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The home page, which needs no program.
    Home,
    /// All matches of this device.
    Matches,
    /// Statistics of all matches.
    Numbers,
    /// The matches of the day.
    Days {
        /// The name of the game whose days are listed; `None` for the first one.
        game: Option<String>,
    },
    /// The page on which a device is connected to another one, from the table of a match.
    LiveTable {
        /// The game's name.
        game: String,
        /// The match.
        id: Id,
    },
    /// The same, from the code of the other device.
    LiveCode {
        /// The code; empty if there is none yet.
        code: String,
    },
    /// Set-up of a match.
    SetUp {
        /// The game's name.
        game: String,
    },
    /// The table of the match that was played last.
    LastTable {
        /// The game's name.
        game: String,
    },
    /// The table of a match.
    Table {
        /// The game's name.
        game: String,
        /// The match.
        id: Id,
    },
    /// A match from a link.
    Link {
        /// The game's name.
        game: String,
        /// The match as `record::link` writes it.
        data: String,
    },
    /// The position editor.
    Position {
        /// The game's name.
        game: String,
    },
    /// The course of a game.
    Course {
        /// The game's name.
        game: String,
    },
    /// A step of that course.
    Lesson {
        /// The game's name.
        game: String,
        /// The key of the step.
        step: String,
    },
    /// The puzzles of a game.
    Puzzles {
        /// The game's name.
        game: String,
    },
    /// A run of puzzles, or the puzzle of a day.
    Puzzle {
        /// The game's name.
        game: String,
        /// The key of the series, or `day/` and the date.
        which: String,
    },
    /// The page of a game for printing: empty score sheets, boards and chips, or the score sheet of a match.
    Paper {
        /// The game's name.
        game: String,
        /// The match whose score sheet is shown.
        id: Option<Id>,
    },
    /// The sums that were worked out in a game, which can be printed too.
    Sums {
        /// The game's name.
        game: String,
    },
    /// A tournament of a game.
    Tournament {
        /// The game's name.
        game: String,
        /// A match whose result is to be entered, as `record::link` writes it.
        result: Option<String>,
    },
    /// Set-up of a match from the position of the editor.
    FromPosition {
        /// The game's name.
        game: String,
    },
    /// The components of a game, in development builds.
    Gallery {
        /// The game's name.
        game: String,
    },
    /// A route that names no page.
    NotFound,
}

impl Route {
    /// Returns the page that the address bar names.
    #[must_use]
    pub fn now() -> Self {
        let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
        Self::of(hash.trim_start_matches('#'))
    }

    /// Parses a path such as `/marrakech/table`.
    #[must_use]
    pub fn of(path: &str) -> Self {
        let parts: Vec<_> = path.trim_start_matches('/').splitn(3, '/').collect();
        let game = || parts[0].to_owned();
        match parts[..] {
            [""] => Self::Home,
            [MATCHES] => Self::Matches,
            [MATCHES, "numbers"] => Self::Numbers,
            [DAYS] => Self::Days { game: None },
            [DAYS, game] => Self::Days { game: Some(game.to_owned()) },
            [LIVE] => Self::LiveCode { code: String::new() },
            [LIVE, code] => Self::LiveCode { code: code.to_owned() },
            [LIVE, game, id] => Id::read(id).map_or(Self::NotFound, |id| Self::LiveTable { game: game.to_owned(), id }),
            [_] => Self::SetUp { game: game() },
            [_, "table"] => Self::LastTable { game: game() },
            [_, "table", id] => Id::read(id).map_or(Self::NotFound, |id| Self::Table { game: game(), id }),
            [_, "link", data] => Self::Link { game: game(), data: data.to_owned() },
            [_, "position"] => Self::Position { game: game() },
            [_, "learn"] => Self::Course { game: game() },
            [_, "learn", step] => Self::Lesson { game: game(), step: step.to_owned() },
            [_, "puzzles"] => Self::Puzzles { game: game() },
            [_, "puzzles", which] => Self::Puzzle { game: game(), which: which.to_owned() },
            [_, "gallery"] if cfg!(debug_assertions) => Self::Gallery { game: game() },
            [_, "paper"] => Self::Paper { game: game(), id: None },
            [_, "paper", "sums"] => Self::Sums { game: game() },
            [_, "paper", id] => Id::read(id).map_or(Self::NotFound, |id| Self::Paper { game: game(), id: Some(id) }),
            [_, "tournament"] => Self::Tournament { game: game(), result: None },
            [_, "tournament", data] => Self::Tournament { game: game(), result: Some(data.to_owned()) },
            [_, "from-position"] => Self::FromPosition { game: game() },
            _ => Self::NotFound,
        }
    }

    /// Returns the path without `#/`; for a page that is a program of its own, this is also the id of its element.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Home | Self::NotFound => String::new(),
            Self::Matches => MATCHES.to_owned(),
            Self::Numbers => format!("{MATCHES}/numbers"),
            Self::Days { game: None } => DAYS.to_owned(),
            Self::Days { game: Some(game) } => format!("{DAYS}/{game}"),
            Self::LiveTable { game, id } => format!("{LIVE}/{game}/{}", id.as_str()),
            Self::LiveCode { code } => format!("{LIVE}/{code}"),
            Self::SetUp { game } => game.clone(),
            Self::LastTable { game } => format!("{game}/table"),
            Self::Table { game, id } => format!("{game}/table/{}", id.as_str()),
            Self::Link { game, data } => format!("{game}/link/{data}"),
            Self::Position { game } => format!("{game}/position"),
            Self::Course { game } => format!("{game}/learn"),
            Self::Lesson { game, step } => format!("{game}/learn/{step}"),
            Self::Puzzles { game } => format!("{game}/puzzles"),
            Self::Puzzle { game, which } => format!("{game}/puzzles/{which}"),
            Self::Paper { game, id: None } => format!("{game}/paper"),
            Self::Paper { game, id: Some(id) } => format!("{game}/paper/{}", id.as_str()),
            Self::Sums { game } => format!("{game}/paper/sums"),
            Self::Tournament { game, result: None } => format!("{game}/tournament"),
            Self::Tournament { game, result: Some(data) } => format!("{game}/tournament/{data}"),
            Self::FromPosition { game } => format!("{game}/from-position"),
            Self::Gallery { game } => format!("{game}/gallery"),
        }
    }

    /// The set-up page of the game `name`.
    #[must_use]
    pub fn set_up(name: &str) -> Self {
        Self::SetUp { game: name.to_owned() }
    }

    /// The table of a match of the game `name`.
    #[must_use]
    pub fn table(name: &str, id: &Id) -> Self {
        Self::Table { game: name.to_owned(), id: id.clone() }
    }

    /// The days of the game `name`.
    #[must_use]
    pub fn days(name: &str) -> Self {
        Self::Days { game: Some(name.to_owned()) }
    }

    /// The position editor of the game `name`.
    #[must_use]
    pub fn position(name: &str) -> Self {
        Self::Position { game: name.to_owned() }
    }

    /// The course of the game `name`.
    #[must_use]
    pub fn course(name: &str) -> Self {
        Self::Course { game: name.to_owned() }
    }

    /// A step of the course of the game `name`.
    #[must_use]
    pub fn lesson(name: &str, step: &str) -> Self {
        Self::Lesson { game: name.to_owned(), step: step.to_owned() }
    }

    /// The puzzles of the game `name`.
    #[must_use]
    pub fn puzzles(name: &str) -> Self {
        Self::Puzzles { game: name.to_owned() }
    }

    /// A run of puzzles of the game `name`, by the key of its series.
    #[must_use]
    pub fn puzzle(name: &str, which: &str) -> Self {
        Self::Puzzle { game: name.to_owned(), which: which.to_owned() }
    }

    /// The page for printing of the game `name`, or of the score sheet of a match of it.
    #[must_use]
    pub fn paper(name: &str, id: Option<&Id>) -> Self {
        Self::Paper { game: name.to_owned(), id: id.cloned() }
    }

    /// The sums that were worked out in the game `name`.
    #[must_use]
    pub fn sums(name: &str) -> Self {
        Self::Sums { game: name.to_owned() }
    }

    /// The tournament of the game `name`.
    #[must_use]
    pub fn tournament(name: &str) -> Self {
        Self::Tournament { game: name.to_owned(), result: None }
    }

    /// The tournament of the game `name`, where the result of a match is entered.
    #[must_use]
    pub fn result(name: &str, data: String) -> Self {
        Self::Tournament { game: name.to_owned(), result: Some(data) }
    }

    /// The page of a match of the game `name` from a link.
    #[must_use]
    pub fn link(name: &str, data: String) -> Self {
        Self::Link { game: name.to_owned(), data }
    }

    /// Returns the name of the game that the page belongs to; `None` for pages of the whole site.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match self {
            Self::Home
            | Self::Matches
            | Self::Numbers
            | Self::Days { .. }
            | Self::LiveTable { .. }
            | Self::LiveCode { .. }
            | Self::NotFound => None,
            Self::SetUp { game }
            | Self::LastTable { game }
            | Self::Table { game, .. }
            | Self::Link { game, .. }
            | Self::Position { game }
            | Self::Course { game }
            | Self::Lesson { game, .. }
            | Self::Puzzles { game }
            | Self::Puzzle { game, .. }
            | Self::Paper { game, .. }
            | Self::Sums { game }
            | Self::Tournament { game, .. }
            | Self::FromPosition { game }
            | Self::Gallery { game } => Some(game),
        }
    }

    /// Returns the page as an `href` within the site.
    #[must_use]
    pub fn href(&self) -> String {
        format!("#/{}", self.path())
    }

    /// Returns the absolute URL of the page, for sharing.
    #[must_use]
    pub fn address(&self) -> String {
        let here = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
        format!("{}{}", here.split('#').next().unwrap_or_default(), self.href())
    }

    /// Navigates to the page. All programs of the document are notified by the event `hashchange`.
    pub fn push(&self) {
        if let Some(window) = window() {
            // Setting the hash of the own page cannot fail.
            let _ = window.location().set_hash(&self.href());
            // The browser dispatches the event later: until then the second press of a double press would find the old
            // page.
            let _ = Event::new("hashchange").and_then(|event| window.dispatch_event(&event));
        }
    }

    /// Navigates to the page and replaces the current history entry.
    pub fn replace(&self) {
        if let Some(window) = window() {
            // This cannot fail either.
            let _ = window.location().replace(&self.href());
        }
    }
}

/// Returns the URL of a rulebook page in the language of the page: `page` is a game's name or `fair`.
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
        let id = Id::new(0x1234);
        for route in [
            Route::Home,
            Route::Matches,
            Route::Numbers,
            Route::set_up("marrakech"),
            Route::LastTable { game: game() },
            Route::table("pachisi", &id),
            Route::link("pachisi", "aZ0-_".into()),
            Route::Days { game: None },
            Route::LiveTable { game: game(), id: id.clone() },
            Route::LiveCode { code: "aZ0-_".into() },
            Route::LiveCode { code: String::new() },
            Route::days("pachisi"),
            Route::Position { game: game() },
            Route::FromPosition { game: game() },
            Route::course("pachisi"),
            Route::lesson("pachisi", "cowries"),
            Route::puzzles("pachisi"),
            Route::puzzle("pachisi", "failed"),
            Route::paper("damath", None),
            Route::tournament("damath"),
            Route::result("damath", "aZ0-_".into()),
            Route::paper("damath", Some(&id)),
            Route::sums("damath"),
            Route::puzzle("damath", "day/2026-11-24"),
            Route::Gallery { game: game() },
        ] {
            assert_eq!(Route::of(&format!("/{}", route.path())), route);
        }
    }

    #[test]
    fn anything_else_is_not_found() {
        for path in [
            "/marrakech/kitchen",
            "/marrakech/table/leg",
            "/damath/position/0123456789abcdef",
            "/live/pachisi/leg",
            "/a/b/c/d",
        ] {
            assert_eq!(Route::of(path), Route::NotFound, "{path}");
        }
    }
}
