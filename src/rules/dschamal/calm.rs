//! The calm duel (B10): what happens in the bag, turn by turn, until a hand draws.
//!
//! It is a small game of its own beside the state of the match, and nothing of it is kept (B9): it ends in a [`Draw`],
//! whose [`Draw::actions`] go into the record. Whoever runs it shows each seat its [`CalmDuel::seen_by`] and no more.

use super::{Draw, Dschamal, Manner, Outline, Pairing, Phase, Piece, PieceSet, Refusal};
use crate::rules::{Seat, Turn};

/// What happens in a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The seat lets go of what it holds, and feels for one more piece.
    Feel(Seat),
    /// Chance leads the hand to this piece. Nobody is told more of it than its [`Outline`], and only one seat that.
    Find(Piece),
    /// The seat draws what it holds.
    Draw {
        /// Who draws.
        seat: Seat,
        /// Whether with the cry.
        cry: bool,
    },
}

/// A hand in the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hand {
    felt: PieceSet,
    /// The last of those, until it is let go.
    holds: Option<Piece>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// The mover feels or draws.
    Choose,
    /// The mover's hand is led to a piece.
    Find,
    /// A hand has drawn.
    Over(Draw),
}

/// A calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalmDuel {
    state: Dschamal,
    mover: Seat,
    moment: Moment,
    /// The bag master's, and that of the challenged.
    hands: [Hand; 2],
}

/// What one seat may know of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalmView {
    /// Who has to act.
    pub turn: Turn,
    /// What the seat's own hand feels; `None` if it holds nothing.
    pub feels: Option<Outline>,
    /// Whether the hand whose turn it is may feel one more piece.
    pub may_feel: bool,
    /// How many pieces the bag master's hand and that of the challenged have felt. Each holds the last one, unless it is
    /// just being led to the next.
    pub felt: [u8; 2],
}

impl CalmDuel {
    /// How many pieces a hand feels at most (B10).
    pub const MOST_FELT: u8 = 3;

    /// The duel that is due in a match in which duels are calm; `None` if none is. The bag is shaken, and the bag master
    /// begins.
    #[must_use]
    pub fn new(state: &Dschamal) -> Option<Self> {
        Self::instead_of_live(state).filter(|_| state.options().duel == Manner::Calm)
    }

    /// The duel that is due in a match, also one in which duels are live: who cannot see the screen, or does not want to
    /// hurry, can fight it calmly if both like, because the same actions come of it.
    #[must_use]
    pub fn instead_of_live(state: &Dschamal) -> Option<Self> {
        let Pairing { master, .. } = state.pairing().filter(|_| state.phase() == Phase::Duel)?;
        Some(Self { state: *state, mover: master, moment: Moment::Choose, hands: [Hand::default(); 2] })
    }

    /// Who has to act: one of the two, or chance for one of them.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.moment {
            Moment::Choose => Turn::Seat(self.mover),
            Moment::Find => Turn::Chance(Some(self.mover)),
            Moment::Over(_) => Turn::Over,
        }
    }

    /// The legal steps, in a fixed order. Those of chance are equally likely.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let seat = self.mover;
        let draws = [false, true].map(|cry| Step::Draw { seat, cry });
        let all = [Step::Feel(seat)].into_iter().chain(draws).chain(Piece::all().map(Step::Find));
        all.filter(|step| self.check(step).is_ok()).collect()
    }

    /// Whether `step` is legal now.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, step: &Step) -> Result<(), Refusal> {
        match (*step, self.moment) {
            (_, Moment::Over(_)) => Err(Refusal::DuelOver),
            (Step::Find(piece), Moment::Find) => self.check_find(piece),
            (Step::Find(_), Moment::Choose) => Err(Refusal::NotFinding),
            (Step::Feel(seat) | Step::Draw { seat, .. }, _) if seat != self.mover => {
                Err(Refusal::NotYourTurn { mover: self.mover })
            }
            (_, Moment::Find) => Err(Refusal::Finding),
            (Step::Feel(_), Moment::Choose) if felt(self.own()) == Self::MOST_FELT => Err(Refusal::MustDraw),
            (Step::Feel(_), Moment::Choose) => Ok(()),
            (Step::Draw { .. }, Moment::Choose) => self.own().holds.map(|_| ()).ok_or(Refusal::NothingFelt),
        }
    }

    /// Makes `step` happen.
    ///
    /// # Errors
    /// As [`CalmDuel::check`]; the duel is then unchanged.
    pub fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        self.check(step)?;
        let own = self.place(self.mover);
        match *step {
            Step::Feel(_) => {
                self.hands[own].holds = None;
                self.moment = Moment::Find;
            }
            Step::Find(piece) => {
                self.hands[own].felt.insert(piece);
                self.hands[own].holds = Some(piece);
                self.mover = self.pairing().other(self.mover);
                self.moment = Moment::Choose;
            }
            Step::Draw { seat, cry } => {
                let pieces = self.hands[own].holds.into_iter().collect();
                // The other lets go unseen (B4).
                self.hands.iter_mut().for_each(|hand| hand.holds = None);
                self.moment = Moment::Over(Draw { drawer: seat, pieces, cry });
            }
        }
        Ok(())
    }

    /// What was drawn, once a hand has drawn.
    #[must_use]
    pub fn drawn(&self) -> Option<Draw> {
        match self.moment {
            Moment::Over(draw) => Some(draw),
            _ => None,
        }
    }

    /// The duel as `seat` may know it, which may also be one that only watches (B9).
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> CalmView {
        let own = self.pairing().contains(seat).then(|| self.hands[self.place(seat)]);
        let feels = own.and_then(|hand| hand.holds).map(Piece::outline);
        let may_feel = self.check(&Step::Feel(self.mover)).is_ok();
        CalmView { turn: self.turn(), feels, may_feel, felt: self.hands.map(felt) }
    }

    fn check_find(&self, piece: Piece) -> Result<(), Refusal> {
        let other = self.hands[1 - self.place(self.mover)];
        if let Some(holder) = self.state.holder(piece) {
            Err(Refusal::OnTable { piece, holder })
        } else if self.own().felt.contains(piece) {
            Err(Refusal::FeltBefore)
        } else if other.holds == Some(piece) {
            Err(Refusal::InOtherHand)
        } else {
            Ok(())
        }
    }

    fn pairing(&self) -> Pairing {
        self.state.pairing
    }

    /// The place of a hand: 0 for the bag master's.
    fn place(&self, seat: Seat) -> usize {
        usize::from(seat != self.pairing().master)
    }

    fn own(&self) -> Hand {
        self.hands[self.place(self.mover)]
    }
}

/// How many pieces a hand has felt.
fn felt(hand: Hand) -> u8 {
    super::score::count(hand.felt)
}
