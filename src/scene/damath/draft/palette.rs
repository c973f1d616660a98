//! The palette of the position editor.

use super::{Brush, Kind, Position, place_of};
use crate::rules::damath::{Chip, Piece, Side, Square};
use crate::scene::damath::{PieceView, board, numbers};
use crate::scene::{Tool, ToolGroup};
use crate::words::position;

const PLAYER: &str = "player";
const KIND: &str = "kind";
const CHIP: &str = "chip";

const KINDS: [Kind; 3] = [Kind::Chip, Kind::Dama, Kind::Nothing];

impl Position {
    pub(super) fn tool_groups(&self) -> Vec<ToolGroup<PieceView>> {
        let Brush { side, kind, chip } = self.brush;
        let tool = |name: &str| Tool { name: name.to_owned(), piece: None, on_board: false };
        vec![
            ToolGroup {
                id: PLAYER,
                label: position::group_player(),
                tools: [position::tool_first(), position::tool_second()].map(tool).into(),
                chosen: side.index(),
            },
            ToolGroup {
                id: KIND,
                label: position::group_piece(),
                tools: [position::tool_chip(), position::tool_dama(), position::tool_delete()].map(tool).into(),
                chosen: KINDS.iter().position(|other| *other == kind).unwrap_or_default(),
            },
            ToolGroup {
                id: CHIP,
                label: position::group_value(),
                tools: Chip::all().map(|chip| self.chip(chip)).collect(),
                chosen: chip.index(),
            },
        ]
    }

    fn chip(&self, chip: Chip) -> Tool<PieceView> {
        let (set, side) = (self.setup.options.set, self.brush.side);
        let piece = Piece { chip, dama: self.brush.kind == Kind::Dama };
        let view = board::piece_view(set, side, self.look(side), Square::default(), piece);
        let on_board = place_of(&self.setup.board, side, chip).is_some();
        Tool { name: numbers::inscription(set, chip), piece: Some(view), on_board }
    }

    /// Selects a tool. Selecting a chip ends erasing.
    pub(super) fn set_tool(&mut self, tool_group: &str, tool: usize) {
        let brush = &mut self.brush;
        match tool_group {
            PLAYER => brush.side = Side::BOTH.get(tool).copied().unwrap_or(brush.side),
            KIND => brush.kind = KINDS.get(tool).copied().unwrap_or(brush.kind),
            CHIP => {
                brush.chip = Chip::all().nth(tool).unwrap_or(brush.chip);
                if brush.kind == Kind::Nothing {
                    brush.kind = Kind::Chip;
                }
            }
            _ => {}
        }
    }
}
