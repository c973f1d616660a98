//! Samples of positions of Damath from self-play of its search.

use caravanserai::bots::Thinking;
use caravanserai::bots::search::damath_network::{self, LabelSums, Seen, WHOLE, chip};
use caravanserai::bots::search::{Limits, Method};
use caravanserai::rules::damath::{Chip, Damath, Options, Side};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use crate::matches::EXPLORATION;
use crate::random;

/// The search limit of the bot, in positions.
const POSITIONS: u64 = 300;
/// The numbers of random actions at the start of a match.
const OPENINGS: std::ops::Range<u32> = 4..10;
/// One quiet position in this many is sampled, and fewer of those after many quiet moves, which are much alike.
const SAMPLED: u32 = 2;
const SAMPLED_LATE: u32 = 6;
const LATE: usize = 6;

/// A quiet position, for the side to move.
pub struct Sample {
    pub pieces: Vec<(Seen, Chip)>,
    pub whole: [f32; WHOLE],
    /// The lead by capturing, in chips of average value.
    pub lead: f32,
    /// The value that the search has found, in the same unit.
    pub worth: f32,
    /// The result of the match: 1, 0.5 or 0.
    pub result: f32,
}

/// Plays a match and samples its quiet positions.
pub fn play(options: &Options, seed: u64) -> Vec<Sample> {
    let mut rng = Rng::with_seed(seed);
    let mut state = Damath::new(options).expect("options that can be played");
    let mut quiet: Vec<(Damath, Seat, i64)> = Vec::new();
    let mut made = 0;
    let opening = rng.u32(OPENINGS);
    loop {
        let action = match state.turn() {
            Turn::Chance(_) => rng.choice(state.chance()).expect("an outcome").0,
            Turn::Seat(seat) => {
                made += 1;
                if made <= opening || rng.u8(..100) < EXPLORATION {
                    random::choose(&state, seat, &mut rng).expect("an action")
                } else {
                    let limits = Limits::positions(POSITIONS);
                    let thinking = Thinking::search(Method::Search, &state, seat, rng.u64(..), limits);
                    let mut thinking = thinking.expect("a turn");
                    while thinking.advance(u64::MAX) {}
                    let sampled = if state.quiet_moves() > LATE { SAMPLED_LATE } else { SAMPLED };
                    if let Some(thought) = thinking.thought().filter(|_| !state.must_capture())
                        && rng.u32(..sampled) == 0
                    {
                        quiet.push((state, seat, thought.worth));
                    }
                    thinking.best()
                }
            }
            _ => break,
        };
        state.happen(&action);
    }
    let winners: Vec<Seat> = state.outcome().expect("the match is over").winners().collect();
    let result = |seat| match (winners.len(), winners.contains(&seat)) {
        (1, true) => 1.0,
        (1, false) => 0.0,
        _ => 0.5,
    };
    quiet.iter().map(|(state, seat, worth)| sample(state, *worth, result(*seat))).collect()
}

#[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "samples need no great precision")]
fn sample(state: &Damath, worth: i64, result: f32) -> Sample {
    let (set, mover) = (state.options().set, state.side());
    let mut written = [LabelSums::NONE; 2];
    let mut pieces = Vec::new();
    for owner in Side::BOTH {
        for (square, piece) in state.board().pieces(owner) {
            written[owner.index()].change(set, piece, 1);
            pieces.push((Seen::by(mover, owner, square, piece), piece.chip));
        }
    }
    let lead = state.score(mover) - state.score(mover.other());
    Sample {
        pieces,
        whole: damath_network::whole_terms(state, written).map(|amount| amount as f32),
        lead: (lead.whole as f64 * 100.0 / set.denominator() as f64 / chip(set) as f64) as f32,
        worth: worth as f32 / chip(set) as f32,
        result,
    }
}
