//! The length of matches of Pachisi at normal pace: what a person waits for, and how long that person takes.

use caravanserai::bots::Evaluate;
use caravanserai::rules::pachisi::{Action, Options, Pachisi};
use caravanserai::rules::{Game, Seat, Turn};
use caravanserai::scene::{Drawing, Form, Seating, THINKING_MILLIS, THROWING_MILLIS, WaitedTime, Wording};
use fastrand::Rng;

use crate::common;

/// What a person takes for a throw and for a choice, in ms.
const THROW_MILLIS: u32 = 1000;
const CHOICE_MILLIS: u32 = 2500;

const ME: Seat = Seat(0);

/// Returns the minutes of a match of experienced players, one of whom is a person, until it is proposed to end it.
fn minutes(options: &Options, rng: &mut Rng) -> f64 {
    let mut state = Pachisi::new(options).expect("options that can be played");
    let names = Seat::all(state.seats()).map(|seat| format!("Bot {seat}")).collect();
    let seating = Seating { names, looks: (0..state.seats()).collect(), viewer: Some(ME), ..Seating::default() };
    let (mut waited, mut listed, mut all) = (WaitedTime::default(), Vec::new(), 0);
    while let Some(action) = chosen(&state, &mut listed, rng) {
        let before = state;
        let event = state.apply(&action).expect("a legal action");
        let (by, waits, takes) = match before.turn() {
            Turn::Seat(seat) => (Some(seat), THINKING_MILLIS, if listed.len() > 1 { CHOICE_MILLIS } else { 0 }),
            Turn::Chance(seat) => (seat, THROWING_MILLIS, THROW_MILLIS),
            Turn::Seats(_) | Turn::Over => break,
        };
        let own = by == Some(ME);
        if own {
            waited = WaitedTime::default();
        }
        waited.enter(&before);
        let frames = before.frames(&state, &event, &seating);
        if own {
            all += takes + frames.iter().map(|frame| frame.millis).sum::<u32>();
        } else {
            all += waited.shorten::<Pachisi>(waits);
            all += frames.iter().map(|frame| waited.shorten::<Pachisi>(frame.millis)).sum::<u32>();
        }
        if state.early_end(&seating).is_some() {
            break;
        }
    }
    f64::from(all) / 60_000.0
}

/// Returns what an experienced player chooses, or what chance decides.
fn chosen(state: &Pachisi, listed: &mut Vec<Action>, rng: &mut Rng) -> Option<Action> {
    let Turn::Seat(seat) = state.turn() else { return common::selection(state, listed, rng) };
    state.actions(listed);
    state.restrict_for_bot(listed);
    let value = |action: &Action| {
        let mut then = *state;
        then.happen(action);
        then.heuristic(seat)
    };
    listed.iter().max_by_key(|action| value(action)).copied()
}

#[test]
fn set_up_says_how_long_a_match_of_pachisi_takes() {
    const MATCHES: u32 = 24;
    for options in Pachisi::variants() {
        let all = (0..MATCHES).map(|seed| minutes(&options, &mut Rng::with_seed(seed.into())));
        let mean = all.sum::<f64>() / f64::from(MATCHES);
        let said = f64::from(Pachisi::minutes(&options));
        assert!((said / mean - 1.0).abs() < 0.25, "{options}: {said} minutes are said, and {mean:.1} measured");
    }
}
