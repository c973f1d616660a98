//! Clocks: when they run, and what happens when they run out.

use caravanserai::play::{
    ActionRequest, Clocks, Effect, Input, Machine, Opening, PageVisibility, Permissions, ReviewInput, Sitting,
};
use caravanserai::record::{Match, NodeId};
use caravanserai::rules::damath::{Action, Damath, End, Options};
use caravanserai::rules::{Actor, Game, Seat, Turn};

use super::desk::{Desk, players};

fn damath(persons: &[u8]) -> Desk<Damath> {
    timed(Options::default(), persons)
}

fn timed(options: Options, persons: &[u8]) -> Desk<Damath> {
    let mut desk = Desk::new(Match::new(options, players::<Damath>(2, persons)).expect("a match"), 51);
    desk.run();
    desk
}

/// Returns the seat of the last move.
fn moved(desk: &Desk<Damath>) -> Option<Actor> {
    let mut steps = desk.sitting.view().played.steps().rev();
    steps.find(|step| matches!(step.action, Action::Play(_))).map(|step| step.actor)
}

pub fn left(desk: &Desk<Damath>) -> Vec<String> {
    desk.sitting.view().clock_faces.iter().map(|face| face.left.clone()).collect()
}

#[test]
fn d13_time_passes_for_who_has_to_move_and_not_while_the_one_person_is_away() {
    let away = [
        Some(PageVisibility { hidden: true, covered: false }),
        Some(PageVisibility { hidden: false, covered: true }),
        None,
    ];
    for (persons, stands) in [(&[0][..], true), (&[0, 1][..], false)] {
        for away in &away {
            let mut desk = damath(persons);
            while desk.sitting.view().clock_faces.is_empty() || !desk.sitting.view().is_for_person() {
                desk.act();
            }
            // Make one more move, so that there is something to review.
            desk.act();
            let before = left(&desk);
            desk.pass(3000.0);
            let now = left(&desk);
            assert_ne!(before, now);
            if let Some(away) = away {
                desk.put(Input::Visibility(*away));
            } else {
                desk.look(ReviewInput::GoTo(NodeId::START));
            }
            assert_eq!(desk.waits.is_empty(), stands, "a timer runs with a clock: {persons:?} {away:?}");
            desk.pass(3000.0);
            assert_eq!(left(&desk) == now, stands, "{persons:?} {away:?}");
        }
    }
}

#[test]
fn d13_when_the_time_is_up_the_match_moves_on_also_while_somebody_looks_back() {
    let mut desk = damath(&[0, 1]);
    desk.act();
    desk.look(ReviewInput::GoTo(NodeId::START));
    let before = desk.sitting.view().played.places();
    desk.pass(25_000.0);
    assert!(desk.sitting.view().played.places() > before);
    assert!(!desk.sitting.view().stage.reviewing, "who looked back sees it");
}

#[test]
fn d13_for_who_is_late_the_opponent_makes_the_move_and_after_him_the_lot() {
    let mut desk = damath(&[0, 1]);
    let Turn::Seat(late) = desk.sitting.view().state().turn() else { panic!("nobody's turn") };
    let opponent = Seat(1 - late.0);
    desk.pass(21_000.0);
    assert_eq!((desk.sitting.view().state().turn(), moved(&desk)), (Turn::Seat(opponent), None));
    desk.pass(25_000.0);
    assert_eq!(desk.asked.as_ref().map(|(_, asked)| asked), Some(&ActionRequest::Chance));
    desk.run();
    assert_eq!((moved(&desk), desk.sitting.view().state().turn()), (Some(Actor::Chance), Turn::Seat(opponent)));
}

#[test]
fn d13_a_bot_makes_the_move_of_who_is_late_at_once() {
    let mut desk = damath(&[0]);
    while desk.sitting.view().state().turn() != Turn::Seat(Seat(0)) {
        desk.act();
    }
    let before = desk.sitting.view().played.steps().len();
    desk.pass(21_000.0);
    desk.run();
    let since = desk
        .sitting
        .view()
        .played
        .steps()
        .skip(before)
        .map(|step| (step.actor, matches!(step.action, Action::Play(_))));
    assert_eq!(since.take(2).collect::<Vec<_>>(), [(Actor::Clock, false), (Actor::Seat(Seat(1)), true)]);
}

#[test]
fn d14_when_the_time_for_the_game_is_up_it_is_over() {
    let mut desk = timed("move=off".parse().expect("options"), &[0, 1]);
    assert_eq!(left(&desk), ["20:00"]);
    desk.pass(1_198_000.0);
    assert_eq!((desk.sitting.view().state().end(), desk.overs), (None, 0));
    desk.pass(3000.0);
    assert_eq!((desk.sitting.view().state().end(), desk.overs), (Some(End::Time), 1));
}

#[test]
fn d13_d14_there_are_the_clocks_that_were_agreed_on() {
    assert_eq!(left(&timed("move=60s game=off".parse().expect("options"), &[0, 1])), ["1:00"]);
    let mut desk = timed("move=off game=off".parse().expect("options"), &[0, 1]);
    assert!(left(&desk).is_empty());
    let before = (*desk.sitting.view().played).clone();
    desk.pass(1_500_000.0);
    assert_eq!(*desk.sitting.view().played, before);
}

