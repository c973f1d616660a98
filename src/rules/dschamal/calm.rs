//! The calm duel (B10): the turns of both hands in the bag until one draws.
//!
//! It is a subgame outside of the state of the match, and not in its record (B9). It ends with a [`Draw`], whose
//! [`Draw::actions`] are recorded. The caller shows each seat its [`CalmDuel::seen_by`] and nothing else, and may store
//! the steps on the same device to resume the duel.
//!
//! It has queries and transitions like a [`crate::rules::Game`], but does not implement it. The view of a seat of a
//! game is a state of that game, but a hand feels an outline that several pieces share, so its view must be another
//! type, [`CalmView`], that cannot disclose the piece. And a game begins from options and can be reviewed at any state,
//! whereas a calm duel begins from a match and must not be reviewed. `tests/dschamal/calm.rs` tests it instead of
//! `tests/invariants.rs`.

use std::fmt;
use std::str::FromStr;

use super::{Draw, Dschamal, DuelKind, Outline, Pairing, Phase, Piece, PieceSet, Refusal};
use crate::rules::{Expected, Game, ParseError, Seat, Turn};

/// A step of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The seat lets go of the piece that it holds, and feels for another one. Written `A feels`.
    Feel(Seat),
    /// Chance leads the hand to this piece. Only its seat sees its [`Outline`], and nobody sees more. Written
    /// `finds blue-egg`.
    Find(Piece),
    /// The seat keeps the third piece that it has felt in its hand, and waits. Written `A holds`.
    Hold(Seat),
    /// Both hands hold, and the toss makes this seat draw. Written `lot A`.
    Toss(Seat),
    /// The seat draws the piece that it holds. Written `A draws`, `A draws cry`.
    Draw {
        /// The seat that draws.
        seat: Seat,
        /// `true` with the shout.
        shout: bool,
    },
}

/// A hand in the bag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hand {
    /// The pieces that it has felt, as far as this device knows them.
    felt: PieceSet,
    /// The number of pieces that it has felt.
    count: u8,
    /// The last of these, until it is let go.
    holds: Option<Piece>,
    /// `true` if it holds its third piece, and waits.
    waits: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// The mover has to feel, draw or hold.
    Choose,
    /// Chance has to lead the mover's hand to a piece.
    Find,
    /// Both hands hold, and the toss has to decide which one draws.
    Toss,
    /// The mover has to draw.
    Must,
    /// A hand has drawn.
    Over(Draw),
}

/// A calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalmDuel {
    state: Dschamal,
    mover: Seat,
    moment: Moment,
    /// The hands of the bag master and of the challenged.
    hands: [Hand; 2],
}

/// The view that one seat has of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalmView {
    /// The seat, or chance, that has to act.
    pub turn: Turn,
    /// The outline in the seat's own hand; `None` if it holds nothing.
    pub feels: Option<Outline>,
    /// `true` if the hand whose turn it is may feel another piece.
    pub may_feel: bool,
    /// `true` if it may hold its piece.
    pub may_hold: bool,
    /// The numbers of pieces that the hands of the bag master and of the challenged have felt. A hand holds the last
    /// one, unless it is being led to the next.
    pub felt: [u8; 2],
}

impl CalmDuel {
    /// The largest number of pieces that a hand feels (B10).
    pub const MOST_FELT: u8 = 3;

    /// The duel that is due in a match with calm duels; `None` if none is due. The bag is shaken, and the bag master
    /// begins.
    #[must_use]
    pub fn new(state: &Dschamal) -> Option<Self> {
        Self::instead_of_live(state).filter(|_| state.options().duel == DuelKind::Calm)
    }

    /// The duel that is due in a match with calm or live duels. Players who cannot see the screen or do not want to
    /// hurry can fight a live duel calmly, because it results in the same actions.
    #[must_use]
    pub fn instead_of_live(state: &Dschamal) -> Option<Self> {
        let Pairing { master, .. } = state.pairing().filter(|_| state.phase() == Phase::Duel)?;
        Some(Self { state: *state, mover: master, moment: Moment::Choose, hands: [Hand::default(); 2] })
    }

    /// The current duel by link of a match, as the seat whose turn it is knows it. `found` are the pieces to which its
    /// hand was led, the last of which it holds. `None` if there is no such duel, or the toss is due.
    #[must_use]
    pub fn by_link(state: &Dschamal, found: &[Piece]) -> Option<Self> {
        let (Some(_), Turn::Seat(mover)) = (state.turns(), state.turn()) else { return None };
        let moment = if matches!(state.phase(), Phase::Must(_)) { Moment::Must } else { Moment::Choose };
        let hands = state.felt().map(|count| Hand { count, ..Hand::default() });
        let mut duel = Self { state: *state, mover, moment, hands };
        let own = duel.place(mover);
        duel.hands[own].felt = found.iter().copied().collect();
        duel.hands[own].holds = found.last().copied();
        Some(duel)
    }

