//! The state of a match, its queries and its transitions.

use super::generate::{CaptureSearch, List};
use super::quiet::{Quiet, Shuttle};
use super::{Bits, Board, Capture, End, Event, Number, Options, Side, Sum, Way};
use crate::rules::Seat;

/// The state of a match of Damath. Its notation is described at `Display` of [`super::Setup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Damath {
    pub(super) options: Options,
    /// The first player, once the toss has decided (D3).
    pub(super) first: Option<Seat>,
    /// The side to move.
    pub(super) side: Side,
    pub(super) board: Board,
    /// The score of each side by capturing.
    pub(super) scores: [Sum; 2],
    pub(super) quiet: Quiet,
    pub(super) shuttles: [Shuttle; 2],
    /// The number of moves made, which saturates.
    pub(super) moves: u16,
    /// The piece chosen and the jumps entered (D8).
    pub(super) entered: Option<Way>,
    pub(super) hand: Hand,
    pub(super) offer: Offer,
    /// `true` if the match is over after the capture that is being entered (D14).
    pub(super) finishing: bool,
    /// The pieces of the player to move that can capture. If there are any, one has to.
    pub(super) capturers: Bits,
    pub(super) end: Option<End>,
}

/// The maker of the move (D13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The player to move.
    Own,
    /// The opponent, because the time of the player to move is up.
    Opponent,
    /// Chance, because the opponent's time is up too.
    Chance,
}

/// The offer to finish (D11) of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// No offer in this turn.
    None,
    /// An offer that is not answered yet.
    Open,
    /// An offer that was declined or withdrawn.
    Declined,
}

impl Damath {
    /// The initial state, before the toss.
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

    /// The state of the same match with these pieces and this side to move, before which nothing has happened: no
    /// scores, quiet moves or offers. The pieces are not checked. This is for searches.
    #[must_use]
    pub fn with_board(&self, board: Board, side: Side) -> Self {
        let mut state = Self::start(self.options);
        (state.first, state.side, state.board) = (self.first, side, board);
        state.settle();
        state
    }

    /// The options of the match.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The board with the pieces on it.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move. If its time is up, another makes the move (D13).
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The maker of the move (D13).
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// The seat that plays `side`, once the toss has decided (D3).
    #[must_use]
    pub fn seat(&self, side: Side) -> Option<Seat> {
        let Seat(first) = self.first?;
        Some(match side {
            Side::First => Seat(first),
            Side::Second => Seat(1 - first),
        })
    }

    /// The side that `seat` plays, once the toss has decided (D3).
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

    /// The number of moves made.
    #[must_use]
    pub fn moves(&self) -> u16 {
        self.moves
    }

    /// The number of moves in a row without a capture or a chip's move, of which 50 end the match (D11).
    #[must_use]
    pub fn quiet_moves(&self) -> usize {
        self.quiet.moves().len()
    }

    /// The piece chosen and the jumps entered (D8), as an incomplete way.
    #[must_use]
    pub fn entered(&self) -> Option<Way> {
        self.entered
    }

    /// The offer to finish (D11).
    #[must_use]
    pub fn offer(&self) -> Offer {
        self.offer
    }

    /// `true` if the time is up and the match ends with the capture that is being entered (D14).
    #[must_use]
    pub fn is_finishing(&self) -> bool {
        self.finishing
    }

    /// The reason of the end (D11); `None` while the match goes on.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// `true` if a capture is compulsory (D7).
    #[must_use]
    pub fn must_capture(&self) -> bool {
        !self.capturers.is_empty()
    }

    /// The legal ways of the move (D7). With touch-move, only those with the piece chosen and the jumps entered (D8).
    /// Empty once the match is over.
    #[must_use]
    pub fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        if self.end.is_none() {
            self.board.bitboards.ways(self.side, self.capturers, &mut List { ways: &mut ways, base: 0 });
            ways.retain(|way| self.is_bound_to(way));
        }
        ways
    }

    /// The capture along `way`, with the calculation of its score (D9); `None` if it is not a legal capture.
    #[must_use]
    pub fn capture(&self, way: &Way) -> Option<Capture> {
        (way.is_capture() && self.end.is_none() && self.allows(way)).then(|| self.working(way))
    }

    /// The ways of [`Damath::ways`] with the lowest score, one of which a bot plays for an opponent whose time is up
    /// (D13).
    #[must_use]
    pub fn lowest_ways(&self) -> Vec<Way> {
        let mut ways = self.ways();
        let lowest = ways.iter().map(|way| self.gain(way)).min();
        ways.retain(|way| Some(self.gain(way)) == lowest);
        ways
    }

    /// The state after one of [`Damath::ways`], without checking that it is one; any other way gives an unspecified
    /// state. This is for searches.
    #[must_use]
    pub fn played(&self, way: &Way) -> Self {
        let mut state = *self;
        state.play(way);
        state
    }

    /// The points that one of [`Damath::ways`] scores at once, without checking that it is one. This is for searches.
    #[must_use]
    pub fn gain(&self, way: &Way) -> Sum {
        if way.is_capture() { self.working(way).sum() } else { Sum::ZERO }
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

    /// `true` if the way is one of [`Damath::ways`], for a match that goes on.
    pub(super) fn allows(&self, way: &Way) -> bool {
        self.is_bound_to(way)
            && way.is_capture() == self.must_capture()
            && if way.is_capture() {
                let mut find = CaptureSearch { way, found: false };
                self.board.bitboards.ways(self.side, self.capturers, &mut find);
                find.found
            } else {
                way.len() == 1 && self.board.of(self.side).contains(way.from()) && self.step_fault(way).is_none()
            }
    }

    /// Applies a legal way.
    pub(super) fn play(&mut self, way: &Way) -> Event {
        let side = self.side;
        let (from, to) = (way.from(), way.to());
        let piece = self.board.piece(from);
        let capture = way.is_capture().then(|| self.working(way));
        if let Some(capture) = &capture {
            self.scores[side.index()] += capture.sum();
            // A player who moves to and fro has only one piece, which was captured.
            self.shuttles[side.other().index()] = Shuttle::default();
            capture.taken().iter().for_each(|(square, _)| self.board.remove(*square));
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

    /// Ends the match for a reason that the board does not show.
    pub(super) fn finish(&mut self, end: End) -> Event {
        self.clear_turn();
        self.end = Some(end);
        Event::Over(end)
    }

    /// Clears the parts of the state that belong to one turn.
    fn clear_turn(&mut self) {
        self.entered = None;
        self.hand = Hand::Own;
        self.offer = Offer::None;
        self.finishing = false;
    }

    /// Updates the derived parts of the state: the capturers, and the end of the match (D11).
    pub(super) fn settle(&mut self) {
        let (side, mover) = (self.side, self.side.other());
        self.capturers = self.board.bitboards.capturers(side);
        self.end = if self.board.of(side).is_empty() {
            Some(End::NoPieces(side))
        } else if self.capturers.is_empty() && !self.board.bitboards.can_step(side) {
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
