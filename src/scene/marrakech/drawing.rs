//! Drawing of a match of Marrakech.

use super::board::{Board, look, mark, mark_last, unmarked_board};
use super::selection::Selection;
use crate::rules::marrakech::{Event, Marrakech};
use crate::rules::{Game, Seat, Turn};
use crate::scene::{Drawing, Figure, Frame, Panel, Seating};
use crate::words::marrakech;

impl Drawing for Marrakech {
    type Board = Board;

    const SIZE: (i32, i32) = (super::geometry::WHOLE, super::geometry::WHOLE);

    fn board(&self, seating: &Seating, selection: Option<&Selection>, last: Option<&Event>) -> Board {
        let mut board = unmarked_board(self, seating);
        if let Some(last) = last {
            mark_last(&mut board, self, seating, last);
        }
        if let Some(selection) = selection {
            mark(&mut board, self, seating, selection);
        }
        board
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        let turn = match self.turn() {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Seats(_) | Turn::Chance(None) | Turn::Over => None,
        };
        let next = |seat| if self.options().two_colours() { self.next_colour(seat) } else { None };
        let figure = |kind, noun: fn(u8) -> String, value: u8| Figure {
            kind,
            value: value.to_string(),
            noun: noun(value),
            change: None,
        };
        let figures = |seat| {
            let dirhams = figure("dirhams", marrakech::dirhams_noun, self.dirhams(seat));
            // Whoever is out lays no more rugs, and those laid count nothing (M7).
            let rugs = [
                figure("rugs", marrakech::rugs_noun, self.rugs_left(seat)),
                figure("squares", marrakech::squares_noun, self.showing(seat)),
            ];
            [dirhams].into_iter().chain(rugs.into_iter().filter(|_| !self.is_out(seat))).collect()
        };
        let panel = |seat| Panel {
            seat,
            looks: self.options().colours(seat).map(|colour| look(self, seating, colour)).collect(),
            next: next(seat).map(|colour| look(self, seating, colour)),
            figures: figures(seat),
            turn: turn == Some(seat),
            note: super::words::standing(self, seat).map(String::from),
        };
        Seat::all(self.seats()).map(panel).collect()
    }

    fn frames(&self, after: &Self, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        super::frames::frames(self, after, event, seating)
    }
}
