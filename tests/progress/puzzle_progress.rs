//! The progress in the puzzles of a game, the rating, and the choice of puzzles.

use caravanserai::play::progress::{PuzzleProgress, Series};
use caravanserai::play::{Rating, Streaks, day_order, kept_for_days, next_puzzle};
use caravanserai::record::{Day, checksum_line, split_last_line};

const LIST: &str = "0123456789abcdef";
const COUNT: usize = 10;

fn fresh() -> PuzzleProgress {
    PuzzleProgress::default().on_list(LIST, COUNT)
}

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// A progress with a bit of everything.
fn rich() -> PuzzleProgress {
    let mut progress = fresh();
    for (puzzle, is_right) in [(3, true), (5, false), (7, false), (8, true)] {
        progress.record(puzzle, 1500.0, is_right);
    }
    progress.try_day(day("2026-11-24"), 2, true);
    progress.try_day(day("2026-11-25"), 9, false);
    progress.end_rush(14);
    progress.begin(Series::Failed, |_| None);
    progress.record(5, 1500.0, true);
    progress
}

#[test]
fn everything_survives_as_text() {
    let progress = rich();
    let text = progress.to_string();
    assert!(text.starts_with("puzzles 1\nrating "), "{text}");
    let again = PuzzleProgress::read(&text).expect("a progress");
    assert_eq!(again, progress);
    assert_eq!(again.on_list(LIST, COUNT), progress);
    assert_eq!((progress.seen(), progress.failed()), (4, vec![7]));
    assert_eq!((progress.day(day("2026-11-24")), progress.day(day("2026-11-25"))), (Some(true), Some(false)));
    assert_eq!(progress.day(day("2026-11-26")), None);
    assert_eq!(PuzzleProgress::read(&fresh().to_string()), Some(fresh()));
}

#[test]
fn damaged_texts_are_refused() {
    let text = rich().to_string();
    for end in 0..text.trim_end().len() {
        assert_eq!(PuzzleProgress::read(&text[..end]), None, "{}", &text[..end]);
    }
    for at in 0..text.trim_end().len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        if let Ok(text) = String::from_utf8(bytes) {
            assert_eq!(PuzzleProgress::read(&text), None, "{text}");
        }
    }
    for nonsense in ["", "\n", "puzzles", "kitchen\n💥\n", "puzzles 2\nend 00000000\n"] {
        assert_eq!(PuzzleProgress::read(nonsense), None, "{nonsense}");
    }
}

#[test]
fn another_list_keeps_only_the_rating_and_the_days() {
    for (list, count) in [("another", COUNT), (LIST, 3)] {
        let progress = rich().on_list(list, count);
        assert_eq!((progress.seen(), progress.run()), (0, None));
        assert_eq!((progress.rating, progress.streaks(), progress.best_rush()), (rich().rating, rich().streaks(), 14));
        assert_eq!(progress.day(day("2026-11-24")), Some(true));
    }
}

#[test]
fn only_the_first_result_of_a_puzzle_changes_the_rating() {
    let mut progress = fresh();
    progress.record(1, 1500.0, false);
    let rating = progress.rating;
    assert!(rating.rating < 1500.0 && rating.is_provisional());
    progress.record(1, 1500.0, true);
    assert_eq!((progress.rating, progress.is_solved(1), progress.failed()), (rating, true, vec![]));
    progress.record(1, 1500.0, false);
    assert_eq!((progress.rating, progress.is_solved(1)), (rating, true), "what was solved stays solved");
    assert_eq!(progress.ratings(), [rating.whole()]);
}

#[test]
fn the_last_ratings_are_kept_and_stay_on_another_list() {
    let mut progress = PuzzleProgress::default().on_list(LIST, 300);
    for puzzle in 0..300 {
        progress.record(puzzle, 1500.0, puzzle.is_multiple_of(2));
    }
    let progress = PuzzleProgress::read(&progress.to_string()).expect("a progress").on_list("another", COUNT);
    assert_eq!((progress.ratings().len(), progress.ratings().last()), (200, Some(&progress.rating.whole())));
}

#[test]
fn those_that_failed_come_again_in_one_go() {
    let mut progress = fresh();
    for puzzle in [6, 2, 9] {
        progress.record(puzzle, 1500.0, false);
    }
    progress.begin(Series::Failed, |_| None);
    for (puzzle, is_right) in [(2, true), (6, false), (9, true)] {
        let progress = &mut progress;
        *progress = PuzzleProgress::read(&progress.to_string()).expect("a run survives a reload");
        progress.begin(Series::Failed, |_| panic!("a run goes on"));
        assert_eq!(progress.run().expect("a run").puzzle, puzzle);
        progress.record(puzzle, 1500.0, is_right);
        progress.record(puzzle, 1500.0, !is_right);
        assert_eq!(progress.run().expect("a run").result, Some(is_right), "only the first answer counts");
        progress.advance(|_| None);
    }
    assert_eq!(progress.run(), None);
}

