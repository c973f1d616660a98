//! Drawing of a match of Dschamal.

use super::board::{Board, mark_last, offer, sit_face_to_face, tell, unmarked_board};
use super::selection::Selection;
use crate::rules::dschamal::{Dschamal, Event, Phase};
use crate::scene::{Drawing, Frame, Panel, Seating, Wording};

impl Drawing for Dschamal {
    type Board = Board;

    const SIZE: (i32, i32) = (super::geometry::WHOLE, super::geometry::WHOLE);

    fn board(&self, seating: &Seating, selection: Option<&Selection>, last: Option<&Event>) -> Board {
        let mut board = unmarked_board(self, seating);
        offer(&mut board, self, selection);
        if let Some(event) = last {
            mark_last(&mut board, event);
        }
        if matches!(self.phase(), Phase::Take { .. }) && sit_face_to_face(self, seating) {
            tell(&mut board, self, seating, self.prompt(seating, selection).title, false);
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