    /// The seat of the two that has to act, or chance.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.moment {
            Moment::Choose | Moment::Must => Turn::Seat(self.mover),
            Moment::Find => Turn::Chance(Some(self.mover)),
            Moment::Toss => Turn::Chance(None),
            Moment::Over(_) => Turn::Over,
        }
    }

    /// The legal steps in a fixed order. Those of chance are equally likely.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let seat = self.mover;
        let draws = [false, true].map(|shout| Step::Draw { seat, shout });
        let own = [Step::Feel(seat), Step::Hold(seat)].into_iter().chain(draws);
        let all = own.chain(Piece::all().map(Step::Find)).chain(self.pairing().seats().map(Step::Toss));
        all.filter(|step| self.check(step).is_ok()).collect()
    }

    /// Checks that `step` is legal.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, step: &Step) -> Result<(), Refusal> {
        match (*step, self.moment) {
            (_, Moment::Over(_)) => Err(Refusal::DuelOver),
            (Step::Find(piece), Moment::Find) => self.check_find(piece),
            (Step::Find(_), _) => Err(Refusal::NotFinding),
            (Step::Toss(seat), Moment::Toss) if self.pairing().contains(seat) => Ok(()),
            (Step::Toss(_), _) => Err(Refusal::NoToss),
            (_, Moment::Toss) => Err(Refusal::BothHold),
            (Step::Feel(seat) | Step::Hold(seat) | Step::Draw { seat, .. }, _) if seat != self.mover => {
                Err(Refusal::NotYourTurn { mover: self.mover })
            }
            (_, Moment::Find) => Err(Refusal::Finding),
            (Step::Draw { .. }, _) => self.own().holds.map(|_| ()).ok_or(Refusal::NothingFelt),
            (_, Moment::Must) => Err(Refusal::MustDraw),
            (Step::Feel(_), Moment::Choose) if self.own().count == Self::MOST_FELT => Err(Refusal::ThreeFelt),
            (Step::Hold(_), Moment::Choose) if self.own().count < Self::MOST_FELT => Err(Refusal::NotThreeFelt),
            (Step::Feel(_) | Step::Hold(_), Moment::Choose) => Ok(()),
        }
    }

    /// Applies `step`.
    ///
    /// # Errors
    /// As [`CalmDuel::check`]; the duel is then unchanged.
    pub fn apply(&mut self, step: &Step) -> Result<(), Refusal> {
        self.check(step)?;
        let own = self.place(self.mover);
        let other = self.pairing().other(self.mover);
        match *step {
            Step::Feel(_) => {
                self.hands[own].holds = None;
                self.moment = Moment::Find;
            }
            Step::Find(piece) => {
                self.hands[own].felt.insert(piece);
                self.hands[own].count += 1;
                self.hands[own].holds = Some(piece);
                self.mover = other;
                self.moment = Moment::Choose;
            }
            Step::Hold(_) => {
                self.hands[own].waits = true;
                self.mover = other;
                self.moment = if self.own().waits { Moment::Toss } else { Moment::Choose };
            }
            Step::Toss(seat) => {
                self.mover = seat;
                self.moment = Moment::Must;
            }
            Step::Draw { seat, shout } => {
                let pieces = self.hands[own].holds.into_iter().collect();
                // The other lets go unseen (B4).
                self.hands.iter_mut().for_each(|hand| hand.holds = None);
                self.moment = Moment::Over(Draw { drawer: seat, pieces, shout });
            }
        }
        Ok(())
    }

    /// The draw; `None` before a hand has drawn.
    #[must_use]
    pub fn drawn(&self) -> Option<Draw> {
        match self.moment {
            Moment::Over(draw) => Some(draw),
            _ => None,
        }
    }

    /// The view of `seat`, which may be one that only watches (B9).
    #[must_use]
    pub fn seen_by(&self, seat: Seat) -> CalmView {
        let own = self.pairing().contains(seat).then(|| self.hands[self.place(seat)]);
        let feels = own.and_then(|hand| hand.holds).map(Piece::outline);
        let may_feel = self.check(&Step::Feel(self.mover)).is_ok();
        let may_hold = self.check(&Step::Hold(self.mover)).is_ok();
        CalmView { turn: self.turn(), feels, may_feel, may_hold, felt: self.hands.map(|hand| hand.count) }
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

    /// The index of a hand: 0 for the bag master's, 1 for the other.
    fn place(&self, seat: Seat) -> usize {
        usize::from(seat != self.pairing().master)
    }

    fn own(&self) -> Hand {
        self.hands[self.place(self.mover)]
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Feel(seat) => write!(f, "{seat} feels"),
            Self::Find(piece) => write!(f, "finds {piece}"),
            Self::Hold(seat) => write!(f, "{seat} holds"),
            Self::Toss(seat) => write!(f, "lot {seat}"),
            Self::Draw { seat, shout } => write!(f, "{seat} draws{}", if *shout { " cry" } else { "" }),
        }
    }
}

impl FromStr for Step {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<_> = text.split(' ').collect();
        Ok(match words[..] {
            ["finds", piece] => Self::Find(piece.parse()?),
            ["lot", seat] => Self::Toss(seat.parse()?),
            [seat, "feels"] => Self::Feel(seat.parse()?),
            [seat, "holds"] => Self::Hold(seat.parse()?),
            [seat, "draws"] => Self::Draw { seat: seat.parse()?, shout: false },
            [seat, "draws", "cry"] => Self::Draw { seat: seat.parse()?, shout: true },
            _ => return Err(ParseError::new(Expected("feeling"), text)),
        })
    }
}
