//! The calendar of the daily matches, and the days that were played in a row.

use caravanserai::play::{Streaks, puzzle_line, streak_line, weeks};
use caravanserai::record::Day;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

#[test]
fn sixty_one_days_lie_in_weeks_from_monday_to_sunday_each_once() {
    for ago in 0..14 {
        let today = Day::back_from(day("2026-12-06")).nth(ago).expect("a day");
        let weeks = weeks(Day::open(today));
        assert!((9..=10).contains(&weeks.len()), "{today}");
        for week in &weeks {
            assert!(week.iter().enumerate().all(|(at, day)| day.is_none_or(|day| day.weekday() == at)), "{week:?}");
        }
        let days: Vec<_> = weeks.iter().flat_map(|week| week.iter().rev().flatten()).copied().collect();
        assert_eq!(days, Day::open(today).collect::<Vec<_>>(), "the latest is the first");
        assert_eq!(days.len(), 61);
    }
    assert_eq!(
        weeks(Day::open(day("2026-11-29"))).first().map(|week| week[6]),
        Some(Some(day("2026-11-29"))),
        "a Sunday"
    );
    assert!(weeks([]).is_empty());
}

#[test]
fn a_day_knows_its_place_in_week_and_month() {
    assert_eq!((day("2026-11-30").weekday(), day("2026-11-30").of_month()), (0, 30));
    assert_eq!((day("2028-02-29").weekday(), day("2028-02-29").of_month()), (1, 29));
    assert_eq!(Day::back_from(day("0000-01-02")).count(), 2, "the first days have no others before them");
}

#[test]
fn a_streak_ends_today_or_yesterday_and_breaks_at_a_gap() {
    let of = |done: &str| {
        let Streaks { current, longest } = Streaks::of(done.chars().map(|sign| sign == '+'));
        (current, longest)
    };
    for (done, streaks) in [
        ("", (0, 0)),
        ("-----", (0, 0)),
        ("+", (1, 1)),
        ("+++-+", (3, 3)),
        ("-++-++++", (2, 4)),
        ("--+++", (0, 3)),
        ("+-+", (1, 1)),
        ("-+", (1, 1)),
    ] {
        assert_eq!(of(done), streaks, "{done}");
    }
}

#[test]
fn the_line_has_a_square_for_each_day_of_the_last_week_the_oldest_first() {
    let line = |places: &[Option<u8>], streak| streak_line("Pachisi", "24 November 2026", places, streak);
    let places = [Some(1), Some(4), None, Some(2), None, None, Some(1), Some(1)];
    assert_eq!(line(&places, 2).as_deref(), Some("Pachisi, 24 November 2026: 🟩⬜⬜🟨⬜🟨🟩 2 days in a row"));
    assert_eq!(line(&[Some(1)], 1).as_deref(), Some("Pachisi, 24 November 2026: 🟩 1 day in a row"));
    assert_eq!(line(&[None; 9], 0), None, "there is nothing to share");
    assert_eq!(line(&[], 0), None);
}

#[test]
fn the_line_on_a_puzzle_has_a_square_for_each_try() {
    let line = |tries: &[bool]| puzzle_line("Damath", "24 November 2026", tries);
    assert_eq!(line(&[false, true]).as_deref(), Some("Damath, daily puzzle, 24 November 2026: 🟥🟩"));
    assert_eq!(line(&[]), None, "there is nothing to share");
}
