//! M9, M10, M11: running out of rugs, the end, and the score.

use caravanserai::rules::marrakech::{Colour, Ending, Event, Marrakech, Phase, Score};
use caravanserai::rules::{Game, Refusal as _};

use super::{A, B, C, D, at, play, refusal};

/// A ring of four or six squares for each seat, around which any number of rugs can be laid.
const RINGS: [&[&str]; 4] = [
    &["a1", "b1", "b2", "a2"],
    &["e1", "f1", "g1", "g2", "f2", "e2"],
    &["a6", "b6", "b7", "a7"],
    &["e6", "f6", "g6", "g7", "f7", "e7"],
];

/// A position in which each seat has laid this many rugs around its ring. With six or more, the whole ring is visible.
fn after_rugs(laid: &[usize], dirhams: &[u8], asam: &str, now: &str) -> Marrakech {
    let order = ["A", "B", "C", "D"][..laid.len()].join(" > ");
    let dirhams: Vec<_> = dirhams.iter().map(u8::to_string).collect();
    let around = |(seat, rugs): (usize, &usize)| {
        let (colour, ring) = (Colour(u8::try_from(seat).expect("few seats")), RINGS[seat].iter().cycle());
        let places = ring.clone().zip(ring.skip(1)).take(*rugs);
        places.map(|(one, other)| format!("{colour}:{one}-{other}")).collect::<Vec<_>>().join(" ")
    };
    let laid: Vec<_> = laid.iter().enumerate().map(around).collect();
    let (dirhams, laid) = (dirhams.join(" "), laid.join(" "));
    at(&format!("deck plain; order {order}; asam {asam} north; dirhams {dirhams}; laid {laid}; now {now}"))
}

#[test]
fn m9_who_has_no_rugs_left_is_passed_over() {
    let mut state = after_rugs(&[10, 15, 10], &[30, 30, 30], "d4", "A lay");
    play(&mut state, &["d5-d6"]);
    assert_eq!(state.mover(), C);
    play(&mut state, &["S", "1", "c5-c6"]);
    assert_eq!(state.mover(), A);
}

#[test]
fn m9_the_turn_comes_back_to_the_only_one_with_rugs() {
    let mut state = after_rugs(&[13, 15], &[30, 30], "d4", "A lay");
    play(&mut state, &["d5-d6"]);
    assert_eq!((state.mover(), state.phase()), (A, Phase::Turn));
}

#[test]
fn m9_who_has_no_rugs_left_is_still_paid() {
    let mut state = after_rugs(&[10, 15, 10], &[30, 30, 30], "d2", "A turn");
    play(&mut state, &["R", "1"]);
    assert_eq!([A, B, C].map(|seat| state.dirhams(seat)), [24, 36, 30]);
}

#[test]
fn m10_the_match_ends_when_all_rugs_are_laid() {
    let mut state = after_rugs(&[14, 14], &[30, 30], "d4", "A lay");
    play(&mut state, &["d5-d6"]);
    assert_eq!((state.mover(), state.phase(), state.outcome()), (B, Phase::Turn, None));
    play(&mut state, &["L", "1", "b4-b5"]);
    assert_eq!(state.phase(), Phase::Over);
    assert!(state.outcome().is_some());
}

#[test]
fn m10_the_rugs_of_who_is_out_are_not_waited_for() {
    let mut state = after_rugs(&[15, 14, 3], &[45, 45, 0], "d4", "B lay");
    play(&mut state, &["d5-d6"]);
    assert_eq!(state.phase(), Phase::Over);
}

#[test]
fn m10_it_ends_too_when_the_last_with_rugs_goes_out() {
    let mut state = after_rugs(&[6, 15, 15], &[3, 57, 30], "d2", "A turn");
    play(&mut state, &["R", "1"]);
    assert_eq!((state.phase(), state.ending()), (Phase::Over, Some(Ending::Highest)));
}

#[test]
fn m10_the_last_one_in_wins_at_once() {
    let mut state = after_rugs(&[6, 6], &[3, 57], "d2", "A turn");
    let events = play(&mut state, &["R", "1"]);
    assert!(matches!(events[1], Event::Walked { out: Some(A), .. }));
    assert_eq!((state.phase(), state.ending()), (Phase::Over, Some(Ending::LastIn)));
    assert_eq!(state.outcome().expect("the match is over").places, [2, 1]);
}

#[test]
fn m10_nothing_happens_after_the_end() {
    let state = after_rugs(&[15, 15], &[30, 30], "d4", "B over");
    for text in ["S", "3", "d5-d6", "north"] {
        assert_eq!(refusal(&state, text).clause().0, "M10");
    }
}

/// The places and the ending when all rugs are laid: A and C show four squares, B and D six.
fn decided(dirhams: &[u8]) -> (Vec<u8>, Option<Ending>) {
    let state = after_rugs(&vec![15; dirhams.len()], dirhams, "d4", "A over");
    (state.outcome().expect("the match is over").places, state.ending())
}

#[test]
fn m11_dirhams_and_visible_squares_count() {
    let state = after_rugs(&[15, 15], &[20, 40], "d4", "A over");
    let score = |dirhams, squares, total| Score { dirhams, squares, total };
    assert_eq!(state.score(A), score(20, 4, 24));
    assert_eq!(state.score(B), score(40, 6, 46));
}

#[test]
fn m11_the_highest_score_wins() {
    assert_eq!(decided(&[40, 20]), (vec![1, 2], Some(Ending::Highest)));
    assert_eq!(decided(&[20, 25, 60, 15]), (vec![3, 2, 1, 4], Some(Ending::Highest)));
}

#[test]
fn m11_of_two_who_share_the_highest_score_the_one_with_more_dirhams_wins() {
    assert_eq!(decided(&[31, 29]), (vec![1, 2], Some(Ending::MoreDirhams)));
    assert_eq!(decided(&[36, 34, 20]), (vec![1, 2, 3], Some(Ending::MoreDirhams)));
}

#[test]
fn m11_with_equal_dirhams_they_share_the_win() {
    assert_eq!(decided(&[40, 10, 40]), (vec![1, 3, 1], Some(Ending::SharedEqualDirhams)));
}

#[test]
fn m11_three_with_the_highest_score_share_the_win_whatever_their_dirhams() {
    assert_eq!(decided(&[32, 30, 32, 26]), (vec![1, 1, 1, 4], Some(Ending::ThreeShare)));
    assert_eq!(decided(&[31, 29, 31, 29]), (vec![1, 1, 1, 1], Some(Ending::ThreeShare)));
}

#[test]
fn m11_only_those_still_in_compete() {
    let state = after_rugs(&[15, 15, 15, 3], &[40, 38, 42, 0], "d4", "A over");
    assert_eq!(state.outcome().expect("the match is over").places, [2, 2, 1, 4]);
    assert_eq!(state.score(D).total, 4);
}
