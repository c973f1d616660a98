//! The scene room: what a state looks like, what can be touched, and what it is called out loud.
//!
//! Everything here is a pure function of a game's state and of what its player has picked so far; boards draw what it
//! says and report touches back. It knows the rules and the language, not Yew and not the browser.

pub mod chaupar;
pub mod cross;
pub mod damath;
mod draft;
pub mod dschamal;
mod ending;
mod english;
mod hit;
mod looks;
pub mod marrakech;
mod names;
pub mod pachisi;
mod setup;
mod sound;
mod time;
mod view;
mod you;

pub use draft::{Draft, Edited, Entry, Fault, Tool, Tray};
pub use ending::curve;
pub use english::{count, list};
pub use hit::{focus, hit, next, next_open};
pub use looks::{LOOKS, colour};
pub use names::shown_names;
pub use setup::{Choice, Field};
pub use sound::Sound;
pub use time::{Longest, Waited};
pub use view::{
    Answer, Ask, Cell, Control, Ending, EndingRow, Figure, Frame, Happening, MoveLine, Panel, Rank, Seating,
    THINKING_MILLIS, THROWING_MILLIS, Task, Touch,
};
pub use you::{YOU, to_you, your_turn};

use std::ops::RangeInclusive;

use crate::rules::{Clause, Game, Seat, Spot};

/// A game that can be shown and played at the table.
pub trait Scene: Game {
    /// What a player has picked that is no action yet: a first square, a heading. The default is nothing.
    type Pick: Clone + Default + PartialEq;
    /// What lies on the board and how it is marked.
    type Board: Clone + PartialEq;

    /// The game's name on the screen.
    const TITLE: &'static str;
    /// Whether actions of the game have sums that can be worked out ([`Scene::task`]).
    const TASKS: bool = false;
    /// Whether throws and only moves can be left to the device ([`Scene::obvious`]), and what a person has done be taken
    /// back until the next throw.
    const FREE_HAND: bool = false;
    /// How long the others may keep a person waiting.
    const LONGEST: Longest = Longest::ANY;
    /// Whether the game is played with clocks ([`Game::clocks`]).
    const CLOCKS: bool = false;
    /// The size of the board, width and height, in the units of its cells.
    const SIZE: (i32, i32);
    /// How far beside an open cell a finger may come down and still touch it, in board units ([`hit()`]): for boards whose
    /// cells are smaller on a phone than a finger.
    const REACH: i32 = 0;

