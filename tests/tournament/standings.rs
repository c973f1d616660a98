//! The standings.

use caravanserai::tournament::{EntryKind, Outcome, Side, System, Tournament};

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

/// Four players, of whom the first wins the first round by forfeit.
const FORFEIT: &str = "tournament 1\nswiss 3\nhere A\nhere B\nhere C\nhere D\nround\n1 3 +/-\n4 2 1-0\nend\n";

#[test]
fn a_forfeit_is_a_point_without_an_opponent() {
    let mut four: Tournament = FORFEIT.parse().expect("a tournament");
    assert_eq!(four.to_string(), FORFEIT);
    // Against nobody, 1 gets the own points; so does 3, who has none.
    assert_eq!(places(&four), [(1, 1, 2, 2), (2, 4, 2, 0), (3, 2, 0, 2), (4, 3, 0, 0)]);
    four.set_outcome(0, 0, Some(Outcome::BothForfeit)).expect("a game");
    assert_eq!(places(&four)[0], (1, 4, 2, 0), "nobody has a point");
}

#[test]
fn those_whose_game_was_forfeited_can_meet_and_have_had_no_side() {
    let mut first = tournament(System::Swiss, 3, 4);
    let paired = first.pair().expect("a round").clone();
    for table in 0..2 {
        first.set_outcome(0, table, Some(Outcome::BothForfeit)).expect("a game");
    }
    assert_eq!(first.pair(), Ok(&paired), "nobody has met anybody");
}

#[test]
fn who_wins_by_forfeit_has_no_bye() {
    let text = "tournament 1\nswiss 3\nhere A\nhere B\nhere C\nhere D\nhere E\nround\n4 1 1-0\n2 3 -/+\nbye 5\nround\n5 4 1-0\n3 1 1-0\nbye 2\nend\n";
    let mut five: Tournament = text.parse().expect("a tournament");
    let bye = five.pair().expect("a round").bye;
    assert!(matches!(bye, Some(0 | 3)), "2 and 5 have had one, and 3 has won by forfeit: {bye:?}");
}

#[test]
fn a_forfeit_at_the_end_counts_as_a_draw_for_opponents() {
    let text = "tournament 1\nswiss 3\nhere A\nhere B\nhere C\nhere D\nround\n1 3 1-0\n4 2 1-0\nround\n4 1 1-0\n3 2 -/+\nend\n";
    let four: Tournament = text.parse().expect("a tournament");
    // 1 has met 3, who has no point and has lost the last round by forfeit, and 4, who has two.
    assert_eq!(places(&four).into_iter().find(|place| place.1 == 1), Some((3, 1, 2, 5)));
}

#[test]
fn the_parts_of_the_buchholz_score_can_be_added_up() {
    let text =
        "tournament 1\nswiss 3\nhere A\nhere B\nhere C\ngone D\nround\n1 4 1-0\n2 3 1-0\nround\n1 2 1-0\nbye 3\nend\n";
    let four: Tournament = text.parse().expect("a tournament");
    let entries = four.entries();
    let first: Vec<_> = entries[0].iter().map(|one| (one.kind, one.points, one.buchholz, one.missed)).collect();
    // D has no point, and has missed a round since.
    let expected = [(EntryKind::Game(3, Side::First), Some(2), 1, 1), (EntryKind::Game(1, Side::First), Some(2), 2, 0)];
    assert_eq!(first, expected);
    assert_eq!(entries[2][1].kind, EntryKind::Bye);
    assert_eq!(entries[3][1].kind, EntryKind::Absence);
    for standing in four.standings() {
        let sum =
            |part: fn(&caravanserai::tournament::Entry) -> u32| entries[standing.player].iter().map(part).sum::<u32>();
        assert_eq!(sum(|entry| entry.buchholz), standing.buchholz);
        assert_eq!(sum(|entry| entry.points.unwrap_or_default()), standing.points);
    }
    assert_eq!(four.complete_rounds(), 2);
}

#[test]
fn those_who_are_tied_and_have_not_all_met_share_a_place() {
    let rounds = [
        ["6 7 0-1", "3 5 0-1", "2 8 1-0", "4 1 1-0"],
        ["3 7 0-1", "2 4 0-1", "5 1 0-1", "6 8 1-0"],
        ["2 5 0-1", "7 8 0-1", "3 1 1-0", "4 6 0-1"],
    ];
    let players = ('A'..='H').map(|name| format!("here {name}")).collect::<Vec<_>>().join("\n");
    let rounds = rounds.map(|games| format!("round\n{}\n", games.join("\n"))).concat();
    let eight: Tournament = format!("tournament 1\nswiss 3\n{players}\n{rounds}end\n").parse().expect("a tournament");
    // 2 has beaten 8, and 3 has beaten 1, but 2 and 3 have not met.
    assert_eq!(places(&eight)[4..], [(5, 1, 2, 10), (5, 2, 2, 10), (5, 3, 2, 10), (5, 8, 2, 10)]);
}
