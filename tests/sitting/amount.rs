//! Amounts of luck, cost and outlook, in words.

use caravanserai::play::Amount;

#[test]
fn an_amount_is_rounded_and_one_that_rounds_to_nothing_has_no_sign() {
    for (hundredths, is_chance, signed, outlook) in [
        (0, false, "0.0", "0"),
        (4, false, "0.0", "0.0"),
        (5, false, "+0.1", "+0.1"),
        (-4, false, "0.0", "0.0"),
        (-5, false, "−0.1", "−0.1"),
        (300, false, "+3.0", "+3"),
        (-300, false, "−3.0", "−3"),
        (-350, false, "−3.5", "−3.5"),
        (49, true, "0%", "0%"),
        (50, true, "+1%", "1%"),
        (-49, true, "0%", "0%"),
        (-50, true, "−1%", "1%"),
        (1234, true, "+12%", "12%"),
    ] {
        let amount = Amount { hundredths, is_chance };
        assert_eq!(
            (amount.signed().as_str(), amount.outlook().as_str()),
            (signed, outlook),
            "{hundredths} {is_chance}"
        );
    }
}
