//! The words of the view model: cells, controls, panels, frames.

use crate::rules::{Actor, Clause, Game, Seat, Spot};

use super::{Interaction, Sound};
use crate::words::{Who, house};

/// Who sits where, as the screen names and colours them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Each seat's name.
    pub names: Vec<String>,
    /// Each seat's colour and pattern, by number.
    pub looks: Vec<u8>,
    /// The seat of whoever reads the screen, where that is the only person, who gave no name: sentences speak to them.
    pub you: Option<Seat>,
    /// The seat from whose side a board with sides is seen; none where several persons look at it from no side.
    pub viewer: Option<Seat>,
    /// Whether sums are to be worked out ([`crate::scene::Quiz::tasks`]): then nothing tells what one comes to before
    /// that is done.
    pub works_out: bool,
}

impl Seating {
    /// The name of `seat`.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Whoever sits on `seat`, as a message speaks of them, or to them.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'_> {
        Who(Some(self.name(seat)).filter(|_| self.you != Some(seat)))
    }

    /// These seats, where sentences speak to the only person, if there is one, named or not.
    #[must_use]
    pub fn to_viewer(&self) -> Self {
        Self { you: self.viewer.or(self.you), ..self.clone() }
    }

    /// The colour and pattern of `seat`.
    #[must_use]
    pub fn look(&self, seat: Seat) -> u8 {
        self.looks[seat.index()]
    }
}

/// A touch by a player, in a game with these buttons of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch<B> {
    /// A cell of the board.
    Spot(Spot),
    /// From one cell of the board to another, without letting go.
    Drag(Spot, Spot),
    /// A button of the game.
    Button(B),
    /// The button that throws the dice when chance is to move.
    Throw,
}

/// The answer to a touch.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<G: Interaction> {
    /// Nothing happens yet; this is picked now.
    Select(G::Selection),
    /// This happens.
    Act(G::Action),
    /// All of this happens, one after the other.
    ActAll(Vec<G::Action>),
    /// This happens, and the throw that follows it at once.
    ActAndThrow(G::Action),
    /// This happens, and then this is picked.
    ActAndSelect(G::Action, G::Selection),
    /// What comes next is fought out outside of the state: the contest begins.
    Contest,
    /// It is not allowed.
    Refuse(G::Refusal),
    /// It means nothing here.
    Nothing,
}

/// A place on the board that can be pointed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Which one.
    pub spot: Spot,
    /// Left and top edge, in board units.
    pub corner: (i32, i32),
    /// Width and height, in board units.
    pub size: (i32, i32),
    /// Row and column in the grid that keys and screen readers move through, row by row; none for what also stands as a
    /// control.
    pub grid: Option<(u8, u8)>,
    /// What it is called out loud.
    pub label: String,
    /// Whether touching it does something now; where chance is to move, it throws.
    pub open: bool,
    /// Whether it is part of what is picked.
    pub picked: bool,
}

/// A button below the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control<T> {
    /// What pressing it reports.
    pub press: T,
    /// What stands on it.
    pub text: String,
    /// Its weight among the controls.
    pub rank: Rank,
    /// Whether it is the choice that is picked.
    pub picked: bool,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// The key that presses it, as the browser names keys.
    pub key: &'static str,
}

impl<T> Control<T> {
    /// This control, where pressing it reports something else.
    pub fn map<U>(self, report: impl FnOnce(T) -> U) -> Control<U> {
        let Self { press, text, rank, picked, enabled, key } = self;
        Control { press: report(press), text, rank, picked, enabled, key }
    }
}

/// The weight of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// The one main control.
    Main,
    /// One of several choices, or what goes back and on through what can be picked.
    Choice,
}

/// The line that says whose turn it is and what is expected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// The line itself.
    pub title: String,
    /// One more sentence of help.
    pub hint: Option<String>,
}

