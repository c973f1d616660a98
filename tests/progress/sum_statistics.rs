//! The statistics of sums, as the device keeps them.

use caravanserai::play::progress::{SumCount, SumOrder, SumStatistics, with_sums};
use caravanserai::play::{SumResult, WorkedSum};
use caravanserai::rules::Seat;

const TEXT: &str = "sums 1
+ 12+4 3 67500 Ana Reyes
÷ 0 2 40120 Ana Reyes
− 1 0 900 Ben
";

fn read(text: &str) -> SumStatistics {
    SumStatistics::read(text).expect("statistics")
}

fn sum(kind: &'static str, result: SumResult, millis: u32) -> WorkedSum {
    WorkedSum { seat: Seat(0), kind, result, millis }
}

/// The text with a sum of this name added.
fn with(text: &str, name: &str, sum: WorkedSum) -> Option<String> {
    with_sums(Some(text.to_owned()), [(name, &sum)].into_iter())
}

#[test]
fn sums_are_counted_by_name_and_operation() {
    assert_eq!(read(TEXT).to_string(), TEXT);
    let mut text = TEXT.to_owned();
    for (name, sum) in [
        ("Ben", sum("−", SumResult::Wrong, 2_100)),
        ("Zoë", sum("×", SumResult::AtOnce, 4_000)),
        ("Zoë", sum("×", SumResult::SecondTry, 6_000)),
        ("Zoë", sum("=", SumResult::AtOnce, 4_000)),
    ] {
        text = with(&text, name, sum).expect("this version");
    }
    let statistics = read(&text);
    let count = |right, second, wrong, millis| SumCount { right, second, wrong, millis };
    let none = SumCount::default();
    assert_eq!(
        statistics.names().collect::<Vec<_>>(),
        [
            ("Ana Reyes", &[count(12, 4, 3, 67_500), none, none, count(0, 0, 2, 40_120)]),
            ("Ben", &[none, count(1, 0, 1, 3_000), none, none]),
            ("Zoë", &[none, none, count(1, 1, 0, 10_000), none]),
        ]
    );
    assert_eq!(read(&statistics.to_string()), statistics);
    assert!(statistics.to_string().ends_with("= 1 0 4000 Zoë\n"), "what is no operation stays");
    assert_eq!(
        with_sums(None, [("Ana", &sum("+", SumResult::AtOnce, 5))].into_iter()).as_deref(),
        Some("sums 1\n+ 1 0 5 Ana\n")
    );
}

#[test]
fn the_average_time_is_rounded_to_tenths_of_a_second() {
    for (right, second, wrong, millis, tenths) in [
        (0, 0, 0, 0, None),
        (1, 1, 1, 4_500, Some(15)),
        (0, 0, 2, 40_120, Some(201)),
        (1, 0, 0, 49, Some(0)),
        (1, 0, 0, 50, Some(1)),
    ] {
        assert_eq!(SumCount { right, second, wrong, millis }.mean_tenths(), tenths);
    }
}

#[test]
fn names_are_sorted_by_who_needs_help_and_summed() {
    let statistics = read("sums 1\n+ 1+2 1 100 Ana\n+ 3 1 100 Ben\n− 1 0 50 Ben\n× 2 3 70 Zoë\n+ 0+1 0 9 Zoë\n");
    let names = |order| statistics.rows(order).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    assert_eq!(names(SumOrder::Name), ["Ana", "Ben", "Zoë"]);
    assert_eq!(names(SumOrder::Share(0)), ["Zoë", "Ana", "Ben"]);
    assert_eq!(names(SumOrder::Share(1)), ["Ben", "Ana", "Zoë"], "those without such a sum come last");
    assert_eq!(names(SumOrder::Share(4)), ["Ana", "Zoë", "Ben"]);
    let count = |right, second, wrong, millis| SumCount { right, second, wrong, millis };
    assert_eq!(statistics.rows(SumOrder::Name)[1].1[4], count(4, 0, 1, 150));
    assert_eq!(
        statistics.total(),
        [count(4, 3, 2, 209), count(1, 0, 0, 50), count(2, 0, 3, 70), SumCount::default(), count(7, 3, 5, 329)]
    );
}

#[test]
fn what_cannot_be_read_stays_and_does_no_harm() {
    for line in [
        "= 1 0 5 Ana",
        "+ 1 0 Ana",
        "+ -1 0 5 Ana",
        "+ 4294967296 1 5 Ana",
        "+ 0 0 5 Ana",
        "+ 1 0 5  ",
        "+ 1+ 0 5 Ana",
        "💥",
        "",
    ] {
        let text = format!("{TEXT}{line}\n");
        assert_eq!(read(&text).names().count(), 2, "{line}");
        assert_eq!(read(&text).to_string(), text);
        let more = read(&with(&text, "Ben", sum("−", SumResult::AtOnce, 100)).expect("this version"));
        assert_eq!(more.to_string(), text.replace("− 1 0 900", "− 2 0 1000"));
    }
    for text in ["", "sums 2\n", "sums", "+ 1 0 5 Ana\n"] {
        assert_eq!(
            (SumStatistics::read(text), with(text, "Ana", sum("+", SumResult::AtOnce, 1))),
            (None, None),
            "{text}"
        );
    }
    let full = "sums 1\n+ 4294967295 0 18446744073709551615 Ana\n+ 1 0 1 Ana\n";
    assert_eq!(read(full).names().next().map(|(_, counts)| counts[0].right), Some(u32::MAX));
    assert!(read(full).names().all(|(_, counts)| counts[0].mean_tenths().is_some()));
}
