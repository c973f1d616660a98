//! Chaupar as it is seen, touched and named.

mod ending;
mod frames;
mod game;
mod moves;
mod refusals;
mod words;

use std::ops::RangeInclusive;

use super::cross::{self, Board, Cross, Pick, geometry};
use super::{
    Answer, Ask, Cell, Control, Ending, Field, Frame, Happening, Longest, MoveLine, Panel, Scene, Seating, Touch,
};
use crate::rules::chaupar::{Action, Chaupar, Event, Options, Phase, Refusal};
use crate::rules::cross::{AROUND, SEATS, opposite};
use crate::rules::{Clause, Seat, Spot};

impl Scene for Chaupar {
    type Pick = Pick;
    type Board = Board;

    const TITLE: &'static str = "Chaupar";
    const SIZE: (i32, i32) = (geometry::WHOLE, geometry::WHOLE);
    const REACH: i32 = cross::REACH;
    const FREE_HAND: bool = true;
    const LONGEST: Longest = cross::LONGEST;

    fn fields(_options: &Options) -> Vec<Field> {
        Vec::new()
    }

    fn choose(_options: &mut Options, _field: &str, _choice: usize) {}

    fn seat_range() -> RangeInclusive<u8> {
        SEATS..=SEATS
    }

    /// As the rulebook has it: anticlockwise.
    fn seat_order(_seats: u8) -> impl Iterator<Item = Seat> {
        AROUND.into_iter()
    }

    /// Who sits opposite (C14).
    fn partner(seat: Seat) -> Option<Seat> {
        Some(opposite(seat))
    }

    fn with_seats(options: &Options, _seats: u8) -> Options {
        *options
    }

    fn board(&self, seating: &Seating, pick: Option<&Pick>, last: Option<&Event>) -> Board {
        cross::board(self, seating, pick, last.and_then(game::fallen), last.and_then(frames::way))
    }

    fn trace(board: &mut Board, event: &Event) {
        cross::trace(board, frames::way(event));
    }

    fn cells(&self, seating: &Seating, pick: Option<&Pick>) -> Vec<Cell> {
        cross::cells(self, seating, pick)
    }

    fn controls(&self, seating: &Seating, pick: &Pick) -> Vec<Control> {
        cross::controls(self, seating, pick)
    }

    fn ask(&self, seating: &Seating, pick: Option<&Pick>) -> Ask {
        words::ask(self, seating, pick)
    }

    fn said<'a>(
        &self,
        happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        let happened = cross::latest(happened);
        let viewer = seating.viewer;
        cross::said(&happened, viewer, words::by, |events| words::surprise(events, viewer, seating)).or_else(|| {
            let throw = |event: &Event| matches!(event, Event::Thrown { .. });
            let write_down = |lines: &mut Vec<MoveLine>, happened: &[&Event]| {
                moves::write_down(lines, happened.iter().copied(), seating);
            };
            cross::last_throw(self, &happened, throw, write_down, seating)
        })
    }

    fn is_opening(&self) -> bool {
        matches!(self.phase(), Phase::Order(_))
    }

    fn obvious(&self) -> Option<Action> {
        cross::obvious(self)
    }

    fn follows(&self) -> Option<Action> {
        cross::follows(self)
    }

    fn needs_warning(&self, pick: &Pick) -> bool {
        cross::held(self, pick).way().is_some_and(|way| self.warns(&way))
    }

    fn waits(&self) -> bool {
        cross::waits(self)
    }

    fn touch(&self, pick: &Pick, touch: Touch) -> Answer<Self> {
        cross::touch(self, pick, touch)
    }

    fn lift(&self, from: Spot) -> Answer<Self> {
        cross::lift(self, from)
    }

    fn aside(&self, action: &Action, seating: &Seating) -> Option<String> {
        (*action == Action::Stop).then(|| cross::stopping(seating)).flatten()
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        cross::panels(self, seating, |seat| words::note(self, seat))
    }

    fn frames(&self, after: &Self, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        frames::frames(self, after, event, seating)
    }

    fn write_down<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = Happening<'a, Self>>,
        seating: &Seating,
    ) {
        moves::write_down(lines, happened.map(|happening| happening.event), seating);
    }

    fn sentence(refusal: &Refusal, seating: &Seating) -> String {
        refusals::sentence(refusal, seating)
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        Some(self.pieces().sum(seat).into())
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        ending::ending(self, happened, seating)
    }
}
