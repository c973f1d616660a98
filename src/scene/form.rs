//! What is agreed before the match, as the fields of a form, and who can sit where.

use std::ops::RangeInclusive;

use super::Field;
use crate::rules::{Game, Seat};

/// The set-up of a match as the fields of a form, and who can sit where.
pub trait Form: Game {
    /// The game's name on the screen.
    const TITLE: &'static str;

    /// Whether the game is played with clocks ([`Game::clocks`]).
    const CLOCKS: bool = false;

    /// The options that set-up begins with where nothing was played before: what suits a newcomer.
    #[must_use]
    fn usual() -> Self::Options {
        Self::Options::default()
    }

    /// The options as the fields of the set-up page.
    fn fields(options: &Self::Options) -> Vec<Field>;

    /// Those that few change: set-up has them under "More options".
    #[must_use]
    fn rare_fields(_options: &Self::Options) -> Vec<Field> {
        Vec::new()
    }

    /// Sets the field with this id to the choice with this number. Unknown ones change nothing.
    fn choose(options: &mut Self::Options, field: &str, choice: usize);

    /// The options for a match that goes from device to device as a link: without what needs all players at once.
    #[must_use]
    fn by_link(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// What is otherwise in such a match, in a sentence; empty if nothing is.
    #[must_use]
    fn otherwise_by_link() -> &'static str {
        ""
    }

    /// How many seats can be chosen.
    fn seat_range() -> RangeInclusive<u8>;

    /// The seats in the order in which they have their turns, as the set-up page lists them.
    #[must_use]
    fn seat_order(seats: u8) -> impl Iterator<Item = Seat> {
        Seat::all(seats)
    }

    /// Who plays together with `seat`, in a game with partners.
    #[must_use]
    fn partner(_seat: Seat) -> Option<Seat> {
        None
    }

    /// What the game's words call `what` should stand in a text ([`crate::rules::Expected`]); `other` if it is none of
    /// the game's own.
    fn expected(what: &str, other: &str) -> String;

    /// The options with another number of seats.
    fn with_seats(options: &Self::Options, seats: u8) -> Self::Options;
}
