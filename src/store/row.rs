//! The row of a match: what lists show of it, so that the home page and the page of all matches need no game for it.

use serde::Serialize;

use super::Id;
use crate::bots::Level;
use crate::play::Numbers;
use crate::record::{Kind, Match, Next};
use crate::rules::{Seat, SeatSet};
use crate::scene::{Scene, Seating, shown_names};

/// The row of a match. Scripts read it: `static/store.js`, `static/waiting.js`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The match's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The title that somebody has given it; else empty.
    pub title: String,
    /// The names as they are shown, by seats.
    pub names: Vec<String>,
    /// Whether a person sits there, by seats.
    pub persons: Vec<bool>,
    /// The seats whose turn it is, a digit each; “over” if the match is.
    pub turn: String,
    /// The score or standing of each seat so far.
    pub stands: Vec<String>,
    /// The board in small, an SVG document.
    pub picture: String,
    /// Whether it is over.
    pub over: bool,
    /// The statistics of the match, once it is over.
    pub numbers: Option<Numbers>,
    /// The checksum of the record's header, by which the same match is found again.
    pub origin: String,
    /// The moment at which it was deleted, in ISO 8601; empty if it was not.
    pub deleted: String,
}

impl Row {
    /// The row of a match. The database adds the moment at which it is saved.
    pub fn of<G: Scene>(id: &Id, played: &Match<G>) -> Self {
        let players = played.players();
        let persons = Seat::all(Seat::MOST).zip(players).filter(|(_, player)| player.kind == Kind::Person);
        let state = played.state().seen_by_all(persons.map(|(seat, _)| seat).collect());
        let names = shown_names(players.iter().map(|player| player.name.as_str()));
        let looks = players.iter().map(|player| player.look).collect();
        let turn = match played.next() {
            Next::Act { persons, bots } => digits(persons) + &digits(bots),
            Next::Throw { by, .. } => digits(by.into_iter().collect()),
            Next::Over => "over".to_owned(),
        };
        Self {
            id: id.as_str().to_owned(),
            game: G::NAME.to_owned(),
            title: String::new(),
            persons: players.iter().map(|player| player.kind == Kind::Person).collect(),
            turn,
            stands: Seat::all(state.seats()).map(|seat| state.stands(seat)).collect(),
            picture: state.picture(&Seating { names: names.clone(), looks, ..Seating::default() }),
            names,
            over: state.outcome().is_some(),
            numbers: Numbers::of(played, level),
            origin: played.origin(),
            deleted: String::new(),
        }
    }
}

/// The number of a bot's level; `None` for a person.
fn level(kind: &Kind) -> Option<u8> {
    match kind {
        Kind::Bot(name) => Level::by_name(name).map(|level| level as u8),
        Kind::Person => None,
    }
}

/// The numbers of seats, a digit each.
fn digits(seats: SeatSet) -> String {
    seats.iter().map(|seat| char::from(b'0' + seat.0)).collect()
}
