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
    match refusal {
        Refusal::LotFirst => "The lot decides first who goes first.".into(),
        Refusal::LotOver => "The lot has decided already.".into(),
        Refusal::NoSeat(seat) => format!("There is no seat {seat}."),
        Refusal::Over => "The game is over.".into(),
        Refusal::NoPiece(square) => format!("Nothing stands on {}.", place(*square)),
        Refusal::Theirs(square) => format!("{} is the opponent’s.", the(square)),
        Refusal::Step { from, to, fault, dama } => step(&the(from), *to, *fault, *dama),
        Refusal::Stuck { square, dama } => {
            let ways = if *dama { "its diagonals are blocked" } else { "the way ahead is blocked" };
            format!("{} cannot move: {ways}.", the(square))
        }
        Refusal::Jump { landing, fault, .. } => jump(*landing, *fault, the),
        Refusal::MustCapture(ways) => format!("{}: capturing is compulsory.", must(ways, the)),
        Refusal::MoreFirst(ways) => format!("{}: capturing more goes first.", must(ways, the)),
        Refusal::DamaFirst(ways) => format!("{}: of equal captures, a dama’s goes first.", must(ways, the)),
        Refusal::GoOn(ways) => {
            let most = ways.first().map_or(1, Way::len);
            format!("The capture goes on: it must take {}.", pieces(most))
        }
        Refusal::Chosen(square) => format!("{} is chosen: it must move.", the(square)),
        Refusal::Entered(way) => format!("{} has begun its capture and must finish it.", the(&way.from())),
        Refusal::NothingToTouch => "Touch-move is off: nothing needs to be chosen.".into(),
        Refusal::Completes(square) => format!("Landing on {} completes the move.", place(*square)),
        Refusal::OfferOpen => "The offer to finish must be answered first.".into(),
        Refusal::NoOffer => "No offer waits for an answer.".into(),
        Refusal::OfferedBefore => "One offer a turn is enough.".into(),
        Refusal::TimeIsUp => "The player’s time is up: somebody else makes the move.".into(),
        Refusal::NoMoveTime => "No time for a move is running.".into(),
        Refusal::NoGameTime => "No time for the game is running.".into(),
    }
}

/// Which pieces must capture, and how many: `the 9 on (2,3) must take two`.
fn must(ways: &[Way], the: &dyn Fn(&Square) -> String) -> String {
    let mut squares: Vec<Square> = ways.iter().map(Way::from).collect();
    squares.dedup();
    let names: Vec<String> = squares.iter().map(the).collect();
    format!("{} must take {}", names.join(" or "), pieces(ways.first().map_or(1, Way::len)))
}

fn step(piece: &str, to: Square, fault: StepFault, dama: bool) -> String {
    let to = place(to);
    match fault {
        StepFault::OffLine if dama => format!("{piece} moves along diagonals: {to} is on none of them."),
        StepFault::OffLine => format!("{piece} moves one square diagonally forward, not to {to}."),
        StepFault::Backward => format!("{piece} is no dama: it moves forward only."),
        StepFault::TooFar => format!("{piece} is no dama: it moves only one square."),
        StepFault::Blocked(square) => format!("{piece} cannot go to {to}: {} is occupied.", place(square)),
    }
}

fn jump(landing: Square, fault: JumpFault, the: &dyn Fn(&Square) -> String) -> String {
    let to = place(landing);
    match fault {
        JumpFault::OffLine => format!("No diagonal leads to {to}."),
        JumpFault::TooFar => format!("A chip lands right behind what it takes, not on {to}."),
        JumpFault::Nothing => format!("There is nothing to take on the way to {to}."),
        JumpFault::Own(square) => format!("{} is your own and cannot be taken.", the(&square)),
        JumpFault::Twice(square) => format!("{} has been jumped already.", the(&square)),
        JumpFault::Blocked(square) => format!("{} is in the way.", the(&square)),
    }
}
