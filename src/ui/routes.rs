//! The routes of the site: one enum of all pages. A game has a document of its own, and so have the pages that belong to no
//! game (`scripts/documents.mjs`); which page of it is shown stands behind the `#`, so that any static file server will do.
//! They are parsed here rather than by the crate `yew-router`, which adds 34 KB in brotli (version 0.20 in a program of nine
//! routes, beside one that reads the fragment itself), parses no path that a chat has encoded or lengthened, and knows the
//! routes of its own document only.

use web_sys::{Event, Url, window};

use crate::record::link::decoded;
use crate::rules::is_invisible;
use crate::store::Id;
use crate::ui::hooks::leave_overlays;
use crate::words::{self, Language};

/// The name of the document of the pages that belong to no game, where another has the name of its game.
pub const MATCHES: &str = "matches";
/// The folder of the document of what a teacher uses, in that of its game.
const CLASS: &str = "class";
/// Path segment of the page of the days.
const DAYS: &str = "days";

/// A page of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The home page, which needs no program.
    Home,
    /// All matches of this device.
    Matches,
    /// Statistics of all matches.
    Numbers,
    /// The daily matches.
    Days {
        /// The name of the game whose days are listed; `None` for the first one.
        game: Option<String>,
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
    /// The three-minute run.
    Rush,
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
    /// The page on which a device is connected to another one, from the table of a match.
    LiveTable(Id),
    /// The same, from the code of the other device; empty if there is none yet.
    LiveCode(String),
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

    /// Parses the segments of a path; `None` if they name no page.
    fn parse(segments: &[&str]) -> Option<Self> {
        Some(match *segments {
            [] => Self::SetUp,
            ["from-position"] => Self::FromPosition,
            ["table"] => Self::LastTable,
            ["table", id] => Self::Table(Id::read(id)?),
            ["link"] => Self::Link(String::new()),
            ["link", data] => Self::Link(data.to_owned()),
            ["position"] => Self::Position,
            ["learn"] => Self::Course,
            ["learn", step] => Self::Lesson(step.to_owned()),
            ["puzzles"] => Self::Puzzles,
            ["puzzles", "run"] => Self::Rush,
            ["puzzles", which] => Self::Puzzle(which.to_owned()),
            ["paper"] => Self::Paper,
            ["paper", "sums"] => Self::Sums,
            ["paper", id] => Self::ScoreSheet(Id::read(id)?),
            ["tournament"] => Self::Tournament,
            ["tournament", data] => Self::Result(data.to_owned()),
            ["live"] => Self::LiveCode(String::new()),
            ["live", code] => Id::read(code).map_or_else(|| Self::LiveCode(code.to_owned()), Self::LiveTable),
            ["gallery"] if cfg!(debug_assertions) => Self::Gallery,
            _ => return None,
        })
    }

    /// Returns the path within the document.
    fn path(&self) -> String {
        match self {
            Self::SetUp => String::new(),
            Self::LiveTable(id) => format!("live/{id}"),
            Self::LiveCode(code) if code.is_empty() => "live".to_owned(),
            Self::LiveCode(code) => format!("live/{code}"),
            Self::FromPosition => "from-position".to_owned(),
            Self::LastTable => "table".to_owned(),
            Self::Table(id) => format!("table/{id}"),
            Self::Link(data) => format!("link/{data}"),
            Self::Position => "position".to_owned(),
            Self::Course => "learn".to_owned(),
            Self::Lesson(step) => format!("learn/{step}"),
            Self::Puzzles => "puzzles".to_owned(),
            Self::Rush => "puzzles/run".to_owned(),
            Self::Puzzle(which) => format!("puzzles/{which}"),
            Self::Paper => "paper".to_owned(),
            Self::ScoreSheet(id) => format!("paper/{id}"),
            Self::Sums => "paper/sums".to_owned(),
            Self::Tournament => "tournament".to_owned(),
            Self::Result(data) => format!("tournament/{data}"),
            Self::Gallery => "gallery".to_owned(),
        }
    }
}

impl Route {
    /// Returns the page that the address bar names.
    #[must_use]
    pub fn now() -> Self {
        let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
        Self::of(&data("document"), hash.trim_start_matches('#'))
    }

