//! The state of a match, and how moves change it.

use super::generate::{Find, List};
use super::quiet::{Quiet, Shuttle};
use super::{Bits, Board, Capture, End, Event, Number, Options, Side, Sum, Way};
use crate::rules::Seat;

/// A match of Damath. Its text form is described at its `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damath {
    pub(super) options: Options,
    /// The first player, once the lot has decided (D3).
    pub(super) first: Option<Seat>,
    /// Whose move it is.
    pub(super) side: Side,
    pub(super) board: Board,
    /// What each side has made by capturing.
    pub(super) scores: [Sum; 2],
    pub(super) quiet: Quiet,
    pub(super) shuttles: [Shuttle; 2],
    /// How many moves have been made; it stops at the greatest number.
    pub(super) moves: u16,
    /// The piece chosen and the jumps entered (D8).
    pub(super) entered: Option<Way>,
    pub(super) hand: Hand,
    pub(super) offer: Offer,
    /// Whether the game is over after the capture that is being entered (D14).
    pub(super) finishing: bool,
    /// The pieces of the player to move that can capture: if there are any, they must.
    pub(super) capturers: Bits,
    pub(super) end: Option<End>,
}

/// Who makes the move (D13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The player whose move it is.
    Own,
    /// His time is up: the opponent.
    Opponent,
    /// The opponent's is up too: the lot.
    Lot,
}

/// The offer to finish (D11) of the player whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// None in this turn.
    None,
    /// It waits for the answer.
    Open,
    /// It has been declined or withdrawn.
    Declined,
}

impl Damath {
    /// The position at the start, before the lot.
    pub(super) fn start(options: Options) -> Self {
        let mut state = Self {
            options,
            first: None,
            side: Side::First,
            board: Board::start(),
            scores: [Sum::ZERO; 2],
            quiet: Quiet::NONE,
            shuttles: [Shuttle::default(); 2],
            moves: 0,
            entered: None,
            hand: Hand::Own,
            offer: Offer::None,
            finishing: false,
            capturers: Bits::NONE,
            end: None,
        };
        state.settle();
        state
    }

    /// The options that were agreed before the match.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The board with the pieces on it.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose move it is; who makes it is another question (D13).
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Who makes the move (D13).
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The seat that plays `side`, once the lot has decided (D3).
    #[must_use]
    pub fn seat(&self, side: Side) -> Option<Seat> {
        let Seat(first) = self.first?;
        Some(match side {
            Side::First => Seat(first),
            Side::Second => Seat(1 - first),
        })
    }

