//! Classification of a match by link that was opened on this device.

use crate::play::MoveRows;
use crate::record::{CopyRelation, Match, NodeId, Wrong};
use crate::rules::Seat;
use crate::scene::{Scene, Seating};
use crate::store::Id;
use crate::words::table;

/// The result of comparing a received match by link with the copy saved on this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// This seat is free: somebody can join the match here.
    Invites(Seat),
    /// It contains nothing that the saved match with this id does not.
    Known(Id),
    /// It continues the saved match.
    Continues,
    /// It contradicts the saved match or its own commitments, as this sentence explains. The saved match stays
    /// unchanged.
    Refused(String, Option<Id>),
    /// Nobody of this device plays in it, and no seat is free: it can only be watched.
    WatchOnly,
}

impl Arrival {
    /// Classifies a received match by link; `saved` is the saved copy with its id, if there is one.
    #[must_use]
    pub fn of<G: Scene>(received: &Match<G>, saved: Option<&(Match<G>, Id)>) -> Self {
        let known = saved.map(|(_, id)| id.clone());
        if let Some(wrong) = received.check().and_then(|checked| checked.wrong) {
            return Self::Refused(forged(received, &wrong), known);
        }
        match (saved, known) {
            (Some((saved, _)), Some(id)) => match saved.compare_copy(received) {
                CopyRelation::Known => Self::Known(id),
                CopyRelation::More => Self::Continues,
                CopyRelation::Otherwise(place) => Self::Refused(otherwise(saved, received, place), Some(id)),
            },
            _ if received.first_token().is_none() || received.holder().is_some() => Self::WatchOnly,
            _ => received.awaits().map_or(Self::WatchOnly, Self::Invites),
        }
    }
}

/// Returns the number and the notation of the move that leads to a place.
#[must_use]
pub fn move_at<G: Scene>(played: &Match<G>, place: NodeId) -> (usize, String) {
    let mut rows = MoveRows::default();
    let names = played.players().iter().map(|player| player.name.clone()).collect();
    let looks = played.players().iter().map(|player| player.look).collect();
    rows.update(played, played.now(), &Seating { names, looks, ..Seating::default() });
    let row = rows.index_of(played, place).and_then(|row| rows.rows().get(row));
    row.map_or((place.number(), String::new()), |row| (row.number, row.line.notation.clone()))
}

/// Returns the sentence about a throw that does not follow from its commitments.
fn forged<G: Scene>(received: &Match<G>, wrong: &Wrong<G::Action>) -> String {
    let thrown = received.step_at(wrong.place).map(|step| step.action.to_string()).unwrap_or_default();
    table::throw_unbound(move_at(received, wrong.place).0, &thrown, &wrong.should.to_string())
}

/// Returns the sentence about a move that differs from the saved one, or about commitments that differ.
fn otherwise<G: Scene>(known: &Match<G>, received: &Match<G>, place: Option<NodeId>) -> String {
    let Some(place) = place else { return table::tokens_differ().to_owned() };
    let ((number, here), (_, there)) = (move_at(known, place), move_at(received, place));
    table::move_differs(number, &here, &there)
}
