//! Positions that are set at random, in which more is at stake than in most of a match.

use caravanserai::rules::chaupar::{Chaupar, FACES};
use caravanserai::rules::cross::{HOME, SEATS, ZERO};
use caravanserai::rules::damath::{self, Board, Chip, Damath, Piece, Setup, Side, Square};
use caravanserai::rules::pachisi::{Options, Pachisi};
use caravanserai::rules::{Game, Seat};
use fastrand::Rng;

/// The number of positions in a row.
const ROW: usize = 400;

/// Shows `visit` the row of positions with this number, each set by `set`, until it returns `false`.
pub fn row<G: Game>(number: u64, set: impl Fn(&mut Rng) -> Option<G>, mut visit: impl FnMut(&G) -> bool) {
    let mut rng = Rng::with_seed(number);
    let positions = (0..ROW).filter_map(|_| set(&mut rng));
    for position in positions {
        if !visit(&position) {
            return;
        }
    }
}

/// A position of Chaupar before the use of a throw; `None` if no match can come to what was drawn.
pub fn chaupar(rng: &mut Rng) -> Option<Chaupar> {
    let seats = Seat::all(SEATS).map(|seat| {
        let pair_right = rng.choice(["open", "earned", "failed"]).unwrap_or_default();
        format!("{seat} {} {pair_right}", steps(rng))
    });
    let seats: Vec<_> = seats.collect();
    let mut throw = [FACES[rng.usize(..FACES.len())], FACES[rng.usize(..FACES.len())]];
    throw.sort_unstable();
    format!("{}; now {} move {} {}", seats.join("; "), mover(rng), throw[0], throw[1]).parse().ok()
}

/// A position of Pachisi before the use of a throw; `None` if no match can come to what was drawn.
pub fn pachisi(rng: &mut Rng) -> Option<Pachisi> {
    let options = Options::default();
    let seats: Vec<_> = Seat::all(SEATS).map(|seat| format!("{seat} {}", steps(rng))).collect();
    let (number, _) = rng.choice(options.throw.numbers())?;
    format!("{options}; {}; now {} move {number}", seats.join("; "), mover(rng)).parse().ok()
}

/// The steps of a seat's pieces: one in six waits, one in six is home.
fn steps(rng: &mut Rng) -> String {
    let mut steps = [(); 4].map(|()| match rng.u8(..6) {
        0 => ZERO.0,
        1 => HOME.0,
        _ => rng.u8(ZERO.0 + 1..HOME.0),
    });
    steps.sort_unstable();
    steps.map(|step| step.to_string()).join(" ")
}

fn mover(rng: &mut Rng) -> Seat {
    Seat(rng.u8(..SEATS))
}

/// A position of Damath with three to nine pieces on each side, one in eight a dama; `None` if no match can come to what
/// was drawn.
pub fn damath(options: &damath::Options, rng: &mut Rng) -> Option<Damath> {
    let mut squares: Vec<Square> = Square::all().collect();
    rng.shuffle(&mut squares);
    let mut board = Board::default();
    for side in Side::BOTH {
        let mut chips: Vec<Chip> = Chip::all().collect();
        rng.shuffle(&mut chips);
        for chip in chips.drain(..rng.usize(3..10)) {
            board.put(squares.pop()?, side, Piece { chip, dama: rng.u8(..8) == 0 });
        }
    }
    let side = Side::BOTH[rng.usize(..2)];
    Setup { options: *options, side, board, ..Setup::default() }.position().ok()
}
