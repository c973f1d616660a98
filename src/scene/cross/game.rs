//! What the two games have in common for who sees and touches them.

use super::words::taking;
use super::{Board, Button, Cast, Link, Selection, Thrown, Unit, Way};
use crate::rules::Seat;
use crate::rules::cross::{Pieces, Places, Step, spot};
use crate::scene::Scene;

/// A game on the cross-shaped board.
pub trait Cross: Scene<Selection = Selection, Button = Button, Board = Board> {
    /// The block of which the number is shown besides every eighth (C7).
    const AIM: Option<Step> = None;

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
    fn try_to(&self, unit: Unit, to: Step) -> Self::Action;

    /// Whether a player is warned before this way (C7).
    fn warns(&self, _way: &Way) -> bool {
        false
    }

    /// The action that leaves the throw unused, where that is free (P8).
    fn skip(&self) -> Option<Self::Action> {
        None
    }

    /// Whether part of a throw has been used, and what is left has to be (C5).
    fn is_begun(&self) -> bool {
        false
    }

    /// The words on the control that throws.
    fn throw_label() -> &'static str;

    /// What takes a way, in a few words.
    fn taking(&self, way: &Way) -> String {
        taking(way, self.warns(way))
    }

    /// How two pieces of `seat` on a step belong together, if they do.
    fn link(&self, seat: Seat, step: Step) -> Option<Link>;

    /// The throw that lies on the board.
    fn thrown(&self) -> Option<Thrown>;

    /// What is thrown, as it lies before the throw.
    fn to_throw(&self) -> Cast;

    /// Who throws.
    fn throwing(&self) -> Seat {
        self.moving()
    }

    /// Whether `seat` can still earn something on the block that is aimed at.
    fn aims(&self, _seat: Seat) -> bool {
        false
    }
}

/// A use of the whole throw.
pub(in crate::scene) struct Course<G> {
    /// The ways that it takes, one after the other.
    pub ways: Vec<Way>,
    /// What it comes to.
    pub end: G,
    /// Whether a player is warned before one of them.
    pub warns: bool,
}

/// The uses of the whole throw, or of what is left of it: of those that come to the same, the first.
pub(in crate::scene) fn courses<G: Cross>(game: &G) -> Vec<Course<G>> {
    let mut courses = Vec::new();
    for way in game.ways() {
        add_courses(game, way, &mut courses);
    }
    courses
}

fn add_courses<G: Cross>(game: &G, way: Way, courses: &mut Vec<Course<G>>) {
    let mut end = game.clone();
    if end.apply(&game.action(&way)).is_err() {
        return;
    }
    let warns = game.warns(&way);
    let mut all = if end.is_begun() { self::courses(&end) } else { vec![Course { ways: Vec::new(), end, warns }] };
    for course in &mut all {
        course.ways.insert(0, way);
    }
    all.retain(|course| courses.iter().all(|other| other.end != course.end));
    courses.append(&mut all);
}

/// What is picked, or else the only thing that can be done.
pub(in crate::scene) fn held<G: Cross>(game: &G, selection: &Selection) -> Selection {
    match (selection, &courses(game)[..]) {
        (Selection::Nothing, [course]) => Selection::Way(course.ways[0]),
        _ => *selection,
    }
}

/// What a person may leave to the device: the only thing that can be done, if there is nothing to be warned of.
pub(in crate::scene) fn obvious<G: Cross>(game: &G) -> Option<G::Action> {
    match &courses(game)[..] {
        [Course { ways, warns: false, .. }] if ways[0].by > 0 => Some(game.action(&ways[0])),
        _ => None,
    }
}

/// What follows of itself from what a player has done: the rest of the throw, if it can be used in one way only.
pub(in crate::scene) fn follows<G: Cross>(game: &G) -> Option<G::Action> {
    if game.is_begun() { obvious(game) } else { None }
}

/// Whether nothing is left to choose whatever falls, and most throws are lost: who is home throws for his partner, who
/// chooses himself (C14); and who waits for one number has no use for the others.
pub(in crate::scene) fn waits<G: Cross>(game: &G) -> bool {
    if game.is_opening() || game.outcome().is_some() {
        return false;
    }
    if game.throwing() != game.moving() {
        return true;
    }
    let (mut lost, mut all) = (0, 0);
    for (outcome, weight) in game.chance() {
        let mut after = game.clone();
        let ways = after.apply(&outcome).map_or(0, |_| after.ways().len());
        if ways > 1 {
            return false;
        }
        let is_lost = after.thrown().is_none();
        (lost, all) = (lost + if is_lost { weight } else { 0 }, all + weight);
    }
    2 * lost > all
}

/// Whether a use of the whole throw is the same whichever of these ways it begins with.
pub(super) fn alike<G: Cross>(game: &G, ways: &[Way]) -> bool {
    let mut ends = ways.iter().map(|way| {
        let mut courses = Vec::new();
        add_courses(game, *way, &mut courses);
        courses
    });
    let first = ends.next().unwrap_or_default();
    let is_first = |course: &Course<G>| first.iter().any(|other| other.end == course.end);
    ends.all(|courses| first.len() == courses.len() && courses.iter().all(is_first))
}

/// The ways that a touch of where they land takes at once while nothing is picked: those of which no other lands there that
/// comes to something else, on no piece that could be meant itself.
pub(super) fn plain<G: Cross>(game: &G, ways: &[Way]) -> Vec<Way> {
    let seat = game.moving();
    let lands = |way: &Way| spot(seat, way.to);
    let is_plain = |way: &&Way| {
        let here: Vec<_> = ways.iter().copied().filter(|other| lands(other) == lands(way)).collect();
        let free = ways.iter().all(|other| spot(seat, other.unit.step) != lands(way));
        way.by > 0 && free && here[0] == **way && alike(game, &here)
    };
    ways.iter().filter(is_plain).copied().collect()
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
