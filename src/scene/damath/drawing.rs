//! Drawing of a match of Damath.

use super::Selection;
use super::board::{Board, unmarked_board};
use crate::rules::damath::{Damath, Event};
use crate::scene::{Drawing, Frame, Panel, Seating};

impl Drawing for Damath {
    type Board = Board;

    const SIZE: (i32, i32) = (super::geometry::WHOLE, super::geometry::WHOLE);

    fn board(&self, seating: &Seating, selection: Option<&Selection>, last: Option<&Event>) -> Board {
        let mut board = unmarked_board(self, seating);
        if let Some(event) = last {
            super::marks::mark_last(&mut board, event, seating.works_out);
        }
        if let Some(selection) = selection.filter(|_| super::words::is_to_move(self)) {
            super::marks::mark(&mut board, self, selection, seating.works_out);
        }
        board
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        super::panels::panels(self, seating)
    }

    fn frames(&self, after: &Self, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        super::frames::frames(self, after, event, seating)
    }
}
