//! The options of a match as form fields, and its seats.

use std::ops::RangeInclusive;

use super::Field;
use crate::rules::{Game, Seat};

/// The set-up of a match: options as form fields, and seats.
pub trait Form: Game {
    /// `true` if the game has puzzles.
    const PUZZLES: bool = false;

    /// `true` if one of them is the daily puzzle.
    const DAY_PUZZLE: bool = false;

    /// `true` if the game has score sheets, a board and pieces to print.
    const PAPER: bool = false;

    /// `true` if the game has clocks ([`Game::clocks`]).
    const CLOCKS: bool = false;

    /// Returns the initial options of the set-up page if there are no previous ones: those for beginners.
    #[must_use]
    fn initial_options() -> Self::Options {
        Self::Options::default()
    }

    /// Returns the options as fields of the set-up page.
    fn fields(options: &Self::Options) -> Vec<Field>;

    /// Returns the rarely used fields, shown under "More options".
    #[must_use]
    fn rare_fields(_options: &Self::Options) -> Vec<Field> {
        Vec::new()
    }

    /// Sets the field with this id to the choice with this index. Unknown ones are ignored.
    fn choose(options: &mut Self::Options, field: &str, choice: usize);

    /// Adapts the options to a match by link: removes those that need all players at the same time.
    #[must_use]
    fn by_link(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// Returns the game's name, in the reader's script if it has a name there.
    fn title() -> &'static str;

    /// Returns about how long a match takes at normal pace, in minutes.
    fn minutes(options: &Self::Options) -> u8;

    /// Returns the options with the game made `short` or whole; `None` if the rulebook has no short game.
    #[must_use]
    fn shortened(_options: &Self::Options, _short: bool) -> Option<Self::Options> {
        None
    }

    /// Returns the goal of the game in a sentence.
    fn goal() -> &'static str;

    /// Returns a sentence on what differs in a match by link; empty if nothing does.
    #[must_use]
    fn by_link_note() -> &'static str {
        ""
    }

    /// Returns the possible numbers of seats.
    fn seat_range() -> RangeInclusive<u8>;

    /// Returns the seats in turn order, as the set-up page lists them.
    #[must_use]
    fn seat_order(seats: u8) -> impl Iterator<Item = Seat> {
        Seat::all(seats)
    }

    /// Returns the partner of `seat`, in games with partners.
    #[must_use]
    fn partner(_seat: Seat) -> Option<Seat> {
        None
    }

    /// Returns the seat that the same person plays as `seat` if two persons play a game of four: by default the partner's.
    /// `None` if a person has one seat.
    #[must_use]
    fn second_seat(seat: Seat) -> Option<Seat> {
        Self::partner(seat)
    }

    /// Names the expected part `what` of a text ([`crate::rules::Expected`]) in the game's terms; returns `other` if it
    /// is not one of the game's own.
    fn expected(what: &str, other: &str) -> String;

    /// Returns the options with another number of seats.
    fn with_seats(options: &Self::Options, seats: u8) -> Self::Options;
}
