//! Damath as it is seen, touched and named.

mod board;
mod controls;
mod draft;
mod ending;
mod frames;
pub mod geometry;
mod marks;
mod moves;
mod numbers;
mod options;
mod panels;
mod pick;
mod refusals;
mod task;
mod touch;
mod words;

pub use board::{Board, Line, LineKind, Man, Mark};
pub use pick::Pick;

use std::ops::RangeInclusive;

use super::{
    Answer, Ask, Cell, Control, Ending, Field, Frame, Happening, MoveLine, Panel, Scene, Seating, Task, Touch,
};
use crate::rules::damath::{Action, Damath, Event, Options, Refusal};
use crate::rules::{Clause, Seat, Spot};

impl Scene for Damath {
    type Pick = Pick;
    type Board = Board;

    const TITLE: &'static str = "Damath";
    const TASKS: bool = true;
    const CLOCKS: bool = true;
    const SIZE: (i32, i32) = (geometry::WHOLE, geometry::WHOLE);

    const RARE: &'static [&'static str] = options::RARE;

    fn usual() -> Options {
        options::usual()
    }

    fn fields(options: &Options) -> Vec<Field> {
        [options::way(options)].into_iter().chain(options::fields(options)).collect()
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        options::choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        2..=2
    }

    fn with_seats(options: &Options, _seats: u8) -> Options {
        *options
    }

    fn board(&self, seating: &Seating, pick: Option<&Pick>, last: Option<&Event>) -> Board {
        let mut board = board::bare(self, seating);
        if let Some(event) = last {
            marks::keep(&mut board, event);
        }
        if let Some(pick) = pick.filter(|_| words::is_to_move(self)) {
            marks::mark(&mut board, self, pick, seating.works_out);
        }
        board
    }

    fn cells(&self, seating: &Seating, pick: Option<&Pick>) -> Vec<Cell> {
        controls::cells(self, seating, pick)
    }

    fn controls(&self, seating: &Seating, pick: &Pick) -> Vec<Control> {
        controls::controls(self, seating, pick)
    }

    fn ask(&self, seating: &Seating, pick: Option<&Pick>) -> Ask {
        words::ask(self, seating, pick)
    }

    fn said<'a>(
        &self,
        mut happened: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        // What is chosen for the next move needs the place to say where that leads.
        let last = happened.next().filter(|_| self.entered().is_none())?;
        Some((words::done(self, last, seating)?, None))
    }

    fn touch(&self, pick: &Pick, touch: Touch) -> Answer<Self> {
        touch::touch(self, pick, touch)
    }

    fn lift(&self, from: Spot) -> Answer<Self> {
        touch::lift(self, from)
    }

    fn aside(&self, action: &Action, seating: &Seating) -> Option<String> {
        let own = words::name(self, seating, self.side());
        match action {
            Action::Offer => Some(format!("{own} offers to finish")),
            Action::Withdraw => Some(format!("{own} withdraws the offer")),
            Action::Surrender(seat) => Some(format!("{} surrenders", seating.name(*seat))),
            _ => None,
        }
    }

    fn meaning(aside: &Action) -> &'static str {
        match aside {
            Action::Offer => "It can be withdrawn until it is answered.",
            Action::Withdraw => "No other can be made before the next move.",
            _ => "This cannot be taken back.",
        }
    }

    fn clock(clause: Clause) -> &'static str {
        match clause.0 {
            "D13" => "Move",
            "D14" => "Game",
            _ => "",
        }
    }

    fn task(&self, action: &Action) -> Option<Task> {
        let Action::Play(way) = action else { return None };
        self.capture(way).map(|capture| task::task(&capture))
    }

    fn is_right(&self, action: &Action, typed: &str) -> Option<bool> {
        let Action::Play(way) = action else { return None };
        task::is_right(&self.capture(way)?, typed)
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

    fn sentence(refusal: &Refusal, _seating: &Seating) -> String {
        refusals::sentence(refusal, None)
    }

    fn reason(&self, refusal: &Refusal, _seating: &Seating) -> String {
        refusals::sentence(refusal, Some(self))
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        ending::so_far(self, seat)
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        ending::ending(self, happened, seating)
    }
}
