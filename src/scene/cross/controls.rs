//! Buttons below the cross-shaped board.

use super::choice::{make_or_select, make_or_warn};
use super::game::{effective_selection, landing, moves_of, moves_to, units};
use super::words::{going, on, on_signs, steps};
use super::{Button, Cross, LegalMove, Selection, Unit};
use crate::rules::Turn;
use crate::rules::cross::spot;
use crate::scene::{Answer, Control, Rank, Seating, Touch};
use crate::words;

/// Keys of the choices, in their order.
const KEYS: [&str; FEW] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// Maximum number of moves that are listed one per control.
const FEW: usize = 8;

/// The same while something is selected and the main control needs a row.
const ROW: usize = 5;

/// Returns the choices: the moves to the selected goal, and the units that stand there; else each move, if no piece has
/// several and there are few; else each unit that can move, in path order, or the moves of the selected unit. The main
/// control throws, or makes the selected move.
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
    Control { press, text, signs: None, rank, picked: false, enabled: true, key }
}

/// Returns the choice with this index, from 0.
fn choice(place: usize, button: Button, text: String, signs: Option<String>, picked: bool) -> Control<Touch<Button>> {
    let key = KEYS[place % KEYS.len()];
    Control { signs, picked, ..control(Touch::Button(button), text, Rank::Choice, key) }
}

/// Returns `true` if the list is complete, and the moves that are listed, one per control. The list is empty if a piece
/// has to be selected first: a piece comes before its moves unless no piece has several.
fn listed<G: Cross>(game: &G, moves: &[LegalMove], selection: &Selection) -> (bool, Vec<LegalMove>) {
    if let Some(goal) = selection.goal() {
        return (false, moves_to(game, moves, goal));
    }
    let has_choice = units(moves).len() < moves.len();
    let most = if *selection == Selection::Nothing { FEW } else { ROW } - usize::from(game.skip().is_some());
    if units(moves).len() == 1 || (!has_choice && moves.len() <= most) {
        return (true, moves.to_vec());
    }
    let moves = selection.unit().map(|unit| moves_of(moves, unit)).filter(|moves| moves.len() > 1);
    (false, moves.unwrap_or_default())
}

fn choices<G: Cross>(
    game: &G,
    moves: &[LegalMove],
    seating: &Seating,
    selection: &Selection,
) -> Vec<Control<Touch<Button>>> {
    let (is_all, listed) = listed(game, moves, selection);
    let going = |mv: &LegalMove| going(mv, moves, seating);
    let steps = |mv: &LegalMove| steps(mv, moves, landing(game, mv));
    let skip = game.skip().map(|_| control(Touch::Button(Button::Skip), words::cross::skip().into(), Rank::Aside, "s"));
    let of_unit = |(place, unit): (usize, Unit)| {
        let moves = moves_of(moves, unit);
        let text = on(unit, moves.iter().filter_map(going));
        choice(place, Button::Unit(unit), text, on_signs(unit, moves.iter().filter_map(steps)), false)
    };
    if listed.is_empty() {
        return (0..).zip(units(moves)).map(of_unit).chain(skip).collect();
    }
    let standing = units(moves).into_iter().filter(|unit| selection.goal() == Some(spot(game.moving(), unit.step)));
    let standing: Vec<_> = (listed.len()..).zip(standing).map(of_unit).collect();
    let names_piece = is_all || selection.goal().is_some();
    let text = |mv: &LegalMove| {
        if names_piece { on(mv.unit, going(mv).into_iter()) } else { going(mv).unwrap_or_default() }
    };
    let signs = |mv: &LegalMove| if names_piece { on_signs(mv.unit, steps(mv).into_iter()) } else { steps(mv) };
    let is_picked = |mv: &LegalMove| {
        selection.legal_move().map_or(is_all && selection.unit() == Some(mv.unit), |picked| picked == *mv)
    };
    let entry = |(place, mv)| choice(place, Button::Listed(place), text(mv), signs(mv), is_picked(mv));
    let entries = (0..).zip(&listed).map(entry);
    let back = (!is_all).then(|| control(Touch::Button(Button::Back), words::cross::back().into(), Rank::Choice, "b"));
    back.into_iter().chain(entries).chain(standing).chain(skip.filter(|_| is_all)).collect()
}

fn taking<G: Cross>(game: &G, moves: &[LegalMove], selection: &Selection) -> Control<Touch<Button>> {
    let text = selection.legal_move().map(|mv| game.taking(&mv));
    let enabled = text.is_some();
    let choose = match selection.unit() {
        Some(_) => words::cross::choose_move(),
        None if moves.iter().all(|mv| mv.by == 0) => words::cross::choose_pair(),
        None => words::cross::choose_piece(),
    };
    Control { enabled, ..control(Touch::Button(Button::Take), text.unwrap_or_else(|| choose.into()), Rank::Main, "m") }
}

/// Returns the answer to pressing a button.
pub(super) fn press<G: Cross>(game: &G, selection: &Selection, button: Button) -> Answer<G> {
    let moves = game.legal_moves();
    let choose = |place: usize| match listed(game, &moves, selection).1.get(place)? {
        mv if mv.by > 0 => Some(make_or_warn(game, selection, mv)),
        // A control spells out the pair that it names, so one press is enough; a pair touched on the board may be a
        // mistake.
        mv => Some(Answer::Act(game.action(mv))),
    };
    let answer = match button {
        Button::Take => selection.legal_move().map(|mv| Answer::Act(game.action(&mv))),
        Button::Skip => game.skip().map(Answer::Act),
        Button::Back => Some(Answer::Select(Selection::Nothing)),
        Button::Listed(place) => choose(place),
        Button::Unit(unit) => units(&moves).contains(&unit).then(|| make_or_select(game, &moves, unit)),
    };
    answer.unwrap_or(Answer::Nothing)
}
