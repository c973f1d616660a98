//! Duels between two bots, simulated at once and without waiting.

use super::{BotHand, Heap, Live, Size};
use crate::bots::bounded;
use crate::bots::dschamal::{Skill, calm_step};
use crate::rules::dschamal::{CalmDuel, Draw, Dschamal, DuelKind, Phase, Step, Verdict};
use crate::rules::{Seat, Turn};

/// The interval between two checks of the verdict, in simulated milliseconds.
const INTERVAL_MILLIS: f64 = 10.0;
/// The time after which an undecided duel is restarted, in simulated milliseconds.
const RESTART_MILLIS: f64 = 600_000.0;

/// The draw of two bots in the duel that is due, the bag master first; `None` if none is due. `random` returns 64
/// random bits per call.
pub fn bot_duel(state: &Dschamal, skills: [Skill; 2], random: &mut impl FnMut() -> u64) -> Option<Draw> {
    let seats = state.pairing().filter(|_| state.phase() == Phase::Duel)?.seats();
    match state.options().duel {
        DuelKind::Calm => calm(state, seats, skills, random),
        DuelKind::Live => Some(live(state, seats, skills, random)),
        // Bots do not play by link.
        DuelKind::ByLink => None,
    }
}

fn live(state: &Dschamal, seats: [Seat; 2], skills: [Skill; 2], random: &mut impl FnMut() -> u64) -> Draw {
    let size = Size::of(1.0);
    loop {
        let mut live = Live::new(Heap::shaken(state.bag(), size, random), 0.0);
        let mut hands = [0, 1].map(|hand| BotHand::new(hand, skills[hand], state, (size, 0.0), random));
        let mut now = 0.0;
        while now < RESTART_MILLIS {
            now += INTERVAL_MILLIS;
            for hand in &mut hands {
                hand.advance(&mut live, now, random);
            }
            match live.verdict(now) {
                Verdict::Open => {}
                Verdict::Again => break,
                Verdict::First(hand) => return live.drawn(hand, seats[hand]),
            }
        }
    }
}

fn calm(state: &Dschamal, seats: [Seat; 2], skills: [Skill; 2], random: &mut impl FnMut() -> u64) -> Option<Draw> {
    let mut calm = CalmDuel::new(state)?;
    loop {
        match calm.turn() {
            Turn::Seat(seat) => {
                let skill = skills[usize::from(seat != seats[0])];
                let step = calm_step(skill, state, &calm.seen_by(seat), seat, random)?;
                calm.apply(&step).ok()?;
            }
            Turn::Chance(_) => drop(chance(&mut calm, random)?),
            Turn::Seats(_) | Turn::Over => return calm.drawn(),
        }
    }
}

/// Makes the step of chance in a calm duel: the hand is led to a piece, or a toss decides who must draw. All outcomes
/// are equally likely, to within 2⁻⁵⁰. `random` returns 64 random bits per call.
pub(super) fn chance(calm: &mut CalmDuel, random: &mut impl FnMut() -> u64) -> Option<Step> {
    let steps = calm.steps();
    let step = *steps.get(bounded(steps.len(), random()))?;
    calm.apply(&step).ok()?;
    Some(step)
}
