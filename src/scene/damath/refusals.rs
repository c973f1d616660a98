//! Damath's refusals as sentences.

use super::words::{self, place};
use crate::rules::damath::{Damath, JumpFault, Refusal, Square, StepFault, Way};
use crate::words::{damath, one_of};

/// A message on the piece on a square, from its text, its kind and the square.
type Message = fn(&str, &str, &str) -> String;

/// Returns a refusal as a sentence; with the state in which it was given, pieces are named by their texts.
pub(super) fn sentence(refusal: &Refusal, state: Option<&Damath>) -> String {
    let about = |message: Message, square: Square| {
        let (chip, kind) = called(state, square);
        message(&chip, kind, &place(square))
    };
    match refusal {
        Refusal::LotFirst => damath::not_before_toss().into(),
        Refusal::LotOver => damath::toss_is_over().into(),
        Refusal::NoSeat(seat) => damath::no_seat(&seat.to_string()),
        Refusal::Over => damath::over().into(),
        Refusal::NoPiece(square) => damath::no_piece(&place(*square)),
        Refusal::Theirs(square) => about(damath::theirs, *square),
        Refusal::Step { from, to, fault, dama } => step(state, *from, *to, *fault, *dama),
        Refusal::Stuck { square, dama } => about(if *dama { damath::dama_stuck } else { damath::chip_stuck }, *square),
        Refusal::Jump { landing, fault, .. } => jump(*landing, *fault, &about),
        Refusal::MustCapture(ways) => must(damath::must_capture, ways, &about),
        Refusal::MoreFirst(ways) => must(damath::more_first, ways, &about),
        Refusal::DamaFirst(ways) => must(damath::dama_first, ways, &about),
        Refusal::GoOn(ways) => damath::must_go_on(most(ways)),
        Refusal::ManyWays { to, landings } => {
            damath::many_ways(&place(*to), &one_of(landings.iter().copied().map(place)))
        }
        Refusal::Chosen(square) => about(damath::chosen, *square),
        Refusal::Entered(way) => about(damath::entered, way.from()),
        Refusal::NothingToTouch => damath::nothing_to_touch().into(),
        Refusal::Completes(square) => damath::completes(&place(*square)),
        Refusal::OfferOpen => damath::offer_is_open().into(),
        Refusal::NoOffer => damath::no_offer().into(),
        Refusal::OfferedBefore => damath::offered_before().into(),
        Refusal::TimeIsUp => damath::time_is_up().into(),
        Refusal::NoMoveTime => damath::no_move_time().into(),
        Refusal::NoGameTime => damath::no_game_time().into(),
    }
}

/// Returns the text and the kind of the piece on a square, if the state is known.
fn called(state: Option<&Damath>, square: Square) -> (String, &'static str) {
    state.and_then(|state| words::called(state, square)).unwrap_or((String::new(), "unknown"))
}

/// Returns the number of pieces that these captures take.
fn most(ways: &[Way]) -> usize {
    ways.first().map_or(1, Way::len)
}

/// Returns a sentence on the pieces that must capture, and how many they take.
fn must(message: fn(&str, usize) -> String, ways: &[Way], about: &dyn Fn(Message, Square) -> String) -> String {
    let mut squares: Vec<Square> = ways.iter().map(Way::from).collect();
    squares.dedup();
    let takers = one_of(squares.into_iter().map(|square| about(damath::taker, square)));
    message(&takers, most(ways))
}

fn step(state: Option<&Damath>, from: Square, to: Square, fault: StepFault, dama: bool) -> String {
    let (chip, kind) = called(state, from);
    let (from, to) = (place(from), place(to));
    match fault {
        StepFault::OffLine if dama => damath::dama_off_line(&chip, kind, &from, &to),
        StepFault::OffLine => damath::chip_off_line(&chip, kind, &from, &to),
        StepFault::Backward => damath::backward(&chip, kind, &from),
        StepFault::TooFar => damath::too_far(&chip, kind, &from),
        StepFault::Blocked(square) => damath::step_blocked(&chip, kind, &from, &to, &place(square)),
    }
}

fn jump(landing: Square, fault: JumpFault, about: &dyn Fn(Message, Square) -> String) -> String {
    let to = place(landing);
    match fault {
        JumpFault::OffLine => damath::jump_off_line(&to),
        JumpFault::TooFar => damath::jump_too_far(&to),
        JumpFault::Nothing => damath::jump_over_nothing(&to),
        JumpFault::Own(square) => about(damath::jump_over_own, square),
        JumpFault::Twice(square) => about(damath::jump_twice, square),
        JumpFault::Blocked(square) => about(damath::jump_blocked, square),
    }
}