    /// Parses the path of a document, such as `damath/class/`, and a path within it, such as `/tournament`, which a chat may have
    /// percent-encoded, or have put a full stop or parameters behind. Where a page takes a code, its reader finds the
    /// code in all that follows.
    #[must_use]
    pub fn of(document: &str, path: &str) -> Self {
        let path: String = decoded(path).chars().filter(|sign| !is_invisible(*sign)).collect();
        let end = path.find(|sign: char| !sign.is_ascii_alphanumeric() && !"/-_".contains(sign));
        let (path, behind) = path.split_at(end.unwrap_or(path.len()));
        let mut route = Self::of_segments(document.trim_matches('/'), path.trim_matches('/'));
        if let Self::Game { page: GamePage::LiveCode(data) | GamePage::Link(data) | GamePage::Result(data), .. } =
            &mut route
        {
            data.push_str(behind);
        }
        route
    }

    fn of_segments(document: &str, path: &str) -> Self {
        let segments: Vec<_> = path.splitn(2, '/').filter(|segment| !segment.is_empty()).collect();
        match (document.split_once('/'), &segments[..]) {
            (None, []) if document.is_empty() => Self::Home,
            (None, []) if document == MATCHES => Self::Matches,
            (None, ["numbers"]) if document == MATCHES => Self::Numbers,
            (None, [DAYS]) if document == MATCHES => Self::Days { game: None },
            (None, [DAYS, game]) if document == MATCHES => Self::days(game),
            (Some((game, CLASS)), []) => GamePage::Paper.of(game),
            (Some((game, CLASS)), page) => Self::page(game, page, true),
            (None, page) if document != MATCHES => Self::page(document, page, false),
            _ => Self::NotFound,
        }
    }

    /// Parses a path within the document of a game, or of what its teacher uses.
    fn page(game: &str, segments: &[&str], is_of_class: bool) -> Self {
        let page = GamePage::parse(segments).filter(|page| page.is_of_class() == is_of_class);
        page.map_or(Self::NotFound, |page| page.of(game))
    }

    /// Returns the path of the page's document.
    fn document(&self) -> String {
        match self {
            Self::Home | Self::NotFound => String::new(),
            Self::Matches | Self::Numbers | Self::Days { .. } => format!("{MATCHES}/"),
            Self::Game { game, page } if page.is_of_class() => format!("{game}/{CLASS}/"),
            Self::Game { game, .. } => format!("{game}/"),
        }
    }

