//! Whole matches, with a function that decides for the seats.

use caravanserai::record::throw;
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

/// Plays a match in which `decide` acts for every seat, and returns its final state; where several seats can act, one
/// of them is chosen at random.
pub fn play<G: Game>(
    options: &G::Options,
    rng: &mut Rng,
    mut decide: impl FnMut(&G, Seat, &mut Rng) -> G::Action,
) -> G {
    let mut state = G::new(options).expect("options that can be played");
    loop {
        let action = match state.turn() {
            Turn::Over => return state,
            Turn::Seat(seat) => decide(&state, seat, rng),
            Turn::Seats(seats) => {
                let seat = rng.choice(seats.iter().collect::<Vec<_>>()).expect("somebody acts");
                decide(&state, seat, rng)
            }
            Turn::Chance(_) => throw(&state.chance(), &mut || rng.u64(..)).expect("an outcome").clone(),
        };
        state.apply(&action).expect("a legal action");
    }
}
