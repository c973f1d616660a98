//! D9, D10 and D12: the scores of captures and of remaining pieces.

use caravanserai::rules::damath::{Capture, Damath, Event, Side};

use super::common::{act, state};

/// The calculation of a capture, as the screen may show it: `9 − 10 = -1, 2 × (9 + 4 = 13): 25`.
fn working(capture: &Capture) -> String {
    let jump = |jump: caravanserai::rules::damath::Jump| {
        let sum = format!("{} {} {} = {}", jump.taker, jump.operator, jump.taken, jump.result);
        if jump.factor == 1 { sum } else { format!("{} × ({sum})", jump.factor) }
    };
    format!("{}: {}", capture.jumps().map(jump).collect::<Vec<_>>().join(", "), capture.score())
}

/// Plays a capture, checks that the score changes by its value, and returns its calculation.
fn capture(state: &mut Damath, way: &str) -> String {
    let before = state.score(state.side());
    let Event::Moved { side, capture: Some(capture), .. } = act(state, way) else {
        panic!("{way} is no capture");
    };
    assert_eq!(state.score(side), before + capture.sum());
    let scores = capture.jumps().map(|jump| (jump.score.parts().0, jump.score.parts().2));
    assert!(scores.into_iter().all(|(_, over)| over > 0));
    working(&capture)
}

#[test]
fn d9_the_rulebooks_example() {
    let mut state = state("turn 1 | 1: 9@21 | 2: 10@32 7@07");
    assert_eq!(capture(&mut state, "21x43"), "9 − 10 = -1: -1");
    assert_eq!(state.score_number(Side::First).to_string(), "-1");
}

#[test]
fn d9_the_takers_own_value_each_time() {
    let mut state = state("turn 1 | 1: 9@21 | 2: 10@32 4@34 7@67");
    assert_eq!(capture(&mut state, "21x43x25"), "9 − 10 = -1, 9 + 4 = 13: 12");
}

#[test]
fn d9_damas_double_and_quadruple() {
    let by_dama = "turn 1 | 1: D9@21 3@70 | 2: 10@32 7@54 D5@65";
    assert_eq!(capture(&mut state(by_dama), "21x43"), "2 × (9 − 10 = -1): -2");
    let of_dama = "turn 1 | 1: 9@21 | 2: D10@32 7@54 5@65";
    assert_eq!(capture(&mut state(of_dama), "21x43"), "2 × (9 − 10 = -1): -2");
    let both = "turn 1 | 1: D9@21 | 2: D10@32 7@54 5@65";
    assert_eq!(capture(&mut state(both), "21x43"), "4 × (9 − 10 = -1): -4");
}

#[test]
fn d9_a_chip_that_becomes_a_dama_by_the_capture_took_as_a_chip() {
    let mut state = state("turn 1 | 1: 9@25 | 2: 10@36 5@52");
    assert_eq!(capture(&mut state, "25x47"), "9 − 10 = -1: -1");
}

#[test]
fn d9_the_other_operators() {
    let mut state = state("set=counting operators=other | turn 1 | 1: 9@21 | 2: 10@32 4@34 7@67");
    assert_eq!(capture(&mut state, "21x43x25"), "9 − 10 = -1, 9 + 4 = 13: 12");
    let mut state = super::common::state("set=counting operators=other | turn 1 | 1: 9@10 | 2: 6@21 7@67");
    assert_eq!(capture(&mut state, "10x32"), "9 × 6 = 54: 54");
}

#[test]
fn d10_fractions_stay_fractions() {
    let mut state = state("set=whole | turn 1 | 1: 7@01 | 2: 9@12 2@67");
    assert_eq!(capture(&mut state, "01x23"), "7 ÷ 9 = 7/9: 7/9");
    assert_eq!(state.score_number(Side::First).rounded(), "0.78");
    let mut state = super::common::state("set=fraction | turn 1 | 1: 7/10@10 | 2: 9/10@21 2/10@67");
    assert_eq!(capture(&mut state, "10x32"), "7/10 × 9/10 = 63/100: 63/100");
    let mut state = super::common::state("set=rational | turn 1 | 1: -7/10@01 | 2: -9/10@12 2/10@67");
    assert_eq!(capture(&mut state, "01x23"), "-7/10 ÷ -9/10 = 7/9: 7/9");
}