    /// Returns the path within the document.
    fn path(&self) -> String {
        match self {
            Self::Home | Self::NotFound | Self::Matches => String::new(),
            Self::Numbers => "numbers".to_owned(),
            Self::Days { game: None } => DAYS.to_owned(),
            Self::Days { game: Some(game) } => format!("{DAYS}/{game}"),
            Self::Game { page, .. } => page.path(),
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

    /// Returns the page as an `href` in the open document. In another document it has the same language.
    #[must_use]
    pub fn href(&self) -> String {
        let (document, fragment) = (self.document(), self.fragment());
        if document != data("document") {
            format!("{}{document}{fragment}", data("home"))
        } else if fragment.is_empty() {
            "#/".to_owned()
        } else {
            fragment
        }
    }

    /// Returns the path within the document as a fragment; empty for the first page of the document.
    fn fragment(&self) -> String {
        let path = self.path();
        if path.is_empty() { path } else { format!("#/{path}") }
    }

    /// Returns the absolute URL of the page, for sharing. It names no language: everybody who opens it is led to their own.
    #[must_use]
    pub fn address(&self) -> String {
        format!("{}{}{}", site(), self.document(), self.fragment())
    }

    /// Navigates to the page. Within the document the event `hashchange` notifies the program.
    pub fn push(&self) {
        if let Some(window) = window() {
            let href = self.href();
            // An address of the site cannot fail.
            let _ = if is_elsewhere(&href) && leave_overlays() {
                window.location().replace(&href)
            } else {
                window.location().set_href(&href)
            };
            // The browser dispatches the event later: until then the second press of a double press would find the old
            // page.
            let _ = Event::new("hashchange").and_then(|event| window.dispatch_event(&event));
        }
    }

    /// Navigates to the page and replaces the current history entry.
    pub fn replace(&self) {
        if let Some(window) = window() {
            let href = self.href();
            if is_elsewhere(&href) {
                leave_overlays();
            }
            // This cannot fail either.
            let _ = window.location().replace(&href);
        }
    }
}

/// `true` if an `href` leads to another document.
fn is_elsewhere(href: &str) -> bool {
    !href.starts_with('#')
}

/// Returns the URL of the open document in a language. English is at the root of the site, every other language in a folder.
#[must_use]
pub fn in_language(language: Language) -> String {
    let folder = if language == Language::English { String::new() } else { format!("{}/", language.tag()) };
    format!("{}{folder}{}", data("site"), data("document"))
}

/// Returns what the document says of itself in an attribute `data-` of its root: its path, and the ways to the home page
/// (`home`) and to the root of the site (`site`).
fn data(name: &str) -> String {
    let root = window().and_then(|window| window.document()?.document_element());
    root.and_then(|root| root.get_attribute(&format!("data-{name}"))).unwrap_or_default()
}

/// Returns the absolute URL of the root of the site.
fn site() -> String {
    let here = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    Url::new_with_base(&data("site"), &here).map(|url| url.href()).unwrap_or_default()
}

/// Returns the URL of a rulebook page in the language of the page: `page` is a game's name or `fair`.
#[must_use]
pub fn rules(page: &str) -> String {
    format!("{}rules/{}/{page}.html", data("site"), words::language().tag())
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
            Route::days("pachisi"),
            GamePage::LiveTable(id.clone()).of("pachisi"),
            GamePage::LiveCode("aZ0-_".into()).of("pachisi"),
            GamePage::LiveCode(String::new()).of("pachisi"),
            GamePage::Position.of("pachisi"),
            GamePage::FromPosition.of("pachisi"),
            GamePage::Course.of("pachisi"),
            GamePage::Lesson("cowries".into()).of("pachisi"),
            GamePage::Puzzles.of("pachisi"),
            GamePage::Rush.of("pachisi"),
            GamePage::Puzzle("failed".into()).of("pachisi"),
            GamePage::Paper.of("damath"),
            GamePage::Tournament.of("damath"),
            GamePage::Result("aZ0-_".into()).of("damath"),
            GamePage::ScoreSheet(id.clone()).of("damath"),
            GamePage::Sums.of("damath"),
            GamePage::Puzzle("day/2026-11-24".into()).of("damath"),
            GamePage::Gallery.of("pachisi"),
        ] {
            assert_eq!(Route::of(&route.document(), &format!("/{}", route.path())), route);
        }
    }

    #[test]
    fn what_a_chat_puts_into_an_address_is_left_out() {
        let (table, link) = (GamePage::LastTable.of("damath"), |data: &str| GamePage::Link(data.into()).of("damath"));
        for (path, route) in [
            ("/table/", table.clone()),
            ("/table.", table.clone()),
            ("%2Ftable", table.clone()),
            ("%252Ftable", table.clone()),
            ("/table?fbclid=IwAR0x", table.clone()),
            ("/table&m=1", table.clone()),
            ("/table%E2%80%8B", table.clone()),
            ("/%C2%ADtable%20)", table),
            (".", GamePage::SetUp.of("damath")),
            ("/link/", link("")),
            ("/link/aZ0-_%20.", link("aZ0-_.")),
            ("%2Flink%2FaZ0=%0A-_", link("aZ0=-_")),
            ("/live/aZ0?fbclid=x", GamePage::LiveCode("aZ0?fbclid=x".into()).of("damath")),
        ] {
            assert_eq!(Route::of("damath/", path), route, "{path}");
        }
    }

    #[test]
    fn anything_else_is_not_found() {
        for (document, path) in [
            ("marrakech/", "/kitchen"),
            ("marrakech/", "/table/leg"),
            ("damath/", "/position/0123456789abcdef"),
            ("damath/", "/tournament"),
            ("damath/class/", "/learn"),
            ("matches/", "/b"),
            ("", "/marrakech"),
        ] {
            assert_eq!(Route::of(document, path), Route::NotFound, "{document} {path}");
        }
    }
}
