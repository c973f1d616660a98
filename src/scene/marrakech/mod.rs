//! Marrakech as it is seen, touched and named.

mod board;
mod controls;
mod ending;
mod frames;
pub mod geometry;
mod moves;
mod options;
mod pick;
mod said;
mod words;

pub use board::{Arrow, Asam, Board, Die, Lies, Mark, Motion, Rug};
pub use pick::Pick;

use std::ops::RangeInclusive;

use super::{
    Answer, Ask, Cell, Control, Ending, Field, Figure, Frame, Happening, MoveLine, Panel, Scene, Seating, Touch,
};
use crate::rules::marrakech::{
    Action, Colour, Event, Heading, Marrakech, Options, Phase, Place, Refusal, Square, Turning,
};
use crate::rules::{Clause, Game, Seat, Spot, Turn};

impl Scene for Marrakech {
    type Pick = Pick;
    type Board = Board;

    const TITLE: &'static str = "Marrakech";
    const SIZE: (i32, i32) = (geometry::WHOLE, geometry::WHOLE);

    fn fields(options: &Options) -> Vec<Field> {
        options::fields(options)
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        options::choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        2..=4
    }

    fn with_seats(options: &Options, seats: u8) -> Options {
        Options { players: seats, ..*options }
    }

    fn board(&self, seating: &Seating, pick: Option<&Pick>, last: Option<&Event>) -> Board {
        let mut board = board::bare(self, seating);
        if let Some(last) = last {
            board::show_last(&mut board, self, seating, last);
        }
        if let Some(pick) = pick {
            board::mark(&mut board, self, seating, pick);
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
        Some((said::said(self, happened, seating)?, None))
    }

    fn is_opening(&self) -> bool {
        self.phase() == Phase::Order
    }

    fn touch(&self, pick: &Pick, touch: Touch) -> Answer<Self> {
        controls::touch(self, pick, touch)
    }

    fn lift(&self, from: Spot) -> Answer<Self> {
        controls::lift(self, from)
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        let turn = match self.turn() {
            Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
            Turn::Seats(_) | Turn::Chance(None) | Turn::Over => None,
        };
        let next = |seat| if self.options().two_colours() { self.next_colour(seat) } else { None };
        let figure = |name, value: u8| Figure { name, value: value.to_string(), change: String::new() };
        let panel = |seat| Panel {
            seat,
            looks: self.options().colours(seat).map(|colour| board::look(self, seating, colour)).collect(),
            next: next(seat).map(|colour| board::look(self, seating, colour)),
            figures: vec![
                figure("dirhams", self.dirhams(seat)),
                figure("rugs", self.rugs_left(seat)),
                figure("squares", self.showing(seat)),
            ],
            turn: turn == Some(seat),
            note: words::standing(self, seat),
        };
        // As they play, once that is settled (M2)
        let order: Vec<_> = self.order().into_iter().flatten().collect();
        if order.len() == usize::from(self.seats()) {
            order.into_iter().map(panel).collect()
        } else {
            Seat::all(self.seats()).map(panel).collect()
        }
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
        words::sentence(refusal, seating)
    }

    fn so_far(&self, seat: Seat) -> Option<i64> {
        Some(self.score(seat).total.into())
    }

    fn ending<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>, seating: &Seating) -> Option<Ending> {
        ending::ending(self, happened, seating)
    }
}

/// The headings that Asam can be given now: any at the start (M3), later all but back (M4).
fn headings(state: &Marrakech) -> Vec<Heading> {
    let (_, heading) = state.asam();
    match state.phase() {
        Phase::Face => Heading::ALL.to_vec(),
        Phase::Turn => vec![heading.left(), heading, heading.right()],
        _ => Vec::new(),
    }
}

/// The action that makes Asam face `heading`.
fn facing(state: &Marrakech, heading: Heading) -> Action {
    let (_, now) = state.asam();
    match state.phase() {
        Phase::Face => Action::Face(heading),
        _ if heading == now.left() => Action::Turn(Turning::Left),
        _ if heading == now.right() => Action::Turn(Turning::Right),
        _ => Action::Turn(Turning::Straight),
    }
}

/// What stopping on `square` costs the mover, in dirhams owed (M6).
fn toll(state: &Marrakech, square: Square) -> u8 {
    state.toll(square, state.mover()).map_or(0, |payment| payment.owed)
}

/// The colour of the rug that is laid next.
fn next_colour(state: &Marrakech) -> Option<Colour> {
    state.next_colour(state.mover())
}

/// The places where a rug can be laid now (M8).
fn legal_places(state: &Marrakech) -> Vec<Place> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let place = |action| {
        if let Action::Lay(place) = action { Some(place) } else { None }
    };
    actions.into_iter().filter_map(place).collect()
}
