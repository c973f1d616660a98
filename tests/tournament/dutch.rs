//! Rounds in which one criterion of the Dutch system (FIDE Handbook C.04.3, article 2) decides.

use std::fs;

use caravanserai::tournament::Tournament;

/// Pairs the next round of a saved tournament. Returns the points of both players of each pair, in halves, the greater
/// ones first.
fn pairs(name: &str) -> Vec<(u32, u32)> {
    let path = format!("{}/tests/data/tournament/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let mut tournament: Tournament = fs::read_to_string(path).expect("a file").parse().expect("a tournament");
    let mut points = vec![0; tournament.players().len()];
    for standing in tournament.standings() {
        points[standing.player] = standing.points;
    }
    let round = tournament.pair().expect("a round");
    let of = |pair: (usize, usize)| {
        let (one, other) = (points[pair.0], points[pair.1]);
        (one.max(other), one.min(other))
    };
    round.pairings.iter().map(|pairing| of((pairing.first, pairing.second))).collect()
}

#[test]
fn c6_as_many_pairs_as_possible_are_made_in_a_bracket() {
    let in_group = pairs("c6").into_iter().filter(|(_, lower)| *lower == 11).count();
    assert_eq!(in_group, 2, "pairs in the group of 5½ points");
}

#[test]
fn c7_those_who_move_down_have_few_points_the_greatest_first() {
    let pairs = pairs("c7");
    let opponent = |points: u32| -> Vec<u32> {
        pairs.iter().filter(|(upper, _)| *upper == points).map(|(_, lower)| *lower).collect()
    };
    assert_eq!(opponent(10), [6], "who has 5 points meets somebody with 3");
    assert!(opponent(8).iter().all(|lower| *lower < 6), "both with 4 points move down: {pairs:?}");
}
