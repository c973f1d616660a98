//! What a text holds, of any game.

use super::arrival::move_at;
use super::live_code::{code_in, game_in};
use super::matches::is_backup;
use super::reading;
use crate::record::{Header, link, peek_arrived, plain_position};
use crate::rules::Seat;
use crate::rules::catalogue::visit_games;
use crate::rules::damath::Damath;
use crate::scene::{Form, Scene};
use crate::words::table;

/// The most bytes of a text in which a code for live play or a position is looked for: both are short, whatever stands
/// around them.
const SHORT: usize = 20_000;

/// What a text holds. Only its beginning is read, so the rest of it may be damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// The record of a match.
    Match(Company, String),
    /// The link of a match, as `record::link` writes it.
    Link(Company, String),
    /// The code of a device for live play of a game.
    Live(KnownGame, String),
    /// A position of Damath.
    Position(String),
    /// A backup.
    Backup(String),
}

/// A game of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownGame {
    /// Its name.
    pub name: &'static str,
    /// Its displayed name.
    title: &'static str,
}

/// The game of a match, and who plays it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// The game.
    pub game: KnownGame,
    /// The names of the players, in the order of their turns.
    names: Vec<String>,
}

/// Counts the moves of matches that the program can read.
#[derive(Clone, Copy, Debug)]
pub struct CountMoves(fn(&str) -> Option<usize>);

/// A program has only one.
impl PartialEq for CountMoves {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl CountMoves {
    /// That of a program which plays no game.
    #[must_use]
    pub fn none() -> Self {
        Self(|_| None)
    }

    /// That of a program which plays the game `G`.
    #[must_use]
    pub fn of<G: Scene>() -> Self {
        Self(number_of_moves::<G>)
    }

    /// Returns the number of the last move of the match in a text; `None` if the program cannot read it.
    #[must_use]
    pub fn in_text(self, text: &str) -> Option<usize> {
        self.0(text)
    }
}

fn number_of_moves<G: Scene>(text: &str) -> Option<usize> {
    let played =
        reading::read_arrived::<G>(text).or_else(|_| reading::read_link(text).map(|(played, _)| played)).ok()?;
    Some(move_at(&played, played.now()).0).filter(|number| *number > 0)
}

impl Given {
    /// Returns what a text holds; `None` if it is nothing that can be opened.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        if let Ok(header) = peek_arrived(text) {
            return Company::of(header).map(|company| Self::Match(company, text.to_owned()));
        }
        if let Some(data) = link::find(text)
            && let Ok(header) = link::peek(&data)
        {
            return Company::of(header).map(|company| Self::Link(company, data));
        }
        if is_backup(text) {
            return Some(Self::Backup(text.to_owned()));
        }
        if text.len() > SHORT {
            return None;
        }
        if let Some(code) = code_in(text)
            && let Some(game) = game_in(text).and_then(KnownGame::named)
        {
            return Some(Self::Live(game, code));
        }
        let position = plain_position(text);
        let begins = |name: &str| position.split('|').any(|section| section.trim_start().starts_with(name));
        (begins("1:") && begins("2:")).then_some(Self::Position(position))
    }

    /// `true` for the record of a match of the game with this name.
    #[must_use]
    pub fn is_text_of(&self, game: &str) -> bool {
        matches!(self, Self::Match(company, _) if company.game.name == game)
    }

    /// Returns what it is, in words: `A match of Damath, move 34: Ada, Ben`. `moves` is the number of the last move, if it is
    /// known.
    #[must_use]
    pub fn title(&self, moves: Option<usize>) -> String {
        match self {
            Self::Match(Company { game, names }, _) | Self::Link(Company { game, names }, _) => {
                let (title, names) = (game.title, names.join(", "));
                match moves {
                    Some(number) => table::given_match_at(title, number, &names),
                    None => table::given_match(title, &names),
                }
            }
            Self::Live(game, _) => table::given_live(game.title),
            Self::Position(_) => table::given_position(Damath::title()),
            Self::Backup(_) => table::given_backup().to_owned(),
        }
    }
}

