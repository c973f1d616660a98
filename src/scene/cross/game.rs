//! The trait that the scenes of both games on the cross-shaped board implement.

use super::{Board, Button, Landing, LegalMove, Link, Selection, ThrowResult, Thrown, Unit};
use crate::rules::cross::{HOME, Pieces, Places, Step, spot};
use crate::rules::{Seat, Spot};
use crate::scene::Scene;

/// A game on the cross-shaped board.
pub trait Cross: Scene<Selection = Selection, Button = Button, Board = Board> {
    /// The block whose number is shown in addition to every eighth (C7).
    const AIM: Option<Step> = None;

    /// Positions of all pieces.
    fn all_pieces(&self) -> &Pieces;

    /// Returns the final places of the seats that are home.
    fn placed(&self) -> Places;

    /// Returns what is to be said of a player beside the counts: in Chaupar the right to pairs (C7).
    fn note(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// Returns the seat that moves, or throws for the start.
    fn moving(&self) -> Seat;

    /// Returns the legal moves, grouped by unit in path order; empty while a throw is due.
    fn legal_moves(&self) -> Vec<LegalMove>;

    /// Returns the action that makes a move.
    fn action(&self, mv: &LegalMove) -> Self::Action;

    /// Returns actions that selecting this unit may mean, legal or not, the likeliest first.
    fn tries(&self, unit: Unit) -> Vec<Self::Action>;

    /// Returns the action that moves this unit ahead to a step, legal or not.
    fn try_to(&self, unit: Unit, to: Step) -> Self::Action;

    /// Returns `true` if the player is warned before this move (C7).
    fn warns(&self, _way: &LegalMove) -> bool {
        false
    }

    /// Returns the action that skips the throw, if that is allowed (P8).
    fn skip(&self) -> Option<Self::Action> {
        None
    }

    /// Returns `true` if part of a throw has been used and the rest must be (C5).
    fn is_begun(&self) -> bool {
        false
    }

    /// Returns the label of the control that throws.
    fn throw_label() -> &'static str;

    /// Returns the label of the control that makes a move.
    fn taking(&self, mv: &LegalMove) -> String;

    /// Returns the kind of pair that two pieces of `seat` form on a step, if they do.
    fn link(&self, seat: Seat, step: Step) -> Option<Link>;

    /// Returns the throw shown on the board.
    fn thrown(&self) -> Option<Thrown>;

    /// Returns the dice before a throw.
    fn to_throw(&self) -> ThrowResult;

    /// Returns the seat that throws.
    fn throwing(&self) -> Seat {
        self.moving()
    }

    /// Returns the same position as if `seat` was about to throw.
    #[must_use]
    fn before_throw_of(&self, seat: Seat) -> Self;

    /// Returns `true` if `seat` has earned the right of the block `AIM`.
    fn has_earned(&self, _seat: Seat) -> bool {
        false
    }

    /// Returns `true` if `seat` can still earn the right of the block `AIM`.
    fn aims(&self, _seat: Seat) -> bool {
        false
    }
}

/// One use of the whole throw.
pub(in crate::scene) struct ThrowUse<G> {
    /// Its moves, in order.
    pub moves: Vec<LegalMove>,
    /// The resulting state.
    pub end: G,
    /// `true` if the player is warned before one of its moves.
    pub warns: bool,
}

/// Returns the uses of the whole throw, or of the rest of it; of several with the same resulting state, only the first.
pub(in crate::scene) fn throw_uses<G: Cross>(game: &G) -> Vec<ThrowUse<G>> {
    let mut throw_uses = Vec::new();
    for mv in game.legal_moves() {
        add_throw_uses(game, mv, &mut throw_uses);
    }
    throw_uses
}

fn add_throw_uses<G: Cross>(game: &G, mv: LegalMove, throw_uses: &mut Vec<ThrowUse<G>>) {
    let mut end = game.clone();
    if end.apply(&game.action(&mv)).is_err() {
        return;
    }
    let warns = game.warns(&mv);
    let mut all =
        if end.is_begun() { self::throw_uses(&end) } else { vec![ThrowUse { moves: Vec::new(), end, warns }] };
    for throw_use in &mut all {
        throw_use.moves.insert(0, mv);
    }
    all.retain(|throw_use| throw_uses.iter().all(|other| other.end != throw_use.end));
    throw_uses.append(&mut all);
}

/// Returns the selection, or else the first move of the only use of the throw.
pub(in crate::scene) fn effective_selection<G: Cross>(game: &G, selection: &Selection) -> Selection {
    match (selection, &throw_uses(game)[..]) {
        (Selection::Nothing, [throw_use]) => Selection::Move(throw_use.moves[0]),
        _ => *selection,
    }
}

/// Returns the only legal move, if it has no warning: the device may make it for the player.
pub(in crate::scene) fn only_choice<G: Cross>(game: &G) -> Option<G::Action> {
    match &throw_uses(game)[..] {
        [ThrowUse { moves, warns: false, .. }] if moves[0].by > 0 => Some(game.action(&moves[0])),
        _ => None,
    }
}

/// Returns the move that follows a player's move automatically: the rest of the throw, if it can be used in one way
/// only.
pub(in crate::scene) fn follow_up<G: Cross>(game: &G) -> Option<G::Action> {
    if game.is_begun() { only_choice(game) } else { None }
}

/// Returns `true` if no throw leaves a choice and most throws are lost: when all pieces of the thrower are home and the
/// throw is for the partner, who then chooses (C14), or when only one number is of use.
pub(in crate::scene) fn is_automatic_throw<G: Cross>(game: &G) -> bool {
    if game.is_opening() || game.outcome().is_some() {
        return false;
    }
    if game.throwing() != game.moving() {
        return true;
    }
    let (mut lost, mut all) = (0, 0);
    for (outcome, weight) in game.chance() {
        let mut after = game.clone();
        let moves = after.apply(&outcome).map_or(0, |_| after.legal_moves().len());
        if moves > 1 {
            return false;
        }
        let is_lost = after.thrown().is_none();
        (lost, all) = (lost + if is_lost { weight } else { 0 }, all + weight);
    }
    2 * lost > all
}

/// Returns `true` if these moves begin the same uses of the whole throw, by their resulting states.
pub(super) fn have_same_results<G: Cross>(game: &G, moves: &[LegalMove]) -> bool {
    let mut ends = moves.iter().map(|mv| {
        let mut throw_uses = Vec::new();
        add_throw_uses(game, *mv, &mut throw_uses);
        throw_uses
    });
    let first = ends.next().unwrap_or_default();
    let is_first = |throw_use: &ThrowUse<G>| first.iter().any(|other| other.end == throw_use.end);
    ends.all(|throw_uses| first.len() == throw_uses.len() && throw_uses.iter().all(is_first))
}

/// Returns what a move brings about where it ends.
pub(super) fn landing<G: Cross>(game: &G, mv: &LegalMove) -> Landing {
    let makes_pair = || {
        let mut after = game.clone();
        let is_made = |after: &G| !mv.unit.pair && after.link(game.moving(), mv.to).is_some();
        after.apply(&game.action(mv)).is_ok() && is_made(&after)
    };
    match mv.hit {
        Some(_) => Landing::Hit,
        None if mv.to == HOME => Landing::Home,
        None if makes_pair() => Landing::Pair,
        None => Landing::Plain,
    }
}

/// Returns the moves that end at a place. The naming of a pair ends nowhere.
pub(super) fn moves_to<G: Cross>(game: &G, moves: &[LegalMove], place: Spot) -> Vec<LegalMove> {
    moves.iter().copied().filter(|mv| mv.by > 0 && spot(game.moving(), mv.to) == place).collect()
}

/// Returns the moves to be chosen from now: those that end at the selected place, or all.
pub(super) fn chosen_among<G: Cross>(game: &G, moves: Vec<LegalMove>, selection: &Selection) -> Vec<LegalMove> {
    match selection.goal() {
        Some(goal) => moves_to(game, &moves, goal),
        None => moves,
    }
}

/// Sorts moves by their units along the path of `seat`, a pair before its single pieces; moves of one unit keep their
/// order.
pub(in crate::scene) fn in_order(pieces: &Pieces, seat: Seat, moves: &[LegalMove]) -> Vec<LegalMove> {
    let units = pieces.steps(seat).flat_map(|step| [true, false].map(|pair| Unit { step, pair }));
    units.flat_map(|unit| moves_of(moves, unit)).collect()
}

/// Returns the units that can move, each once, in path order.
pub(super) fn units(moves: &[LegalMove]) -> Vec<Unit> {
    let mut units: Vec<_> = moves.iter().map(|mv| mv.unit).collect();
    units.dedup();
    units
}

/// Returns the moves of one unit.
pub(super) fn moves_of(moves: &[LegalMove], unit: Unit) -> Vec<LegalMove> {
    moves.iter().copied().filter(|mv| mv.unit == unit).collect()
}
