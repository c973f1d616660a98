//! The calm duel (B10): what happens in the bag, turn by turn, until a hand draws.
//!
//! It is a small game of its own beside the state of the match, and no record tells of it (B9): it ends in a [`Draw`],
//! whose [`Draw::actions`] go into the record. Whoever runs it shows each seat its [`CalmDuel::seen_by`] and no more, and
//! may keep its steps on the device that it is fought on, to go on with it later.
//!
//! It speaks as a [`crate::rules::Game`] does (who has to act, which steps are legal, whether one is and why not, making it
//! happen), but is none, on purpose. What a seat may know of a game is a state of that game; here it must not be one: a
//! hand feels an outline, which several pieces have, and not a piece, so that what it knows is the [`CalmView`], in which
//! there is nothing else to be found by mistake. A game begins from options, is written as text and is kept as a match that
//! can be looked at and taken back to any state: a calm duel begins from a match, and nothing of it may be seen later. What
//! `tests/laws.rs` would hold it to, `tests/dschamal/calm.rs` does.

use std::fmt;
use std::str::FromStr;

use super::{Draw, Dschamal, Manner, Outline, Pairing, Phase, Piece, PieceSet, Refusal};
use crate::rules::{Expected, Game, ParseError, Seat, Turn};

/// A step of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The seat lets go of what it holds, and feels for one more piece. Written `A feels`.
    Feel(Seat),
    /// Chance leads the hand to this piece. Nobody is told more of it than its [`Outline`], and only one seat that.
    /// Written `finds blue-egg`.
    Find(Piece),
    /// The seat keeps the third piece that it has felt in its hand, and waits. Written `A holds`.
    Hold(Seat),
    /// Both hold, and the lot makes this seat draw. Written `lot A`.
    Lot(Seat),
    /// The seat draws what it holds. Written `A draws`, `A draws cry`.
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
    /// What it has felt, as far as that is known.
    felt: PieceSet,
    /// How many pieces that are.
    count: u8,
    /// The last of those, until it is let go.
    holds: Option<Piece>,
    /// Whether it has felt its three pieces, and waits.
    waits: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// The mover feels, draws or holds.
    Choose,
    /// The mover's hand is led to a piece.
    Find,
    /// Both hold: the lot says who must draw.
    Lot,
    /// The mover must draw.
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
    /// The bag master's, and that of the challenged.
    hands: [Hand; 2],
}

/// The view that one seat has of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalmView {
    /// Who has to act.
    pub turn: Turn,
    /// What the seat's own hand feels; `None` if it holds nothing.
    pub feels: Option<Outline>,
    /// Whether the hand whose turn it is may feel one more piece.
    pub may_feel: bool,
    /// Whether it may hold the one that it feels.
    pub may_hold: bool,
    /// How many pieces the bag master's hand and that of the challenged have felt. Each holds the last one, unless it
    /// is just being led to the next.
    pub felt: [u8; 2],
}

impl CalmDuel {
    /// How many pieces a hand feels at most (B10).
    pub const MOST_FELT: u8 = 3;

    /// The duel that is due in a match in which duels are calm; `None` if none is. The bag is shaken, and the bag
    /// master begins.
    #[must_use]
    pub fn new(state: &Dschamal) -> Option<Self> {
        Self::instead_of_live(state).filter(|_| state.options().duel == Manner::Calm)
    }

    /// The duel that is due in a match, also one in which duels are live: who cannot see the screen, or does not want
    /// to hurry, can fight it calmly if both like, because the same actions come of it.
    #[must_use]
    pub fn instead_of_live(state: &Dschamal) -> Option<Self> {
        let Pairing { master, .. } = state.pairing().filter(|_| state.phase() == Phase::Duel)?;
        Some(Self { state: *state, mover: master, moment: Moment::Choose, hands: [Hand::default(); 2] })
    }

    /// The duel apart that is on in a match, as the one knows it whose turn it is and whose hand was led to these
    /// pieces, the last of which it holds; `None` if none is on, or the lot is due.
    #[must_use]
    pub fn apart(state: &Dschamal, found: &[Piece]) -> Option<Self> {
        let (Some(_), Turn::Seat(mover)) = (state.turns(), state.turn()) else { return None };
        let moment = if matches!(state.phase(), Phase::Must(_)) { Moment::Must } else { Moment::Choose };
        let hands = state.felt().map(|count| Hand { count, ..Hand::default() });
        let mut duel = Self { state: *state, mover, moment, hands };
        let own = duel.place(mover);
        duel.hands[own].felt = found.iter().copied().collect();
        duel.hands[own].holds = found.last().copied();
        Some(duel)
    }

    /// Who has to act: one of the two, or chance for one of them.
    #[must_use]
    pub fn turn(&self) -> Turn {
        match self.moment {
            Moment::Choose | Moment::Must => Turn::Seat(self.mover),
            Moment::Find => Turn::Chance(Some(self.mover)),
            Moment::Lot => Turn::Chance(None),
            Moment::Over(_) => Turn::Over,
        }
    }

    /// The legal steps, in a fixed order. Those of chance are equally likely.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let seat = self.mover;
        let draws = [false, true].map(|cry| Step::Draw { seat, cry });
        let own = [Step::Feel(seat), Step::Hold(seat)].into_iter().chain(draws);
        let all = own.chain(Piece::all().map(Step::Find)).chain(self.pairing().seats().map(Step::Lot));
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
            (Step::Find(_), _) => Err(Refusal::NotFinding),
            (Step::Lot(seat), Moment::Lot) if self.pairing().contains(seat) => Ok(()),
            (Step::Lot(_), _) => Err(Refusal::NoLot),
            (_, Moment::Lot) => Err(Refusal::BothHold),
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

    /// Makes `step` happen.
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
                self.moment = if self.own().waits { Moment::Lot } else { Moment::Choose };
            }
            Step::Lot(seat) => {
                self.mover = seat;
                self.moment = Moment::Must;
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

    /// The draw, once a hand has drawn.
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

    /// The place of a hand: 0 for the bag master's.
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
            Self::Lot(seat) => write!(f, "lot {seat}"),
            Self::Draw { seat, cry } => write!(f, "{seat} draws{}", if *cry { " cry" } else { "" }),
        }
    }
}

impl FromStr for Step {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let words: Vec<_> = text.split(' ').collect();
        Ok(match words[..] {
            ["finds", piece] => Self::Find(piece.parse()?),
            ["lot", seat] => Self::Lot(seat.parse()?),
            [seat, "feels"] => Self::Feel(seat.parse()?),
            [seat, "holds"] => Self::Hold(seat.parse()?),
            [seat, "draws"] => Self::Draw { seat: seat.parse()?, cry: false },
            [seat, "draws", "cry"] => Self::Draw { seat: seat.parse()?, cry: true },
            _ => return Err(ParseError::new(Expected("feeling"), text)),
        })
    }
}
