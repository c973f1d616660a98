//! The statistics of a match.

use caravanserai::play::{Numbers, dice};
use caravanserai::record::{Kind, Match, Player};
use caravanserai::rules::Game;
use caravanserai::rules::Turn;
use caravanserai::rules::marrakech::Marrakech;
use fastrand::Rng;

fn level(kind: &Kind) -> Option<u8> {
    (*kind != Kind::Person).then_some(3)
}

fn begun() -> Match<Marrakech> {
    let bot = Kind::Bot("greedy".into());
    let players = [("Ada", Kind::Person), ("Ben", bot)].into_iter().zip(0..);
    let players = players.map(|((name, kind), look)| Player::new(name, look, kind).expect("a player")).collect();
    Match::new("players 2 deck plain".parse().expect("options"), players).expect("a match")
}

/// Plays random actions until this many throws have been made, or to the end.
fn play(played: &mut Match<Marrakech>, throws: u32, rng: &mut Rng) {
    let mut listed = Vec::new();
    let mut count = 0;
    while count < throws && played.state().turn() != Turn::Over {
        count += u32::from(matches!(played.state().turn(), Turn::Chance(Some(_))));
        played.state().actions(&mut listed);
        played.apply(*rng.choice(&listed).expect("an action")).expect("it is legal");
    }
}

#[test]
fn what_was_taken_back_is_not_counted() {
    let mut rng = Rng::with_seed(1);
    let mut played = begun();
    play(&mut played, 10, &mut rng);
    let before = dice(&played);
    let now = played.now();
    play(&mut played, 5, &mut rng);
    assert_eq!(dice(&played)[0].throws, [15]);
    assert!(played.stand_at(now));
    assert_eq!(dice(&played), before);
}

#[test]
fn a_match_is_counted_once_it_is_over() {
    let mut played = begun();
    play(&mut played, 20, &mut Rng::with_seed(2));
    assert_eq!(Numbers::of(&played, level), None);
    play(&mut played, u32::MAX, &mut Rng::with_seed(2));
    let numbers = Numbers::of(&played, level).expect("it is over");
    let outcome = played.state().outcome().expect("it is over");
    assert_eq!(numbers.winners, outcome.winners().map(|seat| seat.0).collect::<Vec<_>>());
    assert_eq!(numbers.levels, [None, Some(3)]);
    assert_eq!(numbers.dice, dice(&played));
}
