//! What is counted of a match that is over.

use serde::{Deserialize, Serialize};

use crate::record::{Kind, Match, Place};
use crate::scene::{Dice, Feat, Gist, Happening};

/// What is counted of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// The seats in the first place.
    pub winners: Vec<u8>,
    /// The bot of each seat as records name it; nothing for a person.
    pub bots: Vec<String>,
    /// What was most of its kind.
    pub feats: Vec<Feat>,
    /// What fell, of all dice that were thrown.
    pub dice: Vec<Dice>,
}

impl Numbers {
    /// What was played of a match; none while it is not over.
    #[must_use]
    pub fn of<G: Gist>(played: &Match<G>) -> Option<Self> {
        let outcome = played.state().outcome()?;
        let happened =
            played.steps().map(|step| Happening { actor: step.actor, action: &step.action, event: &step.event });
        let bot = |kind: &Kind| match kind {
            Kind::Person => String::new(),
            Kind::Bot(name) => name.clone(),
        };
        Some(Self {
            winners: outcome.winners().map(|seat| seat.0).collect(),
            bots: played.players().iter().map(|player| bot(&player.kind)).collect(),
            feats: played.state().feats(happened),
            dice: dice(played),
        })
    }
}

/// The dice that were thrown in what was played of a match.
#[must_use]
pub fn dice<G: Gist>(played: &Match<G>) -> Vec<Dice> {
    Dice::thrown(played.state_at(Place::START).clone(), played.steps().map(|step| &step.action))
}
