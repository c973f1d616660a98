//! Which bots there are, and what they play.

use super::{Evaluate, one_ahead};
use crate::rules::{Actor, Seat};

/// A way to play without a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any action that is left to a bot, each equally likely.
    Random,
    /// The action after which the position is best, on average if chance is to move then; among equals by lot.
    OneAhead,
}

impl Bot {
    /// All bots, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::OneAhead];

    /// The name in records and commands: lower-case letters and hyphens.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::OneAhead => "one-ahead",
        }
    }

    /// The bot of this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.name() == name)
    }
}

/// What `bot` does on `seat`; `None` if it is not for that seat to act. It looks at the state as that seat may know it
/// ([`crate::rules::Game::seen_by`]) and at nothing else. `random` gives 64 random bits a call.
pub fn choose<G: Evaluate>(bot: Bot, state: &G, seat: Seat, random: &mut impl FnMut() -> u64) -> Option<G::Action> {
    let state = state.seen_by(seat);
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.retain(|action| state.actor(action) == Actor::Seat(seat));
    state.bind_bots(&mut actions);
    if bot == Bot::OneAhead && actions.len() > 1 && !state.is_blind() {
        actions = one_ahead::best(&state, seat, actions);
    }
    let chosen = lot(actions.len(), random());
    actions.into_iter().nth(chosen)
}

/// A number below `count`, 0 if that is 0. Some come up more often than others by less than one in 2⁵⁰, which is nothing
/// to a bot; it is not for dice.
pub(super) fn lot(count: usize, bits: u64) -> usize {
    let scaled = (u128::from(bits) * count as u128) >> u64::BITS;
    usize::try_from(scaled).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Bot, lot};

    #[test]
    fn a_bot_is_found_by_its_name() {
        for bot in Bot::ALL {
            assert_eq!(Bot::by_name(bot.name()), Some(bot));
        }
        assert_eq!(Bot::by_name("Random"), None);
    }

    #[test]
    fn the_lot_falls_evenly_and_never_outside() {
        let all = (0..=255_u64).map(|high| lot(3, high << 56));
        let counts = all.fold([0; 3], |mut counts, chosen| {
            counts[chosen] += 1;
            counts
        });
        assert_eq!(counts, [86, 85, 85]);
        assert_eq!(lot(3, u64::MAX), 2);
        assert_eq!(lot(0, u64::MAX), 0);
    }
}
