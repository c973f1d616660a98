//! Finding the reason why a move is not legal.

use super::{Bits, Damath, JumpFault, Refusal, Square, StepFault, Way};

impl Damath {
    /// Checks that the piece on `square` may be chosen for the move (D7), after the piece chosen and the jumps entered
    /// so far (D8).
    ///
    /// # Errors
    /// The reason why not.
    pub fn check_choice(&self, square: Square) -> Result<(), Refusal> {
        self.own_piece(square)?;
        if self.ways().iter().any(|way| way.from() == square) {
            return Ok(());
        }
        Err(match self.bound() {
            Some(bound) if bound.is_empty() => Refusal::Chosen(bound.from()),
            Some(bound) => Refusal::Entered(bound),
            None => self.why_not_choose(square),
        })
    }

    /// The reason why the move cannot be made in this way, if [`Damath::allows`] says that it cannot.
    pub(super) fn why_not(&self, way: &Way) -> Refusal {
        let ways = self.ways();
        if let Err(refusal) = self.own_piece(way.from()) {
            return refusal;
        }
        if let Some(bound) = self.bound() {
            if bound.from() != way.from() {
                return Refusal::Chosen(bound.from());
            }
            if !bound.is_empty() && !way.starts_with(&bound) {
                return Refusal::Entered(bound);
            }
        }
        if !way.is_capture() {
            return match self.step_fault(way) {
                Some(fault) => {
                    Refusal::Step { from: way.from(), to: way.to(), dama: self.board.piece(way.from()).dama, fault }
                }
                None => Refusal::MustCapture(ways),
            };
        }
        if let Some(refusal) = self.impossible_jump(way) {
            return refusal;
        }
        let longer: Vec<Way> = ways.iter().copied().filter(|longer| longer.starts_with(way)).collect();
        if !longer.is_empty() {
            return Refusal::GoOn(longer);
        }
        more_first(way.len(), ways)
    }

    /// The reason why the piece on `square` may not be chosen, although it is the player's own and none is chosen yet.
    pub(super) fn why_not_choose(&self, square: Square) -> Refusal {
        let ways = self.ways();
        if !self.must_capture() {
            let dama = self.board.piece(square).dama;
            return Refusal::Stuck { square, dama };
        }
        match self.board.bitboards.most_from(self.side, square) {
            0 => Refusal::MustCapture(ways),
            most => more_first(most, ways),
        }
    }

    /// Refuses a square without a piece of the player whose move it is.
    pub(super) fn own_piece(&self, square: Square) -> Result<(), Refusal> {
        match self.board.at(square) {
            Some((side, _)) if side == self.side => Ok(()),
            Some(_) => Err(Refusal::Theirs(square)),
            None => Err(Refusal::NoPiece(square)),
        }
    }

    /// Checks a move of an own piece that is no capture (D4, D5), without the compulsion to capture of D7.
    pub(super) fn step_fault(&self, way: &Way) -> Option<StepFault> {
        let (from, to) = (way.from(), way.to());
        let Some(between) = Bits::between(from, to) else {
            return Some(StepFault::OffLine);
        };
        if !self.board.damas().contains(from) {
            let far_row = self.side.far_row();
            if to.row().abs_diff(far_row) > from.row().abs_diff(far_row) {
                return Some(StepFault::Backward);
            }
            if !between.is_empty() {
                return Some(StepFault::TooFar);
            }
        }
        let blocked = (between | Bits::of(to)) & !self.board.empty();
        (!blocked.is_empty()).then(|| StepFault::Blocked(blocked.lowest()))
    }

    /// The first jump of a capture that is impossible (D6), if one is.
    fn impossible_jump(&self, way: &Way) -> Option<Refusal> {
        let mut taken = Bits::NONE;
        let mut from = way.from();
        for landing in way.landings() {
            match self.jump(way.from(), from, landing, taken) {
                Ok(square) => taken |= Bits::of(square),
                Err(fault) => return Some(Refusal::Jump { from, landing, fault }),
            }
            from = landing;
        }
        None
    }

    /// The square of the piece that the jump takes.
    fn jump(&self, origin: Square, from: Square, landing: Square, taken: Bits) -> Result<Square, JumpFault> {
        let between = Bits::between(from, landing).ok_or(JumpFault::OffLine)?;
        let blocked = !(self.board.empty() | Bits::of(origin));
        if blocked.contains(landing) {
            return Err(JumpFault::Blocked(landing));
        }
        if !self.board.damas().contains(origin) && between.len() != 1 {
            return Err(if between.is_empty() { JumpFault::Nothing } else { JumpFault::TooFar });
        }
        let mut jumped: Vec<Square> = (between & blocked).into_iter().collect();
        if landing < from {
            jumped.reverse();
        }
        match jumped[..] {
            [] => Err(JumpFault::Nothing),
            [square, ..] if self.board.of(self.side).contains(square) => Err(JumpFault::Own(square)),
            [square, ..] if taken.contains(square) => Err(JumpFault::Twice(square)),
            [_, second, ..] => Err(JumpFault::Blocked(second)),
            [square] => Ok(square),
        }
    }
}

/// A capture that takes `count` pieces, but is none of `ways`.
fn more_first(count: usize, ways: Vec<Way>) -> Refusal {
    if ways.first().is_some_and(|way| way.len() == count) { Refusal::DamaFirst(ways) } else { Refusal::MoreFirst(ways) }
}
