//! Input on the board of Damath.

use super::button::Button;
use super::selection::{self, MoveInProgress, Selection};
use crate::rules::Game;
use crate::rules::damath::{Action, Damath, Refusal, Square, Way};
use crate::scene::{Answer, Touch};

/// Resolves a touch while an offer to finish is open (D11).
pub(super) fn answer(state: &Damath, touch: Touch<Button>) -> Answer<Damath> {
    match touch {
        Touch::Button(Button::Accept) => Answer::Act(Action::Accept),
        Touch::Button(Button::Decline) => Answer::Act(Action::Decline),
        Touch::Spot(spot) => {
            selection::square(spot).map_or(Answer::Nothing, |square| refused(state, Action::Touch(square)))
        }
        _ => Answer::Nothing,
    }
}

fn refused(state: &Damath, action: Action) -> Answer<Damath> {
    state.check(&action).err().map_or(Answer::Nothing, Answer::Refuse)
}

/// Returns the action that confirms the selection: the move if it is complete, otherwise the next jump, where jumps are
/// recorded (D8).
pub(super) fn confirmed(state: &Damath, progress: &MoveInProgress) -> Option<Action> {
    let way = progress.way()?;
    if progress.complete_move().is_some() {
        return Some(Action::Play(way));
    }
    let entered = state.entered().filter(|entered| way.starts_with(entered))?;
    let jump = Action::Touch(way.landings().nth(entered.len())?);
    state.check(&jump).is_ok().then_some(jump)
}

pub(super) fn confirm(progress: &MoveInProgress, action: Action) -> Answer<Damath> {
    match action {
        Action::Touch(_) => Answer::ActAndSelect(action, progress.selection),
        _ => Answer::Act(action),
    }
}

/// Selects the legal move after or before the selected one, cyclically.
pub(super) fn another_way(progress: &MoveInProgress, forward: bool) -> Answer<Damath> {
    let mut ways = progress.ways.clone();
    if !forward {
        ways.reverse();
    }
    let mut from_picked = ways.iter().skip_while(|way| Some(**way) != progress.way()).skip(1);
    let next = from_picked.next().or(ways.first());
    next.map_or(Answer::Nothing, |way| Answer::Select(Selection::Way(*way)))
}

/// Resolves a press on a square: as a landing, as a piece to select, or as a refusal with its reason.
pub(super) fn touch_square(state: &Damath, selection: &Selection, square: Square) -> Answer<Damath> {
    let progress = MoveInProgress::new(state, selection);
    let again =
        |way: Option<Way>| way == progress.way() || progress.complete_move().is_some_and(|way| way.to() == square);
    if let Some(forced) = forced(&progress).filter(|way| way.from() == square || way.to() == square) {
        return match confirmed(state, &progress) {
            Some(action) => confirm(&progress, action),
            None => hold(state, forced),
        };
    }
    match progress.towards(square) {
        Some(way) if !way.is_capture() => Answer::Act(Action::Play(way)),
        // A second press confirms the selection.
        way if progress.way().is_some() && again(way) => {
            let unfinished = || progress.way().map_or(Answer::Nothing, |way| refused(state, Action::Play(way)));
            confirmed(state, &progress).map_or_else(unfinished, |action| confirm(&progress, action))
        }
        Some(way) => Answer::Select(Selection::Way(way)),
        None if is_own(state, square) => choose(state, selection, &progress, square),
        None => explain(state, &progress, square),
    }
}

/// Returns the only legal move, if it is a capture.
fn forced(progress: &MoveInProgress) -> Option<Way> {
    let [only] = progress.ways.as_slice() else { return None };
    Some(*only).filter(Way::is_capture)
}

/// Selects a move, and records the choice of its piece where that is binding or counts (D8, D14).
fn hold(state: &Damath, way: Way) -> Answer<Damath> {
    let choice = Action::Touch(way.from());
    let picked = Selection::Way(way);
    if state.check(&choice).is_ok() { Answer::ActAndSelect(choice, picked) } else { Answer::Select(picked) }
}

fn is_own(state: &Damath, square: Square) -> bool {
    state.board().of(state.side()).contains(square)
}

/// Selects a piece, and records the choice where that is binding or counts (D8, D14); a second press clears the
/// selection.
fn choose(state: &Damath, selection: &Selection, progress: &MoveInProgress, square: Square) -> Answer<Damath> {
    let action = Action::Touch(square);
    let again = progress.piece() == Some(square);
    if again && *selection != Selection::Nothing && state.entered().is_none_or(|entered| entered.from() == square) {
        return Answer::Select(Selection::Nothing);
    }
    let mut ways = progress.ways.iter().filter(|way| way.from() == square);
    if let (Some(way), None) = (ways.next(), ways.next())
        && way.is_capture()
    {
        return hold(state, *way);
    }
    if state.check(&action).is_ok() {
        return Answer::Act(action);
    }
    match state.check_choice(square) {
        Ok(()) if again => Answer::Nothing,
        Ok(()) => Answer::Select(Selection::Piece(square)),
        Err(refusal) => Answer::Refuse(refusal),
    }
}

/// Refuses a press on `square`, with the reason why the selected piece cannot move there or the piece there cannot be
/// selected.
fn explain(state: &Damath, progress: &MoveInProgress, square: Square) -> Answer<Damath> {
    let Some(from) = progress.piece() else {
        return state.check_choice(square).err().map_or(Answer::Nothing, Answer::Refuse);
    };
    let step = state.check(&Action::Play(Way::step(from, square)));
    if !state.must_capture() || (progress.landings() == 0 && matches!(step, Err(Refusal::MustCapture(_)))) {
        return step.err().map_or(Answer::Nothing, Answer::Refuse);
    }
    let landings = progress.landings_before(square);
    if !landings.is_empty() {
        return Answer::Refuse(Refusal::ManyWays { to: square, landings });
    }
    let so_far = progress.way().filter(|way| !progress.ways.contains(way));
    let landings: Vec<Square> = so_far.iter().flat_map(Way::landings).chain([square]).collect();
    let jump = Way::capture(from, &landings);
    jump.map_or(Answer::Nothing, |way| refused(state, Action::Play(way)))
}

/// Resolves a drag from a piece to a square. A plain move is made at once; a capture is selected.
pub(super) fn drag(state: &Damath, selection: &Selection, from: Square, to: Square) -> Answer<Damath> {
    if let Err(refusal) = state.check_choice(from) {
        return Answer::Refuse(refusal);
    }
    let mut progress = MoveInProgress::new(state, selection);
    if progress.piece() != Some(from) {
        progress.selection = Selection::Piece(from);
    }
    match progress.towards(to) {
        Some(way) if !way.is_capture() => Answer::Act(Action::Play(way)),
        Some(way) => hold(state, way),
        None => explain(state, &progress, to),
    }
}
