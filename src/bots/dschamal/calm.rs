//! The play of a bot in a calm duel (B10).

use super::prospects::Prospects;
use super::skill::{Skill, camps_of_the_duel};
use crate::rules::dschamal::{CalmView, Dschamal, Outline, PieceSet, Step};
use crate::rules::{Seat, Turn};

/// The next step of a bot on `seat` in the calm duel that is due, of which it sees `view`; `None` if it is not its
/// turn. It lets go of a piece that it does not want, and holds the third. `random` returns 64 random bits per call.
///
/// Apart from how well they feel, skills differ in knowledge: the two lowest draw what belongs to their own camp, and
/// the lowest does not know that it may hold; the third knows what belongs to either camp; the highest computes the
/// expected outcome of the duel.
pub fn calm_step(
    skill: Skill,
    state: &Dschamal,
    view: &CalmView,
    seat: Seat,
    random: &mut impl FnMut() -> u64,
) -> Option<Step> {
    if view.turn != Turn::Seat(seat) {
        return None;
    }
    let Some(outline) = view.feels else {
        return Some(Step::Feel(seat));
    };
    let felt = skill.perceive(outline, random);
    let draws = match skill {
        Skill::Lowest | Skill::Low => is_wanted(felt, state.camp(seat)),
        Skill::Middle => is_wanted(felt, camps_of_the_duel(state)),
        Skill::Highest => Prospects::new(state, state.pairing()?.seats()).should_draw(view, seat, felt),
    };
    Some(if view.may_feel && !draws {
        Step::Feel(seat)
    } else if view.may_hold && !draws && skill > Skill::Lowest {
        Step::Hold(seat)
    } else {
        Step::Draw { seat, shout: skill.shouts(felt, random) }
    })
}

/// `true` if a piece is worth drawing by a rule of thumb: the camel, and shapes in `camps`.
fn is_wanted(felt: Outline, camps: PieceSet) -> bool {
    match felt {
        Outline::Camel => true,
        Outline::Whole(shape) => camps.has(shape),
        Outline::NearMiss(_) => false,
    }
}
