//! The text in which a tournament is saved, whole and damaged.

use caravanserai::tournament::{About, MAX_ABOUT, Tournament};
use fastrand::Rng;

use crate::effort::tries;

const TEXT: &str = "tournament 1
swiss 3
here Ana Reyes
gone Ben Cruz
here Carla
here अना
here Élodie
round
1 3 1-0
2 4 1/2
bye 5
round
5 1 ?
4 3 0-1
end
";

/// The line that is complained of, and the number of rounds that are kept.
fn complaint(text: &str) -> (usize, Option<usize>) {
    let error = text.parse::<Tournament>().expect_err("a damaged text");
    (error.line, error.kept.map(|kept| kept.rounds().len()))
}

#[test]
fn a_text_reads_back() {
    let tournament: Tournament = TEXT.parse().expect("a tournament");
    assert_eq!(tournament.to_string(), TEXT);
    assert_eq!((tournament.players().len(), tournament.rounds().len()), (5, 2));
    assert_eq!(tournament.about(), &About::default());
}

#[test]
fn what_it_is_called_reads_back_and_each_part_may_be_missing() {
    let mut tournament: Tournament = TEXT.parse().expect("a tournament");
    let date = "2026-11-29".parse().ok();
    let about = About { title: " Damath\n Cup ".into(), section: "x".repeat(99), school: String::new(), date };
    tournament.describe(&about);
    let text = tournament.to_string();
    let lines = format!("swiss 3\ntitle Damath Cup\nsection {}\ndate 2026-11-29\nhere Ana", "x".repeat(MAX_ABOUT));
    assert!(text.contains(&lines), "{text}");
    assert_eq!(text.parse(), Ok(tournament));
    for wrong in ["date 2026-11-31", "date", "school A\ntitle B", "title A  B", "title A\ntitle B"] {
        assert!(TEXT.replace("swiss 3", &format!("swiss 3\n{wrong}")).parse::<Tournament>().is_err(), "{wrong}");
    }
}

#[test]
fn a_damaged_text_names_the_line_and_keeps_what_is_whole() {
    for (from, to, expected) in [
        ("tournament 1", "tournament 2", (1, None)),
        ("swiss", "knock-out", (2, None)),
        ("swiss 3", "swiss 9", (2, None)),
        ("Carla", "ana reyes", (8, None)),
        ("1 3 1-0", "1 3 2-0", (9, Some(0))),
        ("2 4 1/2", "2 3 1/2", (10, Some(0))),
        ("bye 5", "bye 6", (11, Some(0))),
        ("bye 5", "bye 5 5", (11, Some(0))),
        ("5 1 ?", "0 1 ?", (13, Some(1))),
        ("end\n", "", (15, Some(1))),
        ("end\n", "round\n1 2 ?\nround\nend\n", (17, Some(3))),
    ] {
        assert_eq!(complaint(&TEXT.replacen(from, to, 1)), expected, "{to}");
    }
}

#[test]
fn a_text_that_is_cut_is_never_taken_for_whole() {
    let whole: Tournament = TEXT.parse().expect("a tournament");
    for (length, _) in TEXT.char_indices() {
        let read = TEXT[..length].parse::<Tournament>();
        assert!(read.is_err() || (length == TEXT.len() - 1 && read == Ok(whole.clone())), "{length}");
    }
}

#[test]
fn no_text_makes_the_reader_or_the_pairing_panic() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..tries(20_000) {
        let mut lines: Vec<&str> = TEXT.lines().collect();
        for _ in 0..rng.usize(1..4) {
            let line = lines[rng.usize(..lines.len())];
            let at = rng.usize(..lines.len());
            if rng.bool() { lines.insert(at, line) } else { lines[at] = line }
        }
        let read = lines.join("\n").parse::<Tournament>();
        let kept = read.or_else(|error| error.kept.map(|kept| *kept).ok_or(()));
        let _ = kept.map(|mut kept| (kept.standings(), kept.pair().cloned()));
    }
}
