//! The routes of the site: one enum of all pages. Routes are behind the `#`, so that any static file server will do.
//! They are parsed here rather than by the crate `yew-router`: a document runs several programs, and a navigation has to notify all of
//! them, while the history of that crate notifies the router of its own program only. It would also make each download larger.

use web_sys::{Event, window};

use crate::record::link::decoded;
use crate::rules::is_invisible;
use crate::store::Id;
use crate::words;

/// Path segment of the page of all matches, in the place of a game's name.
pub const MATCHES: &str = "matches";
/// Path segment of the page of the days, likewise.
pub const DAYS: &str = "days";
/// Path segment of the page of live play, likewise.
pub const LIVE: &str = "live";

/// A page of the site.
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
    /// A page of a game.
    Game {
        /// The game's name.
        game: String,
        /// Which of its pages.
        page: GamePage,
    },
    /// A route that names no page.
    NotFound,
}

/// A page of a game. [`of`](Self::of) makes a [`Route`] of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamePage {
    /// Set-up of a match.
    SetUp,
    /// Set-up of a match from the position of the editor.
    FromPosition,
    /// The table of the match that was played last.
    LastTable,
    /// The table of a match.
    Table(Id),
    /// A match from a link, as `record::link` writes it.
    Link(String),
    /// The position editor.
    Position,
    /// The course.
    Course,
    /// A step of the course, by its key.
    Lesson(String),
    /// The puzzles.
    Puzzles,
    /// A run of puzzles, by the key of its series, or the puzzle of a day: `day/` and the date.
    Puzzle(String),
    /// The page for printing: empty score sheets, boards and chips.
    Paper,
    /// The score sheet of a match, for printing.
    ScoreSheet(Id),
    /// The sums that were worked out, which can be printed too.
    Sums,
    /// A tournament.
    Tournament,
    /// A tournament in which the result of a match is to be entered; the match as `record::link` writes it.
    Result(String),
    /// The components of the game, in development builds.
    Gallery,
}

impl GamePage {
    /// Returns the route of this page of the game `name`.
    #[must_use]
    pub fn of(self, name: &str) -> Route {
        Route::Game { game: name.to_owned(), page: self }
    }

    /// Returns `true` for the pages of the program that a teacher uses (`src/bin/damath_class.rs`).
    #[must_use]
    pub fn is_of_class(&self) -> bool {
        matches!(self, Self::Paper | Self::ScoreSheet(_) | Self::Sums | Self::Tournament | Self::Result(_))
    }

    /// Parses the segments that follow the game's name; `None` if they name no page.
    fn parse(segments: &[&str]) -> Option<Self> {
        Some(match *segments {
            [] => Self::SetUp,
            ["from-position"] => Self::FromPosition,
            ["table"] => Self::LastTable,
            ["table", id] => Self::Table(Id::read(id)?),
            ["link", data] => Self::Link(data.to_owned()),
            ["position"] => Self::Position,
            ["learn"] => Self::Course,
            ["learn", step] => Self::Lesson(step.to_owned()),
            ["puzzles"] => Self::Puzzles,
            ["puzzles", which] => Self::Puzzle(which.to_owned()),
            ["paper"] => Self::Paper,
            ["paper", "sums"] => Self::Sums,
            ["paper", id] => Self::ScoreSheet(Id::read(id)?),
            ["tournament"] => Self::Tournament,
            ["tournament", data] => Self::Result(data.to_owned()),
            ["gallery"] if cfg!(debug_assertions) => Self::Gallery,
            _ => return None,
        })
    }

    /// Returns what follows the game's name in the path.
    fn path(&self) -> String {
        match self {
            Self::SetUp => String::new(),
            Self::FromPosition => "/from-position".to_owned(),
            Self::LastTable => "/table".to_owned(),
            Self::Table(id) => format!("/table/{id}"),
            Self::Link(data) => format!("/link/{data}"),
            Self::Position => "/position".to_owned(),
            Self::Course => "/learn".to_owned(),
            Self::Lesson(step) => format!("/learn/{step}"),
            Self::Puzzles => "/puzzles".to_owned(),
            Self::Puzzle(which) => format!("/puzzles/{which}"),
            Self::Paper => "/paper".to_owned(),
            Self::ScoreSheet(id) => format!("/paper/{id}"),
            Self::Sums => "/paper/sums".to_owned(),
            Self::Tournament => "/tournament".to_owned(),
            Self::Result(data) => format!("/tournament/{data}"),
            Self::Gallery => "/gallery".to_owned(),
        }
    }
}

impl Route {
    /// Returns the page that the address bar names.
    #[must_use]
    pub fn now() -> Self {
        let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
        Self::of(hash.trim_start_matches('#'))
    }

