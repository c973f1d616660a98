//! Pachisi, clause by clause; X4 to X6 too.

use caravanserai::rules::Seat;
use caravanserai::rules::pachisi::Pachisi;

use crate::script;

mod cancel;
mod end;
mod moves;
mod notation;
mod random;
mod skip;
mod start;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// Completes a position: the default is cowries and four pieces, and seats that are not mentioned have no piece on the
/// board.
fn full(text: &str) -> String {
    let (options, rest) = match text.split_once("; ") {
        Some((options, rest)) if options.starts_with("throw=") => (options, rest),
        _ => ("throw=cowries pieces=4", text),
    };
    let pieces = if options.ends_with('4') { "0 0 0 0" } else { "0 0" };
    format!("{options}; {}", script::with_all_seats(rest, pieces))
}

fn at(text: &str) -> Pachisi {
    full(text).parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn check_file(file: &str) {
    script::check_file::<Pachisi>(&format!("pachisi/{file}"), full);
}
