//! The statistics of a finished match.

use serde::{Deserialize, Serialize};

use crate::record::{Kind, Match, NodeId};
use crate::scene::{Dice, Highlight, PastAction, Summary};

/// The statistics of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// The seats in the first place.
    pub winners: Vec<u8>,
    /// The level of the bot on each seat; `None` for a person.
    pub levels: Vec<Option<u8>>,
    /// The superlatives of the match, such as its largest payment; one per kind.
    pub highlights: Vec<Highlight>,
    /// The distribution of the throws, by kind of dice.
    pub dice: Vec<Dice>,
}

impl Numbers {
    /// The statistics of a match, where `level` maps a player to the level of its bot. `None` if the match is not over.
    #[must_use]
    pub fn of<G: Summary>(played: &Match<G>, level: impl Fn(&Kind) -> Option<u8>) -> Option<Self> {
        let outcome = played.state().outcome()?;
        let happened =
            played.steps().map(|step| PastAction { actor: step.actor, action: &step.action, event: &step.event });
        Some(Self {
            winners: outcome.winners().map(|seat| seat.0).collect(),
            levels: played.players().iter().map(|player| level(&player.kind)).collect(),
            highlights: played.state().highlights(happened),
            dice: dice(played),
        })
    }
}

/// The distribution of the throws on the main line of a match.
#[must_use]
pub fn dice<G: Summary>(played: &Match<G>) -> Vec<Dice> {
    Dice::thrown(played.state_at(NodeId::START).clone(), played.steps().map(|step| &step.action))
}
