//! The data types of the view model: cells, controls, panels, frames.

use crate::rules::{Actor, Clause, Game, Seat, Spot};

use super::Sound;
use crate::words::{Who, table};

/// The players at the seats, with their displayed names and colours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Displayed names, by seat.
    pub names: Vec<String>,
    /// Numbers of the colours and patterns, by seat.
    pub looks: Vec<u8>,
    /// The seat of the reader, if they are the only person and gave no name: sentences address them as “you”.
    pub you: Option<Seat>,
    /// The seat of the only person at the screen, from whose side the board is seen; none if several people share it.
    pub viewer: Option<Seat>,
    /// The seat from whose side the board is seen while several people share the screen; none if it is never turned.
    pub turned_to: Option<Seat>,
    /// `true` if the players work out sums themselves ([`crate::scene::Quiz::tasks`]); then no text gives a result in
    /// advance.
    pub works_out: bool,
}

impl Seating {
    /// Returns the name of `seat`.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Returns the player on `seat` for use in messages, which may address the reader.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'_> {
        Who(Some(self.name(seat)).filter(|_| self.you != Some(seat)))
    }

    /// Returns the same seating with sentences that address the only person, named or not.
    #[must_use]
    pub fn to_viewer(&self) -> Self {
        Self { you: self.viewer.or(self.you), ..self.clone() }
    }

    /// Returns the seat from whose side the board is seen, if it is turned to one.
    #[must_use]
    pub fn side(&self) -> Option<Seat> {
        self.viewer.or(self.turned_to)
    }

    /// Returns the colour and pattern of `seat`.
    #[must_use]
    pub fn look(&self, seat: Seat) -> u8 {
        self.looks[seat.index()]
    }
}

/// A player's input, in a game with buttons `B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch<B> {
    /// A press on a cell.
    Spot(Spot),
    /// A drag from one cell to another.
    Drag(Spot, Spot),
    /// A press on a button of the game.
    Button(B),
    /// A press on the button that throws the dice.
    Throw,
}

/// A place on the board that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// The spot.
    pub spot: Spot,
    /// Upper left corner of the bounding box, in board units.
    pub corner: (i32, i32),
    /// Width and height of the bounding box, in board units.
    pub size: (i32, i32),
    /// Row and column in the grid of keyboard and screen reader navigation; none if a control does the same.
    pub grid: Option<(u8, u8)>,
    /// Label for screen readers.
    pub label: String,
    /// `true` if a press has an effect now; where chance is to move, the press throws.
    pub open: bool,
    /// `true` if it is part of the selection.
    pub picked: bool,
    /// `true` if a touch on it is never taken for one of an open cell beside it: a legal action ends here, even if not
    /// one of what is selected.
    pub firm: bool,
}

/// A button below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control<T> {
    /// Value that a press reports.
    pub press: T,
    /// Label.
    pub text: String,
    /// The same in figures and signs, which the button shows in place of a label that is too long for it.
    pub signs: Option<String>,
    /// Rank among the controls.
    pub rank: Rank,
    /// `true` for the selected choice.
    pub picked: bool,
    /// `true` if it can be pressed.
    pub enabled: bool,
    /// Key that presses it, as a `KeyboardEvent.key`; the space bar is `Space`.
    pub key: &'static str,
}

impl<T> Control<T> {
    /// Maps the value that a press reports.
    pub fn map<U>(self, report: impl FnOnce(T) -> U) -> Control<U> {
        let Self { press, text, signs, rank, picked, enabled, key } = self;
        Control { press: report(press), text, signs, rank, picked, enabled, key }
    }
}

/// The rank of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The main control.
    Main,
    /// One of several choices.
    Choice,
    /// A step back or forward through choices that the board offers, too.
    Step,
    /// A choice that is seldom wanted, in a small button beside the others.
    Aside,
}

/// The prompt, on whose turn it is and what is expected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// The prompt.
    pub title: String,
    /// A sentence of help.
    pub hint: Option<String>,
}

