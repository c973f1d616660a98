//! The summary of a kept match, by which the home page tells of it without any program. `static/start.js` reads it:
//!
//! ```text
//! end 5d1c08f2                the last line of the match's text: of no other match is it the summary
//! 2026-05-03T18:20:00.000Z    when something happened last; empty if that is not known
//! 1                           the seats whose turn it is, by their numbers; “over” if the match is
//! Ada                         the names as they are shown, by seats
//! Ben
//! ```

use crate::record::{Match, Next};
use crate::rules::{Game, SeatSet};
use crate::scene::shown_names;

/// The last line of a match's text, which holds the sum of the others: it tells one match from all others.
pub fn end(text: &str) -> &str {
    let text = text.strip_suffix('\n').unwrap_or(text);
    let before = text.bytes().rposition(|byte| byte == b'\n');
    &text[before.map_or(0, |before| before + 1)..]
}

/// The summary of the match whose text ends with `end`.
pub fn of<G: Game>(played: &Match<G>, end: &str, when: &str) -> String {
    let mut text = format!("{end}\n{when}\n");
    match played.next() {
        Next::Act { persons, bots } => text += &(numbers(persons) + &numbers(bots)),
        Next::Throw { by, .. } => text += &numbers(by.into_iter().collect()),
        Next::Over => text += "over",
    }
    for name in shown_names(played.players().iter().map(|player| player.name.as_str())) {
        text.push('\n');
        text += &name;
    }
    text
}

/// The numbers of seats, a digit each.
fn numbers(seats: SeatSet) -> String {
    seats.iter().map(|seat| char::from(b'0' + seat.0)).collect()
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
        assert_eq!(of(&played, "end 0", "2026-05-03T18:20:00.000Z"), "end 0\n2026-05-03T18:20:00.000Z\n1\nAda\nBen");
        assert_eq!(of(&begun(["Ada", "Ada"]), "end 0", ""), "end 0\n\n1\nAda\nAda (2)");
    }

    #[test]
    fn the_last_line_of_a_text_is_its_end() {
        let text = begun(["Ada", "Ben"]).to_string();
        assert!(text.ends_with(&format!("\n{}\n", end(&text))));
        assert!(end(&text).starts_with("end "));
        assert_eq!(["", "\n", "one line"].map(end), ["", "", "one line"]);
    }
}
