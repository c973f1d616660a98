//! Results of matches, entered for the games of their players.

use caravanserai::record::{Kind, Match, Player, Secret};
use caravanserai::rules::damath::{Action, Damath};
use caravanserai::rules::{Game, Seat};
use caravanserai::tournament::{MatchError, MatchResult, Outcome, Tournament, TournamentError, has_game};

/// Two rounds of a tournament. The game between Carla Santos and Ana Reyes has no result, and neither has the second one
/// between Ana Reyes and Ben Cruz.
const TEXT: &str = "tournament 1
swiss 3
here Ana Reyes
here Ben Cruz
here Carla Santos
here अना
round
1 2 1-0
4 3 1/2
round
3 1 ?
2 4 0-1
round
1 2 ?
end
";

fn people(names: [&str; 2]) -> Vec<Player> {
    let player = |(look, name)| Player::new(name, look, Kind::Person).expect("a player");
    (0..).zip(names).map(player).collect()
}

/// A match between Ana and Ben after these actions.
fn played(actions: &[&str]) -> Match<Damath> {
    let mut played = Match::new(<Damath as Game>::Options::default(), people(["Ana", "Ben"])).expect("a match");
    for action in actions {
        played.apply(action.parse().expect("an action")).expect("a legal action");
    }
    played
}

#[test]
fn a_finished_match_has_a_result() {
    for (actions, outcome) in [
        (&["first A", "surrender B"][..], Ok(Outcome::FirstWins)),
        (&["first B", "surrender B"], Ok(Outcome::FirstWins)),
        (&["first A", "surrender A"], Ok(Outcome::SecondWins)),
        (&["first A", "offer", "accept"], Ok(Outcome::Draw)),
        (&["first A", "offer"], Err(MatchError::NotFinished)),
        (&[], Err(MatchError::NotFinished)),
    ] {
        let result = MatchResult::of(&played(actions));
        assert_eq!(result.as_ref().map(|result| result.outcome).map_err(|error| *error), outcome, "{actions:?}");
        assert!(result.is_err() || result.is_ok_and(|result| result.names == ["Ana", "Ben"]));
    }
}

#[test]
fn what_was_taken_back_does_not_count() {
    let mut taken_back = played(&["first A", "surrender B"]);
    let before = taken_back.before(taken_back.now()).expect("a place before");
    assert!(taken_back.stand_at(before));
    assert_eq!(MatchResult::of(&taken_back), Err(MatchError::NotFinished));
}

#[test]
fn a_bot_wins_nothing_for_a_player_of_its_name() {
    let players = people(["Ana", "Ben"]);
    let bot = Player { kind: Kind::Bot("level-1".into()), ..players[1].clone() };
    let with_bot = Match::<Damath>::new(<Damath as Game>::Options::default(), vec![players[0].clone(), bot]);
    assert_eq!(MatchResult::of(&with_bot.expect("a match")), Err(MatchError::NotTwoPeople));
}

#[test]
fn a_lot_that_its_tokens_do_not_give_is_forged() {
    let mut honest = 0;
    for lot in Seat::all(2) {
        let mut table = played(&[]).by_link();
        let secrets = [1, 2].map(|byte| Secret::new([byte; 32]));
        for (seat, secret) in Seat::all(2).zip(&secrets) {
            table.join(seat, secret).expect("its turn to be bound");
        }
        let holder = table.holder().expect("a holder");
        let drawn = table.held_throw(&secrets[holder.index()]).expect("a toss");
        table.apply(Action::First(lot)).expect("a legal toss");
        table.apply(Action::Resign(Seat(1))).expect("a legal action");
        if let Some(seat) = table.binds() {
            table.pass(&secrets[seat.index()]).expect("it is held here");
        }
        let result = MatchResult::of(&table).map(|result| result.outcome);
        let is_honest = drawn == Action::First(lot);
        assert_eq!(result, if is_honest { Ok(Outcome::FirstWins) } else { Err(MatchError::Forged) });
        honest += usize::from(is_honest);
    }
    assert_eq!(honest, 1);
}

