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
    let text = text.trim_end_matches('\n');
    text.rsplit_once('\n').map_or(text, |(_, end)| end)
}

/// The summary of the match whose text ends with `end`.
pub fn of<G: Game>(played: &Match<G>, end: &str, when: &str) -> String {
    let mut text = format!("{end}\n{when}\n");
    match played.next() {
        Next::Act { persons, bots } => text += &(numbers(persons) + &numbers(bots)),
        Next::Throw { by, .. } => text += &numbers(by.into_iter().collect()),
        Next::Over => text += "over",
    }
    for name in shown_names(played.record().players.iter().map(|player| player.name.as_str())) {
        text.push('\n');
        text += &name;
    }
    text
}

/// The numbers of seats, a digit each.
fn numbers(seats: SeatSet) -> String {
    seats.iter().map(|seat| char::from(b'0' + seat.0)).collect()
}
