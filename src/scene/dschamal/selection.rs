//! The pieces that a player of Dschamal can take, and the selection.

use crate::rules::dschamal::{Action, Dschamal, Phase, Piece, PieceSet, Start};
use crate::rules::{Game, Seat, Turn};
use crate::scene::Answer;

/// A button of Dschamal's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// Selects the previous piece.
    Previous,
    /// Selects the next piece.
    Next,
    /// Takes the selected piece.
    Take,
    /// Begins the duel.
    Duel,
    /// Feels the first piece, in a duel by link.
    Feel,
}

/// The action that is due in the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InBag {
    Nothing,
    /// This seat is to feel its first piece in a duel by link, the only legal action.
    Feels(Seat),
    /// A toss for the player who must draw is due.
    Toss,
    /// A duel is to be played in the bag.
    Fights,
}

pub(super) fn in_bag(state: &Dschamal) -> InBag {
    match (state.phase(), state.turn()) {
        (Phase::Turns(0 | 1), Turn::Seat(seat)) => InBag::Feels(seat),
        (Phase::Turns(_), Turn::Chance(_)) => InBag::Toss,
        (Phase::Duel | Phase::Turns(_) | Phase::Must(_), _) => InBag::Fights,
        _ => InBag::Nothing,
    }
}

/// The selected piece, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection(pub Option<Piece>);

/// Returns the pieces of which a player is to choose one: at the start (B2), from the loser's camp (B4), or, if a hand
/// has come out with several pieces of which not all are named, the last of them (B4f).
pub(super) fn choices(state: &Dschamal) -> PieceSet {
    let pieces = || Piece::all().filter(|&piece| state.check(&action(state, piece)).is_ok()).collect();
    match state.phase() {
        Phase::Start(_) if state.options().start == Start::Chosen => pieces(),
        Phase::Take { .. } | Phase::Grip { .. } => pieces(),
        _ => PieceSet::NONE,
    }
}

/// Returns the action of choosing a piece.
fn action(state: &Dschamal, piece: Piece) -> Action {
    match state.phase() {
        Phase::Grip { drawer, .. } => Action::Draw { seat: drawer, piece, shout: false },
        _ => Action::Take(piece),
    }
}

/// Returns the piece that the button takes: the selected one, or the only one that there is.
pub(super) fn to_take(state: &Dschamal, selection: &Selection) -> Option<Piece> {
    let choices = choices(state);
    selection.0.or_else(|| choices.first().filter(|_| choices.len() == 1))
}

pub(super) fn take(state: &Dschamal, piece: Piece) -> Answer<Dschamal> {
    let action = action(state, piece);
    match state.check(&action) {
        Ok(()) => Answer::Act(action),
        Err(refusal) => Answer::Refuse(refusal),
    }
}

/// Selects the piece after or before the selected one, cyclically.
pub(super) fn another(state: &Dschamal, selection: &Selection, forward: bool) -> Answer<Dschamal> {
    let mut pieces: Vec<Piece> = choices(state).iter().collect();
    if !forward {
        pieces.reverse();
    }
    let mut from_picked = pieces.iter().skip_while(|piece| Some(**piece) != selection.0).skip(1);
    let next = from_picked.next().or(pieces.first());
    next.map_or(Answer::Nothing, |piece| Answer::Select(Selection(Some(*piece))))
}
