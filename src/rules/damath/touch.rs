//! Choosing a piece and entering jumps (D8).

use super::{Bits, Damath, Hand, Refusal, Square, Way};

impl Damath {
    /// The squares of the legal [`Action::Touch`](super::Action::Touch), in order. With touch-move, these are the
    /// pieces that can move and, once a piece is chosen, the landings of all its jumps except the last. Without
    /// touch-move nothing binds, but D14 depends on the first jump of a capture: these are the pieces and first
    /// landings, any number of times.
    #[must_use]
    pub fn touches(&self) -> Vec<Square> {
        let ways = if self.hand == Hand::Chance { Vec::new() } else { self.ways() };
        let next = |entered: Way| {
            let on = ways.iter().filter(move |way| way.starts_with(&entered) && way.len() > entered.len() + 1);
            on.filter_map(move |way| way.landings().nth(entered.len()))
        };
        let pieces = ways.iter().map(Way::from);
        let squares: Bits = match self.entered {
            None if self.options.touch => pieces.collect(),
            Some(entered) if self.options.touch => next(entered).collect(),
            _ if !self.first_jump_counts() || ways.iter().all(|way| way.len() < 2) => Bits::NONE,
            Some(piece) if piece.is_empty() => pieces.filter(|&from| from != piece.from()).chain(next(piece)).collect(),
            _ => pieces.collect(),
        };
        squares.into_iter().collect()
    }

    /// `true` if entering a first jump makes a difference (D14).
    fn first_jump_counts(&self) -> bool {
        self.options.game_time && !self.finishing
    }

    /// The way entered so far once `square`, one of [`Damath::touches`], is touched.
    pub(super) fn touched(&self, square: Square) -> Way {
        match self.entered {
            Some(entered) if self.options.touch || (entered.is_empty() && self.board.empty().contains(square)) => {
                entered.then(square)
            }
            _ => Way::start(square, self.must_capture()),
        }
    }

    /// Checks that `square` is one of [`Damath::touches`].
    pub(super) fn check_touch(&self, square: Square) -> Result<(), Refusal> {
        if self.hand == Hand::Chance {
            return Err(Refusal::TimeIsUp);
        }
        if self.touches().contains(&square) {
            return Ok(());
        }
        if !self.options.touch {
            return Err(Refusal::NothingToTouch);
        }
        let Some(entered) = self.entered else {
            self.own_piece(square)?;
            return Err(self.why_not_choose(square));
        };
        let way = entered.then(square);
        if self.allows(&way) {
            return Err(Refusal::Completes(square));
        }
        if square != entered.from() && self.own_piece(square).is_ok() {
            return Err(if entered.is_empty() { Refusal::Chosen(entered.from()) } else { Refusal::Entered(entered) });
        }
        Err(self.why_not(&way))
    }
}
