//! What a player of Dschamal can take, and what is picked of it.

use crate::rules::dschamal::{Action, Dschamal, Phase, Piece, PieceSet, Start};
use crate::rules::{Game, Seat, Turn};
use crate::scene::Answer;

/// The buttons of Dschamal's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The piece before the one that is picked.
    Previous,
    /// The piece after it.
    Next,
    /// The piece that is picked is chosen.
    Take,
    /// The duel begins.
    Duel,
    /// The hand feels its first piece, in a duel apart.
    Feel,
}

/// What a player does in the bag now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum InBag {
    Nothing,
    /// The hand of this seat feels its first piece of a duel apart: there is nothing else to do.
    Feels(Seat),
    /// The lot is due that says who draws.
    Lot,
    /// It is fought in the bag.
    Fights,
}

pub(super) fn in_bag(state: &Dschamal) -> InBag {
    match (state.phase(), state.turn()) {
        (Phase::Turns(0 | 1), Turn::Seat(seat)) => InBag::Feels(seat),
        (Phase::Turns(_), Turn::Chance(_)) => InBag::Lot,
        (Phase::Duel | Phase::Turns(_) | Phase::Must(_), _) => InBag::Fights,
        _ => InBag::Nothing,
    }
}

/// The piece that is picked, if one is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection(pub Option<Piece>);

/// The pieces of which a player chooses one now: to begin with (B2), out of the loser's camp (B4), or, if a hand has come
/// out with several pieces of which not all are named, the last of them (B4f).
pub(super) fn choices(state: &Dschamal) -> PieceSet {
    let pieces = || Piece::all().filter(|&piece| state.check(&action(state, piece)).is_ok()).collect();
    match state.phase() {
        Phase::Start(_) if state.options().start == Start::Chosen => pieces(),
        Phase::Take { .. } | Phase::Grip { .. } => pieces(),
        _ => PieceSet::NONE,
    }
}

/// What choosing a piece does.
fn action(state: &Dschamal, piece: Piece) -> Action {
    match state.phase() {
        Phase::Grip { drawer, .. } => Action::Draw { seat: drawer, piece, cry: false },
        _ => Action::Take(piece),
    }
}

pub(super) fn take(state: &Dschamal, piece: Piece) -> Answer<Dschamal> {
    let action = action(state, piece);
    match state.check(&action) {
        Ok(()) => Answer::Act(action),
        Err(refusal) => Answer::Refuse(refusal),
    }
}

/// The piece after the one that is picked, or before it, round and round.
pub(super) fn another(state: &Dschamal, selection: &Selection, forward: bool) -> Answer<Dschamal> {
    let mut pieces: Vec<Piece> = choices(state).iter().collect();
    if !forward {
        pieces.reverse();
    }
    let mut from_picked = pieces.iter().skip_while(|piece| Some(**piece) != selection.0).skip(1);
    let next = from_picked.next().or(pieces.first());
    next.map_or(Answer::Nothing, |piece| Answer::Select(Selection(Some(*piece))))
}
