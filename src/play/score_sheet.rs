//! The score sheet of a match of Damath.

use super::Permissions;
use super::local_seats::LocalSeats;
use crate::record::{Match, NodeId};
use crate::rules::damath::Damath;
use crate::scene::PastAction;
use crate::scene::damath::ScoreSheet;

/// The score sheet of the moves that were played and not taken back.
#[must_use]
pub fn score_sheet(played: &Match<Damath>) -> ScoreSheet {
    let places = played.way(NodeId::START, played.now());
    let history = places.iter().filter_map(|&place| {
        let step = played.step_at(place)?;
        Some((PastAction { actor: step.actor, action: &step.action, event: &step.event }, played.state_at(place)))
    });
    let seating = LocalSeats::of(played, None, false, Permissions::PLAY).seating(played, false);
    ScoreSheet::of(played.state(), history, &seating)
}
