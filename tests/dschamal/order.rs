//! B6: the order of duels.

use caravanserai::rules::Game;
use caravanserai::rules::dschamal::{Continuation, Pairing, Refusal};

use super::{A, B, C, D, at, camps, draw, play, refusal, settled, why};

/// Returns the duels that follow A against B if these seats win in turn: `A>C`, with the seat that sits out in
/// brackets. The camps are empty, so that the camel wins a duel and nothing else.
fn duels(players: usize, winners: &str) -> String {
    let mut state = camps(&vec!["-"; players].join(" "), "duel");
    let after = winners.split(' ').map(|winner| {
        let Continuation::Duel(pairing) = settled(draw(&mut state, winner.parse().expect("a seat"), "camel cry")).then
        else {
            panic!("over: {state}");
        };
        assert_eq!(state.pairing(), Some(pairing));
        let Pairing { master, challenged, sits_out } = pairing;
        format!("{master}>{challenged}{}", sits_out.map_or(String::new(), |seat| format!("({seat})")))
    });
    after.collect::<Vec<_>>().join(" ")
}

#[test]
fn b6_a_master_who_wins_duels_the_next_clockwise() {
    assert_eq!(duels(4, "A A"), "A>C A>D");
    assert_eq!(duels(8, "A A A A A A"), "A>C A>D A>E A>F A>G A>H");
}

#[test]
fn b6_a_master_who_has_beaten_all_gives_the_bag_to_the_left() {
    assert_eq!(duels(4, "A A A"), "A>C A>D B>C");
    assert_eq!(duels(3, "A A B B"), "A>C B>C B>A C>A");
}

#[test]
fn b6_a_master_who_loses_gives_the_bag_to_the_winner_and_sits_out() {
    assert_eq!(duels(4, "B"), "B>C(A)");
    assert_eq!(duels(4, "A C"), "A>C C>D(A)");
}

#[test]
fn b6_the_next_duel_over_he_plays_again() {
    assert_eq!(duels(4, "B B B B"), "B>C(A) B>D B>A C>D");
    assert_eq!(duels(4, "B C C"), "B>C(A) C>D(B) C>A");
}

#[test]
fn b6_who_would_sit_out_his_own_duel_is_passed_over_for_the_round() {
    assert_eq!(duels(4, "A A D D D"), "A>C A>D D>B(A) D>C A>B");
    assert_eq!(duels(3, "A C C"), "A>C C>B(A) A>B");
    assert_eq!(duels(3, "A C B"), "A>C C>B(A) B>A(C)");
    assert_eq!(duels(8, "A A A A A A H H"), "A>C A>D A>E A>F A>G A>H H>B(A) H>C");
}

#[test]
fn b6_of_two_nobody_sits_out_and_the_bag_changes_hands() {
    assert_eq!(duels(2, "A B A A B"), "B>A A>B B>A A>B B>A");
}

#[test]
fn b6_only_the_two_who_duel_may_draw() {
    let state = camps("- - - -", "duel");
    assert_eq!(refusal(&state, "C draws camel"), Refusal::NotDuelling { seat: C, master: A, challenged: B });
    assert_eq!(why(&state, "D grips camel"), "B6 -");
    for drawer in [A, B] {
        assert_eq!(state.check(&format!("{drawer} draws camel cry").parse().expect("an action")), Ok(()));
    }
}

#[test]
fn b6_who_sits_out_may_not() {
    let state = at("players 4 start chosen duel live; camps - - - -; master B; challenged C; sits out A; now duel");
    assert_eq!(refusal(&state, "A draws camel"), Refusal::SitsOut(A));
    assert_eq!(why(&state, "A draws camel"), "B6 -");
    assert_eq!(refusal(&state, "D draws camel"), Refusal::NotDuelling { seat: D, master: B, challenged: C });
}

#[test]
fn b6_comes_after_the_choice() {
    let mut state = camps("blue-egg blue-star+white-star blue-ring", "duel");
    play(&mut state, &["A draws camel cry"]);
    assert_eq!(state.pairing().map(Pairing::seats), Some([A, B]));
    play(&mut state, &["take blue-star"]);
    assert_eq!(state.pairing().map(Pairing::seats), Some([A, C]));
}
