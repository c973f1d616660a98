//! The duel by link (B10): a calm duel in which each hand is on a device of its own.
//!
//! The turns are actions of the match, because they are sent from one device to the other. The pieces to which chance
//! leads a hand are hidden finds: the device of the hand derives them from its secret ([`Game::unseen`]), and the
//! others verify them once the hand has drawn ([`Game::reveals`]).
//!
//! The two take turns, beginning with the bag master. A hand that has felt three pieces holds, so the number of turns
//! is all that others may know of the duel. No device knows the piece in the other hand, so two hands can be led to the
//! same piece, and the one that draws first has it.

use super::{Action, CalmDuel, Dschamal, DuelKind, Phase, Piece, Refusal};
use crate::rules::{Game, Seat, Turn};

/// The number of turns after which both hands have felt as many pieces as they may.
const FELT: u8 = 2 * CalmDuel::MOST_FELT;
/// The number of turns after which both hands hold.
pub(super) const HELD: u8 = FELT + 2;

impl Dschamal {
    /// The state in which the match goes on with duels by link; a duel that has not been decided begins again. `None` if
    /// a hand has just come out with several pieces, of which not all are named (B4f).
    pub(super) fn by_link(mut self) -> Option<Self> {
        self.options.duel = DuelKind::ByLink;
        self.phase = match self.phase {
            Phase::Grip { .. } => return None,
            Phase::Duel => self.duel_begins(),
            phase => phase,
        };
        Some(self)
    }

    /// The phase in which a duel begins.
    pub(super) fn duel_begins(&self) -> Phase {
        if self.options.duel == DuelKind::ByLink { Phase::Turns(0) } else { Phase::Duel }
    }

    /// The number of turns taken in the current duel by link; `None` if there is none.
    #[must_use]
    pub fn turns(&self) -> Option<u8> {
        match self.phase {
            Phase::Turns(turns) => Some(turns),
            Phase::Must(_) => Some(HELD),
            _ => None,
        }
    }

    /// The number of pieces that the hands of the bag master and of the challenged have felt in a duel by link.
    #[must_use]
    pub fn felt(&self) -> [u8; 2] {
        let turns = self.turns().unwrap_or_default();
        [turns.div_ceil(2), turns / 2].map(|felt| felt.min(CalmDuel::MOST_FELT))
    }

    pub(super) fn felt_by(&self, seat: Seat) -> u8 {
        self.felt()[usize::from(seat != self.pairing.master)]
    }

    /// The seat to act after a number of turns. The bag master makes the toss, because that device does not know its
    /// outcome when the other hand decides to hold.
    pub(super) fn turn_by_link(&self, turns: u8) -> Turn {
        if turns == HELD { Turn::Chance(Some(self.pairing.master)) } else { Turn::Seat(self.mover(turns)) }
    }

    fn mover(&self, turns: u8) -> Seat {
        self.pairing.seats()[usize::from(turns % 2)]
    }

    /// Lists the legal actions after a number of turns.
    pub(super) fn list_turns(&self, turns: u8, into: &mut Vec<Action>) {
        let seat = self.mover(turns);
        match turns {
            HELD => into.extend(self.pairing.seats().map(Action::Toss)),
            FELT.. => into.push(Action::Hold(seat)),
            _ => into.push(Action::Feel(seat)),
        }
        if turns < HELD && self.felt_by(seat) > 0 {
            self.list_draws(seat, into);
        }
    }

    /// Checks an action of a duel by link by what all devices know. The hidden finds of the seat are not checked here.
    pub(super) fn check_turn(&self, action: Action) -> Result<(), Refusal> {
        let (seat, mover) = match (action, self.phase) {
            (Action::Toss(seat), Phase::Turns(HELD)) if self.pairing.contains(seat) => return Ok(()),
            (Action::Toss(_), _) => return Err(Refusal::NoToss),
            (Action::Grip { .. }, _) => return Err(Refusal::NoGrip),
            (Action::Feel(_) | Action::Hold(_) | Action::Draw { .. }, Phase::Turns(HELD)) => {
                return Err(Refusal::BothHold);
            }
            (Action::Feel(seat) | Action::Hold(seat) | Action::Draw { seat, .. }, Phase::Turns(turns)) => {
                (seat, self.mover(turns))
            }
            (Action::Feel(seat) | Action::Hold(seat) | Action::Draw { seat, .. }, Phase::Must(mover)) => (seat, mover),
            (_, phase) => return Err(Refusal::NotNow { phase }),
        };
        self.check_duels(seat)?;
        if seat != mover {
            return Err(Refusal::NotYourTurn { mover });
        }
        match (action, self.turns()) {
            (Action::Draw { .. }, _) if self.felt_by(seat) == 0 => Err(Refusal::NothingFelt),
            (Action::Draw { piece, .. }, _) => self.check_off_table(piece),
            (_, Some(HELD)) => Err(Refusal::MustDraw),
            (Action::Feel(_), Some(FELT..)) => Err(Refusal::ThreeFelt),
            (Action::Hold(_), Some(0..FELT)) => Err(Refusal::NotThreeFelt),
            _ => Ok(()),
        }
    }

    /// One more turn has been taken.
    pub(super) fn take_turn(&mut self) {
        self.phase = Phase::Turns(self.turns().unwrap_or_default() + 1);
    }

    /// To what chance can lead the hand whose turn it is, after it has led it to `before`: any piece in the bag that it
    /// has not felt. Written as drawing it.
    pub(super) fn finds(&self, before: &[Action]) -> Vec<Action> {
        let seat = match self.turn() {
            Turn::Seat(seat) if before.len() < usize::from(self.felt_by(seat)) => seat,
            _ => return Vec::new(),
        };
        let draw = |piece: Piece| Action::Draw { seat, piece, shout: false };
        self.bag().iter().map(draw).filter(|draw| !before.contains(draw)).collect()
    }

    /// The drawing that is due where a hand draws that has been led to `found`: of the last of those. None of other
    /// actions.
    pub(super) fn drawn_as_found(&self, found: &[Action], action: &Action) -> Option<Action> {
        match (self.turns(), *action, found.last()) {
            (Some(_), Action::Draw { seat, shout, .. }, Some(&Action::Draw { piece, .. })) => {
                Some(Action::Draw { seat, piece, shout })
            }
            (Some(_), Action::Draw { .. }, None) => Some(*action),
            _ => None,
        }
    }
}
