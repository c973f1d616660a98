//! Buttons below the cross-shaped board.

use super::choice::{make_or_select, make_or_warn};
use super::game::{effective_selection, moves_of, moves_to, throw_uses, units};
use super::words::{going, leg, on};
use super::{Button, Cross, LegalMove, Selection};
use crate::rules::Turn;
use crate::scene::{Answer, Control, Rank, Seating, Touch};
use crate::words;

/// Keys of the choices, in their order.
const KEYS: [&str; FEW] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// Maximum number of uses of the throw, or of moves, that are listed one per control.
const FEW: usize = 8;

/// The same while something is selected and the main control needs a row.
const ROW: usize = 5;

/// Returns the choices: the moves to the selected goal; else each use of the whole throw, if there are few; else each
/// move, if there are few; else each unit that can move, in path order, or the moves of the selected unit. The main control throws, or makes the selected
/// move.
pub fn controls<G: Cross>(game: &G, seating: &Seating, selection: &Selection) -> Vec<Control<Touch<Button>>> {
    let selection = &effective_selection(game, selection);
    match game.turn() {
        Turn::Chance(_) => {
            vec![control(Touch::Throw, G::throw_label().into(), Rank::Main, "r")]
        }
        Turn::Seat(_) => {
            let moves = game.legal_moves();
            let mut controls = choices(game, &moves, seating, selection);
            controls.push(taking(game, &moves, selection));
            controls
        }
        Turn::Seats(_) | Turn::Over => Vec::new(),
    }
}

fn control(press: Touch<Button>, text: String, rank: Rank, key: &'static str) -> Control<Touch<Button>> {
    Control { press, text, rank, picked: false, enabled: true, key }
}

/// Returns the choice with this index, from 0.
fn choice(place: usize, button: Button, text: String, picked: bool) -> Control<Touch<Button>> {
    let key = KEYS[place % KEYS.len()];
    Control { picked, ..control(Touch::Button(button), text, Rank::Choice, key) }
}

/// Returns `true` if the list is complete, and the moves of each listed choice: one, or several that are made together.
/// The list is empty if a piece has to be selected first.
fn listed<G: Cross>(game: &G, moves: &[LegalMove], selection: &Selection) -> (bool, Vec<Vec<LegalMove>>) {
    if let Some(goal) = selection.goal() {
        return (false, moves_to(game, moves, goal).into_iter().map(|mv| vec![mv]).collect());
    }
    let mut throw_uses = throw_uses(game);
    let most = if *selection == Selection::Nothing { FEW } else { ROW } - usize::from(game.skip().is_some());
    if throw_uses.len() <= most {
        // A use of the throw with a warning is played move by move.
        throw_uses.iter_mut().filter(|throw_use| throw_use.warns).for_each(|throw_use| throw_use.moves.truncate(1));
        return (true, throw_uses.into_iter().map(|throw_use| throw_use.moves).collect());
    }
    if moves.len() <= ROW - usize::from(game.skip().is_some()) {
        return (true, moves.iter().map(|mv| vec![*mv]).collect());
    }
    let moves = selection.unit().map(|unit| moves_of(moves, unit)).filter(|moves| moves.len() > 1).unwrap_or_default();
    (false, moves.into_iter().map(|mv| vec![mv]).collect())
}

fn choices<G: Cross>(
    game: &G,
    moves: &[LegalMove],
    seating: &Seating,
    selection: &Selection,
) -> Vec<Control<Touch<Button>>> {
    let (is_all, listed) = listed(game, moves, selection);
    let going = |mv: &LegalMove| going(mv, moves, seating);
    let skip =
        game.skip().map(|_| control(Touch::Button(Button::Skip), words::cross::skip().into(), Rank::Choice, "s"));
    if listed.is_empty() {
        let text = |unit| on(unit, moves_of(moves, unit).iter().filter_map(going));
        let units = (0..).zip(units(moves));
        return units.map(|(place, unit)| choice(place, Button::Unit(unit), text(unit), false)).chain(skip).collect();
    }
    let text = |course: &[LegalMove]| match course {
        [mv] if !is_all && selection.goal().is_none() => going(mv).unwrap_or_default(),
        [mv] => on(mv.unit, going(mv).into_iter()),
        course => {
            let each: Vec<_> = course.iter().map(|mv| leg(mv, seating)).collect();
            each.join("\n")
        }
    };
    let is_picked = |mv: &LegalMove| {
        selection.legal_move().map_or(is_all && selection.unit() == Some(mv.unit), |picked| picked == *mv)
    };
    let entries = (0..).zip(&listed);
    let entries =
        entries.map(|(place, course)| choice(place, Button::Listed(place), text(course), course.iter().any(is_picked)));
    let back = (!is_all).then(|| control(Touch::Button(Button::Back), words::cross::back().into(), Rank::Choice, "b"));
    back.into_iter().chain(entries).chain(skip.filter(|_| is_all)).collect()
}

fn taking<G: Cross>(game: &G, moves: &[LegalMove], selection: &Selection) -> Control<Touch<Button>> {
    let text = selection.legal_move().map(|mv| game.taking(&mv));
    let enabled = text.is_some();
    let choose = match selection.unit() {
        Some(_) => words::cross::choose_way(),
        None if moves.iter().all(|mv| mv.by == 0) => words::cross::choose_pair(),
        None => words::cross::choose_piece(),
    };
    Control { enabled, ..control(Touch::Button(Button::Take), text.unwrap_or_else(|| choose.into()), Rank::Main, "m") }
}

/// Returns the answer to pressing a button.
pub(super) fn press<G: Cross>(game: &G, selection: &Selection, button: Button) -> Answer<G> {
    let moves = game.legal_moves();
    let course = |place: usize| match &listed(game, &moves, selection).1.get(place)?[..] {
        [mv] if mv.by > 0 => Some(make_or_warn(game, selection, mv)),
        // A control spells out the pair that it names, so one press is enough; a pair touched on the board may be a
        // mistake.
        course => Some(Answer::ActAll(course.iter().map(|mv| game.action(mv)).collect())),
    };
    let answer = match button {
        Button::Take => selection.legal_move().map(|mv| Answer::Act(game.action(&mv))),
        Button::Skip => game.skip().map(Answer::Act),
        Button::Back => Some(Answer::Select(Selection::Nothing)),
        Button::Listed(place) => course(place),
        Button::Unit(unit) => units(&moves).contains(&unit).then(|| make_or_select(game, &moves, unit)),
    };
    answer.unwrap_or(Answer::Nothing)
}