    /// Parses a path such as `/marrakech/table`, which a chat may have percent-encoded, or have put a full stop or
    /// parameters behind. Where a page takes a code, its reader finds the code in all that follows.
    #[must_use]
    pub fn of(path: &str) -> Self {
        let path: String = decoded(path).chars().filter(|sign| !is_invisible(*sign)).collect();
        let end = path.find(|sign: char| !sign.is_ascii_alphanumeric() && !"/-_".contains(sign));
        let (path, behind) = path.split_at(end.unwrap_or(path.len()));
        let mut route = Self::of_segments(path.trim_matches('/'));
        if let Self::LiveCode { code: data } | Self::Game { page: GamePage::Link(data) | GamePage::Result(data), .. } =
            &mut route
        {
            data.push_str(behind);
        }
        route
    }

    fn of_segments(path: &str) -> Self {
        let segments: Vec<_> = path.splitn(3, '/').collect();
        match segments[..] {
            [""] => Self::Home,
            [MATCHES] => Self::Matches,
            [MATCHES, "numbers"] => Self::Numbers,
            [DAYS] => Self::Days { game: None },
            [DAYS, game] => Self::Days { game: Some(game.to_owned()) },
            [LIVE] => Self::LiveCode { code: String::new() },
            [LIVE, code] => Self::LiveCode { code: code.to_owned() },
            [LIVE, game, id] => Id::read(id).map_or(Self::NotFound, |id| Self::LiveTable { game: game.to_owned(), id }),
            [game, ref page @ ..] => GamePage::parse(page).map_or(Self::NotFound, |page| page.of(game)),
            [] => Self::NotFound,
        }
    }

    /// Returns the path without `#/`.
    #[must_use]
    pub fn path(&self) -> String {
        match self {
            Self::Home | Self::NotFound => String::new(),
            Self::Matches => MATCHES.to_owned(),
            Self::Numbers => format!("{MATCHES}/numbers"),
            Self::Days { game: None } => DAYS.to_owned(),
            Self::Days { game: Some(game) } => format!("{DAYS}/{game}"),
            Self::LiveTable { game, id } => format!("{LIVE}/{game}/{id}"),
            Self::LiveCode { code } => format!("{LIVE}/{code}"),
            Self::Game { game, page } => format!("{game}{}", page.path()),
        }
    }

    /// The days of the game `name`.
    #[must_use]
    pub fn days(name: &str) -> Self {
        Self::Days { game: Some(name.to_owned()) }
    }

    /// Returns which page of the game `name` this is; `None` if it is none of them.
    #[must_use]
    pub fn page_of(self, name: &str) -> Option<GamePage> {
        match self {
            Self::Game { game, page } if game == name => Some(page),
            _ => None,
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
        // Parameters are of others: a chat may put into a link who has pressed it.
        format!("{}{}", here.split(['?', '#']).next().unwrap_or_default(), self.href())
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
        let id = Id::new(0x1234);
        for route in [
            Route::Home,
            Route::Matches,
            Route::Numbers,
            GamePage::SetUp.of("marrakech"),
            GamePage::LastTable.of("pachisi"),
            GamePage::Table(id.clone()).of("pachisi"),
            GamePage::Link("aZ0-_".into()).of("pachisi"),
            Route::Days { game: None },
            Route::LiveTable { game: "pachisi".into(), id: id.clone() },
            Route::LiveCode { code: "aZ0-_".into() },
            Route::LiveCode { code: String::new() },
            Route::days("pachisi"),
            GamePage::Position.of("pachisi"),
            GamePage::FromPosition.of("pachisi"),
            GamePage::Course.of("pachisi"),
            GamePage::Lesson("cowries".into()).of("pachisi"),
            GamePage::Puzzles.of("pachisi"),
            GamePage::Puzzle("failed".into()).of("pachisi"),
            GamePage::Paper.of("damath"),
            GamePage::Tournament.of("damath"),
            GamePage::Result("aZ0-_".into()).of("damath"),
            GamePage::ScoreSheet(id.clone()).of("damath"),
            GamePage::Sums.of("damath"),
            GamePage::Puzzle("day/2026-11-24".into()).of("damath"),
            GamePage::Gallery.of("pachisi"),
        ] {
            assert_eq!(Route::of(&format!("/{}", route.path())), route);
        }
    }

    #[test]
    fn what_a_chat_puts_into_an_address_is_left_out() {
        let (table, link) = (GamePage::LastTable.of("damath"), |data: &str| GamePage::Link(data.into()).of("damath"));
        for (path, route) in [
            ("/damath/table/", table.clone()),
            ("/damath/table.", table.clone()),
            ("%2Fdamath%2Ftable", table.clone()),
            ("%252Fdamath%252Ftable", table.clone()),
            ("/damath/table?fbclid=IwAR0x", table.clone()),
            ("/damath/table&m=1", table.clone()),
            ("/damath/table%E2%80%8B", table.clone()),
            ("/damath/%C2%ADtable%20)", table),
            (".", Route::Home),
            ("/damath/link/aZ0-_%20.", link("aZ0-_.")),
            ("%2Fdamath%2Flink%2FaZ0=%0A-_", link("aZ0=-_")),
            ("/live/aZ0?fbclid=x", Route::LiveCode { code: "aZ0?fbclid=x".into() }),
        ] {
            assert_eq!(Route::of(path), route, "{path}");
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
