//! B10: the strokes that uncover the outline of a piece in a calm duel.

use std::collections::BTreeMap;

use caravanserai::play::bag::Strokes;
use caravanserai::rules::dschamal::{Outline, Piece, Shape};

/// A piece turned by this many quarters, with these sides stroked.
fn stroked(quarters: u64, sides: &[u8]) -> Strokes {
    let mut strokes = Strokes::new(quarters << 62);
    for &side in sides {
        strokes.begin_turn();
        assert!(strokes.stroke(side));
    }
    strokes
}

#[test]
fn b10_at_a_turn_there_are_two_strokes_and_what_is_uncovered_stays() {
    let mut strokes = Strokes::new(0);
    assert!(!strokes.stroke(0), "it is not its turn yet");
    strokes.begin_turn();
    assert!(strokes.stroke(2) && !strokes.stroke(2) && strokes.left() == 1, "a side is uncovered once");
    assert!(!strokes.stroke(4), "there is no such side");
    assert!(strokes.stroke(0) && !strokes.stroke(1) && strokes.left() == 0);
    strokes.begin_turn();
    assert_eq!([0, 1, 2, 3].map(|side| strokes.is_open(side)), [true, false, true, false]);
    assert!(strokes.stroke(1) && strokes.stroke(3));
    strokes.begin_turn();
    assert_eq!(strokes.left(), 0, "nothing is covered any more");
}

#[test]
fn b10_what_the_strokes_told_is_said_in_words() {
    assert_eq!(stroked(0, &[0, 1]).description(Outline::Camel), "one hump above and a long neck on the right");
    assert_eq!(stroked(1, &[1, 3]).description(Outline::Camel), "one hump on the right and two legs on the left");
    assert_eq!(stroked(0, &[]).description(Outline::Camel), "");
    let egg = |shape: fn(Shape) -> Outline| stroked(2, &[0, 1, 2]).description(shape(Shape::Egg));
    assert_eq!(egg(Outline::Whole), "a round side above, a round side on the right and a narrow round end below");
    assert_eq!(egg(Outline::NearMiss), "a blunt end above, a round side on the right and a narrow round end below");
}

#[test]
fn b9_what_is_felt_never_names_the_piece_and_no_two_feel_alike() {
    let mut all: Vec<_> = Piece::all().map(|piece| stroked(0, &[0, 1, 2, 3]).description(piece.outline())).collect();
    for told in &all {
        for shape in Shape::ALL {
            assert!(!told.split([' ', ',']).any(|word| word == shape.to_string()), "{told}");
        }
        for colour in ["blue", "white", "yellow", "brown", "black", "camel"] {
            assert!(!told.contains(colour), "{told}");
        }
    }
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 12 + 11 + 1);
}

#[test]
fn b10_what_it_may_be_is_what_feels_so_far_the_same() {
    for quarters in 0..4 {
        for piece in Piece::all() {
            let felt = piece.outline();
            assert_eq!(stroked(quarters, &[]).possible(felt).len(), 24);
            assert!(stroked(quarters, &[3]).possible(felt).contains(&felt));
            assert_eq!(stroked(quarters, &[0, 1, 2, 3]).possible(felt), [felt]);
        }
    }
    let tips = stroked(0, &[0, 1]).possible(Outline::Whole(Shape::Cone));
    assert_eq!(tips, [Outline::Whole(Shape::Cone), Outline::Whole(Shape::Pyramid)]);
}

/// Counts the pieces, over all sixty in every rotation, that are identified by a stroke over one side and then over the
/// most informative one.
fn named() -> usize {
    let lying = || Piece::all().flat_map(|piece| (0..4).map(move |quarters| (piece.outline(), quarters)));
    let mut named = 0;
    let mut first: BTreeMap<String, Vec<(Outline, u64)>> = BTreeMap::new();
    for (outline, quarters) in lying() {
        first.entry(stroked(quarters, &[0]).description(outline)).or_default().push((outline, quarters));
    }
    for left in first.values() {
        let after = |side: u8| {
            let mut second: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
            for &(outline, quarters) in left {
                let told = stroked(quarters, &[0, side]).description(outline);
                *second.entry(told).or_default().entry(format!("{outline:?}")).or_default() += 1;
            }
            second.values().filter_map(|likely| likely.values().max()).sum::<usize>()
        };
        named += (1..4).map(after).max().unwrap_or_default();
    }
    named
}

#[test]
fn b10_two_strokes_tell_a_careful_hand_mostly_what_it_feels_and_leave_doubt() {
    let percent = 100 * named() / 240;
    assert!((65..=90).contains(&percent), "{percent} of 100");
}

#[test]
fn b10_what_is_uncovered_is_kept_as_text() {
    for quarters in 0..4 {
        let mut strokes = stroked(quarters, &[2]);
        strokes.begin_turn();
        assert_eq!(strokes.to_string().parse(), Ok(strokes));
    }
    for text in ["", "-1", "192", "256", "x", "1 2"] {
        assert!(text.parse::<Strokes>().is_err(), "{text:?}");
    }
}