#[test]
fn a_result_is_entered_for_the_last_game_of_two_players() {
    let two = |first: &str, second: &str| [first.to_owned(), second.to_owned()];
    for (names, outcome, entered) in [
        (two("Carla Santos", "Ana Reyes"), Outcome::FirstWins, Ok((1, 0, Outcome::FirstWins))),
        (two("  ana REYES ", "carla santos"), Outcome::FirstWins, Ok((1, 0, Outcome::SecondWins))),
        (two("Ana Reyes", "Carla Santos"), Outcome::Draw, Ok((1, 0, Outcome::Draw))),
        (two("Ben Cruz", "Ana Reyes"), Outcome::FirstWins, Ok((2, 0, Outcome::SecondWins))),
        (two("अना", "Carla Santos"), Outcome::Draw, Err(TournamentError::EnteredBefore(0))),
        (two("अना", "Ben Cruz"), Outcome::FirstWins, Err(TournamentError::EnteredBefore(1))),
        (two("अना", "Ben Cruz"), Outcome::Draw, Err(TournamentError::EnteredOtherwise(1))),
        (two("अना", "Ana Reyes"), Outcome::Draw, Err(TournamentError::NotPaired(two("अना", "Ana Reyes")))),
        (two("Ana Reyes", "Ana Reyes"), Outcome::Draw, Err(TournamentError::NotPaired(two("Ana Reyes", "Ana Reyes")))),
        (two("Ana Reyes", "Dino"), Outcome::Draw, Err(TournamentError::NotPaired(two("Ana Reyes", "Dino")))),
        (two("Ana Reyes", "\u{7}"), Outcome::Draw, Err(TournamentError::NotPaired(two("Ana Reyes", "\u{7}")))),
    ] {
        let mut tournament: Tournament = TEXT.parse().expect("a tournament");
        let before = tournament.clone();
        let result = MatchResult { names, outcome };
        match (tournament.enter(&result), entered) {
            (Ok(()), Ok((round, table, expected))) => {
                assert_eq!(tournament.game_of(&result.names), Some((round, table)));
                assert_eq!(tournament.rounds()[round].pairings[table].outcome, Some(expected), "{result:?}");
                let once = tournament.clone();
                assert_eq!(tournament.enter(&result), Err(TournamentError::EnteredBefore(round)));
                let other = if outcome == Outcome::Draw { Outcome::FirstWins } else { Outcome::Draw };
                let other = MatchResult { outcome: other, ..result };
                assert_eq!(tournament.enter(&other), Err(TournamentError::EnteredOtherwise(round)));
                assert_eq!(tournament, once, "neither changes anything");
            }
            (refused, expected) => {
                assert_eq!(refused, expected.map(|_| ()));
                assert_eq!(tournament, before);
            }
        }
    }
}

#[test]
fn a_game_is_found_without_reading_the_whole_text() {
    let text = TEXT.to_lowercase();
    for (names, is_there) in [
        (["ana reyes", "ben cruz"], true),
        (["ben cruz", "ana reyes"], true),
        (["ana reyes", "carla santos"], true),
        (["अना", "ben cruz"], true),
        (["अना", "ana reyes"], false),
        (["ana reyes", "dino"], false),
        (["ana reyes", "ana reyes"], false),
        (["1 2 1-0", "swiss 3"], false),
    ] {
        assert_eq!(has_game(&text, names), is_there, "{names:?}");
        let tournament: Tournament = TEXT.parse().expect("a tournament");
        assert_eq!(tournament.game_of(&names.map(str::to_owned)).is_some(), is_there, "{names:?}");
    }
    assert!(!has_game("", ["ana", "ben"]));
}

#[test]
fn names_that_fit_several_pairs_offer_those_without_a_result() {
    let text = "tournament 1\nswiss 1\nhere Ana Reyes\nhere Ana Lim\nhere Ben Cruz\nhere Ben Santos\nround\n1 3 ?\n4 2 ?\nend\n";
    let mut tournament: Tournament = text.parse().expect("a tournament");
    let names = ["Ana".to_owned(), "Ben".to_owned()];
    let result = MatchResult { names, outcome: Outcome::FirstWins };
    let offered = vec![(0, 0, Outcome::FirstWins), (0, 1, Outcome::SecondWins)];
    assert_eq!(tournament.enter(&result), Err(TournamentError::SeveralPairs(offered)));
    tournament.set_outcome(0, 0, Some(Outcome::Draw)).expect("a game");
    let offered = vec![(0, 1, Outcome::SecondWins)];
    assert_eq!(tournament.enter(&result), Err(TournamentError::SeveralPairs(offered)));
}

#[test]
fn a_result_from_the_other_side_gives_each_the_same_points() {
    for outcome in [
        Outcome::FirstWins,
        Outcome::Draw,
        Outcome::SecondWins,
        Outcome::FirstByForfeit,
        Outcome::SecondByForfeit,
        Outcome::BothForfeit,
    ] {
        let (first, second) = outcome.points();
        let reversed = outcome.reversed();
        assert_eq!((reversed.points(), reversed.is_forfeit()), ((second, first), outcome.is_forfeit()), "{outcome:?}");
        assert_eq!(reversed.reversed(), outcome);
    }
}
