//! The duel apart (B10): the calm duel where each hand is in the bag on a device of its own.
//!
//! The turns go from one device to the other, and so they are actions of the match. Where chance leads a hand is none: the
//! device of the hand works it out from what binds it ([`Game::unseen`]), and all others can once the hand has drawn
//! ([`Game::reveals`]).
//!
//! The two take turns from the bag master on. Who has felt three holds, so that the number of turns says all that others may
//! know of the duel. No device knows what the other hand holds, so that two hands can be led to the same piece: whoever
//! draws has it.

use super::{Action, CalmDuel, Dschamal, Manner, Phase, Piece, Refusal};
use crate::rules::{Game, Seat, Turn};

/// The turns after which both hands have felt all that they may.
const FELT: u8 = 2 * CalmDuel::MOST_FELT;
/// The turns after which both hold.
pub(super) const HELD: u8 = FELT + 2;

impl Dschamal {
    /// What has to happen where a duel begins.
    pub(super) fn duel_begins(&self) -> Phase {
        if self.options.duel == Manner::Apart { Phase::Turns(0) } else { Phase::Duel }
    }

    /// How many turns have been taken in the duel apart that is on; none if none is.
    #[must_use]
    pub fn turns(&self) -> Option<u8> {
        match self.phase {
            Phase::Turns(turns) => Some(turns),
            Phase::Must(_) => Some(HELD),
            _ => None,
        }
    }

    /// How many pieces the bag master's hand and that of the challenged have felt in a duel apart.
    #[must_use]
    pub fn felt(&self) -> [u8; 2] {
        let turns = self.turns().unwrap_or_default();
        [turns.div_ceil(2), turns / 2].map(|felt| felt.min(CalmDuel::MOST_FELT))
    }

    pub(super) fn felt_by(&self, seat: Seat) -> u8 {
        self.felt()[usize::from(seat != self.pairing.master)]
    }

    /// Whose turn it is after so many. The bag master throws the lot, whose device does not know how it falls when the other
    /// decides to hold.
    pub(super) fn turn_apart(&self, turns: u8) -> Turn {
        if turns == HELD { Turn::Chance(Some(self.pairing.master)) } else { Turn::Seat(self.mover(turns)) }
    }

    fn mover(&self, turns: u8) -> Seat {
        self.pairing.seats()[usize::from(turns % 2)]
    }

    /// What can be done after so many turns.
    pub(super) fn list_turns(&self, turns: u8, into: &mut Vec<Action>) {
        let seat = self.mover(turns);
        match turns {
            HELD => into.extend(self.pairing.seats().map(Action::Lot)),
            FELT.. => into.push(Action::Hold(seat)),
            _ => into.push(Action::Feel(seat)),
        }
        if turns < HELD && self.felt_by(seat) > 0 {
            self.list_draws(seat, into);
        }
    }

    /// Whether an action is legal in a duel apart, as far as others than the seat can know: what it has found is not
    /// looked at.
    pub(super) fn check_turn(&self, action: Action) -> Result<(), Refusal> {
        let (seat, mover) = match (action, self.phase) {
            (Action::Lot(seat), Phase::Turns(HELD)) if self.pairing.contains(seat) => return Ok(()),
            (Action::Lot(_), _) => return Err(Refusal::NoLot),
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

    /// To what chance can lead the hand whose turn it is, after it has led it to `before`: any piece in the bag that it has
    /// not felt. Written as drawing it.
    pub(super) fn finds(&self, before: &[Action]) -> Vec<Action> {
        let seat = match self.turn() {
            Turn::Seat(seat) if before.len() < usize::from(self.felt_by(seat)) => seat,
            _ => return Vec::new(),
        };
        let draw = |piece: Piece| Action::Draw { seat, piece, cry: false };
        self.bag().iter().map(draw).filter(|draw| !before.contains(draw)).collect()
    }

    /// The drawing that is due where a hand draws that has been led to `found`: of the last of those. None of other actions.
    pub(super) fn drawn_as_found(&self, found: &[Action], action: &Action) -> Option<Action> {
        match (self.turns(), *action, found.last()) {
            (Some(_), Action::Draw { seat, cry, .. }, Some(&Action::Draw { piece, .. })) => {
                Some(Action::Draw { seat, piece, cry })
            }
            (Some(_), Action::Draw { .. }, None) => Some(*action),
            _ => None,
        }
    }
}