    /// The side that `seat` plays, once the lot has decided (D3).
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.seat(side) == Some(seat))
    }

    /// The points of `side` by capturing (D9), for adding and comparing.
    #[must_use]
    pub fn score(&self, side: Side) -> Sum {
        self.scores[side.index()]
    }

    /// The points of `side` by capturing (D9).
    #[must_use]
    pub fn score_number(&self, side: Side) -> Number {
        Number::from_sum(self.score(side), self.options.set)
    }

    /// How many moves have been made.
    #[must_use]
    pub fn moves(&self) -> u16 {
        self.moves
    }

    /// How many moves in a row have been made without a capture or a chip's move: 50 end the match (D11).
    #[must_use]
    pub fn quiet_moves(&self) -> usize {
        self.quiet.moves().len()
    }

    /// The piece chosen and the jumps entered (D8): a way that is not whole yet.
    #[must_use]
    pub fn entered(&self) -> Option<Way> {
        self.entered
    }

    /// The offer to finish (D11).
    #[must_use]
    pub fn offer(&self) -> Offer {
        self.offer
    }

    /// Whether the time is up and the match ends with the capture that is being entered (D14).
    #[must_use]
    pub fn is_finishing(&self) -> bool {
        self.finishing
    }

    /// Why the match is over, if it is (D11).
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Whether a capture is compulsory (D7).
    #[must_use]
    pub fn must_capture(&self) -> bool {
        !self.capturers.is_empty()
    }

    /// The ways that the move can be made (D7), by whoever makes it; with touch-move on, only those with the piece
    /// chosen and the jumps entered (D8). Empty when the match is over.
    #[must_use]
    pub fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        if self.end.is_none() {
            self.board.men.ways(self.side, self.capturers, &mut List { ways: &mut ways, base: 0 });
            ways.retain(|way| self.is_bound_to(way));
        }
        ways
    }

    /// The capture along `way`, with the working of its score (D9); `None` if it is no legal capture now.
    #[must_use]
    pub fn capture(&self, way: &Way) -> Option<Capture> {
        (way.is_capture() && self.end.is_none() && self.allows(way)).then(|| self.working(way))
    }

    /// Those of [`Damath::ways`] that score least: what a bot plays for an opponent who is late (D13), by lot among
    /// them.
    #[must_use]
    pub fn lowest_ways(&self) -> Vec<Way> {
        let score = |way: &Way| {
            if way.is_capture() { self.working(way).sum() } else { Sum::ZERO }
        };
        let mut ways = self.ways();
        let lowest = ways.iter().map(score).min();
        ways.retain(|way| Some(score(way)) == lowest);
        ways
    }

    /// The state after the move is made in one of [`Damath::ways`]: what applying it leads to, without checking once
    /// more that it is one. For anything else the state means nothing. Searches make millions of these.
    #[must_use]
    pub fn played(&self, way: &Way) -> Self {
        let mut state = *self;
        state.play(way);
        state
    }

    fn working(&self, way: &Way) -> Capture {
        Capture::new(self.options.set, self.options.operators(), &self.board, self.side, *way)
    }

    /// The part of the way that binds (D8).
    pub(super) fn bound(&self) -> Option<Way> {
        self.entered.filter(|_| self.options.touch)
    }

    fn is_bound_to(&self, way: &Way) -> bool {
        self.bound().is_none_or(|bound| way.starts_with(&bound))
    }

    /// Whether the move can be made in this way: the same as being one of [`Damath::ways`] while nothing is over.
    pub(super) fn allows(&self, way: &Way) -> bool {
        self.is_bound_to(way)
            && way.is_capture() == self.must_capture()
            && if way.is_capture() {
                let mut find = Find { way, found: false };
                self.board.men.ways(self.side, self.capturers, &mut find);
                find.found
            } else {
                way.len() == 1 && self.board.of(self.side).contains(way.from()) && self.step_fault(way).is_none()
            }
    }

    /// Makes the move in a way that is allowed.
    pub(super) fn play(&mut self, way: &Way) -> Event {
        let side = self.side;
        let (from, to) = (way.from(), way.to());
        let piece = self.board.piece(from);
        let capture = way.is_capture().then(|| self.working(way));
        if let Some(capture) = &capture {
            self.scores[side.index()] += capture.sum();
            // Who goes to and fro has only one piece, and that is gone.
            self.shuttles[side.other().index()] = Shuttle::default();
            capture.taken().iter().for_each(|(square, _)| self.board.lift(*square));
        }
        self.board.play(side, way);
        let crowned = !piece.dama && self.board.damas().contains(to);
        let quiet = piece.dama && capture.is_none();
        if quiet {
            self.quiet.push(from, to);
        } else {
            self.quiet.clear();
        }
        let lone = quiet && self.board.of(side).len() == 1;
        let shuttle = &mut self.shuttles[side.index()];
        *shuttle = if lone { shuttle.and(from, to) } else { Shuttle::default() };
        self.moves = self.moves.saturating_add(1);
        self.side = side.other();
        let finished = self.finishing.then_some(End::Time);
        self.clear_turn();
        self.settle();
        self.end = self.end.or(finished);
        Event::Moved { first: self.first, side, piece, from, to, crowned, capture, end: self.end }
    }

    /// Ends the match for a reason that cannot be seen on the board.
    pub(super) fn finish(&mut self, end: End) -> Event {
        self.clear_turn();
        self.end = Some(end);
        Event::Over(end)
    }

    /// Forgets what belongs to a turn that is over.
    fn clear_turn(&mut self) {
        self.entered = None;
        self.hand = Hand::Own;
        self.offer = Offer::None;
        self.finishing = false;
    }

    /// Finds what follows from the position: who can capture, and whether the match is over (D11).
    pub(super) fn settle(&mut self) {
        let (side, mover) = (self.side, self.side.other());
        self.capturers = self.board.men.capturers(side);
        self.end = if self.board.of(side).is_empty() {
            Some(End::NoPieces(side))
        } else if self.capturers.is_empty() && !self.board.men.can_step(side) {
            Some(End::NoMove(side))
        } else if self.shuttles[mover.index()].count == Shuttle::MOST {
            Some(End::Shuttle(mover))
        } else if self.quiet.third(&self.board, side) {
            Some(End::Repetition)
        } else if self.quiet.moves().len() == Quiet::MOST {
            Some(End::Quiet)
        } else {
            None
        };
    }
}
