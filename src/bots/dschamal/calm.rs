//! How a bot plays the calm duel (B10).

use super::prospects::Prospects;
use super::skill::{Skill, camps_of_the_duel};
use crate::rules::dschamal::{CalmView, Dschamal, Outline, PieceSet, Step};
use crate::rules::{Seat, Turn};

/// The step of a bot on `seat` in the calm duel that is due in the match, of which it sees `view`; `None` if it is not
/// its turn. What is not worth drawing it lets go, and its third piece it holds. `random` gives 64 random bits a call.
///
/// Skills differ by what they know besides how well they feel. The two lowest draw what belongs to their own camp, and the
/// lowest does not know that it can hold; the third knows what belongs to either camp; the highest weighs what the duel can
/// come to.
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
    let felt = skill.takes_for(outline, random);
    let draws = match skill {
        Skill::Lowest | Skill::Low => is_wanted(felt, state.camp(seat)),
        Skill::Middle => is_wanted(felt, camps_of_the_duel(state)),
        Skill::Highest => Prospects::new(state, state.pairing()?.seats()).draws(view, seat, felt),
    };
    Some(if view.may_feel && !draws {
        Step::Feel(seat)
    } else if view.may_hold && !draws && skill > Skill::Lowest {
        Step::Hold(seat)
    } else {
        Step::Draw { seat, cry: skill.cries(felt, random) }
    })
}

/// Whether a piece is worth drawing by a rule of thumb: the camel, and what belongs to `camps`.
fn is_wanted(felt: Outline, camps: PieceSet) -> bool {
    match felt {
        Outline::Camel => true,
        Outline::Whole(shape) => camps.has(shape),
        Outline::NearMiss(_) => false,
    }
}
