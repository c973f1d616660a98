//! Dschamal as it is seen, touched and named.

mod board;
mod controls;
mod ending;
mod frames;
pub mod geometry;
mod moves;
mod options;
mod panels;
mod pick;
mod refusals;
mod said;
mod words;

pub use board::{Bead, Board, Camp, Laid, Mark, Ring, Role};
pub use pick::Pick;
pub use words::{foreseen, noticed};

use std::ops::RangeInclusive;

use super::{Answer, Ask, Cell, Control, Ending, Field, Frame, Happening, MoveLine, Panel, Scene, Seating, Touch};
use crate::rules::dschamal::{Dschamal, Event, Options, Refusal};
use crate::rules::{Clause, Seat};

impl Scene for Dschamal {
    type Pick = Pick;
    type Board = Board;

    const TITLE: &'static str = "Dschamal";
    const SIZE: (i32, i32) = (geometry::WHOLE, geometry::WHOLE);

    const RARE: &'static [&'static str] = options::RARE;

    fn fields(options: &Options) -> Vec<Field> {
        options::fields(options)
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        options::choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        Options::FEWEST..=Options::MOST
    }

    fn with_seats(options: &Options, seats: u8) -> Options {
        Options { players: seats, ..*options }
    }

    fn board(&self, seating: &Seating, pick: Option<&Pick>, last: Option<&Event>) -> Board {
        let mut board = board::bare(self, seating);
        board::offer(&mut board, self, pick);
        if let Some(event) = last {
            board::keep(&mut board, event);
        }
        board
    }

    fn cells(&self, seating: &Seating, pick: Option<&Pick>) -> Vec<Cell> {
        controls::cells(self, seating, pick)
    }

    fn controls(&self, _seating: &Seating, pick: &Pick) -> Vec<Control> {
        controls::controls(self, pick)
    }

    fn ask(&self, seating: &Seating, pick: Option<&Pick>) -> Ask {
        words::ask(self, seating, pick)
    }

    fn said<'a>(
        &self,
        happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        said::said(happened, seating)
    }

    fn rests(&self) -> bool {
        self.hand().is_empty()
    }

    fn touch(&self, pick: &Pick, touch: Touch) -> Answer<Self> {
        pick::touch(self, pick, touch)
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        panels::panels(self, seating)
    }

    fn frames(&self, after: &Self, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        frames::frames(self, after, event, seating)
    }

    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) {
        moves::write_down(lines, happened, seating);
    }

    fn sentence(refusal: &Refusal, seating: &Seating) -> String {
        refusals::sentence(refusal, seating)
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        Some(self.points(seat).into())
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        ending::ending(self, happened, seating)
    }
}
