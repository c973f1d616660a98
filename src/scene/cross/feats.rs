//! What is celebrated on the board.

use super::LegalMove;
use super::geometry::{MIDDLE, Point, View};
use crate::rules::Seat;
use crate::rules::cross::Step;

/// Something that deserves a moment of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// A player has earned pairs (C7).
    Earned,
    /// A piece has hit another one.
    Hit,
    /// A piece of the person who looks at the board has been hit.
    Struck,
    /// The last piece of a player has come home.
    AllHome,
}

/// Returns what is celebrated of a move, and where, for a viewer: that it `earned` pairs on a step, its hit, and that it
/// was the last one home.
#[must_use]
pub fn feats(
    view: View,
    (seat, mv): (Seat, &LegalMove),
    (earned, all_home): (Option<Step>, bool),
    viewer: Option<Seat>,
) -> Vec<(Point, Feat)> {
    let earned = earned.map(|step| (view.passing(seat, step), Feat::Earned));
    let hit = mv.hit.map(|_| (view.passing(seat, mv.to), Feat::Hit));
    let struck = mv.hit.filter(|hit| viewer == Some(hit.seat)).map(|hit| (view.on_zero(hit.seat, 0), Feat::Struck));
    let all_home = all_home.then_some((MIDDLE, Feat::AllHome));
    [earned, hit, struck, all_home].into_iter().flatten().collect()
}
