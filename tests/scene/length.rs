//! The length of matches at normal pace: what a person waits for, and how long that person takes.

use caravanserai::bots::Evaluate;
use caravanserai::rules::chaupar::{self, Chaupar};
use caravanserai::rules::pachisi::{self, Pachisi};
use caravanserai::rules::{Game, Seat, Turn};
use caravanserai::scene::{Scene, Seating, THINKING_MILLIS, THROWING_MILLIS, WaitedTime};
use fastrand::Rng;

use crate::common;

/// What a person takes for a throw and for a choice, in ms.
const THROW_MILLIS: u32 = 1000;
const CHOICE_MILLIS: u32 = 2500;

const ME: Seat = Seat(0);

/// Returns the minutes of a match of experienced players, one of whom is a person, until that person is home and until
/// the end.
fn minutes<G: Scene + Evaluate>(options: &G::Options, rng: &mut Rng) -> (f64, f64) {
    let mut state = G::new(options).expect("options that can be played");
    let names = Seat::all(state.seats()).map(|seat| format!("Bot {seat}")).collect();
    let seating = Seating { names, looks: (0..state.seats()).collect(), viewer: Some(ME), ..Seating::default() };
    let (mut waited, mut listed, mut all, mut settled) = (WaitedTime::default(), Vec::new(), 0, None);
    while let Some(action) = chosen(&state, &mut listed, rng) {
        let before = state.clone();
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
            all += waited.shorten::<G>(waits);
            all += frames.iter().map(|frame| waited.shorten::<G>(frame.millis)).sum::<u32>();
        }
        if settled.is_none() && state.early_end(&seating).is_some() {
            settled = Some(all);
        }
    }
    let minutes = |millis: u32| f64::from(millis) / 60_000.0;
    (minutes(settled.unwrap_or(all)), minutes(all))
}

/// Returns what an experienced player chooses, or what chance decides.
fn chosen<G: Evaluate>(state: &G, listed: &mut Vec<G::Action>, rng: &mut Rng) -> Option<G::Action> {
    let Turn::Seat(seat) = state.turn() else { return common::selection(state, listed, rng) };
    state.actions(listed);
    state.restrict_for_bot(listed);
    let value = |action: &G::Action| {
        let mut then = state.clone();
        then.happen(action);
        then.heuristic(seat)
    };
    listed.iter().max_by_key(|action| value(action)).cloned()
}

/// Returns the mean length of matches, in minutes.
fn mean<G: Scene + Evaluate>(options: &G::Options) -> f64 {
    const MATCHES: u64 = 24;
    let all: Vec<_> = (0..MATCHES).map(|seed| minutes::<G>(options, &mut Rng::with_seed(seed))).collect();
    let sum = |part: fn(&(f64, f64)) -> f64| all.iter().map(part).sum::<f64>() / 24.0;
    eprintln!("{} {options}: {:.1} until settled, {:.1} whole", G::NAME, sum(|each| each.0), sum(|each| each.1));
    sum(|each| each.0)
}

#[test]
fn set_up_says_how_long_a_match_takes() {
    for options in Pachisi::variants() {
        mean::<Pachisi>(&options);
    }
    mean::<Chaupar>(&chaupar::Options);
    let _ = pachisi::Options::default();
}
