//! What lies on Marrakech's board.

use super::geometry::{self, Point, Pose, SIDE, centre};
use super::selection::Selection;
use crate::rules::marrakech::{Colour, Event, Heading, Laid, Marrakech, Phase, Place, Square, SquareSet};
use crate::scene::Seating;

/// The board with all that lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The rugs, the lowest first.
    pub rugs: Vec<Rug>,
    /// What is marked on squares.
    pub marks: Vec<(Square, Mark)>,
    /// The headings that can be chosen and are not picked yet.
    pub arrows: Vec<Arrow>,
    /// The merchant.
    pub asam: Asam,
    /// The die, while it lies on the board.
    pub die: Option<Die>,
}

/// A rug on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rug {
    /// Which one: rugs are numbered as they are laid.
    pub id: usize,
    /// The two squares that it covers.
    pub squares: [Square; 2],
    /// Its colour and pattern.
    pub look: u8,
    /// How it lies there.
    pub lies: Lies,
}

/// How a rug lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// It has been laid.
    Flat,
    /// It has been laid since the last turn of whoever sees the board.
    Fresh,
    /// It is just unrolling.
    Unrolling,
    /// It shows where it would lie.
    Tried,
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Asam has just come over it.
    Passed,
    /// It can be picked.
    Open,
    /// It is picked.
    Picked,
    /// These rolls lead here, and stopping here costs so many dirhams.
    Reach {
        /// Whether each of the rolls 1 to 4 leads here.
        rolls: [bool; 4],
        /// Dirhams.
        toll: u8,
    },
    /// It has been counted for a payment.
    Counted,
    /// It will be counted for a payment.
    Region,
}

/// A heading that can be chosen and is not picked yet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// Which way.
    pub heading: Heading,
    /// Where it is drawn.
    pub at: Point,
}

/// The merchant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asam {
    /// Where he stands.
    pub pose: Pose,
    /// The colour and pattern that he wears (M12).
    pub look: u8,
    /// How he gets there from where he was.
    pub motion: Motion,
}

/// How Asam moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// He turns on the spot.
    Turn,
    /// He walks to the next square.
    Step,
    /// He follows a track, a small piece of it.
    Track,
}

/// The die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    /// The number on top.
    pub face: u8,
    /// Whether it still rolls.
    pub rolling: bool,
    /// Where it lies.
    pub at: Point,
}

/// The board as it lies, without marks. Asam stands at `pose`.
pub(super) fn bare(state: &Marrakech, seating: &Seating) -> Board {
    let rugs = state.laid().iter().enumerate();
    let rugs = rugs.map(|(id, laid)| Rug {
        id,
        squares: laid.place.squares(),
        look: look(state, seating, laid.colour),
        lies: Lies::Flat,
    });
    Board { rugs: rugs.collect(), marks: Vec::new(), arrows: Vec::new(), asam: asam(state, seating), die: None }
}

/// Shows what has happened last: where Asam has come from, and the rugs laid since the last turn of the seat from which
/// the board is seen, or else the last one.
pub(super) fn show_last(board: &mut Board, state: &Marrakech, seating: &Seating, last: &Event) {
    if let Event::Walked { steps, .. } = last {
        board.marks.extend(steps.iter().map(|step| (step.from, Mark::Passed)));
    }
    let most = if seating.viewer.is_some() { usize::from(state.options().players) - 1 } else { 1 };
    let by_others = |laid: &&Laid| Some(state.owner(laid.colour)) != seating.viewer;
    let fresh = state.laid().iter().rev().take(most).take_while(by_others).count();
    for rug in board.rugs.iter_mut().rev().take(fresh) {
        rug.lies = Lies::Fresh;
    }
}

/// Marks what can be done and what is picked.
pub(super) fn mark(board: &mut Board, state: &Marrakech, seating: &Seating, selection: &Selection) {
    match state.phase() {
        Phase::Face | Phase::Turn => mark_headings(board, state, selection),
        Phase::Lay => mark_places(board, state, seating, selection),
        _ => {}
    }
}

/// The look of a rug colour. A player's second colour (M13) takes the first look that no player has.
pub(super) fn look(state: &Marrakech, seating: &Seating, colour: Colour) -> u8 {
    let owner = state.owner(colour);
    if colour.0 == owner.0 {
        return seating.look(owner);
    }
    let mut free = (0..).filter(|look| !seating.looks.contains(look));
    free.nth(owner.index()).unwrap_or_default()
}

fn asam(state: &Marrakech, seating: &Seating) -> Asam {
    let (square, heading) = state.asam();
    let mover = state.mover();
    let worn = state.worn().unwrap_or(Colour(mover.0));
    let angle = geometry::degrees(heading);
    Asam { pose: Pose { at: centre(square), angle }, look: look(state, seating, worn), motion: Motion::Turn }
}

/// The headings as arrows beside Asam; with one picked, what each roll would lead to.
fn mark_headings(board: &mut Board, state: &Marrakech, selection: &Selection) {
    let (square, _) = state.asam();
    let picked = selection.heading();
    for heading in super::headings(state).into_iter().filter(|heading| picked != Some(*heading)) {
        let at = arrow_point(square, heading);
        board.arrows.push(Arrow { heading, at });
    }
    let Some(heading) = picked else { return };
    board.asam.pose.angle = geometry::degrees(heading);
    for (square, rolls) in reach(state, heading) {
        let toll = super::toll(state, square);
        board.marks.push((square, Mark::Reach { rolls, toll }));
    }
}

/// Where the arrow of a heading is drawn: as far from Asam's square on the board as beyond its edge.
pub(super) fn arrow_point(asam: Square, heading: Heading) -> Point {
    geometry::towards(centre(asam), heading, SIDE - 4)
}

/// The squares that the four rolls lead to, each with those rolls.
fn reach(state: &Marrakech, heading: Heading) -> Vec<(Square, [bool; 4])> {
    let stops = state.reach(heading).map(|walk| walk.end().to);
    let new = |(roll, stop): &(usize, Square)| !stops[..*roll].contains(stop);
    let firsts = stops.into_iter().enumerate().filter(new);
    firsts.map(|(_, stop)| (stop, stops.map(|other| other == stop))).collect()
}

/// The squares that can be picked, and the rug as it would lie.
fn mark_places(board: &mut Board, state: &Marrakech, seating: &Seating, selection: &Selection) {
    let (first, tried) = (selection.first(), selection.place());
    if let (Some(place), Some(colour)) = (tried, super::next_colour(state)) {
        let look = look(state, seating, colour);
        board.rugs.push(Rug { id: board.rugs.len(), squares: place.squares(), look, lies: Lies::Tried });
    }
    let open = open_squares(&super::legal_places(state), first.filter(|_| tried.is_none()));
    let mark = |square| (square, Mark::Open);
    let is_tried = |square: &Square| tried.is_some_and(|place| place.squares().contains(square));
    board.marks.extend(open.iter().filter(|square| !is_tried(square)).map(mark));
    if let Some(first) = first.filter(|_| tried.is_none()) {
        board.marks.push((first, Mark::Picked));
    }
}

/// The squares of all these places; with a first square picked, only those that make a place with it.
pub(super) fn open_squares(places: &[Place], first: Option<Square>) -> SquareSet {
    let fits = |place: &&Place| first.is_none_or(|first| place.squares().contains(&first));
    let squares = places.iter().filter(fits).flat_map(|place| place.squares());
    squares.filter(|square| Some(*square) != first).collect()
}
