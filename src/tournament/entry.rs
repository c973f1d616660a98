//! What each round has brought to a player, and its part of the Buchholz score.

use super::history::histories;
use super::round::{Outcome, Round};
use super::side::Side;

/// A round of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What the player had in it.
    pub kind: EntryKind,
    /// The points, in halves; `None` as long as the result is not known.
    pub points: Option<u32>,
    /// The part of the Buchholz score, in halves.
    pub buchholz: u32,
    /// How much of that is for rounds which the opponent has missed at the end, in halves.
    pub missed: u32,
}

/// What a player had in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// A game against the player with this number.
    Game(usize, Side),
    /// A game against that player which was forfeited.
    Forfeit(usize, Side),
    /// A point without an opponent.
    Bye,
    /// Nothing.
    Absence,
}

impl EntryKind {
    /// The opponent in a game that was played.
    fn opponent(self) -> Option<usize> {
        if let Self::Game(opponent, _) = self { Some(opponent) } else { None }
    }
}

/// The rounds of every player, for the Buchholz score of the FIDE Handbook (C.07, article 16): a round without a game, a bye
/// or a forfeit, counts as one against an opponent with the player's own points; and of an opponent who has left, the
/// rounds that were missed since count as draws.
#[must_use]
pub fn entries(players: usize, rounds: &[Round]) -> Vec<Vec<Entry>> {
    let points: Vec<u32> = histories(players, rounds).iter().map(|history| history.points).collect();
    let kinds: Vec<Vec<_>> =
        (0..players).map(|player| rounds.iter().map(|round| kind(player, round)).collect()).collect();
    let missed: Vec<u32> = kinds.iter().map(|kinds| missed_at_end(kinds)).collect();
    let entry = |player: usize, (kind, points_here): (EntryKind, Option<u32>)| match kind.opponent() {
        Some(other) => {
            Entry { kind, points: points_here, buchholz: points[other] + missed[other], missed: missed[other] }
        }
        None => Entry { kind, points: points_here, buchholz: points[player], missed: 0 },
    };
    kinds.iter().enumerate().map(|(player, kinds)| kinds.iter().map(|one| entry(player, *one)).collect()).collect()
}

/// What a player had in a round, and the points.
fn kind(player: usize, round: &Round) -> (EntryKind, Option<u32>) {
    if round.bye == Some(player) {
        return (EntryKind::Bye, Some(2));
    }
    let found = round.pairings.iter().find(|pairing| [pairing.first, pairing.second].contains(&player));
    let Some(pairing) = found else { return (EntryKind::Absence, Some(0)) };
    let points = pairing.outcome.map(Outcome::points);
    let (opponent, side, points) = if pairing.first == player {
        (pairing.second, Side::First, points.map(|(first, _)| first))
    } else {
        (pairing.first, Side::Second, points.map(|(_, second)| second))
    };
    let kind = if pairing.is_played() { EntryKind::Game } else { EntryKind::Forfeit };
    (kind(opponent, side), points)
}

/// The number of rounds at the end in which a player took no part, lost by forfeit included.
fn missed_at_end(kinds: &[(EntryKind, Option<u32>)]) -> u32 {
    let is_missed = |(kind, points): &&(EntryKind, Option<u32>)| match kind {
        EntryKind::Absence => true,
        EntryKind::Forfeit(..) => *points == Some(0),
        EntryKind::Game(..) | EntryKind::Bye => false,
    };
    u32::try_from(kinds.iter().rev().take_while(is_missed).count()).unwrap_or(u32::MAX)
}
