//! Cells of Dschamal's table, and the buttons below it.

use super::selection::{self, Button, InBag, Selection};
use super::{board, words};
use crate::rules::dschamal::{Dschamal, Piece};
use crate::scene::{Cell, Control, Rank, Seating, Touch};
use crate::words::dschamal;

/// Returns the cells of all visible pieces: a row per camp, and one for the pieces in the middle.
pub(super) fn cells(state: &Dschamal, seating: &Seating, selection: Option<&Selection>) -> Vec<Cell> {
    let choices = selection::choices(state);
    let mut board = board::unmarked_board(state, seating);
    board::offer(&mut board, state, selection);
    let mut rows: Vec<Vec<Piece>> = Vec::new();
    for seat in (0..state.options().players).map(crate::rules::Seat) {
        rows.push(board::arranged(state, seat));
    }
    let table = state.table();
    rows.push(board.pieces.iter().map(|view| view.piece).filter(|&piece| !table.contains(piece)).collect());
    rows.retain(|row| !row.is_empty());
    let cell = |row: usize, column: usize, piece: Piece| {
        let place = board.pieces.iter().find(|view| view.piece == piece)?.place;
        let (x, y) = place.at;
        let open = selection.is_some() && choices.contains(piece);
        Some(Cell {
            spot: piece.into(),
            corner: (x - place.side / 2, y - place.side / 2),
            size: (place.side, place.side),
            grid: Some((u8::try_from(row).ok()?, u8::try_from(column).ok()?)),
            label: words::piece_label(state, seating, piece, open),
            open,
            picked: selection.is_some_and(|selection| selection.0 == Some(piece)),
            firm: false,
        })
    };
    let numbered = rows
        .into_iter()
        .enumerate()
        .flat_map(|(row, pieces)| pieces.into_iter().enumerate().map(move |(column, piece)| (row, column, piece)));
    numbered.filter_map(|(row, column, piece)| cell(row, column, piece)).collect()
}

pub(super) fn controls(state: &Dschamal, selection: &Selection) -> Vec<Control<Touch<Button>>> {
    let control = |button, text: String, rank, enabled, key| Control {
        press: Touch::Button(button),
        text,
        signs: None,
        rank,
        picked: false,
        enabled,
        key,
    };
    match selection::in_bag(state) {
        InBag::Nothing => {}
        InBag::Feels(_) => return vec![control(Button::Feel, dschamal::feel().into(), Rank::Main, true, "f")],
        InBag::Toss => {
            let toss = control(Button::Duel, dschamal::ask_toss().into(), Rank::Main, true, "t");
            return vec![Control { press: Touch::Throw, ..toss }];
        }
        InBag::Fights => return vec![control(Button::Duel, dschamal::to_the_bag().into(), Rank::Main, true, "t")],
    }
    let choices = selection::choices(state).len();
    if choices == 0 {
        return Vec::new();
    }
    let chosen = selection::to_take(state, selection);
    let text = match chosen {
        Some(piece) => dschamal::take_piece(&words::the(piece, words::Role::Object)),
        None => dschamal::choose_piece().into(),
    };
    let take = control(Button::Take, text, Rank::Main, chosen.is_some(), "t");
    if choices == 1 {
        return vec![take];
    }
    vec![
        control(Button::Previous, dschamal::previous_piece().into(), Rank::Choice, true, "b"),
        control(Button::Next, dschamal::next_piece().into(), Rank::Choice, true, "n"),
        take,
    ]
}
