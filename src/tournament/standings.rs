//! The standings.

use std::cmp::Reverse;

use super::history::histories;
use super::round::{Outcome, Round};

/// The place of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, from one. Tied players share it.
    pub place: usize,
    /// The player's number.
    pub player: usize,
    /// The points, in halves.
    pub points: u32,
    /// The Buchholz score: the points of all opponents, in halves.
    pub buchholz: u32,
    /// The points in the games among those who have the same points and Buchholz score, if all of these have met, in
    /// halves; otherwise zero.
    pub direct: u32,
}

/// The standings after these rounds, the first place first: by points, by Buchholz, and by direct encounter (FIDE Handbook
/// C.07, articles 6 and 8).
///
/// For the Buchholz score, a round without a game, a bye or a forfeit, counts as one against an opponent with the player's own points; and of
/// an opponent who has left, the rounds that were missed since count as draws (article 16).
#[must_use]
pub fn standings(players: usize, rounds: &[Round]) -> Vec<Standing> {
    let points: Vec<u32> = histories(players, rounds).iter().map(|history| history.points).collect();
    let adjusted: Vec<u32> = (0..players).map(|player| points[player] + missed_at_end(player, rounds)).collect();
    let mut standings: Vec<_> = (0..players)
        .map(|player| {
            let buchholz = rounds.iter().map(|round| match opponent(player, round) {
                Some(opponent) => adjusted[opponent],
                None => points[player],
            });
            Standing { place: 0, player, points: points[player], buchholz: buchholz.sum(), direct: 0 }
        })
        .collect();
    let tied = standings.clone();
    for standing in &mut standings {
        let group = tied.iter().filter(|other| (other.points, other.buchholz) == (standing.points, standing.buchholz));
        standing.direct = direct(standing.player, &group.map(|one| one.player).collect::<Vec<_>>(), rounds);
    }
    let merit = |standing: &Standing| Reverse((standing.points, standing.buchholz, standing.direct));
    standings.sort_by_key(|standing| (merit(standing), standing.player));
    for index in 0..standings.len() {
        let is_shared = index > 0 && merit(&standings[index]) == merit(&standings[index - 1]);
        standings[index].place = if is_shared { standings[index - 1].place } else { index + 1 };
    }
    standings
}

/// The opponent in a game that was played.
fn opponent(player: usize, round: &Round) -> Option<usize> {
    round.pairings.iter().filter(|pairing| pairing.is_played()).find_map(|pairing| {
        match (pairing.first, pairing.second) {
            (first, second) if first == player => Some(second),
            (first, second) if second == player => Some(first),
            _ => None,
        }
    })
}

/// The number of rounds at the end in which the player took no part, lost by forfeit included.
fn missed_at_end(player: usize, rounds: &[Round]) -> u32 {
    let wins_unplayed = |round: &Round| {
        round.bye == Some(player)
            || round.pairings.iter().any(|pairing| match pairing.outcome {
                Some(Outcome::FirstByForfeit) => pairing.first == player,
                Some(Outcome::SecondByForfeit) => pairing.second == player,
                _ => false,
            })
    };
    let missed = |round: &&Round| !wins_unplayed(round) && opponent(player, round).is_none();
    u32::try_from(rounds.iter().rev().take_while(missed).count()).unwrap_or(u32::MAX)
}

/// The points of a player in the games with the others of `group`; zero unless all of them have met.
fn direct(player: usize, group: &[usize], rounds: &[Round]) -> u32 {
    let games = || {
        let pairings = rounds.iter().flat_map(|round| &round.pairings);
        pairings.filter(|pairing| pairing.outcome.is_some() && pairing.is_played())
    };
    let have_met = |one: usize, other: usize| {
        games().any(|game| (game.first, game.second) == (one, other) || (game.first, game.second) == (other, one))
    };
    let all_met = group.iter().all(|one| group.iter().all(|other| one == other || have_met(*one, *other)));
    if group.len() < 2 || !all_met {
        return 0;
    }
    let within = games().filter(|game| group.contains(&game.first) && group.contains(&game.second));
    let points = within.filter_map(|game| {
        let (first, second) = game.outcome?.points();
        if game.first == player { Some(first) } else { (game.second == player).then_some(second) }
    });
    points.sum()
}
