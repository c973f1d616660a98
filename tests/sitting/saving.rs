//! Saving while a match is played: an action is shown at once, and only its consequences wait until it is saved, for
//! two seconds at most.

use std::rc::Rc;

use caravanserai::play::{ActionRequest, Machine, Opening, Pace, Preferences, SavingView, Sitting};
use caravanserai::record::{Match, Next};
use caravanserai::rules::Seat;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;

use super::by_link::{self, secret};
use super::desk::{Desk, Store, Tried, fresh};
use super::with_every_game;

/// The consequence of an action of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Follows {
    /// A bot's action.
    Bot,
    /// A throw.
    Throw,
    /// The end of the match.
    End,
}
use Follows::{Bot, End, Throw};

/// A store that does not answer.
const NEVER: f64 = f64::INFINITY;

/// A row of a table: what the store does, and when play goes on.
struct Case {
    /// The time until the store answers, in ms.
    delay: f64,
    /// `true` if it saves nothing.
    fails: bool,
    /// The times between an action and what follows it, in ms: for the first action and for a second one.
    waits: [f64; 2],
    /// `true` if the first action is saved in the end.
    saves: bool,
}

const CASES: [Case; 7] = [
    Case { delay: 0.0, fails: false, waits: [0.0, 0.0], saves: true },
    Case { delay: 300.0, fails: false, waits: [300.0, 300.0], saves: true },
    Case { delay: 1999.0, fails: false, waits: [1999.0, 1999.0], saves: true },
    // The answer comes while nobody waits for it any more; it shows that the store works.
    Case { delay: 2500.0, fails: false, waits: [2000.0, 2000.0], saves: true },
    // After a failure nobody waits for the store again.
    Case { delay: NEVER, fails: false, waits: [2000.0, 0.0], saves: false },
    Case { delay: 0.0, fails: true, waits: [0.0, 0.0], saves: false },
    Case { delay: 300.0, fails: true, waits: [300.0, 0.0], saves: false },
];

/// A desk with persons on these seats, bots on the others, and no time for animations.
fn desk<G: Tried>(persons: &[u8], seed: u64) -> Desk<G> {
    let preferences = Preferences { pace: Pace::Instant, ..Preferences::default() };
    let mut desk = Desk::<G>::at(Sitting::new(Opening { preferences, ..Opening::of(fresh(persons)) }), seed);
    desk.run();
    desk
}

/// The consequence now, without a person; `None` if that is nothing.
fn follows<G: Tried>(desk: &Desk<G>) -> Option<Follows> {
    let view = desk.sitting.view();
    match view.next {
        Next::Over => Some(End),
        _ if matches!(desk.asked, Some((_, ActionRequest::Chance))) => Some(Throw),
        _ if !view.is_busy() => None,
        Next::Throw { .. } => Some(Throw),
        Next::Act { bots, .. } => Some(Bot).filter(|_| !bots.is_empty()),
    }
}

/// Touches until an action is made. Checks that the view has it at once, although the store has not answered.
fn press<G: Tried>(desk: &mut Desk<G>) {
    for _ in 0..1000 {
        let (before, store) = (desk.sitting.view().clone(), desk.store.record.clone());
        desk.touch();
        // A throw that was asked for, or a simultaneous phase.
        while desk.sitting.view().played.places() == before.played.places() && desk.asked.is_some() {
            desk.go_on();
        }
        let view = desk.sitting.view();
        if view.played.places() > before.played.places() {
            assert!(view.shown == view.at && view.happened() > before.happened(), "{}: it is shown", G::NAME);
            assert!(view.board != before.board || view.recap != before.recap, "{}: it is seen", G::NAME);
            assert_eq!(desk.store.record == store, desk.store.delay > 0.0 || desk.store.fails, "{}", G::NAME);
            return;
        }
    }
    panic!("{}: no touch leads on: {:?}", G::NAME, desk.sitting.view().prompt);
}

