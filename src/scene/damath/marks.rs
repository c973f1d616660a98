//! Marks on Damath's board: legal moves, the selection and the last move.

use super::board::{Board, Line, LineKind, Mark};
use super::numbers;
use super::selection::{MoveInProgress, Selection};
use crate::rules::damath::{Capture, ChipSet, Damath, Event, Jump, Number, Square, Way};

/// Marks the last move: its path, the captured pieces and the score, or the sum that leads to it if players work it out.
pub(super) fn mark_last(board: &mut Board, event: &Event, works_out: bool) {
    if let Event::Moved { from, to, capture, .. } = event {
        board.marks = vec![(*from, Mark::Gone), (*to, Mark::Gone)];
        let landings = capture.iter().flat_map(|capture| capture.way().landings());
        let squares = std::iter::once(*from).chain(landings.filter(|landing| landing != to)).chain([*to]).collect();
        board.lines.push(Line { squares, kind: LineKind::Gone });
        if let Some(capture) = capture {
            board.marks.extend(capture.taken().iter().map(|(square, _)| (*square, Mark::Lost)));
            board.sums.push((*to, if works_out { sum(capture) } else { vec![gain(capture.score())] }));
            board.passing = true;
        }
    }
}

/// Returns a score with its sign, in few characters.
fn gain(score: Number) -> String {
    short(numbers::signed(score), score)
}

/// Returns the short sum of a capture: its jumps' scores added up; for a single jump, its working.
pub(super) fn sum(capture: &Capture) -> Vec<String> {
    let mut jumps = capture.jumps();
    match (jumps.next(), jumps.next()) {
        (Some(jump), None) => jump_sum(capture, &jump),
        _ => lines(capture, numbers::added(capture.jumps().map(|jump| numbers::Term::of(jump.score))), capture.score()),
    }
}

/// Returns the short sum of a jump.
pub(super) fn jump_sum(capture: &Capture, jump: &Jump) -> Vec<String> {
    let above = match jump.factor {
        1 => numbers::operation(capture, jump),
        factor => format!("{} × {factor}", numbers::exact(jump.result)),
    };
    lines(capture, above, jump.score)
}

/// Returns a sum and its result in two lines; only the result for fractions, roots and polynomials or more than two
/// jumps.
fn lines(capture: &Capture, sum: String, result: Number) -> Vec<String> {
    let is_whole = matches!(capture.set(), ChipSet::Counting | ChipSet::Whole | ChipSet::Integer);
    let result = short(numbers::exact(result), result);
    if is_whole && capture.way().len() <= 2 { vec![sum, format!("= {result}")] } else { vec![result] }
}

/// Returns a number in few characters, rounded if needed.
fn short(exact: String, number: Number) -> String {
    if numbers::is_short(number) { exact } else { numbers::rounded(number).unwrap_or(exact) }
}

/// Marks legal moves and the selection, without scores if the player is to work them out.
pub(super) fn mark(board: &mut Board, state: &Damath, selection: &Selection, works_out: bool) {
    let progress = MoveInProgress::new(state, selection);
    let Some(piece) = progress.piece() else {
        return mark_movable(board, &progress.ways);
    };
    board.lines.clear();
    board.sums.clear();
    board.passing = false;
    board.marks = vec![(piece, Mark::Picked)];
    let next: Vec<Square> =
        progress.continuations().filter_map(|way| way.landings().nth(progress.landings())).collect();
    for square in Square::all().filter(|square| *square != piece) {
        let passed = progress.way().is_some_and(|way| way.landings().any(|landing| landing == square));
        if passed {
            board.marks.push((square, Mark::Step));
        } else if progress.towards(square).is_some() {
            let tells = next.contains(&square) && !works_out;
            let mark = if tells { landing(state, &progress, square) } else { Mark::Open };
            board.marks.push((square, mark));
        }
    }
    if let Some(way) = progress.way() {
        board.lines.push(Line { squares: squares(&way), kind: LineKind::Picked });
        let whole = progress.complete_move().filter(|_| !works_out).and_then(|way| state.capture(&way));
        board.sums.extend(whole.map(|capture| (way.to(), vec![gain(capture.score())])));
    }
}

fn mark_movable(board: &mut Board, ways: &[Way]) {
    let mut movable: Vec<Square> = ways.iter().map(Way::from).collect();
    movable.dedup();
    board.marks.extend(movable.into_iter().map(|square| (square, Mark::Movable)));
    let must = ways.iter().filter(|way| way.is_capture());
    board.lines.extend(must.map(|way| Line { squares: squares(way), kind: LineKind::Must }));
}

/// Returns the mark of the next landing square: with the score of the jump for a capture, plain for a move.
fn landing(state: &Damath, progress: &MoveInProgress, square: Square) -> Mark {
    let jumps = progress.landings();
    let way = progress.continuations().find(|way| way.landings().nth(jumps) == Some(square));
    let jump = way.and_then(|way| state.capture(&way)).and_then(|capture| capture.jumps().nth(jumps));
    jump.map_or(Mark::Open, |jump| Mark::Landing(gain(jump.score)))
}

/// Returns all squares of a move, in order.
fn squares(way: &Way) -> Vec<Square> {
    std::iter::once(way.from()).chain(way.landings()).collect()
}
