//! M1, M2: the initial possessions of each seat, and the order of play.

use caravanserai::rules::marrakech::{Action, Event, Marrakech, Options, Phase, Refusal};
use caravanserai::rules::{Game, Refusal as _, Seat, SeatSet, Turn};

use super::{A, B, C, D, action, new, play};

#[test]
fn m1_each_starts_with_15_rugs_and_30_dirhams() {
    let state = new("players 4 deck plain");
    for seat in [A, B, C, D] {
        assert_eq!((state.rugs_left(seat), state.dirhams(seat)), (15, 30));
    }
}

#[test]
fn m1_the_die_shows_1_2_2_3_3_4() {
    let state = new("players 2 deck plain");
    let faces = [("1", 1), ("2", 2), ("3", 2), ("4", 1)];
    assert_eq!(state.chance(), faces.map(|(roll, faces)| (action(roll), faces)));
}

#[test]
fn m1_the_die_shows_nothing_else() {
    let state = new("players 2 deck plain");
    for roll in [0, 5] {
        let refusal = state.check(&Action::Roll(roll)).expect_err("a refusal");
        assert_eq!((refusal, refusal.clause().0), (Refusal::NotOnDie(roll), "M1"));
    }
}

#[test]
fn m1_two_to_four_play() {
    let with = |players| Marrakech::new(&Options { players, ..Options::default() });
    assert_eq!(with(1), Err(Refusal::Players(1)));
    assert_eq!(with(5), Err(Refusal::Players(5)));
    for players in 2..=4 {
        assert_eq!(with(players).map(|state| state.seats()), Ok(players));
    }
}

/// Returns the order of play after these rolls.
fn order(players: u8, rolls: &str) -> Vec<Seat> {
    let mut state = new(&format!("players {players} deck plain"));
    play(&mut state, &rolls.split(' ').collect::<Vec<_>>());
    assert_eq!(state.phase(), Phase::Face, "all is settled after {rolls}");
    state.order().into_iter().flatten().collect()
}

#[test]
fn m2_they_roll_in_the_order_in_which_they_sit() {
    let mut state = new("players 3 deck plain");
    for seat in [A, B, C] {
        assert_eq!(state.turn(), Turn::Chance(Some(seat)));
        play(&mut state, &["2"]);
    }
}

#[test]
fn m2_higher_goes_earlier() {
    assert_eq!(order(2, "1 2"), [B, A]);
    assert_eq!(order(3, "2 4 3"), [B, C, A]);
    assert_eq!(order(4, "1 2 3 4"), [D, C, B, A]);
}

#[test]
fn m2_equal_rolls_share_places_and_cannot_pass_the_others() {
    assert_eq!(order(4, "3 2 1 1 4 3"), [A, B, C, D]);
    assert_eq!(order(4, "3 2 1 1 3 4"), [A, B, D, C]);
}

#[test]
fn m2_the_highest_shared_place_is_settled_first() {
    let mut state = new("players 4 deck plain");
    play(&mut state, &["1", "3", "1", "3"]);
    assert_eq!(state.mover(), B);
    play(&mut state, &["2"]);
    assert_eq!(state.mover(), D);
    play(&mut state, &["4"]);
    assert_eq!(state.order(), [Some(D), Some(B), None, None]);
    assert_eq!(state.mover(), A);
    play(&mut state, &["1", "2"]);
    assert_eq!(state.order(), [D, B, C, A].map(Some));
}

#[test]
fn m2_rolling_goes_on_until_all_places_are_settled() {
    assert_eq!(order(2, "2 2 3 3 1 1 4 2"), [A, B]);
    assert_eq!(order(3, "2 2 2 4 1 1 1 2"), [A, C, B]);
    assert_eq!(order(4, "3 3 3 3 2 2 4 4 1 2 1 2"), [D, C, B, A]);
}

#[test]
fn m2_a_roll_tells_who_is_settled_and_who_rolls_again() {
    let seats = |seats: &[Seat]| seats.iter().copied().collect::<SeatSet>();
    let told = |event| match event {
        Event::Ordered { seat, settled, again, .. } => (seat, settled, again),
        other => panic!("{other:?}"),
    };
    let mut state = new("players 3 deck plain");
    let events = play(&mut state, &["3", "1", "1"]);
    assert_eq!(
        events.into_iter().map(told).collect::<Vec<_>>(),
        [(A, seats(&[]), seats(&[])), (B, seats(&[]), seats(&[])), (C, seats(&[A]), seats(&[B, C])),]
    );
    assert_eq!(state.order_rolls(), [None; 4], "a new round");
    play(&mut state, &["4"]);
    assert_eq!(state.order_rolls(), [None, Some(4), None, None]);
}

#[test]
fn m2_nobody_plays_before_the_order_is_settled() {
    let state = new("players 2 deck plain");
    for text in ["north", "L", "d5-d6"] {
        let refusal = state.check(&action(text)).expect_err("a refusal");
        assert_eq!((refusal, refusal.clause().0), (Refusal::NotNow { phase: Phase::Order }, "M2"));
    }
}

#[test]
fn m2_turns_go_round_in_that_order() {
    let mut state = new("players 3 deck plain");
    play(&mut state, &["2", "4", "3", "north"]);
    for (mover, actions) in [
        (B, &["1", "c5-c6"][..]),
        (C, &["L", "1", "c4-c3"]),
        (A, &["L", "1", "b4-b3"]),
        (B, &["L", "1", "e4-e5"]),
        (C, &["S", "1", "f3-f4"]),
    ] {
        assert_eq!(state.mover(), mover);
        play(&mut state, actions);
    }
}
