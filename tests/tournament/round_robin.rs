//! Round robins.

use std::collections::BTreeSet;

use caravanserai::tournament::{Outcome, System, Tournament, TournamentError};

use super::tournament;

/// Pairs all rounds; every game is drawn.
fn play(tournament: &mut Tournament) {
    while !tournament.is_over() {
        let games = tournament.pair().expect("a round").pairings.len();
        for table in 0..games {
            let round = tournament.rounds().len() - 1;
            tournament.set_outcome(round, table, Some(Outcome::Draw)).expect("a game");
        }
    }
}

#[test]
fn six_players_meet_as_in_the_handbook() {
    let mut six = tournament(System::RoundRobin, 0, 6);
    play(&mut six);
    let rounds = six.rounds().iter().map(|round| {
        let games = round.pairings.iter().map(|game| format!("{}-{}", game.first + 1, game.second + 1));
        games.collect::<Vec<_>>().join(" ")
    });
    // FIDE Handbook C.05, Annex 1, with the tables in another order.
    let expected = ["1-6 2-5 3-4", "1-2 5-3 6-4", "3-1 2-6 4-5", "1-4 2-3 6-5", "5-1 4-2 3-6"];
    assert_eq!(rounds.collect::<Vec<_>>(), expected);
}

#[test]
fn everybody_meets_everybody_once_and_sides_are_balanced() {
    for players in 3..=60 {
        let mut all = tournament(System::RoundRobin, 0, players);
        play(&mut all);
        assert_eq!(all.rounds().len(), if players % 2 == 0 { players - 1 } else { players });
        let mut met = BTreeSet::new();
        let mut sides = vec![Vec::new(); players];
        for game in all.rounds().iter().flat_map(|round| &round.pairings) {
            assert!(met.insert((game.first.min(game.second), game.first.max(game.second))));
            sides[game.first].push(true);
            sides[game.second].push(false);
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
        for sides in sides {
            let firsts = sides.iter().filter(|first| **first).count();
            assert!(firsts.abs_diff(sides.len() - firsts) <= 1, "{players}: {sides:?}");
            assert!(sides.windows(3).all(|three| three != [true; 3] && three != [false; 3]), "{players}: {sides:?}");
        }
    }
}

#[test]
fn the_opponents_of_somebody_who_has_left_rest() {
    let mut four = tournament(System::RoundRobin, 0, 4);
    four.set_present(3, false).expect("a player");
    play(&mut four);
    assert!(four.rounds().iter().all(|round| round.pairings.len() == 1 && round.bye.is_none()));
    assert_eq!(four.standings().iter().map(|standing| standing.points).collect::<Vec<_>>(), [2, 2, 2, 0]);
}

#[test]
fn late_comers_enter_before_the_first_round_only() {
    let mut four = tournament(System::RoundRobin, 0, 4);
    four.add("Late").expect("a fifth player");
    assert_eq!(four.planned_rounds(), 5);
    four.pair().expect("a round");
    assert_eq!(four.add("Later"), Err(TournamentError::RoundRobinHasBegun));
}
