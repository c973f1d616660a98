//! The draft as the editor shows and changes it.

use super::{Position, square};
use crate::rules::damath::{Board as Pieces, ChipSet, Damath, Fault as Wrong, Side, Square};
use crate::rules::{ParseError, Seat, Spot};
use crate::scene::damath::geometry::{self, SIDE};
use crate::scene::damath::pieces;
use crate::scene::damath::{Board, PieceView, board, numbers, options, words};
use crate::scene::{Cell, Draft, Editable, Entry, Fault, Field, ToolGroup};
use crate::words::{damath, position};

const TURN: &str = "turn";

impl Editable for Damath {
    type Draft = Position;
}

impl Position {
    /// Returns the colour and pattern of a side: those of its seat.
    pub(super) fn look(&self, side: Side) -> u8 {
        u8::from((side == Side::First) != (self.setup.first == Some(Seat(0))))
    }

    /// Returns a sentence on how a change of the chip set has changed the chips on the board, with the first that
    /// differs as example.
    fn set_change_note(&self, before: ChipSet) -> Option<String> {
        let set = self.setup.options.set;
        let chips = Side::BOTH.into_iter().flat_map(|side| self.setup.board.pieces(side)).map(|(_, piece)| piece.chip);
        let [was, is] =
            chips.map(|chip| [before, set].map(|set| numbers::inscription(set, chip))).find(|[was, is]| was != is)?;
        Some(position::set_changed(&was, &is))
    }

    fn cell(&self, square: Square) -> Cell {
        let (column, row) = geometry::seen(square, false);
        let options = &self.setup.options;
        let stands = self.setup.board.at(square).map(|(side, piece)| {
            let chip = numbers::inscription(options.set, piece.chip);
            damath::stands_side(words::SIDES[side.index()], &chip, pieces::kind(piece))
        });
        Cell {
            spot: square.into(),
            corner: geometry::corner(square, false),
            size: (SIDE, SIDE),
            grid: Some((row, column / 2)),
            label: words::square_with(options, square, stands.as_deref(), "nothing"),
            open: true,
            picked: false,
            firm: false,
        }
    }
}

impl Draft for Position {
    type Game = Damath;
    type Piece = PieceView;

    fn read(&mut self, text: &str) -> Result<(), ParseError> {
        self.setup = text.parse()?;
        self.typed_scores = [None, None];
        // Without a first player, the pieces are shown with seat 0 as first.
        self.setup.first.get_or_insert(Seat(0));
        Ok(())
    }

    fn state(&self) -> Result<Damath, Vec<Fault>> {
        let fault = |fault: Wrong| Fault {
            error: self.as_typed(fault.error),
            spots: fault.squares.into_iter().map(Spot::from).collect(),
        };
        self.setup.position().map_err(|faults| faults.into_iter().map(fault).collect())
    }

    fn put_initial_pieces(&mut self) {
        self.change().board = Pieces::start();
    }

    fn clear(&mut self) {
        self.change().board = Pieces::default();
    }

    fn board(&self) -> Board {
        board::board_of(&self.setup.options, &self.setup.board, Side::BOTH.map(|side| self.look(side)), false)
    }

    fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<_> = Square::all().map(|square| self.cell(square)).collect();
        cells.sort_by_key(|cell| cell.grid);
        cells
    }

    fn place(&mut self, spot: Spot) {
        if let Some(square) = square(spot) {
            self.put(square);
        }
    }

    fn palette(&self) -> Vec<ToolGroup<PieceView>> {
        self.tool_groups()
    }

    fn select_tool(&mut self, tool_group: &str, tool: usize) {
        self.set_tool(tool_group, tool);
    }

    fn fields(&self) -> Vec<Field> {
        let players = [position::player_first(), position::player_second()];
        let turn = Field::plain(TURN, position::to_move(), players, self.setup.side.index());
        [turn, options::set(&self.setup.options)].into_iter().chain(options::rare_fields(&self.setup.options)).collect()
    }

    fn choose(&mut self, field: &str, choice: usize) -> Option<String> {
        let before = self.setup.options.set;
        if field == TURN {
            self.change().side = Side::BOTH.get(choice).copied().unwrap_or(self.setup.side);
        } else {
            options::choose(&mut self.change().options, field, choice);
        }
        self.set_change_note(before)
    }

    fn entries(&self) -> Vec<Entry> {
        let labels = [position::score_first(), position::score_second()];
        let entry = |(side, label): (Side, &'static str)| {
            let (text, read_as) = self.shown_score(side);
            Entry { id: words::SIDES[side.index()], label, text, read_as }
        };
        Side::BOTH.into_iter().zip(labels).map(entry).collect()
    }

    fn set_entry(&mut self, entry: &str, text: &str) {
        let side = Side::BOTH.into_iter().find(|side| words::SIDES[side.index()] == entry);
        if let Some(side) = side {
            self.type_score(side, text);
        }
    }
}
