//! Dschamal's refusals as sentences.

use super::words::{Role, the};
use crate::rules::dschamal::{Phase, Refusal};
use crate::scene::Seating;
use crate::words::{dschamal, table};

pub(super) fn sentence(refusal: &Refusal, seating: &Seating) -> String {
    let who = |seat| seating.who(seat);
    let within = |seat| seating.who(seat).0.unwrap_or(table::you());
    let piece = |piece| the(piece, Role::Plain);
    match *refusal {
        Refusal::Players(players) => dschamal::no_such_players(players),
        Refusal::NoSeat(seat) => dschamal::no_seat(&seat.to_string()),
        Refusal::NotNow { phase } => not_now(phase).into(),
        Refusal::NotBlue(touched) => dschamal::not_blue(&piece(touched)),
        Refusal::OnTable { piece: touched, holder } => dschamal::on_table(&piece(touched), who(holder)),
        Refusal::NotDuelling { seat, master, challenged } => {
            dschamal::not_duelling(who(seat), within(master), within(challenged))
        }
        Refusal::SitsOut(seat) => dschamal::sits_this_out(who(seat)),
        Refusal::TooLate { drawer } => dschamal::too_late(who(drawer)),
        Refusal::InHand(touched) => dschamal::in_hand(&piece(touched)),
        Refusal::LastInBag(touched) => dschamal::last_in_bag(&piece(touched)),
        Refusal::NotTheirs { piece: touched, loser } => dschamal::not_theirs(who(loser), &piece(touched)),
        Refusal::Locked(shape) => dschamal::locked(&shape.to_string()),
        Refusal::NotYourTurn { mover } => dschamal::not_your_turn(who(mover)),
        Refusal::ThreeFelt => dschamal::three_felt().into(),
        Refusal::NotThreeFelt => dschamal::not_three_felt().into(),
        Refusal::NoGrip => dschamal::no_grip().into(),
        Refusal::BothHold
        | Refusal::NoToss
        | Refusal::MustDraw
        | Refusal::NothingFelt
        | Refusal::Finding
        | Refusal::NotFinding
        | Refusal::FeltBefore
        | Refusal::InOtherHand
        | Refusal::DuelOver => dschamal::not_due_in_bag().into(),
    }
}

fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Toss => dschamal::now_toss(),
        Phase::Start(_) => dschamal::now_start(),
        Phase::Duel | Phase::Turns(_) | Phase::Must(_) => dschamal::now_duel(),
        Phase::Grip { .. } => dschamal::now_grip(),
        Phase::Take { .. } => dschamal::now_take(),
        Phase::Over { .. } => dschamal::now_over(),
    }
}