impl Company {
    /// Returns the company of a record with this header; `None` if there is no such game.
    fn of(header: Header) -> Option<Self> {
        let mut search = Search { name: header.game, seats: u8::try_from(header.players.len()).ok()?, found: None };
        visit_games!(search);
        let (game, order) = search.found?;
        let name = |seat: Seat| header.players.get(seat.index()).map(|player| player.name.clone());
        Some(Self { game, names: order.into_iter().filter_map(name).collect() })
    }
}

impl KnownGame {
    /// Returns the game with a name; `None` if there is none.
    fn named(name: String) -> Option<Self> {
        let mut search = Search { name, seats: 0, found: None };
        visit_games!(search);
        search.found.map(|(game, _)| game)
    }
}

/// Finds the game with a name, and the order of the turns of this number of seats.
struct Search {
    name: String,
    seats: u8,
    found: Option<(KnownGame, Vec<Seat>)>,
}

impl Search {
    fn visit<G: Form>(&mut self) {
        if G::NAME == self.name {
            self.found = Some((KnownGame { name: G::NAME, title: G::title() }, G::seat_order(self.seats).collect()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Kind, Match, Player};
    use crate::rules::Game;
    use crate::rules::chaupar::Chaupar;

    fn played<G: Game>(count: u8) -> Match<G> {
        let names = ["Ada", "Ben", "Cem", "Dan"];
        let players = (0..count).map(|look| Player::new(names[usize::from(look)], look, Kind::Person).unwrap());
        Match::new(Default::default(), players.collect()).unwrap()
    }

    #[track_caller]
    fn check(text: &str, title: &str) {
        assert_eq!(Given::of(text).map(|given| given.title(None)).as_deref(), Some(title), "{text}");
    }

    #[test]
    fn a_text_says_what_it_is() {
        let damath = played::<Damath>(2);
        check(&damath.to_string(), "A match of Damath: Ada, Ben");
        check(&format!("Look:\r\n> {}", damath.to_string().replace('\n', "\r\n> ")), "A match of Damath: Ada, Ben");
        let link = link::write(&played::<Chaupar>(4), None).unwrap();
        check(&format!("see https://example.org/#/chaupar/link/{link}."), "A match of Chaupar: Ada, Ben, Dan, Cem");
        for position in [
            "turn 1 | 1: 9@30 | 2: 1@21 2@23",
            "> turn 1 | 1: 9@30 |\r> 2: 1@21 2@23\r",
            "“turn\u{a0}1 | 1: 9@30 | 2: 1@21\u{200b} 2@23”.",
        ] {
            check(position, "A position of Damath");
            let Some(Given::Position(plain)) = Given::of(position) else { panic!("{position}") };
            assert_eq!(plain, "turn 1 | 1: 9@30 | 2: 1@21 2@23");
        }
        let code = include_str!("../../tests/data/inputs/live-code.txt").trim();
        check(&format!("Join me: https://a.example/fr/damath/#/live/{code}."), "A link to play Damath live");
        check(r#" {"caravanserai":"backup","version":1}"#, "A backup of Caravanserai");
    }

    #[test]
    fn anything_else_is_nothing() {
        for text in [
            "",
            "hello",
            "caravanserai 1\ngame carom\n",
            "https://example.org/",
            "{}",
            "1: 2",
            "https://a.example/carom/#/live/x",
        ] {
            assert_eq!(Given::of(text), None, "{text}");
        }
    }

    #[test]
    fn the_last_move_is_counted_in_the_program_of_the_game() {
        let mut match_ = played::<Damath>(2);
        assert_eq!(number_of_moves::<Damath>(&match_.to_string()), None, "nothing is played");
        match_.play(["first A".parse().unwrap()]).unwrap();
        for _ in 0..3 {
            let mut actions = Vec::new();
            match_.state().actions(&mut actions);
            match_.play(actions.into_iter().take(1)).unwrap();
        }
        let moves = number_of_moves::<Damath>(&match_.to_string());
        assert!(moves.is_some_and(|moves| moves >= 3), "{moves:?}");
        assert_eq!(number_of_moves::<Damath>(&link::write(&match_, None).unwrap()), moves);
        let title = Given::of(&match_.to_string()).unwrap().title(Some(34));
        assert_eq!(title, "A match of Damath, move 34: Ada, Ben");
    }
}
