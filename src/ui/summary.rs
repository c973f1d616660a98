//! What lists tell of a match without reading it: the home page and the page of all matches need no game for it.

use js_sys::{Date, JSON, Reflect};
use serde::Serialize;

use super::id::Id;
use super::storage;
use crate::record::{Kind, Match, Next};
use crate::rules::{Game, SeatSet};
use crate::scene::shown_names;

/// The last line of a match's text, which holds the sum of the others: it tells one text from all others.
pub fn end(text: &str) -> &str {
    let text = text.strip_suffix('\n').unwrap_or(text);
    let before = text.bytes().rposition(|byte| byte == b'\n');
    &text[before.map_or(0, |before| before + 1)..]
}

/// What is told of a match. Scripts read it: `static/waiting.js`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Summary {
    id: String,
    game: &'static str,
    /// The names as they are shown, by seats.
    names: Vec<String>,
    /// On which seats persons sit.
    persons: Vec<bool>,
    /// The seats whose turn it is, a digit each; “over” if the match is.
    turn: String,
    /// When something happened last.
    when: String,
}

impl Summary {
    /// What is told of a match in which something happened at this moment.
    fn of<G: Game>(id: &Id, played: &Match<G>, when: String) -> Self {
        let players = played.players();
        let turn = match played.next() {
            Next::Act { persons, bots } => numbers(persons) + &numbers(bots),
            Next::Throw { by, .. } => numbers(by.into_iter().collect()),
            Next::Over => "over".to_owned(),
        };
        Self {
            id: id.as_str().to_owned(),
            game: G::NAME,
            names: shown_names(players.iter().map(|player| player.name.as_str())),
            persons: players.iter().map(|player| player.kind == Kind::Person).collect(),
            turn,
            when,
        }
    }
}

/// The numbers of seats, a digit each.
fn numbers(seats: SeatSet) -> String {
    seats.iter().map(|seat| char::from(b'0' + seat.0)).collect()
}

/// Keeps what is told of a match, in which something has just happened or not.
pub fn keep<G: Game>(id: &Id, played: &Match<G>, happened: bool) {
    let when = if happened { Date::new_0().to_iso_string().into() } else { when(id).unwrap_or_default() };
    let told = serde_wasm_bindgen::to_value(&Summary::of(id, played, when));
    if let Some(text) = told.ok().and_then(|told| JSON::stringify(&told).ok()) {
        storage::keep_summary(id, &String::from(text));
    }
}

/// When something happened last in a match, as far as it was told.
fn when(id: &Id) -> Option<String> {
    let told = JSON::parse(&storage::summary(id)?).ok()?;
    Reflect::get(&told, &"when".into()).ok()?.as_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Kind, Player};
    use crate::rules::marrakech::{Action, Marrakech};

    fn begun(names: [&str; 2]) -> Match<Marrakech> {
        let players = (0..).zip(names).map(|(look, name)| Player::new(name, look, Kind::Person).unwrap()).collect();
        let mut played = Match::new("players 2 deck plain".parse().unwrap(), players).unwrap();
        played.play(["3", "2", "north", "1", "e5-e6"].map(|action| action.parse::<Action>().unwrap())).unwrap();
        played
    }

    #[test]
    fn it_tells_whose_turn_it_is_and_who_sits_there() {
        let played = begun(["Ada", "Ben"]);
        let when = "2026-05-03T18:20:00.000Z";
        let told = Summary::of(&Id::fresh(), &played, when.into());
        assert_eq!((&*told.turn, &*told.when, told.game), ("1", when, "marrakech"));
        assert_eq!((told.names, told.persons), (vec!["Ada".into(), "Ben".into()], vec![true, true]));
        assert_eq!(Summary::of(&Id::fresh(), &begun(["Ada", "Ada"]), String::new()).names, ["Ada", "Ada (2)"]);
    }

    #[test]
    fn the_last_line_of_a_text_is_its_end() {
        let text = begun(["Ada", "Ben"]).to_string();
        assert!(text.ends_with(&format!("\n{}\n", end(&text))));
        assert!(end(&text).starts_with("end "));
        assert_eq!(["", "\n", "one line"].map(end), ["", "", "one line"]);
    }
}
