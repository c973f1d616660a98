//! A position that is being set up by hand, as the editor shows it.

use std::fmt::Display;

use super::{Cell, Drawing, Field, Scene};
use crate::rules::{ParseError, Spot};

/// A game whose positions can be set up by hand.
pub trait Edited: Scene {
    /// A position that is being set up.
    type Draft: Draft<Game = Self>;
}

/// A draft of a position of a game: possible or not, it can be shown, changed and written down. What is possible, the
/// game alone judges.
///
/// Its `Display` is one line in the notation of the game's states, and [`Draft::read`] reads every such line back, those
/// of impossible positions too. The default is the rulebook's start, by the options that set-up begins with.
pub trait Draft: Default + Clone + PartialEq + Display + 'static {
    /// The game.
    type Game: Scene;
    /// A piece, as it is drawn in the palette.
    type Piece;

    /// Takes over what a text says; what is chosen in the palette stays.
    ///
    /// # Errors
    /// When the text is not in the notation of the game's states; the draft is then unchanged.
    fn read(&mut self, text: &str) -> Result<(), ParseError>;

    /// The position, for playing on from it.
    ///
    /// # Errors
    /// All that is wrong with it, one fault at least.
    fn state(&self) -> Result<Self::Game, Vec<Fault>>;

    /// Puts the pieces as they stand at the start; the rest stays.
    fn set_out(&mut self);

    /// Takes all pieces off the board; the rest stays.
    fn clear(&mut self);

    /// The board as it lies.
    fn board(&self) -> <Self::Game as Drawing>::Board;

    /// The places on which something can be put.
    fn cells(&self) -> Vec<Cell>;

    /// Puts what is chosen in the palette on a place, or takes away what stands there.
    fn place(&mut self, spot: Spot);

    /// What can be chosen to be put on the board.
    fn palette(&self) -> Vec<Tray<Self::Piece>>;

    /// Chooses in the palette: the tool with this number in the tray with this id. Unknown ones change nothing.
    fn take(&mut self, tray: &str, tool: usize);

    /// What else there is to choose: whose move it is, and the options.
    fn fields(&self) -> Vec<Field>;

    /// Sets the field with this id to the choice with this number, and says in a sentence what else is changed by it. Unknown
    /// ones change nothing.
    fn choose(&mut self, field: &str, choice: usize) -> Option<String>;

    /// What is typed: scores.
    fn entries(&self) -> Vec<Entry>;

    /// Types a text into the entry with this id. Unknown ones change nothing.
    fn enter(&mut self, entry: &str, text: &str);
}

/// A fault of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What should be there, and what is.
    pub error: ParseError,
    /// The places that are the cause.
    pub spots: Vec<Spot>,
}

/// Tools of which one is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tray<P> {
    /// Names the tray within its palette.
    pub id: &'static str,
    /// What is chosen.
    pub label: &'static str,
    /// What there is to choose from.
    pub tools: Vec<Tool<P>>,
    /// The number of the tool chosen.
    pub chosen: usize,
}

/// Something that can be put on the board, or a part of what says what that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool<P> {
    /// What it is called.
    pub name: String,
    /// What it looks like, if it is not just its name.
    pub piece: Option<P>,
    /// Whether it lies on the board already: putting it elsewhere moves it.
    pub laid: bool,
}

/// Something that is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Names the entry within its draft.
    pub id: &'static str,
    /// What it is.
    pub label: &'static str,
    /// What stands there.
    pub text: String,
}
