//! Refusals: the reasons why an action or options are not legal.

use super::{Colour, Heading, Laid, Phase, Place, Square};
use crate::rules::{Clause, Seat, Spot};

/// The reason why an action or options are not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There are 2 to 4 players, not this number (M1).
    Players(u8),
    /// The die has no face with this number (M1).
    NotOnDie(u8),
    /// Another kind of action is due in this phase (M2, M3, M4, M10, M13).
    NotNow {
        /// The phase.
        phase: Phase,
    },
    /// Asam never turns back (M4).
    NoTurningBack {
        /// The square of Asam.
        asam: Square,
        /// The way he faces.
        heading: Heading,
    },
    /// Asam stands on one of the rug's squares (M8).
    OnAsam {
        /// The place asked for.
        place: Place,
        /// The square of Asam.
        asam: Square,
    },
    /// Neither of the rug's squares shares an edge with Asam's (M8).
    NotAdjacentToAsam {
        /// The place asked for.
        place: Place,
        /// The square of Asam.
        asam: Square,
    },
    /// The rug would cover both visible squares of one and the same rug (M8).
    BothHalvesOfOneRug {
        /// The covered rug, whose place is the one asked for.
        rug: Laid,
    },
    /// The pile whose turn it is to show a rug has no rugs of this colour, because they are another player's (M13).
    NotInPile {
        /// The owner of the pile.
        seat: Seat,
        /// The colour asked for.
        colour: Colour,
    },
    /// All the rugs of this colour have been laid (M13).
    NoneLeft {
        /// The colour asked for.
        colour: Colour,
    },
}

impl crate::rules::Refusal for Refusal {
    fn clause(&self) -> Clause {
        Clause(match self {
            Self::Players(_) | Self::NotOnDie(_) => "M1",
            Self::NotNow { phase } => match phase {
                Phase::Order => "M2",
                Phase::Face => "M3",
                Phase::Turn | Phase::Roll | Phase::Lay => "M4",
                Phase::Over => "M10",
                Phase::Draw => "M13",
            },
            Self::NoTurningBack { .. } => "M4",
            Self::OnAsam { .. } | Self::NotAdjacentToAsam { .. } | Self::BothHalvesOfOneRug { .. } => "M8",
            Self::NotInPile { .. } | Self::NoneLeft { .. } => "M13",
        })
    }

    fn spots(&self) -> Vec<Spot> {
        match self {
            Self::NoTurningBack { asam, .. } | Self::OnAsam { asam, .. } | Self::NotAdjacentToAsam { asam, .. } => {
                vec![(*asam).into()]
            }
            Self::BothHalvesOfOneRug { rug } => rug.place.squares().map(Spot::from).to_vec(),
            Self::Players(_)
            | Self::NotOnDie(_)
            | Self::NotNow { .. }
            | Self::NotInPile { .. }
            | Self::NoneLeft { .. } => Vec::new(),
        }
    }
}
