//! Dschamal's refusals in sentences.

use super::words;
use crate::rules::dschamal::{Phase, Refusal};
use crate::scene::Seating;

pub(super) fn sentence(refusal: &Refusal, seating: &Seating) -> String {
    let name = |seat| seating.name(seat);
    match refusal {
        Refusal::Players(players) => format!("Two to eight can play, not {players}."),
        Refusal::NoSeat(seat) => format!("There is no seat {seat}."),
        Refusal::NotNow { phase } => not_now(*phase).into(),
        Refusal::NotBlue(piece) => format!("Everybody begins with a blue piece, and {} is none.", words::the(*piece)),
        Refusal::OnTable { piece, holder } => {
            format!("Before {1} lies {0} already.", words::the(*piece), name(*holder))
        }
        Refusal::NotDuelling { seat, master, challenged } => {
            format!("{} does not duel now: {} and {} do.", name(*seat), name(*master), name(*challenged))
        }
        Refusal::SitsOut(seat) => format!("{} has lost the bag and sits this duel out.", name(*seat)),
        Refusal::TooLate { drawer } => format!("{}’s hand was first: the duel is over.", name(*drawer)),
        Refusal::InHand(piece) => format!("The hand holds {} already.", words::the(*piece)),
        Refusal::LastInBag(piece) => {
            format!("Nothing is left in the bag but {}: it comes out alone.", words::the(*piece))
        }
        Refusal::NotTheirs { piece, loser } => {
            format!("It is {} who lost the duel, and {} lies elsewhere.", name(*loser), words::the(*piece))
        }
        Refusal::Locked(shape) => {
            format!("All four {} lie on the table: nobody can win them any more.", words::several(*shape))
        }
        Refusal::NotYourTurn { mover } => format!("It is {}’s turn in the bag.", name(*mover)),
        Refusal::ThreeFelt => "A hand feels three pieces, and then draws or holds.".into(),
        Refusal::NotThreeFelt => "A hand may feel three pieces before it holds.".into(),
        Refusal::BothHold => "Both hold: the lot says who must draw.".into(),
        Refusal::NoLot => "The lot has nothing to say yet.".into(),
        Refusal::MustDraw => "Both have held, and the lot has said who must draw.".into(),
        Refusal::NoGrip => "In calm duels a hand draws one piece alone.".into(),
        Refusal::NothingFelt => "The hand holds nothing yet: feel a piece first.".into(),
        Refusal::Finding => "The hand is still finding its way.".into(),
        Refusal::NotFinding => "No hand is looking for a piece.".into(),
        Refusal::FeltBefore => "The hand has felt that piece before.".into(),
        Refusal::InOtherHand => "The other hand holds that piece.".into(),
        Refusal::DuelOver => "A hand has come out: this duel is over.".into(),
    }
}

const fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Lot => "The lot names the first bag master now.",
        Phase::Start(_) => "Everybody gets a first piece now.",
        Phase::Duel => "Two hands are in the bag now.",
        Phase::Grip { .. } => "A hand has come out: what is in it comes first.",
        Phase::Take { .. } => "The winner of the duel takes a piece now.",
        Phase::Over { .. } => "The match is over.",
    }
}
