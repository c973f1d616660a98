//! What is counted of a match that is over.

use serde::{Deserialize, Serialize};

use crate::record::{Kind, Match, Place};
use crate::scene::{Dice, Highlight, PastAction, Summary};

/// The numbers of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// The seats in the first place.
    pub winners: Vec<u8>,
    /// How strong the bot on each seat is; nothing for a person.
    pub levels: Vec<Option<u8>>,
    /// What was most of its kind.
    pub feats: Vec<Highlight>,
    /// What fell, of all dice that were thrown.
    pub dice: Vec<Dice>,
}

impl Numbers {
    /// The numbers of a match, in which `level` tells how strong bots are; none while it is not over.
    #[must_use]
    pub fn of<G: Summary>(played: &Match<G>, level: impl Fn(&Kind) -> Option<u8>) -> Option<Self> {
        let outcome = played.state().outcome()?;
        let happened =
            played.steps().map(|step| PastAction { actor: step.actor, action: &step.action, event: &step.event });
        Some(Self {
            winners: outcome.winners().map(|seat| seat.0).collect(),
            levels: played.players().iter().map(|player| level(&player.kind)).collect(),
            feats: played.state().highlights(happened),
            dice: dice(played),
        })
    }
}

/// The dice that were thrown in what was played of a match.
#[must_use]
pub fn dice<G: Summary>(played: &Match<G>) -> Vec<Dice> {
    Dice::thrown(played.state_at(Place::START).clone(), played.steps().map(|step| &step.action))
}