/// Plays on until the next action of the person, which [`press`] makes, is followed by this.
fn seek<G: Tried>(desk: &mut Desk<G>, wanted: Follows) {
    for _ in 0..5000 {
        assert!(desk.sitting.view().is_for_person(), "{}: {wanted:?} follows no action", G::NAME);
        let mut tried = desk.clone();
        press(&mut tried);
        if follows(&tried) == Some(wanted) {
            return;
        }
        desk.act();
    }
    panic!("{}: {wanted:?} never follows", G::NAME);
}

/// `true` if what follows the last action has happened or is about to: it is asked for, or the end is told.
fn goes_on<G: Tried>(desk: &Desk<G>, places: usize) -> bool {
    desk.asked.is_some() || desk.overs > 0 || desk.sitting.view().played.places() > places
}

/// Checks that what follows the action that was just made waits for `millis`, and no longer.
fn waits<G: Tried>(desk: &mut Desk<G>, millis: f64, case: &str) {
    let places = desk.sitting.view().played.places();
    if millis > 0.0 {
        desk.pass(millis - 1.0);
        assert!(!goes_on(desk, places), "{case}: nothing follows before {millis} ms");
        desk.pass(1.0);
    } else {
        desk.pass(0.0);
    }
    assert!(goes_on(desk, places), "{case}: it goes on after {millis} ms");
}

/// Checks every case with an action of this game that is followed by this, and with a second one.
fn check<G: Tried>(wanted: Follows, seed: u64) {
    // The last action of a match may be anybody's.
    let persons: &[u8] = if wanted == End { &[0, 1, 2, 3, 4, 5, 6, 7] } else { &[0] };
    let mut found = desk::<G>(persons, seed);
    seek(&mut found, wanted);
    for Case { delay, fails, waits: [first, second], saves } in CASES {
        let case = format!("{}, {wanted:?}, a store that answers after {delay} ms and fails: {fails}", G::NAME);
        let mut desk = found.clone();
        (desk.store.delay, desk.store.fails) = (delay, fails);
        press(&mut desk);
        waits(&mut desk, first, &case);
        desk.pass(1000.0);
        let saving = desk.sitting.view().saving;
        assert_eq!(saving == SavingView::InDatabase, saves, "{case}: {saving:?}");
        if wanted != End {
            desk.run();
            seek(&mut desk, wanted);
            press(&mut desk);
            waits(&mut desk, second, &format!("{case}, the second time"));
        }
    }
}

#[test]
fn a_second_action_waits_until_the_first_is_saved() {
    fn presses<G: Tried>(seed: u64) {
        let mut desk = desk::<G>(&[0, 1, 2, 3], seed);
        desk.store.delay = 300.0;
        let mut held = 0;
        for _ in 0..200 {
            let played = Rc::clone(&desk.sitting.view().played);
            let is_saved = desk.store.record == played.to_string();
            if desk.sitting.view().is_for_person() && !desk.touches().is_empty() {
                desk.touch();
                let places = desk.sitting.view().played.places();
                assert!(is_saved || places == played.places(), "{}: two actions are shown and not saved", G::NAME);
                held += usize::from(!is_saved);
            }
            if desk.asked.is_some() {
                desk.go_on();
            } else {
                desk.pass(100.0);
            }
        }
        assert!(held > 0, "{}", G::NAME);
        assert!(desk.sitting.view().played.places() > 10, "{}: it goes on", G::NAME);
    }
    presses::<Marrakech>(83);
    presses::<Damath>(84);
    presses::<Chaupar>(85);
}

#[test]
fn a_bot_waits_until_an_action_is_saved_for_two_seconds_at_most() {
    check::<Marrakech>(Bot, 71);
    check::<Damath>(Bot, 72);
}

#[test]
fn a_throw_waits_until_an_action_is_saved_for_two_seconds_at_most() {
    check::<Marrakech>(Throw, 73);
    check::<Chaupar>(Throw, 74);
    check::<Pachisi>(Throw, 75);
}

