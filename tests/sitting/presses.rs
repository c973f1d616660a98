//! What a press means by a person who sees a view: it chooses, or it skips an animation; and what is offered beside playing
//! on.

use std::rc::Rc;

use caravanserai::play::{Input, Machine, Pace, Preferences, PressMeaning};
use caravanserai::record::Match;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Turn};

use super::desk::{Desk, Tried, fresh, players};
use super::with_every_game;

#[test]
fn a_press_that_comes_after_choices_are_shown_never_skips() {
    fn presses<G: Tried>() {
        for pace in [Pace::Calm, Pace::Steady, Pace::Brisk, Pace::Instant] {
            let mut desk = Desk::<G>::new(fresh(&[0]), 3);
            desk.put(Input::Preferences(Preferences { pace, ..Preferences::default() }));
            let mut painted = Rc::clone(desk.sitting.view());
            let mut chosen = 0;
            for _ in 0..300 {
                let now = Rc::clone(desk.sitting.view());
                let meaning = now.press_seen_on(&painted);
                assert!(painted.is_busy() || meaning != PressMeaning::Skip, "{}: {meaning:?}", G::NAME);
                let is_same = painted.at == now.at && painted.shown == now.shown;
                assert!(is_same || meaning != PressMeaning::Choice, "{}", G::NAME);
                let seen = now.press_seen_on(&now);
                assert_eq!(seen, if now.is_busy() { PressMeaning::Skip } else { PressMeaning::Choice }, "{}", G::NAME);
                painted = now;
                if desk.sitting.view().is_for_person() {
                    chosen += 1;
                    desk.touch();
                } else if !desk.go_on() {
                    break;
                }
            }
            assert!(chosen > 5, "{}: {chosen}", G::NAME);
        }
    }
    with_every_game!(presses);
}

#[test]
fn p14_who_is_home_can_end_the_match_or_let_it_play_on() {
    let state: Pachisi =
        "throw=die pieces=2; A 81 81; B 0 5; C 0 0; D 0 0; placed A; now B throw".parse().expect("a position");
    let played = Match::from_state(state, players::<Pachisi>(4, &[0])).expect("a match");
    let mut desk = Desk::new(played, 5);
    let view = Rc::clone(desk.sitting.view());
    assert!(!view.is_for_person() && view.controls.is_empty());
    let end = view.early_end.expect("it is offered");
    desk.put(Input::SideAction(end));
    assert!(desk.sitting.view().confirmation.is_some());
    desk.put(Input::Confirm(true));
    desk.run();
    assert!(desk.sitting.view().is_over());
}

#[test]
fn p14_persons_at_one_table_can_end_the_match_where_one_throws_but_not_amid_a_choice() {
    let state: Pachisi =
        "throw=die pieces=2; A 81 81; B 81 81; C 0 5; D 0 7; placed A B; now D throw".parse().expect("a position");
    let played = Match::from_state(state, players::<Pachisi>(4, &[0, 2, 3])).expect("a match");
    let mut desk = Desk::new(played, 5);
    let view = Rc::clone(desk.sitting.view());
    assert!(view.is_for_person() && view.early_end.is_some(), "it stands beside the throw");
    desk.put(Input::Touch(view.controls[0].press));
    desk.run();
    let view = desk.sitting.view();
    assert!(matches!(view.state().turn(), Turn::Seat(_)), "two pieces can move by any number");
    assert_eq!(view.early_end, None);
}
