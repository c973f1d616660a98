//! The requests that a tournament carries out, and those that it refuses.

use caravanserai::tournament::{NameList, Outcome, System, Tournament, TournamentError, check_names};

use super::tournament;

#[test]
fn pasted_names_lose_their_numbers_and_spaces() {
    assert_eq!(
        NameList::read("1. Ana\n2) Ben \r\n\n  Cruz\t dela  Rosa\n३. अना\n7Up").names(0),
        ["Ana", "Ben", "Cruz dela Rosa", "अना", "7Up"]
    );
}

#[test]
fn names_that_cannot_be_told_apart_or_shown_are_refused() {
    assert_eq!(check_names(&["Ana".into(), "ana".into()]), Err(TournamentError::NameTwice("ana".into())));
    let long = "x".repeat(61);
    assert_eq!(check_names(std::slice::from_ref(&long)), Err(TournamentError::NameTooLong(long.clone())));
    assert_eq!(tournament(System::Swiss, 3, 5).add(" \u{7} "), Err(TournamentError::NoName));
}

#[test]
fn the_numbers_of_players_and_rounds_are_limited() {
    let new = |system, rounds, players: usize| {
        let names: Vec<_> = (0..players).map(|number| format!("P{number}")).collect();
        Tournament::new(system, rounds, &names).map(|tournament| tournament.planned_rounds())
    };
    assert_eq!(new(System::Swiss, 1, 2), Err(TournamentError::TooFewPlayers));
    assert_eq!(new(System::Swiss, 5, 61), Err(TournamentError::TooManyPlayers));
    assert_eq!(new(System::Swiss, 60, 60), Err(TournamentError::WrongRounds(59)));
    assert_eq!(new(System::Swiss, 0, 5), Err(TournamentError::WrongRounds(5)));
    assert_eq!(new(System::Swiss, 59, 60), Ok(59));
    assert_eq!(new(System::RoundRobin, 99, 5), Ok(5));
    for (players, usual) in [(3, 3), (4, 3), (8, 4), (9, 5), (40, 7), (60, 7)] {
        assert_eq!(System::Swiss.usual_rounds(players), usual, "{players}");
    }
}

#[test]
fn a_round_waits_for_the_results_of_the_last_one() {
    let mut five = tournament(System::Swiss, 2, 5);
    assert_eq!(five.pair().expect("a round").pairings.len(), 2);
    assert_eq!(five.pair(), Err(TournamentError::ResultsMissing(2)));
    for table in 0..2 {
        five.set_outcome(0, table, Some(Outcome::SecondWins)).expect("a game");
    }
    assert_eq!(five.set_outcome(0, 2, None), Err(TournamentError::NotThere));
    assert_eq!(five.set_outcome(1, 0, None), Err(TournamentError::NotThere));
    assert_eq!(five.set_present(5, false), Err(TournamentError::NotThere));
    let first = five.clone();
    five.pair().expect("a round");
    assert_eq!(five.pair(), Err(TournamentError::AllRoundsPaired));
    assert!(!five.is_over());
    assert!(five.unpair().is_some());
    assert_eq!(five, first, "what was taken back leaves nothing");
}

#[test]
fn late_comers_are_paired_and_those_who_left_are_not() {
    let mut four = tournament(System::Swiss, 3, 4);
    four.pair().expect("a round");
    for table in 0..2 {
        four.set_outcome(0, table, Some(Outcome::FirstWins)).expect("a game");
    }
    four.add("Late").expect("a fifth player");
    assert_eq!(four.add("LATE"), Err(TournamentError::NameTwice("LATE".into())));
    four.set_present(0, false).expect("a player");
    let round = four.pair().expect("a round").clone();
    let mut playing: Vec<_> = round.pairings.iter().flat_map(|game| [game.first, game.second]).collect();
    playing.sort_unstable();
    assert_eq!((playing, round.bye), (vec![1, 2, 3, 4], None));
    for player in 1..4 {
        four.set_present(player, false).expect("a player");
    }
    four.set_outcome(1, 0, Some(Outcome::Draw)).and(four.set_outcome(1, 1, Some(Outcome::Draw))).expect("two games");
    assert_eq!(four.pair(), Err(TournamentError::NobodyPresent));
}

#[test]
fn nobody_has_a_second_bye() {
    let mut five = tournament(System::Swiss, 5, 5);
    for _ in 0..3 {
        five.pair().expect("a round");
        let round = five.rounds().len() - 1;
        for table in 0..2 {
            five.set_outcome(round, table, Some(Outcome::FirstWins)).expect("a game");
        }
    }
    let byes: Vec<_> = five.rounds().iter().filter_map(|round| round.bye).collect();
    for player in 0..5 {
        five.set_present(player, byes.contains(&player)).expect("a player");
    }
    assert_eq!(five.pair(), Err(TournamentError::EverybodyHadBye));
}

#[test]
fn a_player_gets_another_name_at_any_time() {
    let mut three = tournament(System::Swiss, 2, 3);
    three.pair().expect("a round");
    three.rename(1, "  Ana   Reyes ").expect("a new name");
    assert_eq!(three.players()[1].name, "Ana Reyes");
    three.rename(1, "ANA REYES").expect("the own name in other letters");
    assert_eq!(three.rename(0, "ana reyes"), Err(TournamentError::NameTwice("ana reyes".into())));
    assert_eq!(three.rename(0, " "), Err(TournamentError::NoName));
    assert_eq!(three.rename(7, "Ben"), Err(TournamentError::NotThere));
    assert_eq!(three.to_string().parse::<Tournament>().as_ref(), Ok(&three));
}