#[test]
fn d10_dividing_by_nought_scores_nought() {
    let mut state = state("set=whole | turn 1 | 1: 7@01 | 2: 0@12 2@67");
    assert_eq!(capture(&mut state, "01x23"), "7 ÷ 0 = 0: 0");
    let mut state = super::common::state("set=whole | turn 1 | 1: 0@01 | 2: 0@12 2@67");
    assert_eq!(capture(&mut state, "01x23"), "0 ÷ 0 = 0: 0");
}

#[test]
fn d10_radicals() {
    let set = "set=radical | turn 1";
    let mut sum = state(&format!("{set} | 1: -√8@32 | 2: -9√2@41 64√2@67"));
    assert_eq!(capture(&mut sum, "32x50"), "-2√2 ÷ -9√2 = 2/9: 2/9");
    let mut sum = state(&format!("{set} | 1: 4√18@10 | 2: -√8@21 64√2@43"));
    assert_eq!(capture(&mut sum, "10x32x54"), "12√2 × -2√2 = -48, 12√2 ÷ 64√2 = 3/16: -765/16");
    let mut sum = state(&format!("{set} | scores 1/3-√2 0 | 1: 4√18@32 | 2: -√8@43 64√2@07"));
    assert_eq!(capture(&mut sum, "32x54"), "12√2 ÷ -2√2 = -6: -6");
    assert_eq!(sum.score_number(Side::First).to_string(), "-17/3-√2");
    assert_eq!(sum.score_number(Side::First).rounded(), "-7.08");
    let mut sum = state(&format!("{set} | 1: 4√18@21 | 2: -√8@32 64√2@07"));
    assert_eq!(capture(&mut sum, "21x43"), "12√2 − -2√2 = 14√2: 14√2");
}

#[test]
fn d10_polynomials_are_read_on_the_landing_square_from_the_takers_side() {
    // The 6x lands on (4,3), x = 4 and y = 3, and takes the -3x²y.
    let mut first = state("set=polynomial | turn 1 | 1: 6x@21 | 2: -3x²y@32 10y@67");
    assert_eq!(capture(&mut first, "21x43"), "24 − -144 = 168: 168");
    // The second player's chip lands on the same square; for that player x = 3 and y = 4.
    let mut second = state("set=polynomial | turn 2 | 1: -3x²y@34 10y@70 | 2: 6x@25");
    assert_eq!(capture(&mut second, "25x43"), "18 − -108 = 126: 126");
    // On column 0 a chip with x has the value 0.
    let mut nought = state("set=polynomial | turn 1 | 1: 10y@23 | 2: 6x@14 78xy²@67");
    assert_eq!(capture(&mut nought, "23x05"), "50 − 0 = 50: 50");
}

#[test]
fn d10_radical_totals_are_compared_exactly() {
    // 99/70 exceeds √2 by less than a ten-thousandth.
    let state = state("set=radical | turn 1 | 1: -√8@10 | 2: -√8@67 | scores 99/70 √2");
    assert!(state.total(Side::First) > state.total(Side::Second));
}

#[test]
fn d12_captures_and_remaining_pieces() {
    let state = state("turn 1 | 1: 9@10 D5@30 1@50 | 2: 12@07 | scores 100 -3");
    let score_breakdown = state.score_breakdown(Side::First);
    let values: Vec<_> = score_breakdown.remaining.iter().map(|worth| worth.value.to_string()).collect();
    assert_eq!(
        (score_breakdown.captures.to_string(), values.join(" "), score_breakdown.total.to_string()),
        ("100".into(), "9 5 1".into(), "115".into())
    );
    assert_eq!(state.score_breakdown(Side::Second).total.to_string(), "9");
}

#[test]
fn d12_damas_count_double() {
    let state = state("damas=double | turn 1 | 1: 9@10 D5@30 1@50 | 2: 12@07 | scores 100 -3");
    assert_eq!(state.score_breakdown(Side::First).total.to_string(), "120");
    assert_eq!(
        state.score_breakdown(Side::First).remaining.iter().map(|worth| worth.factor).collect::<Vec<_>>(),
        [1, 2, 1]
    );
}

#[test]
fn d12_polynomials_count_where_they_stand_from_their_owners_side() {
    let state = state("set=polynomial | turn 1 | 1: 66x²y@23 | 2: 66x²y@34");
    assert_eq!(state.score_breakdown(Side::First).total.to_string(), "792");
    assert_eq!(state.score_breakdown(Side::Second).total.to_string(), "3168");
}
