//! Validating a set-up: the state that it describes, or all its faults.

use super::options::word;
use super::text::{HANDS, OFFERS};
use super::{Bits, Chip, Damath, End, Hand, MoveTime, Number, Offer, Piece, Setup, Shuttle, Side, Square};
use crate::rules::{Expected, ParseError};

pub(super) const MISPLACED: Expected = Expected("section");
pub(super) const SEAT: Expected = Expected("duellist");
pub(super) const SCORES: Expected = Expected("scores");
pub(super) const SHUTTLE: Expected = Expected("shuttle");
pub(super) const LATE: Expected = Expected("late");
pub(super) const OFFER: Expected = Expected("offer");
pub(super) const FINISHING: Expected = Expected("finishing");
pub(super) const OVER: Expected = Expected("over");
const QUIET: Expected = Expected("quiet");
const ENTERED: Expected = Expected("entered");

/// A reason why a [`Setup`] is not a valid position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The expected thing, and the one that was found.
    pub error: ParseError,
    /// The squares that are the cause.
    pub squares: Bits,
}

impl Fault {
    fn at(squares: Bits, expected: Expected, found: impl Into<String>) -> Self {
        Self { error: ParseError::new(expected, found), squares }
    }

    fn new(expected: Expected, found: impl Into<String>) -> Self {
        Self::at(Bits::NONE, expected, found)
    }
}

impl Setup {
    /// The position.
    ///
    /// # Errors
    /// If it is not valid: all faults that can be found at once, at least one. Moves are only checked if the pieces and
    /// the scores are valid.
    pub fn position(&self) -> Result<Damath, Vec<Fault>> {
        let mut state = Damath::start(self.options);
        let Some(first) = self.first else { return Ok(state) };
        let mut faults = self.board_faults();
        if first.0 > 1 {
            faults.push(Fault::new(SEAT, first.to_string()));
        }
        (state.first, state.side, state.board) = (Some(first), self.side, self.board);
        faults.extend(state.set_scores(self).err());
        if faults.is_empty() {
            faults.extend(state.set_quiet(self).err());
        }
        if faults.is_empty() {
            faults.extend(
                Side::BOTH.into_iter().filter_map(|side| state.set_shuttle(side, self.shuttles[side.index()]).err()),
            );
            state.settle();
            state.moves = self.moves.unwrap_or(state.moves);
            faults.extend(state.set_turn(self).err());
        }
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    /// The faults of the pieces on the board.
    fn board_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut refuse = |side: Side, expected, wrong: &dyn Fn(Square, Piece) -> bool| {
            let found = self.board.pieces(side).filter(|(square, piece)| wrong(*square, *piece));
            let words = found.map(|(square, piece)| (square, self.options.set.write_placed(piece, square)));
            let (squares, words): (Vec<_>, Vec<_>) = words.unzip();
            if !squares.is_empty() {
                faults.push(Fault::at(squares.into_iter().collect(), expected, words.join(" ")));
            }
        };
        for side in Side::BOTH {
            let stands_before = |square, chip: Chip| {
                self.board.pieces(side).any(|(before, piece)| before < square && piece.chip == chip)
            };
            refuse(side, Expected("chip-once"), &|square, piece| stands_before(square, piece.chip));
            refuse(side, Expected("far-row"), &|square, piece| !piece.dama && square.row() == side.far_row());
        }
        if self.board.empty() == !Bits::NONE {
            faults.push(Fault::new(Expected("pieces"), ""));
        }
        faults
    }
}

impl Damath {
    fn set_scores(&mut self, setup: &Setup) -> Result<(), Fault> {
        for side in Side::BOTH {
            let text = setup.scores[side.index()].as_str();
            let number: Number = if text.is_empty() { "0" } else { text }
                .parse()
                .map_err(|error| Fault { error, squares: Bits::NONE })?;
            let taken = 12_u32.saturating_sub(self.board.of(side.other()).len());
            let score = number.to_sum(self.options.set, taken);
            self.scores[side.index()] = score.ok_or_else(|| Fault::new(SCORES, setup.written_scores()))?;
        }
        Ok(())
    }

