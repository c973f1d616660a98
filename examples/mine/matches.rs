//! Matches of bots.

use caravanserai::bots::{Choices, Evaluate, Level, Thinking};
use caravanserai::record::throw;
use caravanserai::rules::Turn;
use fastrand::Rng;

/// The number of random actions at the beginning of a match.
const OPENING: u32 = 4;

/// The levels of the players; the master's would take hours.
const LEVELS: [Level; 3] = [Level::Beginner, Level::Casual, Level::Advanced];

/// Plays the match with this number between bots of random levels, and shows `visit` the state before each choice, until
/// it returns `false`.
pub fn play<G: Evaluate>(options: &G::Options, number: u64, mut visit: impl FnMut(&G) -> bool) {
    let mut rng = Rng::with_seed(number);
    let mut state = G::new(options).expect("options that can be played");
    let levels: Vec<Level> = (0..state.seats()).map(|_| LEVELS[rng.usize(..LEVELS.len())]).collect();
    let mut opening = 0..OPENING;
    loop {
        let action = match state.turn() {
            Turn::Chance(_) => throw(&state.chance(), &mut || rng.u64(..)).cloned(),
            Turn::Seat(seat) if opening.next().is_some() => rng.choice(Choices::of(&state, seat).actions),
            Turn::Seat(seat) => {
                if !visit(&state) {
                    return;
                }
                Thinking::begin(levels[seat.index()], &state, seat, rng.u64(..)).map(Thinking::finish)
            }
            Turn::Seats(_) | Turn::Over => None,
        };
        let Some(action) = action else { return };
        state.apply(&action).expect("a legal action");
    }
}
