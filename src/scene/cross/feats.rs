//! What is celebrated on the board.

use super::LegalMove;
use super::geometry::{MIDDLE, Point, View};
use crate::rules::Seat;
use crate::rules::cross::{HOME, Pieces, SEATS, Step};
use crate::scene::Sound;

/// Something that deserves a moment of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// A player has earned pairs (C7).
    Earned,
    /// A piece has hit another one.
    Hit,
    /// A piece of the person who looks at the board has been hit.
    Struck,
    /// A piece has come home.
    Home,
    /// The last piece of a player has come home.
    AllHome,
    /// Another player leads.
    Lead,
}

impl Feat {
    /// Returns the sound with which the move ends that brings it about. What is hit has a sound of its own, later.
    const fn sound(self) -> Option<Sound> {
        match self {
            Self::Earned => Some(Sound::Pairs),
            Self::Home => Some(Sound::Home),
            Self::AllHome => Some(Sound::AllHome),
            Self::Lead => Some(Sound::Lead),
            Self::Hit | Self::Struck => None,
        }
    }
}

/// Returns what is celebrated of a move, and where, for a viewer, the greatest first: that it `earned` pairs on a step, its
/// hit, that it came home, the last one if `all_home`, and that by it another player leads. `after` are the pieces after it.
#[must_use]
pub fn feats(
    view: View,
    after: &Pieces,
    (seat, mv): (Seat, &LegalMove),
    (earned, all_home): (Option<Step>, bool),
    viewer: Option<Seat>,
) -> Vec<(Point, Feat)> {
    let earned = earned.map(|step| (view.passing(seat, step), Feat::Earned));
    let hit = mv.hit.map(|_| (view.passing(seat, mv.to), Feat::Hit));
    let struck = mv.hit.filter(|hit| viewer == Some(hit.seat)).map(|hit| (view.on_zero(hit.seat, 0), Feat::Struck));
    let home = if all_home { Feat::AllHome } else { Feat::Home };
    let home = (mv.to == HOME).then_some((MIDDLE, home));
    let lead = new_leader(after, seat, mv).map(|leader| (view.medallion(leader), Feat::Lead));
    [earned, hit, struck, home, lead].into_iter().flatten().collect()
}

/// Returns the sound with which a move ends that brings this about, or else the `plain` one.
pub fn landing_sound(feats: &[(Point, Feat)], plain: Sound) -> Sound {
    let is_hit = feats.iter().any(|(_, feat)| *feat == Feat::Hit);
    let mut sounds = feats.iter().filter(|(_, feat)| !is_hit || *feat != Feat::Lead);
    sounds.find_map(|(_, feat)| feat.sound()).unwrap_or(plain)
}

/// Returns the seat that leads since this move: its pieces have gone furthest in all. Before half of the way that means
/// little, and leads turn too often.
fn new_leader(after: &Pieces, seat: Seat, mv: &LegalMove) -> Option<Seat> {
    let now = |seat: Seat| i32::from(after.sum(seat));
    let moved = i32::from(1 + u8::from(mv.unit.pair)) * (i32::from(mv.to.0) - i32::from(mv.unit.step.0));
    let lost = mv.hit.map_or(0, |hit| i32::from(hit.pieces * hit.step.0));
    let before = |other: Seat| {
        let is_hit = mv.hit.is_some_and(|hit| hit.seat == other);
        now(other) - if other == seat { moved } else { 0 } + if is_hit { lost } else { 0 }
    };
    let leader = leader(now)?;
    let half = i32::from(after.each()) * i32::from(HOME.0) / 2;
    (now(leader) >= half && self::leader(before) != Some(leader)).then_some(leader)
}

/// Returns the only seat whose number is the greatest.
fn leader(number: impl Fn(Seat) -> i32) -> Option<Seat> {
    let most = Seat::all(SEATS).map(&number).max()?;
    let mut first = Seat::all(SEATS).filter(|seat| number(*seat) == most);
    first.next().filter(|_| first.next().is_none())
}