    /// Checks the quiet moves that led here: takes them back and plays them again.
    fn set_quiet(&mut self, setup: &Setup) -> Result<(), Fault> {
        for way in setup.quiet.iter().rev() {
            self.side = self.side.other();
            let own = self.board.of(self.side) & self.board.damas();
            if way.is_capture() || !own.contains(way.to()) || !self.board.empty().contains(way.from()) {
                return Err(Fault::new(QUIET, way.to_string()));
            }
            self.board.relocate(self.side, way.to(), way.from());
        }
        self.settle();
        for way in &setup.quiet {
            if self.end.is_some() || !self.allows(way) {
                return Err(Fault::new(QUIET, way.to_string()));
            }
            self.play(way);
        }
        Ok(())
    }

    /// Checks and sets the moves to and fro of `side`, after the quiet moves are set.
    fn set_shuttle(&mut self, side: Side, shuttle: Shuttle) -> Result<(), Fault> {
        if shuttle.count == 0 {
            return Ok(());
        }
        let known = self.shuttles[side.index()];
        let own_quiet = self.quiet.moves().iter().rev().skip(usize::from(side == self.side)).step_by(2).count();
        let agrees = if usize::from(known.count) == own_quiet {
            shuttle.count >= known.count && (known.count == 0 || shuttle.from == known.from)
        } else {
            shuttle == known
        };
        let most = if side == self.side { Shuttle::MOST - 1 } else { Shuttle::MOST };
        let own = self.board.of(side);
        let alone = own.len() == 1 && own & self.board.damas() == own;
        if !agrees || !alone || shuttle.count > most || Bits::between(shuttle.from, own.lowest()).is_none() {
            return Err(Fault::at(own, SHUTTLE, format!("{} {}", shuttle.count, shuttle.from)));
        }
        self.shuttles[side.index()] = shuttle;
        Ok(())
    }

    /// Sets the parts of the present turn, or an end that the position does not show.
    fn set_turn(&mut self, setup: &Setup) -> Result<(), Fault> {
        let Setup { ref entered, hand, offer, finishing, over, .. } = *setup;
        let told = setup.written_turn();
        let of_turn = !entered.is_empty() || hand != Hand::Own || offer != Offer::None || finishing;
        if (of_turn && over.is_some()) || (self.end.is_some() && !told.is_empty()) {
            return Err(Fault::new(MISPLACED, told.trim_start_matches([' ', '|'])));
        }
        if let Some(end) = over {
            let possible = match end {
                End::Time => self.options.game_time,
                End::Resigned(seat) => seat.0 < 2,
                end => end == End::Agreed,
            };
            self.end = over;
            return refuse_unless(possible, OVER, told.trim_start_matches(" | over "));
        }
        for &square in entered {
            if !self.touches().contains(&square) {
                return Err(Fault::at(Bits::of(square), ENTERED, setup.written_entered()));
            }
            self.entered = Some(self.touched(square));
        }
        let jumped = self.entered.is_some_and(|way| !way.is_empty());
        let timed = match self.options.move_time {
            MoveTime::Off => false,
            MoveTime::Twenty => true,
            MoveTime::Tournament => !self.must_capture(),
        };
        refuse_unless(!finishing || (jumped && self.options.game_time), FINISHING, "")?;
        let late = hand == Hand::Own || timed || (hand == Hand::Chance && finishing);
        refuse_unless(late, LATE, word(HANDS, hand))?;
        let offered = offer == Offer::None || (hand == Hand::Own && !finishing);
        refuse_unless(offered, OFFER, word(OFFERS, offer))?;
        (self.finishing, self.hand, self.offer) = (finishing, hand, offer);
        Ok(())
    }
}

fn refuse_unless(possible: bool, expected: Expected, found: &str) -> Result<(), Fault> {
    if possible { Ok(()) } else { Err(Fault::new(expected, found)) }
}