    /// The fields, by their ids, that few change: set-up has them under "More options".
    const RARE: &'static [&'static str] = &[];

    /// The options that set-up begins with where nothing was played before: what suits a newcomer.
    #[must_use]
    fn usual() -> Self::Options {
        Self::Options::default()
    }

    /// The options as the fields of the set-up page.
    fn fields(options: &Self::Options) -> Vec<Field>;

    /// Sets the field with this id to the choice with this number. Unknown ones change nothing.
    fn choose(options: &mut Self::Options, field: &str, choice: usize);

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

    /// The options with another number of seats.
    fn with_seats(options: &Self::Options, seats: u8) -> Self::Options;

    /// The board as it lies; with a pick, marked with what can be done and what is picked; and with what stays of the
    /// last thing that happened.
    fn board(&self, seating: &Seating, pick: Option<&Self::Pick>, last: Option<&Self::Event>) -> Self::Board;

    /// Adds to a board what `event` leaves there besides, where one move is several of them.
    fn trace(_board: &mut Self::Board, _event: &Self::Event) {}

    /// Everything on the board that can be pointed at, in drawing order; where cells overlap, the last one is hit.
    /// Without a pick, nothing can be done.
    fn cells(&self, seating: &Seating, pick: Option<&Self::Pick>) -> Vec<Cell>;

    /// The buttons below the board.
    fn controls(&self, seating: &Seating, pick: &Self::Pick) -> Vec<Control>;

    /// Whose turn it is and what is expected; without a pick, nothing is expected of a person.
    fn ask(&self, seating: &Seating, pick: Option<&Self::Pick>) -> Ask;

    /// What stays to be read of the last thing that happened until the next one does, and its clause, if one says why it
    /// did. `happened` gives what came of the actions so far, the last one first.
    fn said<'a>(
        &self,
        _happened: impl Iterator<Item = &'a Self::Event>,
        _seating: &Seating,
    ) -> Option<(String, Option<Clause>)>
    where
        Self: 'a,
    {
        None
    }

    /// Whether the throw that is due is one for the order of play. A person begins those, whoever throws first, and all
    /// that follow are thrown by themselves.
    fn is_opening(&self) -> bool {
        false
    }

    /// The action that a player may leave to his device, as there is no other to choose.
    fn obvious(&self) -> Option<Self::Action> {
        None
    }

    /// The action that follows of itself from the one before, as it is the only end of what a player has begun.
    fn follows(&self) -> Option<Self::Action> {
        None
    }

    /// Whether a match can be gone on with from here otherwise than it was: not in the midst of what is fought out at once.
    fn rests(&self) -> bool {
        true
    }

    /// Whether what is picked is something to be warned of before it happens.
    fn needs_warning(&self, _pick: &Self::Pick) -> bool {
        false
    }

    /// Whether the throw that is due needs no hand, as nothing can be chosen whatever falls, and most often nothing happens.
    fn waits(&self) -> bool {
        false
    }

    /// What a touch means, given what is picked.
    fn touch(&self, pick: &Self::Pick, touch: Touch) -> Answer<Self>;

    /// What beginning to drag from a cell means: what touching it does, where that does not finish anything.
    fn lift(&self, from: Spot) -> Answer<Self> {
        self.touch(&Self::Pick::default(), Touch::Spot(from))
    }

    /// What the menu calls an action that a player may do besides ([`Game::asides`]), so that it is plain who does it;
    /// none for those that the menu does not offer.
    fn aside(&self, _action: &Self::Action, _seating: &Seating) -> Option<String> {
        None
    }

    /// What is to be known before an aside is confirmed.
    fn meaning(_aside: &Self::Action) -> &'static str {
        "This cannot be taken back."
    }

    /// What the clock of this clause times, in one word.
    #[must_use]
    fn clock(_clause: Clause) -> &'static str {
        ""
    }

    /// The sum that belongs to a legal action, if it has one.
    fn task(&self, _action: &Self::Action) -> Option<Task> {
        None
    }

    /// Whether `typed` is the result of the action's sum; none if it is no number or the action has no sum.
    fn is_right(&self, _action: &Self::Action, _typed: &str) -> Option<bool> {
        None
    }

    /// The players as they stand.
    fn panels(&self, seating: &Seating) -> Vec<Panel>;

    /// What is shown, one frame after the other, while `event` turns `self` into `after`. The end state is not a frame.
    fn frames(&self, after: &Self, event: &Self::Event, seating: &Seating) -> Vec<Frame<Self::Board>>;

    /// Writes what happened last into the move list, which has the earliest move first: into its last line, or into more
    /// of them. `happened` gives all that has happened, the last first.
    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) where
        Self: 'a;

    /// The move list of all that has happened, the first first.
    #[must_use]
    fn moves(happened: &[Happening<Self>], seating: &Seating) -> Vec<MoveLine> {
        let mut lines = Vec::new();
        for count in 1..=happened.len() {
            Self::write_down(&mut lines, happened[..count].iter().rev().copied(), seating);
        }
        lines
    }

    /// A refusal as one sentence.
    fn sentence(refusal: &Self::Refusal, seating: &Seating) -> String;

    /// The same, naming what stands on the board: the refusal was given in this state.
    fn reason(&self, refusal: &Self::Refusal, seating: &Seating) -> String {
        Self::sentence(refusal, seating)
    }

    /// What `seat` has so far towards what decides the match, in a unit that is the same for all; none while that is not
    /// known. It draws the course of the match.
    fn so_far(&self, seat: Seat) -> Option<i64>;

    /// The final score, once the match is over, and what is worth telling of all that happened in it.
    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending>
    where
        Self: 'a;
}
