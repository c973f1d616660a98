//! What the two games have in common for who sees and touches them.

use super::words::taking;
use super::{Board, Link, Pick, Thrown, Unit, Way};
use crate::rules::Seat;
use crate::rules::cross::{Pieces, Places};
use crate::scene::Scene;

/// A game on the cross-shaped board.
pub trait Cross: Scene<Pick = Pick, Board = Board> {
    /// The words on the control that throws.
    const THROW: &'static str;

    /// Where the pieces stand.
    fn all_pieces(&self) -> &Pieces;

    /// The places of those who are home.
    fn placed(&self) -> Places;

    /// Who moves, or throws for the start.
    fn moving(&self) -> Seat;

    /// What can be done now, by one unit after the other in the order of their way; nothing while a throw is awaited.
    fn ways(&self) -> Vec<Way>;

    /// The action that takes a way.
    fn action(&self, way: &Way) -> Self::Action;

    /// What somebody may have in mind who touches this unit, allowed or not, the likeliest first.
    fn tries(&self, unit: Unit) -> Vec<Self::Action>;

    /// What somebody may have in mind who sends this unit to a step ahead of it, allowed or not.
    fn try_to(&self, unit: Unit, to: u8) -> Self::Action;

    /// Whether a player is warned before this way (C7).
    fn warns(&self, _way: &Way) -> bool {
        false
    }

    /// The action that leaves the throw unused, where that is free (P8), and the words on its control.
    fn skip(&self) -> Option<(Self::Action, String)> {
        None
    }

    /// What takes a way, in a few words.
    fn taking(&self, way: &Way) -> String {
        taking(way, self.warns(way))
    }

    /// How two pieces of `seat` on a step belong together, if they do.
    fn link(&self, seat: Seat, step: u8) -> Option<Link>;

    /// The throw that lies on the board.
    fn thrown(&self) -> Option<Thrown>;
}

/// Ways in the order of their units on the way of who moves, a pair before its pieces; ways of one unit stay in their order.
pub(in crate::scene) fn in_order(pieces: &Pieces, seat: Seat, ways: &[Way]) -> Vec<Way> {
    let units = pieces.steps(seat).flat_map(|step| [true, false].map(|pair| Unit { step, pair }));
    units.flat_map(|unit| ways_of(ways, unit)).collect()
}

/// The units that can be used now, each once, in the order of their way.
pub(super) fn units(ways: &[Way]) -> Vec<Unit> {
    let mut units: Vec<_> = ways.iter().map(|way| way.unit).collect();
    units.dedup();
    units
}

/// The ways of one unit.
pub(super) fn ways_of(ways: &[Way], unit: Unit) -> Vec<Way> {
    ways.iter().copied().filter(|way| way.unit == unit).collect()
}
