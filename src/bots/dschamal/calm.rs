//! How a bot plays the calm duel (B10).

use super::skill::{Judgement, Skill, camps_of_the_duel};
use crate::rules::dschamal::{CalmView, Dschamal, Step};
use crate::rules::{Seat, Turn};

/// The step of a bot on `seat` in the calm duel that is due in the match, of which it sees `view`; `None` if it is not
/// its turn. It draws the first piece that it takes to be worth it: who waits for a better one may come too late. Its
/// last one it rather holds than draws, if it is not worth it. `random` gives 64 random bits a call.
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
    Some(match skill.judges(outline, camps_of_the_duel(state), random) {
        Judgement::Draw { cry } => Step::Draw { seat, cry },
        Judgement::Leave { .. } if view.may_feel => Step::Feel(seat),
        Judgement::Leave { .. } if view.may_hold => Step::Hold(seat),
        Judgement::Leave { .. } => Step::Draw { seat, cry: false },
    })
}
