//! Which bots there are, and what they play.

use super::dschamal::Skill;
use super::lots::lot;
use super::{Evaluate, one_ahead};
use crate::rules::{Actor, Seat};

/// A way to play without a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any action that is left to a bot, each equally likely.
    Random,
    /// The action after which the position is best, on average if chance is to move then; among equals by lot.
    OneAhead,
    /// As [`Bot::OneAhead`], of the actions that it notices, and any of them if it notices none. Its name is older than
    /// how much it notices.
    HalfAhead,
    /// The action that turns out best so many moves later, itself the first of them, if both sides play their best; in
    /// games that can be searched so ([`Evaluate::search`]); among equals the first as [`crate::rules::Game::actions`]
    /// lists them, so the same position always gives the same action. Where nothing is searched, the lot decides.
    AlphaBeta {
        /// How many moves; 0 is as 1.
        depth: u8,
    },
    /// A hand in a bag that feels so well. Where nothing is felt, the lowest skill leaves it to the lot, and the others
    /// play as [`Bot::OneAhead`].
    Feeling(Skill),
}

/// How many of sixteen actions [`Bot::HalfAhead`] overlooks. With half of them it all but never won against
/// [`Bot::OneAhead`].
const OVERLOOKED: u64 = 3;

/// What the names of [`Bot::AlphaBeta`] begin with; the depth follows.
const ALPHA_BETA: &str = "alpha-beta-";

/// What the names of [`Bot::Feeling`] begin with; the skill's number follows.
const FEELING: &str = "feeling-";

impl Bot {
    /// The name in records and commands: lower-case letters, hyphens and digits.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Random => "random".to_owned(),
            Self::OneAhead => "one-ahead".to_owned(),
            Self::HalfAhead => "half-ahead".to_owned(),
            Self::AlphaBeta { depth } => format!("{ALPHA_BETA}{depth}"),
            Self::Feeling(skill) => format!("{FEELING}{}", skill.number()),
        }
    }

    /// The bot of this name, whether a game offers it ([`Evaluate::BOTS`]) or not.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let bot = match name {
            "random" => Self::Random,
            "one-ahead" => Self::OneAhead,
            "half-ahead" => Self::HalfAhead,
            _ => match name.strip_prefix(FEELING) {
                Some(number) => {
                    let number: u8 = number.parse().ok()?;
                    Self::Feeling(Skill::ALL.into_iter().find(|skill| skill.number() == number)?)
                }
                None => Self::AlphaBeta { depth: name.strip_prefix(ALPHA_BETA)?.parse().ok()? },
            },
        };
        // A number can be written in several ways.
        Some(bot).filter(|bot| bot.name() == name)
    }
}

/// The action that `bot` chooses on `seat`; `None` if it is not for that seat to act. It looks at the state as that
/// seat may know it ([`crate::rules::Game::seen_by`]) and at nothing else. `random` gives 64 random bits a call.
pub fn choose<G: Evaluate>(bot: Bot, state: &G, seat: Seat, random: &mut impl FnMut() -> u64) -> Option<G::Action> {
    let (state, mut actions, by_lot) = options(state, seat);
    if actions.len() > 1 && !by_lot {
        match bot {
            Bot::Random | Bot::Feeling(Skill::Lowest) => {}
            Bot::OneAhead | Bot::Feeling(Skill::Low | Skill::Middle | Skill::Highest) => {
                actions = one_ahead::best(&state, seat, actions);
            }
            Bot::HalfAhead => {
                let mut bits = random();
                let noticed = actions.iter().filter(|_| {
                    bits = bits.rotate_right(4);
                    bits & 15 >= OVERLOOKED
                });
                let noticed: Vec<_> = noticed.cloned().collect();
                if !noticed.is_empty() {
                    actions = one_ahead::best(&state, seat, noticed);
                }
            }
            Bot::AlphaBeta { depth } => {
                if let Some(action) = state.search(&actions, depth) {
                    return Some(action);
                }
            }
        }
    }
    let chosen = lot(actions.len(), random());
    actions.into_iter().nth(chosen)
}

/// The state as `seat` may know it, the actions that are left to a bot there, and whether the lot decides among them.
pub(super) fn options<G: Evaluate>(state: &G, seat: Seat) -> (G, Vec<G::Action>, bool) {
    let state = state.seen_by(seat);
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.retain(|action| state.actor(action) == Actor::Seat(seat));
    let by_lot = state.bind_bots(&mut actions);
    (state, actions, by_lot)
}

#[cfg(test)]
mod tests {
    use super::{Bot, Skill};

    #[test]
    fn a_bot_is_found_by_its_name() {
        let feeling = Skill::ALL.map(Bot::Feeling);
        let others =
            [Bot::Random, Bot::HalfAhead, Bot::OneAhead, Bot::AlphaBeta { depth: 1 }, Bot::AlphaBeta { depth: 10 }];
        for bot in others.into_iter().chain(feeling) {
            assert_eq!(Bot::by_name(&bot.name()), Some(bot));
        }
        assert_eq!(feeling.map(Bot::name), ["feeling-1", "feeling-4", "feeling-2", "feeling-3"]);
        for name in [
            "Random",
            "alpha-beta",
            "alpha-beta-",
            "alpha-beta-04",
            "alpha-beta-+4",
            "alpha-beta-256",
            "feeling-0",
            "feeling-5",
        ] {
            assert_eq!(Bot::by_name(name), None, "{name}");
        }
    }
}
