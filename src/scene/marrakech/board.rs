//! The contents of Marrakech's board.

use super::geometry::{self, Point, Pose, SIDE, centre};
use super::selection::Selection;
use crate::rules::marrakech::{Colour, Event, Heading, Laid, Marrakech, Phase, Place, Square, SquareSet};
use crate::scene::Seating;

/// The board and all that is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Rugs, the lowest first.
    pub rugs: Vec<Rug>,
    /// Marks on squares.
    pub marks: Vec<(Square, Mark)>,
    /// Headings that can be selected and are not selected yet.
    pub arrows: Vec<Arrow>,
    /// Asam, the merchant.
    pub asam: Asam,
    /// The die, while it is on the board.
    pub die: Option<Die>,
}

/// A rug on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rug {
    /// Id: rugs are numbered in the order in which they are laid.
    pub id: usize,
    /// The two squares under it.
    pub squares: [Square; 2],
    /// Number of its colour and pattern.
    pub look: u8,
    /// Its state.
    pub state: RugState,
}

/// The state of a rug on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RugState {
    /// Laid.
    Flat,
    /// Laid since the viewer's last turn.
    Fresh,
    /// Unrolling, in an animation.
    Unrolling,
    /// A preview at the selected place.
    Tried,
}

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Asam has just walked over it.
    Passed,
    /// It can be selected.
    Open,
    /// The selected square.
    Picked,
    /// Some rolls lead here.
    Reach {
        /// `true` for each roll from 1 to 4 that leads here.
        rolls: [bool; 4],
        /// Toll in dirhams.
        toll: u8,
    },
    /// Counted for a payment.
    Counted,
    /// To be counted for a payment.
    Region,
}

/// An arrow for a heading that can be selected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arrow {
    /// The heading.
    pub heading: Heading,
    /// Its position.
    pub at: Point,
}

/// Asam, the merchant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Asam {
    /// Position and heading.
    pub pose: Pose,
    /// Number of the colour and pattern that he wears (M12).
    pub look: u8,
    /// Animation from his previous pose.
    pub motion: Motion,
}

/// Animation of Asam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// A turn on the spot.
    Turn,
    /// A walk to the next square.
    Step,
    /// A short section of a track.
    Track,
}

/// The die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    /// The number on top.
    pub face: u8,
    /// `true` while it rolls.
    pub rolling: bool,
    /// Its position.
    pub at: Point,
}

/// Returns the board without marks.
pub(super) fn unmarked_board(state: &Marrakech, seating: &Seating) -> Board {
    let rugs = state.laid().iter().enumerate();
    let rugs = rugs.map(|(id, laid)| Rug {
        id,
        squares: laid.place.squares(),
        look: look(state, seating, laid.colour),
        state: RugState::Flat,
    });
    Board { rugs: rugs.collect(), marks: Vec::new(), arrows: Vec::new(), asam: asam(state, seating), die: None }
}

/// Marks the last action: the path of Asam, and the rugs laid since the viewer's last turn, or the last rug if there is
/// no viewer.
pub(super) fn mark_last(board: &mut Board, state: &Marrakech, seating: &Seating, last: &Event) {
    if let Event::Walked { steps, .. } = last {
        board.marks.extend(steps.iter().map(|step| (step.from, Mark::Passed)));
    }
    let most = if seating.viewer.is_some() { usize::from(state.options().players) - 1 } else { 1 };
    let by_others = |laid: &&Laid| Some(state.owner(laid.colour)) != seating.viewer;
    let fresh = state.laid().iter().rev().take(most).take_while(by_others).count();
    for rug in board.rugs.iter_mut().rev().take(fresh) {
        rug.state = RugState::Fresh;
    }
}

/// Marks the legal choices and the selection.
pub(super) fn mark(board: &mut Board, state: &Marrakech, seating: &Seating, selection: &Selection) {
    match state.phase() {
        Phase::Face | Phase::Turn => mark_headings(board, state, selection),
        Phase::Lay => mark_places(board, state, seating, selection),
        _ => {}
    }
}

/// Returns colour and pattern of a rug colour. A player's second colour (M13) gets one that no player has.
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

/// Adds arrows for the headings; for the selected heading, marks the squares that the rolls lead to.
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

/// Returns the position of a heading's arrow: at the same distance from Asam's square on the board and at its edge.
pub(super) fn arrow_point(asam: Square, heading: Heading) -> Point {
    geometry::towards(centre(asam), heading, SIDE - 4)
}

/// Returns the squares that the four rolls lead to, each with its rolls.
fn reach(state: &Marrakech, heading: Heading) -> Vec<(Square, [bool; 4])> {
    let stops = state.reach(heading).map(|walk| walk.end().to);
    let new = |(roll, stop): &(usize, Square)| !stops[..*roll].contains(stop);
    let firsts = stops.into_iter().enumerate().filter(new);
    firsts.map(|(_, stop)| (stop, stops.map(|other| other == stop))).collect()
}

/// Marks the squares that can be selected, and adds a preview of the rug.
fn mark_places(board: &mut Board, state: &Marrakech, seating: &Seating, selection: &Selection) {
    let (first, tried) = (selection.first(), selection.place());
    if let (Some(place), Some(colour)) = (tried, super::next_colour(state)) {
        let look = look(state, seating, colour);
        board.rugs.push(Rug { id: board.rugs.len(), squares: place.squares(), look, state: RugState::Tried });
    }
    let open = open_squares(&super::legal_places(state), first.filter(|_| tried.is_none()));
    let mark = |square| (square, Mark::Open);
    let is_tried = |square: &Square| tried.is_some_and(|place| place.squares().contains(square));
    board.marks.extend(open.iter().filter(|square| !is_tried(square)).map(mark));
    if let Some(first) = first.filter(|_| tried.is_none()) {
        board.marks.push((first, Mark::Picked));
    }
}

/// Returns the squares of all these places; with a first square selected, only its partners.
pub(super) fn open_squares(places: &[Place], first: Option<Square>) -> SquareSet {
    let fits = |place: &&Place| first.is_none_or(|first| place.squares().contains(&first));
    let squares = places.iter().filter(fits).flat_map(|place| place.squares());
    squares.filter(|square| Some(*square) != first).collect()
}