/// A player as shown beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Which seat.
    pub seat: Seat,
    /// The colours and patterns that the player plays.
    pub looks: Vec<u8>,
    /// The one of them that comes next, if that is left to chance and has been seen.
    pub next: Option<u8>,
    /// The figures that count, in the same order for every player.
    pub figures: Vec<Figure>,
    /// Whether it is this player's turn.
    pub turn: bool,
    /// What sets this player apart, such as being out and why.
    pub note: Option<String>,
}

/// A number of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What kind of figure it is, in one word that is not shown: style sheets know it.
    pub kind: &'static str,
    /// The number.
    pub value: String,
    /// What it counts, as it is said after the number.
    pub noun: String,
    /// By how much it is just changing, if it is.
    pub change: Option<Change>,
}

/// By how much a figure is changing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The difference with its sign, + or −.
    pub text: String,
    /// Whether it is more than it was.
    pub gains: bool,
}

/// How long a bot seems to think, and how long before dice that nobody is asked to throw fall, in milliseconds at the
/// normal pace. What is shown after it counts besides.
pub const THINKING_MILLIS: u32 = 200;
/// See [`THINKING_MILLIS`].
pub const THROWING_MILLIS: u32 = 50;

/// One picture of what happens.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame<B> {
    /// The board.
    pub board: B,
    /// The players.
    pub panels: Vec<Panel>,
    /// What is happening, in one sentence.
    pub say: String,
    /// How long it is shown at the normal pace, in milliseconds.
    pub millis: u32,
    /// What is heard when it comes.
    pub sound: Option<Sound>,
}

impl<B: Clone> Frame<B> {
    /// How things look before anything has been shown.
    #[must_use]
    pub fn of(board: B, panels: Vec<Panel>) -> Self {
        Self { board, panels, say: String::new(), millis: 0, sound: None }
    }

    /// This frame as it is shown. What comes after it is not heard by the same sound.
    #[must_use]
    pub fn shown(&mut self) -> Self {
        let shown = self.clone();
        self.sound = None;
        shown
    }
}

/// Something that happened in the match.
#[derive(Debug)]
pub struct Happening<'a, G: Game> {
    /// Who did it.
    pub actor: Actor,
    /// What was done.
    pub action: &'a G::Action,
    /// What it brought about.
    pub event: &'a G::Event,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask the game to be `Copy`")]
impl<G: Game> Clone for Happening<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Happening<'_, G> {}

/// A line of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// Whose move, if it is somebody's.
    pub seat: Option<Seat>,
    /// The move in notation.
    pub notation: String,
    /// What it brought about, in a few words.
    pub note: Option<String>,
}

impl MoveLine {
    /// Adds a throw for the order of play to the line of its round. What the round has settled is its note: as long as
    /// there is none, the round goes on.
    pub(super) fn add_to_round(lines: &mut Vec<Self>, thrown: String, note: Option<String>) {
        match lines.last_mut().filter(|line| line.seat.is_none() && line.note.is_none()) {
            Some(line) => {
                line.notation = house::list_more(&line.notation, &thrown);
                line.note = note;
            }
            None => lines.push(Self { seat: None, notation: thrown, note }),
        }
    }
}

/// A sum that is to be worked out before what it belongs to happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// What is asked.
    pub ask: String,
    /// The working without the result, which helps whoever was wrong.
    pub help: String,
    /// The working and the result, as they are shown afterwards.
    pub working: String,
    /// What kind of sum it is, by its sign.
    pub kind: &'static str,
    /// What a result may be written with besides digits.
    pub keys: &'static str,
}

/// The final score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, and by how much where a score decided.
    pub title: String,
    /// How it was decided, if that needs saying, and the clause.
    pub why: Option<(String, Clause)>,
    /// The players, the first place first.
    pub rows: Vec<EndingRow>,
    /// What else is worth telling of the match, a sentence each.
    pub notes: Vec<String>,
}

/// A player's final score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingRow {
    /// Which seat.
    pub seat: Seat,
    /// The place, from 1; shared places have the same number.
    pub place: u8,
    /// What the player has in the end: a score, or the place in words.
    pub score: String,
    /// How that came about.
    pub told: String,
    /// What sets this player apart, such as being out.
    pub note: Option<String>,
}
