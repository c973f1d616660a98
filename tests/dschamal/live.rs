//! B10: the live duel.

use caravanserai::rules::dschamal::{HELD_BACK_MILLIS, Verdict, verdict};

#[test]
fn b10_a_hand_that_starts_too_early_is_held_back_for_half_a_second() {
    assert_eq!(HELD_BACK_MILLIS, 500);
}

#[test]
fn b10_the_hand_that_is_out_first_draws() {
    assert_eq!(verdict([None, None], 9_000), Verdict::Open);
    assert_eq!(verdict([Some(4_000), None], 4_031), Verdict::First(0));
    assert_eq!(verdict([None, Some(4_000)], 9_000), Verdict::First(1));
    assert_eq!(verdict([Some(4_000), Some(4_031)], 4_031), Verdict::First(0));
    assert_eq!(verdict([Some(4_031), Some(4_000)], 4_031), Verdict::First(1));
}

#[test]
fn b10_two_hands_out_within_30_ms_duel_again() {
    for out in [[4_000, 4_030], [4_030, 4_000], [4_000, 4_000]] {
        assert_eq!(verdict(out.map(Some), 4_030), Verdict::Again);
    }
    for now in [4_000, 4_030] {
        assert_eq!(verdict([Some(4_000), None], now), Verdict::Open, "the other may still come out with it");
    }
}
