//! The history on which the pairing of a round depends: the rounds before it, by player.

use std::collections::BTreeSet;

use super::round::{Outcome, Round};
use super::side::Side;

/// The standing of the opponent of a round before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Float {
    /// On as many points, or there was no game.
    None,
    /// On fewer points; a bye or a win by forfeit counts as well.
    Down,
    /// On more points.
    Up,
}

/// The rounds of a player so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// The points, in halves.
    pub points: u32,
    /// The sides in the games that were played, the oldest first.
    pub sides: Vec<Side>,
    /// The floats of all rounds, the oldest first.
    pub floats: Vec<Float>,
    /// The opponents in the games that were played.
    pub met: BTreeSet<usize>,
    /// `true` if the player has had a bye, or has won by forfeit.
    pub had_bye: bool,
}

impl History {
    /// The float `ago` rounds ago, 1 for the last round.
    #[must_use]
    pub fn float(&self, ago: usize) -> Float {
        self.floats.iter().rev().nth(ago - 1).copied().unwrap_or(Float::None)
    }
}

/// The history of each of `players` players after these rounds. Games that were forfeited bring points only (FIDE Handbook
/// C.04.1 and C.04.3): they count neither for the sides nor as a meeting.
#[must_use]
pub fn histories(players: usize, rounds: &[Round]) -> Vec<History> {
    let mut all = vec![History::default(); players];
    for round in rounds {
        for history in &mut all {
            history.floats.push(Float::None);
        }
        for pairing in &round.pairings {
            let (first, second) = (pairing.first, pairing.second);
            let (of_first, of_second) = pairing.outcome.map_or((0, 0), Outcome::points);
            if pairing.is_played() {
                let (before, other) = (all[first].points, all[second].points);
                record(&mut all[first], Side::First, second, float(before, other));
                record(&mut all[second], Side::Second, first, float(other, before));
            } else {
                for (player, points) in [(first, of_first), (second, of_second)] {
                    if points > 0 {
                        set_unplayed_win(&mut all[player]);
                    }
                }
            }
            all[first].points += of_first;
            all[second].points += of_second;
        }
        if let Some(player) = round.bye {
            all[player].points += 2;
            set_unplayed_win(&mut all[player]);
        }
    }
    all
}

fn record(history: &mut History, side: Side, opponent: usize, float: Float) {
    history.sides.push(side);
    history.met.insert(opponent);
    set_last(history, float);
}

/// Records a point without a game, a bye or a win by forfeit: nobody has two of them.
fn set_unplayed_win(history: &mut History) {
    history.had_bye = true;
    set_last(history, Float::Down);
}

fn set_last(history: &mut History, float: Float) {
    if let Some(last) = history.floats.last_mut() {
        *last = float;
    }
}

fn float(own: u32, opponent: u32) -> Float {
    match own.cmp(&opponent) {
        std::cmp::Ordering::Greater => Float::Down,
        std::cmp::Ordering::Less => Float::Up,
        std::cmp::Ordering::Equal => Float::None,
    }
}
