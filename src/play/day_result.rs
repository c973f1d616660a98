//! The result of a daily match in words. Dates are formatted outside: `date` formats a day in the language of the
//! page.

use crate::record::{Day, Match};
use crate::rules::Seat;
use crate::scene::Scene;
use crate::words::throws;

/// The seat of the player in a daily match.
const PLAYER: Seat = Seat(0);

/// The result: the score, if it is a number of points, and the place among this many players.
#[must_use]
pub fn day_result(score: Option<&str>, place: u8, seats: usize) -> String {
    match score.and_then(|score| score.parse::<i32>().ok()) {
        Some(points) => throws::day_points(points, place, seats),
        None => throws::day_place(place, seats),
    }
}

/// The result of a daily match; `None` if it is none or is not over.
fn result<G: Scene>(played: &Match<G>) -> Option<String> {
    played.day()?;
    let places = played.state().outcome()?.places;
    let score = G::POINTS.then(|| played.state().score_text(PLAYER));
    Some(day_result(score.as_deref(), *places.get(PLAYER.index())?, places.len()))
}

/// The line to share: the game, the day and the result, at most 120 characters. `None` if it is no daily match or
/// is not over.
pub fn day_line<G: Scene>(played: &Match<G>, date: impl Fn(Day) -> String) -> Option<String> {
    Some(throws::day_line(G::title(), &date(played.day()?), &result(played)?))
}

/// The verification of the throws of a daily match in a sentence; `None` if it is none.
pub fn day_verification<G: Scene>(played: &Match<G>, date: impl Fn(Day) -> String) -> Option<String> {
    let date = date(played.day()?);
    Some(match (played.check()?.wrong, result(played)) {
        (Some(wrong), _) => throws::day_wrong(wrong.number, &date),
        (None, Some(result)) => throws::day_checked(&date, &result),
        (None, None) => throws::day_so_far(&date),
    })
}
