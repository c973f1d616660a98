//! Damath's refusals in sentences.

use super::words::{self, pieces, place};
use crate::rules::damath::{Damath, JumpFault, Refusal, Square, StepFault, Way};

/// A refusal as one sentence; with the state in which it was given, the pieces are called by what is written on them.
pub(super) fn sentence(refusal: &Refusal, state: Option<&Damath>) -> String {
    let the = |square: &Square| match state {
        Some(state) => format!("{} on {}", words::the_piece(state, *square), place(*square)),
        None => format!("the piece on {}", place(*square)),
    };
    words::capital(said(refusal, &the))
}

fn said(refusal: &Refusal, the: &dyn Fn(&Square) -> String) -> String {
    let (sentence, part) = match refusal {
        Refusal::LotFirst => ("The lot decides first who goes first.", String::new()),
        Refusal::LotOver => ("The lot has decided already.", String::new()),
        Refusal::NoSeat(seat) => ("There is no seat _.", seat.to_string()),
        Refusal::Over => ("The game is over.", String::new()),
        Refusal::NoPiece(square) => ("Nothing stands on _.", place(*square)),
        Refusal::Theirs(square) => ("_ is the opponent’s.", the(square)),
        Refusal::Step { from, to, fault, dama } => return step(&the(from), *to, *fault, *dama),
        Refusal::Stuck { square, dama: true } => ("_ cannot move: its diagonals are blocked.", the(square)),
        Refusal::Stuck { square, dama: false } => ("_ cannot move: the way ahead is blocked.", the(square)),
        Refusal::Jump { landing, fault, .. } => jump(*landing, *fault, the),
        Refusal::MustCapture(ways) => ("_: capturing is compulsory.", must(ways, the)),
        Refusal::MoreFirst(ways) => ("_: capturing more goes first.", must(ways, the)),
        Refusal::DamaFirst(ways) => ("_: of equal captures, a dama’s goes first.", must(ways, the)),
        Refusal::GoOn(ways) => ("The capture goes on: it must take _.", pieces(ways.first().map_or(1, Way::len))),
        Refusal::Chosen(square) => ("_ is chosen: it must move.", the(square)),
        Refusal::Entered(way) => ("_ has begun its capture and must finish it.", the(&way.from())),
        Refusal::NothingToTouch => ("Touch-move is off: nothing needs to be chosen.", String::new()),
        Refusal::Completes(square) => ("Landing on _ completes the move.", place(*square)),
        Refusal::OfferOpen => ("The offer to finish must be answered first.", String::new()),
        Refusal::NoOffer => ("No offer waits for an answer.", String::new()),
        Refusal::OfferedBefore => ("One offer a turn is enough.", String::new()),
        Refusal::TimeIsUp => ("The player’s time is up: somebody else makes the move.", String::new()),
        Refusal::NoMoveTime => ("No time for a move is running.", String::new()),
        Refusal::NoGameTime => ("No time for the game is running.", String::new()),
    };
    words::fill(sentence, &[&part])
}

/// Which pieces must capture, and how many: `the 9 on (2,3) must take two`.
fn must(ways: &[Way], the: &dyn Fn(&Square) -> String) -> String {
    let mut squares: Vec<Square> = ways.iter().map(Way::from).collect();
    squares.dedup();
    let names: Vec<String> = squares.iter().map(the).collect();
    format!("{} must take {}", names.join(" or "), pieces(ways.first().map_or(1, Way::len)))
}

fn step(piece: &str, to: Square, fault: StepFault, dama: bool) -> String {
    let (sentence, blocked) = match fault {
        StepFault::OffLine if dama => ("_ moves along diagonals: _ is on none of them.", to),
        StepFault::OffLine => ("_ moves one square diagonally forward, not to _.", to),
        StepFault::Backward => ("_ is no dama: it moves forward only.", to),
        StepFault::TooFar => ("_ is no dama: it moves only one square.", to),
        StepFault::Blocked(square) => ("_ cannot go to _: _ is occupied.", square),
    };
    words::fill(sentence, &[piece, &place(to), &place(blocked)])
}

/// What is wrong with a jump, and the square or piece that the sentence is about.
fn jump(landing: Square, fault: JumpFault, the: &dyn Fn(&Square) -> String) -> (&'static str, String) {
    match fault {
        JumpFault::OffLine => ("No diagonal leads to _.", place(landing)),
        JumpFault::TooFar => ("A chip lands right behind what it takes, not on _.", place(landing)),
        JumpFault::Nothing => ("There is nothing to take on the way to _.", place(landing)),
        JumpFault::Own(square) => ("_ is your own and cannot be taken.", the(&square)),
        JumpFault::Twice(square) => ("_ has been jumped already.", the(&square)),
        JumpFault::Blocked(square) => ("_ is in the way.", the(&square)),
    }
}
