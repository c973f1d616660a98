//! Sums that are worked out before their move, and are counted for their player.

use caravanserai::play::{Effect, Input, Machine, Preferences, ReviewInput, SumInput};
use caravanserai::record::{Match, Start};
use caravanserai::rules::damath::Damath;

use super::desk::{Desk, players};

/// Two persons without clocks, of whom the first has to take a chip and works out what that scores.
fn capturing() -> Desk<Damath> {
    let position = "touch=off move=off game=off | turn 1 | 1: 9@21 | 2: 10@32 7@07".parse().expect("a position");
    let played = Match::begin(Start::Position(position), players::<Damath>(2, &[0, 1])).expect("a match");
    let mut desk = Desk::new(played, 47);
    desk.put(Input::Preferences(Preferences { works_out: true, ..Preferences::default() }));
    desk
}

/// Presses until the sums of the capture are open.
fn open(desk: &mut Desk<Damath>) {
    desk.run();
    for _ in 0..100 {
        if desk.sitting.view().sum.is_some() {
            return;
        }
        desk.touch();
    }
    panic!("no press leads to a sum: {:?}", desk.sitting.view().prompt);
}

/// Hands in a result. Returns `true` if the sums are counted.
fn hand_in(desk: &mut Desk<Damath>, result: &str) -> bool {
    desk.put(Input::Sum(SumInput::Type(result.into())));
    let effects = desk.put(Input::Sum(SumInput::HandIn));
    let is_saved = effects.iter().any(|effect| matches!(effect, Effect::SaveTally(_)));
    assert_eq!(effects.iter().any(|effect| matches!(effect, Effect::WorkedOut(_))), is_saved);
    is_saved
}

#[test]
fn d9_sums_are_counted_once_also_if_their_move_is_taken_back_and_made_again() {
    let mut desk = capturing();
    open(&mut desk);
    assert_eq!([hand_in(&mut desk, "0"), hand_in(&mut desk, "0")], [false, true], "after the second try");
    assert!(!hand_in(&mut desk, "0"), "they are done");
    desk.put(Input::Sum(SumInput::PutAway));
    desk.run();
    assert_eq!(desk.sitting.view().played.steps().len(), 1);
    desk.look(ReviewInput::TakeBack);
    open(&mut desk);
    assert_eq!([hand_in(&mut desk, "0"), hand_in(&mut desk, "0")], [false, false]);
    desk.put(Input::Sum(SumInput::PutAway));
    assert_eq!(desk.sitting.view().played.places(), 2, "the same move");
}
