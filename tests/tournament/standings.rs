//! The standings.

use caravanserai::tournament::{Outcome, System, Tournament};

use super::tournament;

/// Place, number from one, points and Buchholz score, both in halves.
fn places(tournament: &Tournament) -> Vec<(usize, usize, u32, u32)> {
    let standings = tournament.standings();
    standings.iter().map(|one| (one.place, one.player + 1, one.points, one.buchholz)).collect()
}

#[test]
fn before_the_first_round_all_share_the_first_place() {
    assert_eq!(places(&tournament(System::Swiss, 2, 3)), [(1, 1, 0, 0), (1, 2, 0, 0), (1, 3, 0, 0)]);
}

#[test]
fn a_bye_is_a_point_and_counts_as_an_opponent_with_the_own_points() {
    let mut five: Tournament =
        "tournament 1\nswiss 2\nhere A\nhere B\nhere C\nhere D\nhere E\nround\n1 3 1-0\n4 2 1/2\nbye 5\nend\n"
            .parse()
            .expect("a tournament");
    assert_eq!(places(&five), [(1, 5, 2, 2), (2, 1, 2, 0), (3, 2, 1, 1), (3, 4, 1, 1), (5, 3, 0, 2)]);
    five.set_outcome(0, 0, None).expect("a game");
    assert_eq!(places(&five)[0], (1, 5, 2, 2), "a game without a result brings nothing");
}

#[test]
fn rounds_after_leaving_count_as_draws_for_opponents() {
    let text =
        "tournament 1\nswiss 3\nhere A\nhere B\nhere C\ngone D\nround\n1 4 1-0\n2 3 1-0\nround\n1 2 1-0\nbye 3\nend\n";
    let four: Tournament = text.parse().expect("a tournament");
    // Against 4, who has no point and has missed a round, 1 gets half a point of Buchholz.
    assert_eq!(places(&four)[0], (1, 1, 4, 3));
}

#[test]
fn those_who_are_tied_and_have_met_are_ordered_by_their_games() {
    let mut four = tournament(System::RoundRobin, 0, 4);
    // 1 beats 2, 2 beats 3, 3 draws with 1, and 4 loses all but a game against 2.
    while four.rounds().len() < 3 {
        let games = four.pair().expect("a round").pairings.clone();
        let round = four.rounds().len() - 1;
        for (table, game) in games.iter().enumerate() {
            let outcome = match (game.first.min(game.second), game.first.max(game.second)) {
                (0, 2) => Outcome::Draw,
                (1, 3) if game.first == 3 => Outcome::FirstWins,
                (1, 3) => Outcome::SecondWins,
                (lower, _) if game.first == lower => Outcome::FirstWins,
                _ => Outcome::SecondWins,
            };
            four.set_outcome(round, table, Some(outcome)).expect("a game");
        }
    }
    // 4 has beaten 2, who has as many points and the same Buchholz score.
    assert_eq!(places(&four), [(1, 1, 5, 7), (2, 3, 3, 9), (3, 4, 2, 10), (4, 2, 2, 10)]);
}
