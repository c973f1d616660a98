//! What can be pointed at on the cross-shaped board.

use super::game::{held, plain, units, ways_of};
use super::geometry::View;
use super::pick::steps_at;
use super::{Cross, Free, Link, Pick, block, whose};
use crate::rules::cross::{HOME, SEATS, Square, ZERO, spot};
use crate::rules::{Seat, Spot, Turn};
use crate::scene::{Cell, Seating};

/// The row and the column of the middle of the board.
const MIDDLE: u8 = 9;

/// What is touched to throw: it lies beside all the places that the rules number.
const THROW: Spot = Spot(120);

/// Every square, the four 0 marks and the home, row by row as they are read; and what a person can throw.
pub fn cells<G: Cross>(game: &G, seating: &Seating, pick: Option<&Pick>) -> Vec<Cell> {
    let (mover, view) = (game.moving(), View::of(seating));
    let pick = pick.map(|pick| held(game, pick));
    let open = pick.map(|pick| open(game, &pick)).unwrap_or_default();
    let picked = pick.and_then(|pick| pick.unit()).map(|unit| spot(mover, unit.step));
    let place = |grid: (u8, u8)| {
        if grid == (MIDDLE, MIDDLE) {
            return Some((spot(mover, HOME), view.place(mover, HOME), home_label(game, seating)));
        }
        if let Some(seat) = Seat::all(SEATS).find(|seat| beside_home(view, *seat) == grid) {
            return Some((spot(seat, ZERO), view.place(seat, ZERO), zero_label(game, seating, seat)));
        }
        let square = Square::all().find(|square| view.grid(*square) == grid)?;
        Some((square.into(), view.square_place(square), square_label(game, seating, square)))
    };
    let cell = |grid: (u8, u8)| {
        let (spot, (corner, size), label) = place(grid)?;
        let (open, picked) = (open.contains(&spot), picked == Some(spot));
        Some(Cell { spot, corner, size, grid: Some(grid), label, open, picked })
    };
    let lines = 0..=2 * MIDDLE;
    let mut cells: Vec<_> =
        lines.clone().flat_map(|row| lines.clone().map(move |column| (row, column))).filter_map(cell).collect();
    if pick.is_some() && matches!(game.turn(), Turn::Chance(_)) {
        let (corner, size) = view.throw_place(game.throwing());
        cells.push(Cell { spot: THROW, corner, size, grid: None, label: G::THROW.into(), open: true, picked: false });
    }
    cells
}

/// The row and the column of a 0 mark: beside the middle of the home.
fn beside_home(view: View, seat: Seat) -> (u8, u8) {
    let (x, y) = view.zero_side(seat);
    (MIDDLE.saturating_add_signed(y), MIDDLE.saturating_add_signed(x))
}

/// The places at which a touch does something.
fn open<G: Cross>(game: &G, pick: &Pick) -> Vec<Spot> {
    let (mover, ways) = (game.moving(), game.ways());
    let goals = if *pick == Pick::Nothing { plain(game, &ways) } else { Vec::new() };
    let goals = goals.into_iter().chain(pick.unit().into_iter().flat_map(|unit| ways_of(&ways, unit)));
    let steps = units(&ways).into_iter().map(|unit| unit.step).chain(goals.map(|way| way.to));
    steps.map(|step| spot(mover, step)).collect()
}

/// A square out loud: its number on the mover's way, and what stands there.
fn square_label<G: Cross>(game: &G, seating: &Seating, square: Square) -> String {
    let mover = game.moving();
    let steps: Vec<_> = steps_at(mover, square.into()).collect();
    let mut label = match (steps.as_slice(), square.colour()) {
        ([], Some(owner)) => format!("{} column", whose(seating.name(owner))),
        ([step], _) => format!("Block {step}"),
        _ => format!("Block {}", steps.iter().map(u8::to_string).collect::<Vec<_>>().join(" or ")),
    };
    if square.is_cross() {
        label += ", cross";
    }
    let standing = game.all_pieces();
    for seat in Seat::all(SEATS).filter(|seat| standing.on(*seat, square) > 0) {
        let step = standing.steps(seat).find(|step| spot(seat, *step) == square.into()).unwrap_or_default();
        let (what, which) = match game.link(seat, step) {
            Some(link) => pair(link),
            None => (pieces(standing.on(seat, square)), ""),
        };
        let at = if seat == mover { String::new() } else { format!(" on {}", block(step)) };
        label += &format!(", {what} of {}{at}{which}", seating.name(seat));
    }
    label
}

fn zero_label<G: Cross>(game: &G, seating: &Seating, seat: Seat) -> String {
    format!("0 mark of {}, {}", seating.name(seat), pieces(game.all_pieces().count(seat, ZERO)))
}

fn home_label<G: Cross>(game: &G, seating: &Seating) -> String {
    let home =
        Seat::all(SEATS).map(|seat| format!("{} of {}", game.all_pieces().count(seat, HOME), seating.name(seat)));
    format!("Home: {}", home.collect::<Vec<_>>().join(", "))
}

/// What a pair is called (C12), and what keeps it from moving (C7, C8).
fn pair(link: Link) -> (String, &'static str) {
    let name = match link.is_true {
        Some(true) => "true pair",
        Some(false) => "false pair",
        None => "pair",
    };
    let which = match link.free {
        Free::Yes => "",
        Free::AfterLeap => ", which must be leapt over first",
        Free::NotYet => ", which may not move yet",
    };
    (name.into(), which)
}

fn pieces(number: u8) -> String {
    crate::scene::count(number.into(), "piece", "pieces")
}
