//! The length of matches of Chaupar and Pachisi at normal pace: what a person waits for, and how long that person takes.

use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Seat, Turn};
use caravanserai::scene::{Scene, Seating, THINKING_MILLIS, THROWING_MILLIS, WaitedTime};
use fastrand::Rng;

use crate::common;

/// What a person takes for a throw and for a choice, in ms.
const THROW_MILLIS: u32 = 1000;
const CHOICE_MILLIS: u32 = 2500;

const ME: Seat = Seat(0);

/// Returns the minutes of a match of a person and of bots of this level, until it is proposed to end it.
fn minutes<G: Scene + Evaluate>(bots: Level, options: &G::Options, rng: &mut Rng) -> f64 {
    let mut state = G::new(options).expect("options that can be played");
    let names = Seat::all(state.seats()).map(|seat| format!("Bot {seat}")).collect();
    let seating = Seating { names, looks: (0..state.seats()).collect(), viewer: Some(ME), ..Seating::default() };
    let (mut waited, mut listed, mut all) = (WaitedTime::default(), Vec::new(), 0);
    while let Some(action) = chosen(bots, &state, &mut listed, rng) {
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
        if state.early_end(&seating).is_some() {
            break;
        }
    }
    f64::from(all) / 60_000.0
}

/// Returns what a bot or a person, who plays as an experienced player, chooses, or what chance decides.
fn chosen<G: Evaluate>(bots: Level, state: &G, listed: &mut Vec<G::Action>, rng: &mut Rng) -> Option<G::Action> {
    let Turn::Seat(seat) = state.turn() else { return common::selection(state, listed, rng) };
    state.actions(listed);
    if bots != Level::Advanced && seat != ME {
        return Some(Thinking::begin(bots, state, seat, rng.u64(..))?.finish());
    }
    state.restrict_for_bot(listed);
    let value = |action: &G::Action| {
        let mut then = state.clone();
        then.happen(action);
        then.heuristic(seat)
    };
    listed.iter().max_by_key(|action| value(action)).cloned()
}

fn check<G: Scene + Evaluate>(bots: Level) {
    const MATCHES: u32 = 24;
    for options in G::variants() {
        let all = (0..MATCHES).map(|seed| minutes::<G>(bots, &options, &mut Rng::with_seed(seed.into())));
        let mean = all.sum::<f64>() / f64::from(MATCHES);
        let said = f64::from(G::minutes(&options));
        assert!((said / mean - 1.0).abs() < 0.25, "{options}: {said} minutes are said, and {mean:.1} measured");
    }
}

#[test]
fn set_up_says_how_long_a_match_takes() {
    // At a ready table the bots are casual: a whole match of Chaupar takes them three times as long as experienced ones.
    check::<Chaupar>(Level::Casual);
    check::<Pachisi>(Level::Advanced);
}
