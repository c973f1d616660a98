//! Waiting times of a person at normal pace: the animations of bots' turns, and of the rounds for the order of play.

use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::{Damath, Event};
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Seat, SeatSet, Turn};
use caravanserai::scene::{Drawing, Scene, Seating, THINKING_MILLIS, THROWING_MILLIS, WaitedTime};

use crate::common;

/// The longest times in whole random matches, in ms.
#[derive(Debug, Default)]
struct Longest {
    /// The turn of a bot, with all its throws and moves, from the end of the previous turn to the start of the next
    /// one.
    turn: u32,
    /// A round of throws for the order of play.
    round: u32,
    /// The turns of all other seats between two turns of the first seat.
    between: u32,
}

fn longest<G: Scene>(matches: u64) -> Longest {
    let mut longest = Longest::default();
    for options in G::variants() {
        for seed in 0..matches {
            watch(&G::new(&options).expect("options"), &mut fastrand::Rng::with_seed(seed), &mut longest);
        }
    }
    longest
}

fn seating<G: Scene>(state: &G) -> Seating {
    let names = Seat::all(state.seats()).map(|seat| format!("Bot {seat}")).collect();
    Seating { names, looks: (0..state.seats()).collect(), viewer: Some(Seat(0)), ..Seating::default() }
}

fn watch<G: Scene>(start: &G, rng: &mut fastrand::Rng, longest: &mut Longest) {
    let seating = seating(start);
    let mut state = start.clone();
    let mut listed = Vec::new();
    let (mut turn, mut round, mut between) = ((None, 0), (SeatSet::default(), 0), 0);
    let mut waited = WaitedTime::default();
    while let Some(action) = common::selection(&state, &mut listed, rng) {
        let before = state.clone();
        let event = state.apply(&action).expect("a legal action");
        let (by, waits) = match before.turn() {
            Turn::Seat(seat) => (Some(seat), THINKING_MILLIS),
            Turn::Chance(seat) => (seat, THROWING_MILLIS),
            Turn::Seats(_) | Turn::Over => return,
        };
        let own = by == Some(Seat(0)) && !(G::OPENS_AT_ONCE && before.is_opening());
        if own {
            (waited, between, turn) = (WaitedTime::default(), 0, (None, 0));
        }
        waited.enter(&before);
        let frames = before.frames(&state, &event, &seating);
        let shown =
            waited.shorten::<G>(waits) + frames.iter().map(|frame| waited.shorten::<G>(frame.millis)).sum::<u32>();
        if before.is_opening() && !own {
            let by = by.expect("who throws for the order");
            if round.0.contains(by) {
                round = Default::default();
            }
            round.0.insert(by);
            round.1 += shown;
            longest.round = longest.round.max(round.1);
        } else if !own {
            if by.is_some() && by != turn.0 {
                turn = (by, 0);
            }
            turn.1 += shown;
            longest.turn = longest.turn.max(turn.1);
            between += shown;
            longest.between = longest.between.max(between);
        }
    }
}

/// Checks that no turn and no round takes longer than its limit, and that the longest of each take at least half of it.
fn check<G: Scene>(matches: u64, turn: u32, round: u32) -> Longest {
    let longest = longest::<G>(matches);
    assert!((turn / 2..=turn).contains(&longest.turn), "{longest:?}");
    assert!((round / 2..=round).contains(&longest.round), "{longest:?}");
    longest
}

#[test]
fn a_bots_turn_in_marrakech_takes_two_seconds_and_a_half_payments_included() {
    check::<Marrakech>(40, 2500, 1500);
}

#[test]
fn a_bots_turn_on_the_cross_board_takes_two_seconds_and_three_bots_together_four() {
    for longest in [check::<Chaupar>(10, 2000, 1500), check::<Pachisi>(10, 2000, 1500)] {
        assert!((3000..=4000).contains(&longest.between), "{longest:?}");
    }
}

#[test]
fn a_bots_turn_in_damath_takes_a_second_and_a_half_and_with_a_double_capture_three() {
    let mut seen = [0; 3];
    for options in Damath::variants() {
        let mut state = Damath::new(&options).expect("options");
        let (mut rng, mut listed) = (fastrand::Rng::with_seed(7), Vec::new());
        while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
            let before = state;
            let event = state.apply(&action).expect("a legal action");
            let Event::Moved { capture, end: None, .. } = &event else { continue };
            let taken = capture.as_ref().map_or(0, |capture| capture.taken().len());
            let shown: u32 = before.frames(&state, &event, &seating(&before)).iter().map(|frame| frame.millis).sum();
            if let Some(seen) = seen.get_mut(taken) {
                *seen = (THINKING_MILLIS + shown).max(*seen);
            }
        }
    }
    assert!(seen[0] <= 1500 && seen[1] <= 1500 && (1500..=3000).contains(&seen[2]), "{seen:?}");
}
