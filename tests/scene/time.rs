//! How long a person waits: what is shown of the turns of bots, and of the rounds for the order, at the normal pace.

use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::{Seat, SeatSet, Turn};
use caravanserai::scene::{Scene, Seating, THINKING_MILLIS, THROWING_MILLIS};

use super::common;

/// What takes longest in whole matches at random, in milliseconds.
#[derive(Debug, Default)]
struct Longest {
    /// A bot's whole turn: all its throws and moves, from the end of the turn before to the beginning of the next one.
    turn: u32,
    /// A round of throws for the order of play.
    round: u32,
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

fn watch<G: Scene>(start: &G, rng: &mut fastrand::Rng, longest: &mut Longest) {
    let names = Seat::all(start.seats()).map(|seat| format!("Bot {seat}")).collect();
    let seating = Seating { names, looks: (0..start.seats()).collect(), viewer: Some(Seat(0)), ..Seating::default() };
    let mut state = start.clone();
    let mut listed = Vec::new();
    let (mut turn, mut round) = ((None, 0), (SeatSet::default(), 0));
    while let Some(action) = common::pick(&state, &mut listed, rng) {
        let before = state.clone();
        let event = state.apply(&action).expect("a legal action");
        let (by, waits) = match before.turn() {
            Turn::Seat(seat) => (Some(seat), THINKING_MILLIS),
            Turn::Chance(seat) => (seat, THROWING_MILLIS),
            Turn::Seats(_) | Turn::Over => return,
        };
        let shown: u32 = before.frames(&state, &event, &seating).iter().map(|frame| frame.millis).sum();
        if before.is_opening() {
            let by = by.expect("who throws for the order");
            if round.0.contains(by) {
                round = Default::default();
            }
            round.0.insert(by);
            round.1 += waits + shown;
            longest.round = longest.round.max(round.1);
        } else {
            if by.is_some() && by != turn.0 {
                turn = (by, 0);
            }
            turn.1 += waits + shown;
            longest.turn = longest.turn.max(turn.1);
        }
    }
}

/// Asserts that no turn and no round for the order takes longer, and that both are long enough to be seen.
fn check<G: Scene>(matches: u64, turn: u32, round: u32) {
    let longest = longest::<G>(matches);
    assert!((turn / 2..=turn).contains(&longest.turn), "{longest:?}");
    assert!((round / 2..=round).contains(&longest.round), "{longest:?}");
}

#[test]
fn a_bots_turn_in_marrakech_takes_two_seconds_and_a_half_payments_included() {
    check::<Marrakech>(40, 2500, 1500);
}
