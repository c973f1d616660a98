//! Clocks: when they run, and what they bring.

use caravanserai::play::{Attention, Can, Effect, Input, Kept, Look};
use caravanserai::record::{Match, Place};
use caravanserai::rules::Game;
use caravanserai::rules::damath::{Damath, Options};

use super::desk::{Desk, players};

fn damath(persons: &[u8]) -> Desk<Damath> {
    let mut desk = Desk::new(Match::new(Options::default(), players::<Damath>(2, persons)).expect("a match"), 51);
    desk.run();
    desk
}

/// So many milliseconds pass, second by second.
fn pass(desk: &mut Desk<Damath>, millis: f64) {
    let end = desk.now + millis;
    while let Some((moment, ticket)) = desk.waits.iter().copied().find(|(moment, _)| *moment <= end) {
        desk.now = moment;
        desk.put(Input::Elapsed(ticket));
    }
    desk.now = end;
}

fn left(desk: &Desk<Damath>) -> Vec<String> {
    desk.sitting.faces().into_iter().map(|face| face.left).collect()
}

#[test]
fn d13_time_passes_for_who_has_to_move_and_not_while_the_one_person_is_away() {
    let away =
        [Some(Attention { hidden: true, covered: false }), Some(Attention { hidden: false, covered: true }), None];
    for (persons, stands) in [(&[0][..], true), (&[0, 1][..], false)] {
        for away in &away {
            let mut desk = damath(persons);
            while desk.sitting.faces().is_empty() || !desk.sitting.for_person() {
                desk.act();
            }
            // There is something to look back at.
            desk.act();
            let before = left(&desk);
            pass(&mut desk, 3000.0);
            let now = left(&desk);
            assert_ne!(before, now);
            if let Some(away) = away {
                desk.put(Input::Attend(*away));
            } else {
                desk.look(Look::GoTo(Place::START));
            }
            pass(&mut desk, 3000.0);
            assert_eq!(left(&desk) == now, stands, "{persons:?} {away:?}");
        }
    }
}

#[test]
fn d13_when_the_time_is_up_the_match_moves_on_also_while_somebody_looks_back() {
    let mut desk = damath(&[0, 1]);
    desk.act();
    desk.look(Look::GoTo(Place::START));
    let before = desk.sitting.played().places();
    pass(&mut desk, 25_000.0);
    assert!(desk.sitting.played().places() > before);
    assert!(!desk.sitting.looks_back(), "who looked back sees it");
}

#[test]
fn d13_no_clock_runs_where_the_match_is_only_watched_or_something_is_tried_out() {
    let mut desk = damath(&[0]);
    desk.act();
    let effects = desk.put(Input::May(Can::WATCH));
    assert!(!effects.contains(&Effect::Keep(Kept::Clocks)));
    let before = left(&desk);
    pass(&mut desk, 60_000.0);
    assert_eq!(left(&desk), before);
    desk.put(Input::May(Can::PLAY));
    desk.look(Look::TryOut { alone: true });
    assert!(desk.sitting.tries_out());
    pass(&mut desk, 60_000.0);
    assert_eq!(left(&desk), before);
    assert!(!desk.sitting.played().state().clocks().is_empty());
}

#[test]
fn d13_who_watches_sees_the_time_that_is_used_elsewhere_and_plays_on_from_it() {
    let mut plays = damath(&[0, 1]);
    pass(&mut plays, 5000.0);
    let mut watches = Desk::with(plays.sitting.played().clone(), Can::WATCH, 52);
    watches.put(Input::Clocks(plays.sitting.clocks().clone()));
    assert_eq!(left(&watches), left(&plays));
    pass(&mut watches, 5000.0);
    assert_eq!(left(&watches), left(&plays), "no time passes here");
    watches.put(Input::May(Can::PLAY));
    pass(&mut watches, 1000.0);
    pass(&mut plays, 1000.0);
    assert_eq!(left(&watches), left(&plays));
}
