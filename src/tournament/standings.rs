//! The standings.

use std::cmp::Reverse;

use super::entry::{Entry, entries};
use super::round::Round;

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

/// The standings after these rounds, the first place first: by points, by Buchholz ([`entries`]), and by direct encounter
/// (FIDE Handbook C.07, articles 6 and 8).
#[must_use]
pub fn standings(players: usize, rounds: &[Round]) -> Vec<Standing> {
    let entries = entries(players, rounds);
    let standing = |(player, entries): (usize, &Vec<Entry>)| {
        let points = entries.iter().filter_map(|entry| entry.points).sum();
        let buchholz = entries.iter().map(|entry| entry.buchholz).sum();
        Standing { place: 0, player, points, buchholz, direct: 0 }
    };
    let mut standings: Vec<_> = entries.iter().enumerate().map(standing).collect();
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
