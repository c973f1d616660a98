//! The row of a match: the data that lists show without loading its game.

use serde::Serialize;

use super::Id;
use crate::bots::Level;
use crate::play::Numbers;
use crate::record::{Kind, Match, Next};
use crate::rules::Seat;
use crate::scene::{Scene, Seating, shown_names};

/// The row of a match. Scripts read it: `static/store.js`, `static/waiting.js`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MatchSummary {
    /// The match's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The title that the player has given it, or empty.
    pub title: String,
    /// The displayed names, by seat.
    pub names: Vec<String>,
    /// By seat: `true` for a person, `false` for a bot.
    pub persons: Vec<bool>,
    /// The seats in the order of their turns, a digit each.
    pub order: String,
    /// The seats to act, a digit each; “over” if the match is over.
    pub turn: String,
    /// The current score or standing of each seat.
    pub stands: Vec<String>,
    /// The board as a small SVG document.
    pub picture: String,
    /// `true` if the match is over.
    pub over: bool,
    /// The place of each seat, once the match is over.
    pub places: Vec<u8>,
    /// The statistics of the match, once it is over.
    pub numbers: Option<Numbers>,
    /// The checksum of the record's header, which identifies the match.
    pub origin: String,
    /// The time of its deletion, or of the save of a match that is only looked at, in ISO 8601; empty if it is listed.
    pub deleted: String,
}

impl MatchSummary {
    /// The row of a match. The database adds the time of the save.
    pub fn of<G: Scene>(id: &Id, played: &Match<G>) -> Self {
        let players = played.players();
        let persons = Seat::all(Seat::MOST).zip(players).filter(|(_, player)| player.kind == Kind::Person);
        let state = played.state().seen_by_all(persons.map(|(seat, _)| seat).collect());
        let names = shown_names(players.iter().map(|player| player.name.as_str()));
        let looks = players.iter().map(|player| player.look).collect();
        let turn = match played.next() {
            Next::Act { persons, bots } => digits(persons.iter()) + &digits(bots.iter()),
            Next::Throw { by, .. } => digits(by.into_iter()),
            Next::Over => "over".to_owned(),
        };
        Self {
            id: id.as_str().to_owned(),
            game: G::NAME.to_owned(),
            title: String::new(),
            persons: players.iter().map(|player| player.kind == Kind::Person).collect(),
            order: digits(G::seat_order(state.seats())),
            turn,
            stands: Seat::all(state.seats()).map(|seat| state.score_text(seat)).collect(),
            picture: state.picture(&Seating { names: names.clone(), looks, ..Seating::default() }),
            names,
            over: state.outcome().is_some(),
            places: state.outcome().map(|outcome| outcome.places).unwrap_or_default(),
            numbers: Numbers::of(played, level),
            origin: played.origin(),
            deleted: String::new(),
        }
    }
}

/// The index of a bot's level; `None` for a person.
fn level(kind: &Kind) -> Option<u8> {
    match kind {
        Kind::Bot(name) => Level::by_name(name).map(|level| level as u8),
        Kind::Person => None,
    }
}

/// The indices of seats, a digit each.
fn digits(seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| char::from(b'0' + seat.0)).collect()
}