/// A player's panel beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// The seat.
    pub seat: Seat,
    /// Numbers of the player's colours and patterns.
    pub looks: Vec<u8>,
    /// The next of them, if it is drawn at random and known.
    pub next: Option<u8>,
    /// Figures, in the same order for all players.
    pub figures: Vec<Figure>,
    /// `true` if it is this player's turn.
    pub turn: bool,
    /// A note on the player, such as being out and why.
    pub note: Option<String>,
}

/// A figure on a player's panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Kind of figure, as used in style sheets.
    pub kind: &'static str,
    /// The number.
    pub value: String,
    /// Noun after the number.
    pub noun: String,
    /// Change during an animation.
    pub change: Option<Change>,
}

/// A change of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The difference with its sign, + or −.
    pub text: String,
    /// `true` for an increase.
    pub gains: bool,
}

/// Pause before a bot's move, and before an automatic throw, in ms at normal pace, in addition to the animation.
pub const THINKING_MILLIS: u32 = 200;
/// See [`THINKING_MILLIS`].
pub const THROWING_MILLIS: u32 = 50;

/// A frame of an animation.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame<B> {
    /// The board.
    pub board: B,
    /// The player panels.
    pub panels: Vec<Panel>,
    /// Caption, in one sentence.
    pub caption: String,
    /// Display time at normal pace, in ms.
    pub millis: u32,
    /// Sound at its start.
    pub sound: Option<Sound>,
    /// `true` if nothing moves: its caption is only to be read.
    pub explains: bool,
}

impl<B> Frame<B> {
    /// Creates the state before the first frame.
    #[must_use]
    pub fn of(board: B, panels: Vec<Panel>) -> Self {
        Self { board, panels, caption: String::new(), millis: 0, sound: None, explains: false }
    }
}

/// An event of the match, with its cause.
#[derive(Debug)]
pub struct PastAction<'a, G: Game> {
    /// The actor.
    pub actor: Actor,
    /// The action.
    pub action: &'a G::Action,
    /// The event that resulted.
    pub event: &'a G::Event,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the game to be `Copy`")]
impl<G: Game> Clone for PastAction<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for PastAction<'_, G> {}

/// A line of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// The seat that moved, if one did.
    pub seat: Option<Seat>,
    /// Notation of the move.
    pub notation: String,
    /// Short note on its consequences.
    pub note: Option<String>,
}

impl MoveLine {
    /// Adds a throw for the order of play to the line of its round. The note is the result of the round; a line without
    /// one is still open.
    pub(super) fn add_to_round(lines: &mut Vec<Self>, thrown: String, note: Option<String>) {
        match lines.last_mut().filter(|line| line.seat.is_none() && line.note.is_none()) {
            Some(line) => {
                line.notation = table::list_more(&line.notation, &thrown);
                line.note = note;
            }
            None => lines.push(Self { seat: None, notation: thrown, note }),
        }
    }
}

/// An arithmetic task to solve before an action is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The question.
    pub question: String,
    /// The working without the result, to help after a wrong answer.
    pub help: String,
    /// The working with the result, shown afterwards.
    pub working: String,
    /// Sign of its operation.
    pub kind: &'static str,
    /// Keys for an answer besides the digits.
    pub keys: &'static str,
    /// A sentence on what can be typed.
    pub forms: &'static str,
}

/// The final score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Title: the winner, with the score if it decided.
    pub title: String,
    /// Explanation of the result, if it needs one, with its clause.
    pub why: Option<(String, Clause)>,
    /// Rows of the players, in order of places.
    pub rows: Vec<EndingRow>,
    /// Notable facts of the match, one sentence each.
    pub notes: Vec<String>,
    /// `true` if the winner was so far ahead that another level suits the next match better.
    pub one_sided: bool,
}

/// A player's row in the final score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingRow {
    /// The seat.
    pub seat: Seat,
    /// Place, from 1; shared places have the same number.
    pub place: u8,
    /// Final score, or the place in words.
    pub score: String,
    /// Explanation of the score.
    pub details: String,
    /// A note on the player, such as being out.
    pub note: Option<String>,
}