#[test]
fn a_run_of_new_puzzles_goes_on_until_none_is_left() {
    let next = |progress: &PuzzleProgress| (0..3).find(|puzzle| !progress.is_seen(*puzzle));
    let mut progress = fresh();
    progress.begin(Series::New, next);
    progress.begin(Series::New, |_| panic!("a run goes on"));
    for (puzzle, right) in [(0, 1), (1, 2), (2, 3)] {
        assert_eq!(progress.run().expect("a run").puzzle, puzzle);
        progress.record(puzzle, 1500.0, true);
        assert_eq!(progress.run().map(|run| (run.right, run.done)), Some((right, right)));
        progress.advance(next);
    }
    assert_eq!(progress.run(), None);
    progress.begin(Series::New, next);
    assert_eq!(progress.run(), None);
}

#[test]
fn keys_of_series_read_back() {
    for series in [Series::New, Series::Band(3), Series::Failed] {
        assert_eq!(Series::by_key(&series.to_string()), Some(series));
    }
    for key in ["", "band-", "band-x", "band-+3", "band-03", "day/2026-11-24", "old"] {
        assert_eq!(Series::by_key(key), None, "{key}");
    }
}

#[test]
fn ratings_follow_glicko_2() {
    let mut rating = Rating::default();
    assert_eq!((rating.whole(), rating.is_provisional()), (1500, true));
    for _ in 0..40 {
        // Solves what is easier than 1800, and nothing else.
        let puzzle = if rating.rating < 1800.0 { 1700.0 } else { 1900.0 };
        rating = rating.after(puzzle, puzzle < 1800.0);
    }
    assert!((1700.0..1900.0).contains(&rating.rating) && !rating.is_provisional(), "{rating:?}");
    for (rating, deviation, volatility) in [
        (f64::NAN, 50.0, 0.06),
        (1500.0, 0.0, 0.06),
        (1500.0, 999.0, 0.06),
        (1500.0, 50.0, f64::INFINITY),
        (-5.0, 50.0, 0.06),
    ] {
        assert_eq!(Rating::new(rating, deviation, volatility), None);
    }
    let worst = (0..500).fold(Rating::default(), |rating, _| rating.after(900.0, false));
    assert!(worst.rating >= 100.0);
}

#[test]
fn one_puzzle_changes_the_rating_by_two_hundred_at_most() {
    let whole = |rating: f64, is_right| Rating::default().after(rating, is_right).whole();
    assert_eq!((whole(900.0, false), whole(2100.0, true)), (1300, 1700));
    assert!((1300..1340).contains(&whole(1500.0, false)) && (1660..1700).contains(&whole(1500.0, true)));
    assert!((1495..=1500).contains(&whole(2500.0, false)) && (1500..1510).contains(&whole(600.0, true)));
}

