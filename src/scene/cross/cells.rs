//! Cells of the cross-shaped board.

use super::game::{chosen_among, effective_selection, moves_of};
use super::geometry::View;
use super::selection::steps_at;
use super::{Cross, Free, Link, Selection};
use crate::rules::cross::{HOME, SEATS, Square, ZERO, spot};
use crate::rules::{Seat, Spot, Turn};
use crate::scene::{Cell, Seating};
use crate::words;

/// Row and column of the centre of the board.
const MIDDLE: u8 = 9;

/// The spot of the cell for throwing, beyond all spots that the rules number.
const THROW: Spot = Spot(120);

/// Returns a cell for each square, the four 0 marks and the home, in reading order, and one for the dice while a person
/// can throw.
pub fn cells<G: Cross>(game: &G, seating: &Seating, selection: Option<&Selection>) -> Vec<Cell> {
    let (mover, view) = (game.moving(), View::of(seating));
    let open = selection.map(|selection| open(game, selection)).unwrap_or_default();
    let selection = selection.map(|selection| effective_selection(game, selection));
    let firm = selection.map(|_| goals(game, &Selection::Nothing)).unwrap_or_default();
    let of_unit = |selection: Selection| Some(spot(mover, selection.unit()?.step));
    let picked = selection.and_then(|selection| selection.goal().or_else(|| of_unit(selection)));
    let cell = |grid, spot, (corner, size), label| {
        let (open, picked, firm) = (open.contains(&spot), picked == Some(spot), firm.contains(&spot));
        Cell { spot, corner, size, grid: Some(grid), label, open, picked, firm }
    };
    let mut cells = Vec::new();
    for square in Square::all() {
        let label = square_label(game, seating, square);
        cells.push(cell(view.grid(square), square.into(), view.square_place(square), label));
    }
    for seat in Seat::all(SEATS) {
        let label = zero_label(game, seating, seat);
        cells.push(cell(beside_home(view, seat), spot(seat, ZERO), view.place(seat, ZERO), label));
    }
    cells.push(cell((MIDDLE, MIDDLE), spot(mover, HOME), view.place(mover, HOME), home_label(game, seating)));
    // Row by row
    cells.sort_unstable_by_key(|cell| cell.grid);
    if selection.is_some() && matches!(game.turn(), Turn::Chance(_)) {
        let (corner, size) = view.throw_place(game.throwing());
        cells.push(Cell {
            spot: THROW,
            corner,
            size,
            grid: None,
            label: G::throw_label().into(),
            open: true,
            picked: false,
            firm: false,
        });
    }
    cells
}

/// Returns row and column of a 0 mark: next to the centre of the home.
fn beside_home(view: View, seat: Seat) -> (u8, u8) {
    let (x, y) = view.zero_side(seat);
    (MIDDLE.saturating_add_signed(y), MIDDLE.saturating_add_signed(x))
}

/// Returns the spots of what can move, and of the goals of the selection.
fn open<G: Cross>(game: &G, selection: &Selection) -> Vec<Spot> {
    let units = game.legal_moves().into_iter().map(|mv| spot(game.moving(), mv.unit.step));
    units.chain(goals(game, selection)).collect()
}

/// Returns the spots on which moves of the selection end.
fn goals<G: Cross>(game: &G, selection: &Selection) -> Vec<Spot> {
    let moves = game.legal_moves();
    let moves = match selection.unit() {
        Some(unit) => moves_of(&moves, unit),
        None => chosen_among(game, moves, selection),
    };
    moves.into_iter().map(|mv| spot(game.moving(), mv.to)).collect()
}

/// Returns the label of a square: its number on the mover's path, and the pieces on it.
fn square_label<G: Cross>(game: &G, seating: &Seating, square: Square) -> String {
    let mover = game.moving();
    let steps = words::one_of(steps_at(mover, square.into()).map(|step| step.to_string()));
    let owner = square.colour().filter(|_| steps.is_empty());
    let mut label = owner.map_or_else(|| words::cross::block(&steps), |owner| words::cross::column(seating.who(owner)));
    let mut add = |part: &str| label = words::table::list_more(&label, part);
    if square.is_cross() {
        add(words::cross::with_cross());
    }
    let standing = game.all_pieces();
    for seat in Seat::all(SEATS).filter(|seat| standing.on(*seat, square) > 0) {
        let step = standing.steps(seat).find(|step| spot(seat, *step) == square.into()).unwrap_or_default();
        let (who, link) = (seating.who(seat), game.link(seat, step));
        add(&match link {
            Some(link) => words::cross::pair_of(who, pair(link)),
            None => words::cross::pieces_of(who, standing.on(seat, square)),
        });
        if seat != mover {
            add(&words::cross::own_step(who, step.0));
        }
        match link.map(|link| link.free) {
            Some(Free::AfterLeap) => add(words::cross::pair_waits_for_leap()),
            Some(Free::NotYet) => add(words::cross::pair_may_not_move()),
            Some(Free::Yes) | None => {}
        }
    }
    label
}

fn zero_label<G: Cross>(game: &G, seating: &Seating, seat: Seat) -> String {
    words::cross::zero_mark(seating.who(seat), game.all_pieces().count(seat, ZERO))
}

fn home_label<G: Cross>(game: &G, seating: &Seating) -> String {
    let count = |seat| words::cross::home_of(seating.who(seat), game.all_pieces().count(seat, HOME));
    let counts = Seat::all(SEATS).map(count).reduce(|all, next| words::table::list_more(&all, &next));
    words::cross::home_cell(&counts.unwrap_or_default())
}

/// Returns the message keyword for the kind of a pair (C12).
const fn pair(link: Link) -> &'static str {
    match link.is_true {
        Some(true) => "true",
        Some(false) => "false",
        None => "pair",
    }
}
