//! Chaupar, clause by clause; X4 to X6 too.

use caravanserai::rules::Seat;
use caravanserai::rules::chaupar::Chaupar;

use crate::script;

mod end;
mod hits;
mod moves;
mod notation;
mod pairs;
mod partners;
mod random;
mod start;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// Completes a position: seats that are not mentioned have not moved.
fn full(text: &str) -> String {
    script::with_all_seats(text, "6 7 12 12 open")
}

fn at(text: &str) -> Chaupar {
    full(text).parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn check_file(file: &str) {
    script::check_file::<Chaupar>(&format!("chaupar/{file}"), full);
}
