//! What a puzzle is about.

use crate::rules::cross::{Advance, HOME, Pieces, ZERO};
use crate::rules::damath::{Action, Capture, Damath, Event, Jump, Number, Operator};
use crate::rules::{Game, Seat, Turn};

/// The theme of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Damath: a way of taking divides by zero, and scores nothing (D10).
    Zero,
    /// Damath: the match ends with the last move (D11).
    End,
    /// Damath: to become a dama, to move one or to take one (D5).
    Dama,
    /// Damath: to choose among ways of taking two or more pieces (D7).
    Most,
    /// Damath: to choose among ways of taking one piece, with landing squares of different signs (D9).
    Sign,
    /// Damath: to choose among other ways of taking one piece.
    Taking,
    /// Damath: to give a piece, since the opponent has to take it (D7).
    Sacrifice,
    /// Damath: to move without taking and without giving.
    Quiet,
    /// Marrakech: to work out what each direction costs ([`Task::Costs`](super::Task::Costs)).
    Costs,
    /// Marrakech: to turn Asam (M4).
    Direction,
    /// Marrakech: to lay a rug (M8).
    Rug,
    /// Chaupar and Pachisi: to send pieces of others back.
    Hit,
    /// Chaupar and Pachisi: to bring a piece home.
    Home,
    /// Chaupar and Pachisi: to move or make a pair.
    Pair,
    /// Chaupar and Pachisi: to set out from the start.
    Start,
    /// Chaupar and Pachisi: to choose the piece that runs.
    Running,
}

impl Theme {
    /// Its key in messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::End => "end",
            Self::Dama => "dama",
            Self::Most => "most",
            Self::Sign => "sign",
            Self::Taking => "taking",
            Self::Sacrifice => "sacrifice",
            Self::Quiet => "quiet",
            Self::Costs => "costs",
            Self::Direction => "direction",
            Self::Rug => "rug",
            Self::Hit => "hit",
            Self::Home => "home",
            Self::Pair => "pair",
            Self::Start => "start",
            Self::Running => "running",
        }
    }

    /// The theme of a position of Damath with these best moves, and the line after the first of them.
    pub(super) fn of_damath(state: &Damath, solutions: &[Action], line: &[(Action, Action)]) -> Self {
        let captures: Vec<Capture> = state.ways().iter().filter_map(|way| state.capture(way)).collect();
        let is_zero = |number: Number| matches!(number.parts(), (0, 0, _));
        let by_zero = |jump: Jump| jump.operator == Operator::Over && is_zero(jump.taken);
        if captures.iter().any(|capture| capture.jumps().any(by_zero)) {
            return Self::Zero;
        }
        let replies = line.iter().flat_map(|(reply, answer)| [(reply, false), (answer, true)]);
        let moves = solutions.first().map(|solution| (solution, true)).into_iter().chain(replies);
        let (mut end, mut has_dama) = (*state, false);
        for (action, is_own) in moves {
            let Ok(Event::Moved { piece, crowned, capture, .. }) = end.apply(action) else { break };
            let takes = |capture: Capture| capture.taken().iter().any(|(_, taken)| taken.dama);
            has_dama |= is_own && (piece.dama || crowned || capture.is_some_and(takes));
        }
        let taken = solutions.iter().find_map(|solution| match solution {
            Action::Play(way) => state.capture(way),
            _ => None,
        });
        let sign = |capture: &Capture| capture.jumps().next().map(|jump| jump.operator);
        let gives = |solution| {
            let mut after = *state;
            after.happen(solution);
            after.must_capture()
        };
        match taken {
            _ if end.turn() == Turn::Over => Self::End,
            _ if has_dama => Self::Dama,
            Some(taken) if taken.way().len() > 1 => Self::Most,
            Some(taken) if captures.iter().any(|other| sign(other) != sign(&taken)) => Self::Sign,
            Some(_) => Self::Taking,
            None if solutions.iter().all(gives) => Self::Sacrifice,
            None => Self::Quiet,
        }
    }

    /// The theme of a move of `mover` in Chaupar and Pachisi, with the pieces before and after it.
    pub(super) fn of_advance(advance: Advance, mover: Seat, before: &Pieces, after: &Pieces) -> Self {
        let falls = |seat: &Seat| before.count(*seat, ZERO) < after.count(*seat, ZERO);
        let pairs = |pieces: &Pieces| pieces.steps(mover).filter(|step| pieces.is_pair(mover, *step)).count();
        if Seat::all(Seat::MOST).filter(|seat| *seat != mover).any(|seat| falls(&seat)) {
            Self::Hit
        } else if before.count(mover, HOME) < after.count(mover, HOME) {
            Self::Home
        } else if advance.pair || pairs(before) < pairs(after) {
            Self::Pair
        } else if advance.from == ZERO {
            Self::Start
        } else {
            Self::Running
        }
    }
}