#[test]
fn d13_no_clock_runs_where_the_match_is_only_watched_or_something_is_tried_out() {
    let mut desk = damath(&[0]);
    desk.act();
    let effects = desk.put(Input::Permissions(Permissions::WATCH));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::SaveClocks(_))));
    let before = left(&desk);
    desk.pass(60_000.0);
    assert_eq!(left(&desk), before);
    desk.put(Input::Permissions(Permissions::PLAY));
    desk.look(ReviewInput::StartVariation { for_all: true });
    assert!(desk.sitting.view().stage.in_variation);
    desk.pass(60_000.0);
    assert_eq!(left(&desk), before);
    assert!(!desk.sitting.view().played.state().clocks().is_empty());
}

#[test]
fn d13_who_watches_sees_the_time_that_is_used_elsewhere_and_plays_on_from_it() {
    let mut plays = damath(&[0, 1]);
    plays.pass(5000.0);
    let mut watches = Desk::with((*plays.sitting.view().played).clone(), Permissions::WATCH, 52);
    watches.put(Input::Clocks(plays.clocks.clone().expect("clocks that have run")));
    assert_eq!(left(&watches), left(&plays));
    watches.pass(5000.0);
    assert_eq!(left(&watches), left(&plays), "no time passes here");
    watches.put(Input::Permissions(Permissions::PLAY));
    watches.pass(1000.0);
    plays.pass(1000.0);
    assert_eq!(left(&watches), left(&plays));
}

/// A match of one person against a bot, whose person has used ten seconds before a move, and then three.
fn ten_seconds_used() -> Desk<Damath> {
    let mut desk = timed("touch=off".parse().expect("options"), &[0]);
    while desk.sitting.view().state().turn() != Turn::Seat(Seat(0)) {
        desk.act();
    }
    desk.pass(10_000.0);
    desk.act();
    desk.run();
    desk.pass(3000.0);
    desk
}

#[test]
fn d13_time_that_is_used_stays_used_when_a_move_is_taken_back_and_redone() {
    let mut desk = ten_seconds_used();
    let after = left(&desk);
    assert_eq!(after[0], "0:17");
    for seconds in 1..4 {
        desk.look(ReviewInput::TakeBack);
        assert_eq!(left(&desk)[0], format!("0:{:02}", 11 - seconds), "as it stood at that place");
        desk.pass(1000.0);
        desk.look(ReviewInput::Redo);
        assert_eq!(left(&desk)[0], after[0]);
    }
    desk.look(ReviewInput::TakeBack);
    let late = |desk: &Desk<Damath>| desk.sitting.view().played.steps().any(|step| step.action == Action::MoveTimeUp);
    assert!(!late(&desk));
    desk.pass(8000.0);
    assert!(late(&desk), "whoever takes back has no more time for it");
}

#[test]
fn d13_another_move_after_a_take_back_has_its_own_time() {
    let mut desk = ten_seconds_used();
    let first = desk.sitting.view().played.places();
    desk.look(ReviewInput::TakeBack);
    while desk.sitting.view().played.places() == first {
        desk.look(ReviewInput::TakeBack);
        desk.act();
    }
    desk.run();
    assert_eq!(left(&desk)[0], "0:20");
}

#[test]
fn d13_d14_time_that_is_used_stays_used_through_a_variation_a_review_and_a_reload() {
    let mut desk = ten_seconds_used();
    let before = left(&desk);
    desk.look(ReviewInput::TakeBack);
    desk.look(ReviewInput::Redo);
    desk.look(ReviewInput::StartVariation { for_all: false });
    desk.act();
    desk.pass(5000.0);
    desk.look(ReviewInput::Return);
    assert_eq!(left(&desk), before);
    desk.look(ReviewInput::GoTo(NodeId::START));
    desk.pass(5000.0);
    desk.look(ReviewInput::Return);
    assert_eq!(left(&desk), before);
    let kept = desk.clocks.as_ref().expect("clocks that have run").to_string();
    let opening = Opening {
        clocks: Clocks::read(&kept),
        permissions: Permissions::PLAY,
        ..Opening::of(desk.kept.parse().expect("it can be read"))
    };
    let mut again = Desk::at(Sitting::new(opening), 53);
    again.run();
    assert_eq!(left(&again), before);
    again.look(ReviewInput::TakeBack);
    assert_eq!(left(&again)[0], "0:10");
}

#[test]
fn d13_d14_the_last_seconds_are_announced_and_a_clock_is_almost_up_in_its_last_third_or_minute() {
    for (options, seconds, announced, almost_up) in [
        ("game=off", 20, &[10, 5][..], 6),
        ("move=60s game=off", 60, &[10, 5], 18),
        ("move=off", 1200, &[60, 10, 5], 60),
    ] {
        let mut desk = timed(options.parse().expect("options"), &[0, 1]);
        let (mut heard, mut shown) = (Vec::new(), Vec::new());
        for left in (1..=seconds).rev() {
            let face = desk.sitting.view().clock_faces[0].clone();
            heard.extend((!face.announcement.is_empty()).then_some(left));
            shown.extend(face.almost_up.then_some(left));
            desk.pass(1000.0);
        }
        assert_eq!(heard, announced, "{options}");
        assert_eq!(shown, (1..=almost_up).rev().collect::<Vec<_>>(), "{options}");
    }
}