#[test]
fn the_next_puzzle_is_the_nearest_that_is_new() {
    let ratings = [900.0, 1200.0, 1500.0, 1500.0, 2100.0];
    assert_eq!(next_puzzle(&ratings, 1480.0, &|_| true), Some(2));
    assert_eq!(next_puzzle(&ratings, 1480.0, &|index| index != 2), Some(3));
    assert_eq!(next_puzzle(&ratings, 100.0, &|_| true), Some(0));
    assert_eq!(next_puzzle(&ratings, 4000.0, &|_| true), Some(4));
    assert_eq!(next_puzzle(&ratings, 1500.0, &|_| false), None);
    assert_eq!(next_puzzle(&[], 1500.0, &|_| true), None);
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everybody() {
    for (game, date, number) in GOLDEN {
        assert_eq!(day(date).draw("puzzle", game), number, "{game} {date}");
        assert_eq!(day_order(game, day(date), 1000).next(), usize::try_from(number % 1000).ok());
    }
    assert_eq!(day_order("damath", day("2026-11-24"), 0).next(), None);
    assert_eq!(day_order("damath", day("2026-11-24"), 1).collect::<Vec<_>>(), [0]);
    let mut all: Vec<_> = day_order("damath", day("2026-11-24"), 420).collect();
    all.sort_unstable();
    assert!(all.into_iter().eq(0..420), "each puzzle once");
}

#[test]
fn the_puzzle_of_a_day_is_none_that_was_solved_before_and_stays_once_it_is_tried() {
    let today = day("2026-11-24");
    let of = |progress: &PuzzleProgress| progress.puzzle_of_day(today, [4, 5, 6].into_iter(), |_| false);
    let mut progress = fresh();
    assert_eq!(of(&progress), Some(4));
    progress.record(4, 1500.0, false);
    assert_eq!(of(&progress), Some(4), "it may have failed");
    progress.record(4, 1500.0, true);
    assert_eq!(of(&progress), Some(5));
    progress.try_day(today, 5, false);
    progress.try_day(today, 5, true);
    progress.record(5, 1500.0, false);
    progress.record(5, 1500.0, true);
    let progress = PuzzleProgress::read(&progress.to_string()).expect("a progress");
    assert_eq!(of(&progress), Some(5), "it is the same after a reload");
    assert_eq!((progress.day(today), progress.day_tries(today)), (Some(false), &[false, true][..]));
    let of_next =
        |order: &[usize]| progress.puzzle_of_day(day("2026-11-25"), order.iter().copied(), |index| index == 6);
    assert_eq!(of_next(&[4, 5, 6, 7]), Some(7), "6 is like a solved one");
    assert_eq!(of_next(&[4, 5, 6]), Some(6), "no other is left");
    assert_eq!(of_next(&[4, 5]), Some(4), "all are solved");
    assert_eq!(of_next(&[]), None);
}

#[test]
fn tries_after_the_right_one_do_not_count_and_wrong_ones_have_an_end() {
    let mut progress = fresh();
    let (one, other) = (day("2026-11-24"), day("2026-11-25"));
    progress.try_day(one, 1, true);
    progress.try_day(one, 1, false);
    assert_eq!(progress.day_tries(one), [true]);
    for _ in 0..30 {
        progress.try_day(other, 1, false);
    }
    progress.try_day(other, 1, true);
    assert_eq!((progress.day_tries(other).len(), progress.day_tries(other).last()), (10, Some(&true)));
}

#[test]
fn new_puzzles_that_are_right_at_once_make_a_run() {
    let mut progress = fresh();
    for (puzzle, is_right) in [(0, true), (1, true), (1, false), (2, false), (2, true), (3, true)] {
        progress.record(puzzle, 1500.0, is_right);
    }
    assert_eq!(progress.streaks(), Streaks { current: 1, longest: 2 });
    progress.end_rush(7);
    progress.end_rush(3);
    assert_eq!(progress.best_rush(), 7);
}

/// The first eight bytes of the SHA-256 hash of `caravanserai puzzle`, the game and the date, as `sha256sum` gives them.
const GOLDEN: [(&str, &str, u64); 4] = [
    ("damath", "2026-11-24", 0x48ff_29c7_81f0_28c0),
    ("marrakech", "2026-11-24", 0x15ba_d192_d152_5bd4),
    ("damath", "2026-12-31", 0xac10_d0fc_eef0_0980),
    ("marrakech", "2027-01-01", 0x9286_08ea_a01d_d2a8),
];

#[test]
fn the_puzzles_of_the_days_to_come_are_kept_for_them() {
    let today: Day = "2026-12-20".parse().expect("a day");
    let kept = kept_for_days("damath", today, 500);
    for day in ["2026-12-20", "2026-12-31", "2027-01-19"] {
        let index = day_order("damath", day.parse().expect("a day"), 500).next().expect("a puzzle");
        assert!(kept.contains(&index), "{day}");
    }
    assert!((25..=31).contains(&kept.len()));
    assert!((1..=8).contains(&kept_for_days("chaupar", today, 56).len()), "of a short list fewer");
    assert!(kept_for_days("damath", today, 0).is_empty());
    assert_eq!("9999-12-31".parse::<Day>().expect("a day").later(1), None);
}

#[test]
fn what_was_saved_before_lines_were_added_is_read() {
    let text = fresh().to_string();
    let (body, _) = split_last_line(&text);
    for missing in ["rush 0\n", "streaks 0 0\nrush 0\n", "ratings\nstreaks 0 0\nrush 0\n"] {
        let body = body.replace(missing, "");
        assert_eq!(PuzzleProgress::read(&format!("{body}{}", checksum_line(&body))), Some(fresh()));
    }
    let body = body.replace("days\n", "days 2026-11-24+ 2026-11-25-\n");
    let progress = PuzzleProgress::read(&format!("{body}{}", checksum_line(&body))).expect("a progress");
    assert_eq!((progress.day(day("2026-11-24")), progress.day(day("2026-11-25"))), (Some(true), Some(false)));
}

#[test]
fn days_that_are_none_are_refused() {
    let text = fresh().to_string();
    let (body, _) = split_last_line(&text);
    for wrong in
        ["2026-11-24", "2026-11-24@3", "2026-11-2+", "2026-11-24+@x", "2026-11-24*", "2026-13-01+", "é026-11-24+"]
    {
        let body = body.replace("days\n", &format!("days {wrong}\n"));
        assert_eq!(PuzzleProgress::read(&format!("{body}{}", checksum_line(&body))), None, "{wrong}");
    }
}
