//! Names as shown on the screen.

use caravanserai::scene::shown_names;

#[track_caller]
fn check<const SEATS: usize>(typed: [&str; SEATS], shown: [&str; SEATS]) {
    assert_eq!(shown_names(typed), shown);
}

#[test]
fn ordinary_names_stand_as_they_were_typed() {
    check(["Ada", "Nguyễn Văn 🐪", "李", "👩\u{200d}🌾"], ["Ada", "Nguyễn Văn 🐪", "李", "👩\u{200d}🌾"]);
}

#[test]
fn two_of_one_name_are_told_apart() {
    check(["Ada", "Ada"], ["Ada", "Ada (2)"]);
    check(["Ada", "Ada (2)", "Ada", "Ada"], ["Ada", "Ada (2)", "Ada (3)", "Ada (4)"]);
    check(["Ada", "A\u{200b}da"], ["Ada", "A\u{200b}da (2)"]);
}

#[test]
fn names_from_right_to_left_leave_the_sentence_alone() {
    check(["عمر", "Ada"], ["\u{2068}عمر\u{2069}", "Ada"]);
    check(["עדה", "עדה"], ["\u{2068}עדה\u{2069}", "\u{2068}עדה (2)\u{2069}"]);
}

#[test]
fn what_would_turn_the_sentence_round_is_not_shown() {
    check(["Ada\u{202e}", "\u{2067}Ben\u{2069}"], ["Ada", "Ben"]);
    check(["\u{2069}عمر", "\u{202d}A"], ["\u{2068}عمر\u{2069}", "A"]);
}

#[test]
fn nobody_is_without_a_name() {
    check(["Ada", "\u{3164}", "\u{202e}"], ["Ada", "Player 2", "Player 3"]);
}