#[test]
fn the_end_is_told_when_all_is_saved_or_after_two_seconds() {
    check::<Marrakech>(End, 77);
    check::<Damath>(End, 78);
    check::<Chaupar>(End, 79);
    check::<Pachisi>(End, 80);
    check::<Dschamal>(End, 81);
}

#[test]
fn a_store_that_works_again_is_waited_for_again() {
    let mut desk = desk::<Damath>(&[0], 82);
    desk.store.fails = true;
    press(&mut desk);
    waits(&mut desk, 0.0, "a store that fails");
    desk.run();
    let failed = desk.sitting.view().saving;
    assert!(matches!(failed, SavingView::InMemory { .. }), "{failed:?}");
    desk.store = Store { delay: 500.0, fails: false, ..desk.store };
    press(&mut desk);
    // After the failure play does not wait for this answer.
    waits(&mut desk, 0.0, "a store that has failed");
    desk.run();
    assert_eq!(desk.sitting.view().saving, SavingView::InDatabase);
    assert_eq!(desk.kept, desk.sitting.view().played.to_string());
    press(&mut desk);
    waits(&mut desk, 500.0, "a store that works again");
}

#[test]
fn a_match_by_link_is_passed_on_when_it_is_saved_or_cannot_be() {
    fn passes<G: Tried>(delay: f64, fails: bool, millis: f64) {
        let mut played = by_link::fresh::<G>(G::by_link(&G::initial_options()));
        for seat in Seat::all(played.state().seats()) {
            played.join(seat, &secret(seat)).expect("it is free");
        }
        let mut desk = Desk::at(by_link::sit(played, Seat(0)), 83);
        desk.run();
        if !desk.sitting.view().is_for_person() {
            desk = Desk::at(by_link::sit(desk.kept.parse().expect("a match"), Seat(1)), 83);
            desk.run();
        }
        let ready = |desk: &Desk<G>| desk.sitting.view().by_link.as_ref().is_some_and(|by_link| by_link.ready);
        (desk.store.delay, desk.store.fails) = (delay, fails);
        for _ in 0..1000 {
            press(&mut desk);
            if desk.sitting.view().by_link.as_ref().is_some_and(|by_link| by_link.waits_for.is_some()) {
                let case = format!("{}, a store that answers after {delay} ms and fails: {fails}", G::NAME);
                desk.pass(millis - 1.0);
                assert!(!ready(&desk), "{case}: nothing is passed on before {millis} ms");
                desk.pass(1.0);
                assert!(ready(&desk), "{case}: it is passed on after {millis} ms");
                return;
            }
            desk.run();
        }
        panic!("{}: nobody else is ever awaited", G::NAME);
    }
    passes::<Damath>(300.0, false, 300.0);
    passes::<Damath>(300.0, true, 300.0);
}

#[test]
fn if_the_match_was_continued_elsewhere_that_one_is_loaded_and_nothing_follows_the_action_here() {
    fn conflicts<G: Tried>() {
        let mut desk = desk::<G>(&[0], 84);
        // Somebody else acts in the same match, and is faster.
        let mut other = desk.clone();
        other.rng.seed(85);
        other.act();
        other.act();
        desk.store.record.clone_from(&other.kept);
        desk.store.delay = 400.0;
        press(&mut desk);
        let own = desk.sitting.view().played.clone();
        desk.pass(799.0);
        assert!(desk.asked.is_none() && desk.sitting.view().played == own, "{}: it waits", G::NAME);
        desk.pass(1.0);
        let stored: Match<G> = other.kept.parse().expect("what is saved can be read");
        assert!(*desk.sitting.view().played == stored && *own != stored, "{}: the stored match is shown", G::NAME);
        assert_eq!(desk.store.record, other.kept, "{}: nothing was overwritten", G::NAME);
        assert_eq!(desk.sitting.view().saving, SavingView::InDatabase, "{}", G::NAME);
        desk.run();
        press(&mut desk);
        desk.run();
        assert_eq!(desk.store.record, desk.sitting.view().played.to_string(), "{}: it is played on", G::NAME);
    }
    with_every_game!(conflicts);
}
