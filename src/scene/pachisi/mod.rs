//! Pachisi as it is seen, touched and named.

mod frames;
mod game;
mod moves;
mod options;
mod refusals;
mod words;

use std::ops::RangeInclusive;

use super::cross::{self, Board, Pick, geometry};
use super::{Answer, Ask, Cell, Control, Ending, Field, Frame, Happening, MoveLine, Panel, Scene, Seating, Touch};
use crate::rules::cross::{AROUND, SEATS};
use crate::rules::pachisi::{Action, Event, Options, Pachisi, Refusal};
use crate::rules::{Clause, Seat};

impl Scene for Pachisi {
    type Pick = Pick;
    type Board = Board;

    const TITLE: &'static str = "Pachisi";
    const SIZE: (i32, i32) = (geometry::WHOLE, geometry::WHOLE);
    const REACH: i32 = cross::REACH;

    fn fields(options: &Options) -> Vec<Field> {
        options::fields(*options)
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        options::choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        SEATS..=SEATS
    }

    /// As the rulebook has it: anticlockwise.
    fn seat_order(_seats: u8) -> impl Iterator<Item = Seat> {
        AROUND.into_iter()
    }

    fn with_seats(options: &Options, _seats: u8) -> Options {
        *options
    }

    fn board(&self, seating: &Seating, pick: Option<&Pick>, last: Option<&Event>) -> Board {
        let mut board = cross::board(self, seating, pick);
        board.thrown = board.thrown.or_else(|| last.and_then(game::fallen));
        board
    }

    fn cells(&self, seating: &Seating, pick: Option<&Pick>) -> Vec<Cell> {
        cross::cells(self, seating, pick)
    }

    fn controls(&self, _seating: &Seating, pick: &Pick) -> Vec<Control> {
        cross::controls(self, pick)
    }

    fn ask(&self, seating: &Seating, pick: Option<&Pick>) -> Ask {
        words::ask(self, seating, pick)
    }

    fn said<'a>(
        &self,
        happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        cross::said(happened, seating.viewer, words::by, |events| words::surprise(events, seating))
    }

    fn touch(&self, pick: &Pick, touch: Touch) -> Answer<Self> {
        cross::touch(self, pick, touch)
    }

    fn aside(&self, action: &Action, _seating: &Seating) -> Option<String> {
        (*action == Action::Stop).then(|| cross::STOP.into())
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        cross::panels(self, seating, |_| None)
    }

    fn frames(&self, after: &Self, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        frames::frames(self, after, event, seating)
    }

    fn moves<'a>(happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Vec<MoveLine> {
        moves::moves(happened, seating)
    }

    fn sentence(refusal: &Refusal, seating: &Seating) -> String {
        refusals::sentence(refusal, seating)
    }

    fn ending(&self, seating: &Seating) -> Option<Ending> {
        cross::ending(self, seating, "P14")
    }
}
