//! B9, B10: a calm duel at a table, what it uncovers, and how it is stored.

use caravanserai::play::bag::{Calm, Strokes};
use caravanserai::rules::Seat;
use caravanserai::rules::dschamal::{Action, Dschamal, DuelKind, Step};
use fastrand::Rng;

use super::due;

/// Makes random steps until the duel is over; `looks` is called before each step.
fn fight(calm: &mut Calm, rng: &mut Rng, mut looks: impl FnMut(&mut Calm, &mut Rng)) {
    while calm.mover().is_some() {
        looks(calm, rng);
        let step = rng.choice(calm.duel().steps()).expect("a step");
        calm.make(step, &mut || rng.u64(..)).expect("a listed step is legal");
    }
}

#[test]
fn b10_a_duel_that_is_left_goes_on_as_it_was_with_all_that_was_uncovered() {
    let state = due(DuelKind::Calm);
    for seed in 0..100 {
        let mut calm = Calm::new(&state, 7).expect("a duel");
        let mut first = true;
        fight(&mut calm, &mut Rng::with_seed(seed), |calm, rng| {
            calm.stroke(rng.u8(..4));
            let left = Calm::read(&calm.to_string(), &state, 7);
            assert_eq!(left, Some(calm.clone()).filter(|_| !first), "there is nothing to keep at first");
            first = false;
        });
        assert_eq!(Calm::read(&calm.to_string(), &state, 7), None, "it is over");
    }
}

#[test]
fn b9_what_is_kept_of_another_duel_or_is_damaged_is_no_part_of_it() {
    let state = due(DuelKind::Calm);
    let mut calm = Calm::new(&state, 7).expect("a duel");
    for _ in 0..2 {
        calm.make(Step::Feel(calm.mover().expect("a turn")), &mut || 5).expect("feeling");
    }
    let text = calm.to_string();
    assert!(Calm::read(&text, &state, 7).is_some());
    assert_eq!(Calm::read(&text, &state, 8), None);
    assert_eq!(Calm::read(&text, &due(DuelKind::Live), 7), None);
    let lines: Vec<_> = text.lines().collect();
    assert!(Calm::read(&[lines[0], lines[2], lines[3]].join("\n"), &state, 7).is_some(), "before there were strokes");
    for damaged in [
        String::new(),
        lines[0].to_owned(),
        lines[..3].join("\n"),
        text.replace("strokes ", "strokes 999 "),
        text.replace("feels", "holds"),
        format!("{text}\n💥"),
        format!("{text}\n{}", lines[3]),
    ] {
        assert_eq!(Calm::read(&damaged, &state, 7), None, "{damaged}");
    }
}

#[test]
fn b10_what_is_felt_anew_is_covered_and_each_turn_brings_two_strokes() {
    let mut calm = Calm::new(&due(DuelKind::Calm), 0).expect("a duel");
    let [a, b] = calm.state().pairing().expect("a duel").seats();
    assert!(!calm.stroke(0), "nothing is felt yet");
    for seat in [a, b] {
        assert!(matches!(calm.make(Step::Feel(seat), &mut || 9), Ok(Some(Step::Find(_)))));
    }
    assert!(calm.stroke(0) && calm.stroke(1) && !calm.stroke(2));
    assert!(calm.make(Step::Feel(b), &mut || 9).is_err(), "it is not its turn");
    assert_eq!(calm.strokes(a).left(), 0);
    calm.make(Step::Feel(a), &mut || 9).expect("feeling another");
    assert!((0..4).all(|side| !calm.strokes(a).is_open(side)));
    assert_eq!(calm.strokes(b).left(), Strokes::MOST);
}

/// A duel by link after this many turns.
fn by_link(now: &str) -> Dschamal {
    let text =
        format!("players 2 start chosen duel apart; camps blue-egg blue-star; master A; challenged B; now {now}");
    text.parse().expect("a duel")
}

fn draws(texts: &[&str]) -> Vec<Action> {
    texts.iter().map(|piece| format!("A draws {piece}").parse().expect("an action")).collect()
}

#[test]
fn b10_a_turn_of_a_duel_by_link_comes_to_one_action_of_the_match() {
    let found = draws(&["camel", "white-egg", "black-box"]);
    let turn = |now: &str, felt: usize| Calm::by_link(&by_link(now), 20, &found[..felt], None, &mut || 9);
    assert_eq!(turn("turns 0", 0), None, "the hand holds nothing");
    assert_eq!(turn("turns 8", 3), None, "the toss is due");
    assert_eq!(Calm::by_link(&due(DuelKind::Calm), 20, &found, None, &mut || 9), None);
    let seat = Seat(0);
    for (now, felt, draws) in [("turns 2", 1, "camel"), ("turns 4", 2, "white-egg"), ("must A", 3, "black-box")] {
        let calm = turn(now, felt).expect("a turn");
        let actions =
            |step| calm.actions(step).map(|actions| actions.iter().map(Action::to_string).collect::<String>());
        assert_eq!(actions(Step::Draw { seat, shout: true }), Some(format!("A draws {draws} cry")), "{now}");
        assert_eq!(actions(Step::Feel(seat)), Some("A feels".to_owned()).filter(|_| felt < 3), "{now}");
        assert_eq!(actions(Step::Hold(seat)), None, "{now}");
    }
    let last = turn("turns 6", 3).expect("a turn");
    assert_eq!(last.actions(Step::Hold(seat)), Some(vec![Action::Hold(seat)]));
    let here = Calm::new(&due(DuelKind::Calm), 7).expect("a duel");
    assert!(!here.is_by_link() && here.actions(Step::Feel(here.mover().expect("a turn"))).is_none());
}

#[test]
fn b10_what_is_uncovered_of_a_piece_stays_with_it_until_the_hand_lets_go() {
    let found = draws(&["camel", "white-egg", "black-box"]);
    let turn = |now: &str, happened, felt: usize, left: Option<&str>| {
        Calm::by_link(&by_link(now), happened, &found[..felt], left, &mut || 9).expect("a turn")
    };
    let seat = Seat(0);
    let mut third = turn("turns 6", 26, 3, None);
    assert!(third.stroke(0) && third.stroke(1) && !third.stroke(2));
    let left = third.to_string();
    assert!(!left.contains("box"), "what is kept does not tell the piece: {left}");
    assert_eq!(turn("turns 6", 26, 3, Some(&left)), third, "the same turn");
    let must = turn("must A", 29, 3, Some(&left)).strokes(seat);
    assert!(must.is_open(0) && must.is_open(1) && must.left() == Strokes::MOST, "a later turn with the same piece");
    for (now, happened, felt, left) in [
        ("turns 4", 24, 2, left.as_str()),
        ("turns 6", 46, 3, &left),
        ("turns 6", 26, 3, ""),
        ("turns 6", 26, 3, "20 3 26\napart 999"),
        ("turns 6", 26, 3, "20 3\napart 0"),
    ] {
        let strokes = turn(now, happened, felt, Some(left)).strokes(seat);
        assert!(
            (0..4).all(|side| !strokes.is_open(side)) && strokes.left() == Strokes::MOST,
            "{now} {happened} {left}"
        );
    }
}
