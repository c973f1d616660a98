//! A position being set up by hand, as the position editor shows it.

use std::fmt::Display;

use super::{Cell, Drawing, Field, Scene};
use crate::rules::{ParseError, Spot};

/// A game whose positions can be set up by hand.
pub trait Editable: Scene {
    /// Its draft of a position.
    type Draft: Draft<Game = Self>;
}

/// A draft of a position, legal or not, that can be displayed, edited and written as text. Only the rules of the game
/// judge whether it is legal.
///
/// Its `Display` is one line in the notation of the game's states, and [`Draft::read`] parses every such line, also of
/// illegal positions. The default is the initial position of the rulebook with the default options.
pub trait Draft: Default + Clone + PartialEq + Display + 'static {
    /// The game.
    type Game: Scene;
    /// A piece as drawn in the palette.
    type Piece;

    /// Replaces the position by that of a text; the selected tools stay.
    ///
    /// # Errors
    /// Errors if the text is not in the notation of the game's states; the draft is then unchanged.
    fn read(&mut self, text: &str) -> Result<(), ParseError>;

    /// Returns the position as a state from which a match can start.
    ///
    /// # Errors
    /// Errors with all faults of the position, at least one.
    fn state(&self) -> Result<Self::Game, Vec<Fault>>;

    /// Sets up the initial pieces; all else stays.
    fn put_initial_pieces(&mut self);

    /// Removes all pieces from the board; all else stays.
    fn clear(&mut self);

    /// Returns the board to draw.
    fn board(&self) -> <Self::Game as Drawing>::Board;

    /// Returns the cells of the board.
    fn cells(&self) -> Vec<Cell>;

    /// Puts the selected piece on a spot, or removes the piece there.
    fn place(&mut self, spot: Spot);

    /// Returns the palette.
    fn palette(&self) -> Vec<ToolGroup<Self::Piece>>;

    /// Selects the tool with this index in the group with this id. Unknown ones are ignored.
    fn select_tool(&mut self, tool_group: &str, tool: usize);

    /// Returns the side to move and the options as form fields.
    fn fields(&self) -> Vec<Field>;

    /// Sets the field with this id to the choice with this index; returns a sentence on side effects, if there are any.
    /// Unknown ones are ignored.
    fn choose(&mut self, field: &str, choice: usize) -> Option<String>;

    /// Returns the text inputs, for scores.
    fn entries(&self) -> Vec<Entry>;

    /// Sets the text of the input with this id. Unknown ones are ignored.
    fn set_entry(&mut self, entry: &str, text: &str);
}

/// A fault of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The expected and the actual text.
    pub error: ParseError,
    /// Spots that cause the fault.
    pub spots: Vec<Spot>,
}

/// A group of tools, one of which is selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolGroup<P> {
    /// Id within the palette.
    pub id: &'static str,
    /// Label of the group.
    pub label: &'static str,
    /// The tools.
    pub tools: Vec<Tool<P>>,
    /// Index of the selected tool.
    pub chosen: usize,
}

/// A piece to put on the board, or one of its properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tool<P> {
    /// Name.
    pub name: String,
    /// Drawing, if it is more than the name.
    pub piece: Option<P>,
    /// `true` if the piece is on the board; putting it elsewhere moves it.
    pub on_board: bool,
}

/// A text input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Id within the draft.
    pub id: &'static str,
    /// Label.
    pub label: &'static str,
    /// Current text.
    pub text: String,
    /// What the text is read as, if it is written in another way.
    pub read_as: Option<String>,
}
