//! M6, M7: paying, and running out of money.

use caravanserai::rules::marrakech::{Event, Payment, Phase};
use caravanserai::rules::{Game, Refusal as _};

use super::{A, B, C, at, lines, play, refusal, square, squares};

const TOLLS: &str = include_str!("../data/marrakech/tolls.txt");

#[test]
fn m6_what_is_paid_where() {
    for line in lines(TOLLS) {
        let [deck, dirhams, laid, on, pays] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let (order, next) = match (dirhams.split(' ').count(), deck) {
            (2, "boxed") => ("A > B", "; next A B"),
            (2, _) => ("A > B", ""),
            _ => ("A > B > C", ""),
        };
        let state =
            at(&format!("deck {deck}; order {order}; asam a1 north; dirhams {dirhams}; laid {laid}{next}; now A turn"));
        assert_eq!(state.toll(square(on), A), expected(pays, on), "{line}");
    }
}

/// Parses an expected payment such as `3 of 4 B d4 d5 d6 e6`.
fn expected(pays: &str, on: &str) -> Option<Payment> {
    if pays == "nothing" {
        return None;
    }
    let (paid, rest) = pays.split_once(' ').expect("how much, to whom, for what");
    let (owed, rest) = rest.strip_prefix("of ").and_then(|rest| rest.split_once(' ')).unwrap_or((paid, rest));
    let (to, region) = rest.split_once(' ').expect("to whom, for what");
    Some(Payment {
        from: A,
        to: to.parse().expect("a seat"),
        owed: owed.parse().expect("dirhams"),
        paid: paid.parse().expect("dirhams"),
        region: squares(region),
        on: square(on),
    })
}

#[test]
fn m6_the_mover_pays_the_owner() {
    let mut state = at("deck plain; order A > B; asam d2 north; dirhams 30 30; laid B:d4-d5 B:c5-c6; now A roll");
    let events = play(&mut state, &["2"]);
    let Event::Walked { payment, out: None, .. } = events[0] else {
        panic!("{events:?}");
    };
    assert_eq!(payment, expected("4 B c5 c6 d4 d5", "d4"));
    assert_eq!((state.dirhams(A), state.dirhams(B)), (26, 34));
}

#[test]
fn m6_only_the_square_on_which_he_stops_counts() {
    let mut state = at("deck plain; order A > B; asam d2 north; dirhams 30 30; laid B:d4-d5; now A roll");
    play(&mut state, &["4"]);
    assert_eq!((state.dirhams(A), state.dirhams(B)), (30, 30));
}

/// A position in which A stops on four squares of B.
fn pays_four(dirhams: &str) -> String {
    format!("deck plain; order A > B > C; asam d2 north; dirhams {dirhams}; laid B:d4-d5 B:c5-c6; now A roll")
}

#[test]
fn m7_who_owes_more_than_he_has_pays_all_and_is_out() {
    let mut state = at(&pays_four("3 40 47"));
    let events = play(&mut state, &["2"]);
    let Event::Walked { payment: Some(payment), out: Some(out), .. } = events[0] else {
        panic!("{events:?}");
    };
    assert_eq!((payment.owed, payment.paid, out), (4, 3, A));
    assert_eq!([A, B, C].map(|seat| state.dirhams(seat)), [0, 43, 47]);
    assert!(state.is_out(A));
}

#[test]
fn m7_paying_the_last_dirham_puts_one_out_too() {
    let mut state = at(&pays_four("4 40 46"));
    play(&mut state, &["2"]);
    assert!(state.is_out(A));
    let mut state = at(&pays_four("5 40 45"));
    play(&mut state, &["2"]);
    assert!(!state.is_out(A));
}

#[test]
fn m7_who_is_out_lays_no_rug_and_has_no_more_turns() {
    let mut state = at(&pays_four("3 40 47"));
    play(&mut state, &["2"]);
    assert_eq!((state.mover(), state.phase(), state.laid().len()), (B, Phase::Turn, 2));
    play(&mut state, &["L", "1", "b4-b5"]);
    assert_eq!(state.mover(), C);
    play(&mut state, &["L", "1", "d3-e3"]);
    assert_eq!(state.mover(), B);
}

const A_IS_OUT: &str = "deck plain; order A > B > C; asam d2 north; dirhams 0 43 47; laid A:d4-d5 A:e2-e3; now B roll";

#[test]
fn m7_the_rugs_of_who_is_out_cost_nothing() {
    let mut state = at(A_IS_OUT);
    play(&mut state, &["2"]);
    assert_eq!([A, B, C].map(|seat| state.dirhams(seat)), [0, 43, 47]);
    assert!(state.region(square("d4")).is_empty());
}

#[test]
fn m7_the_rugs_of_who_is_out_stay_but_may_be_covered_whole() {
    let mut state = at(A_IS_OUT);
    play(&mut state, &["1"]);
    assert_eq!(state.showing(A), 4);
    play(&mut state, &["d4-d5"]);
    assert_eq!((state.showing(A), state.showing(B)), (2, 2));
}

#[test]
fn m7_the_rugs_of_who_is_in_may_not() {
    let state = at("deck plain; order A > B > C; asam d3 north; dirhams 1 42 47; laid A:d4-d5; now B lay");
    assert_eq!(refusal(&state, "d4-d5").clause().0, "M8");
}

#[test]
fn m7_the_score_of_who_is_out_does_not_compete() {
    let state = at("deck plain; order A > B; asam d3 north; dirhams 60 0; laid B:a1-b1 B:c1-d1; now B over");
    assert_eq!(state.outcome().expect("the match is over").places, [1, 2]);
}
