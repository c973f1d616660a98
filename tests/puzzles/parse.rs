//! Parsing lists.

use caravanserai::puzzles::{Band, Fault, PuzzleGame, PuzzleList, Task};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use fastrand::Rng;

use super::text;
use crate::effort::tries;

const DAMATH: &str = "2\ttouch=off | 1: 9@41 | 2: 2@32 3@52 12@74\t41x23\n";
const MARRAKECH: &str =
    "1 costs\tdeck plain; order A > B; asam d4 north; dirhams 30 30; laid B:d5-e5 B:d6-e6 B:c3-c4; now A turn\tR\n";

/// The line and the fault of a list of `G`.
fn fault<G: PuzzleGame>(text: &str) -> (usize, Fault) {
    let error = PuzzleList::<G>::parse(text).err().unwrap_or_else(|| panic!("it is a list: {text}"));
    (error.line, error.fault)
}

const PAYMENT: &str =
    "1 payment\tdeck plain; order A > B; asam d4 north; dirhams 30 30; laid A:b4-c4 A:e4-e5; now A lay\td5-d6\n";

#[test]
fn a_list_is_read_back() {
    let list = PuzzleList::<Damath>::parse(DAMATH).expect("a list");
    assert_eq!(list.puzzles[0].to_string() + "\n", DAMATH);
    assert_eq!((list.puzzles[0].band, list.puzzles[0].task), (Band::Easy, Task::Choose));
    let list = PuzzleList::<Marrakech>::parse(MARRAKECH).expect("a list");
    assert_eq!(list.puzzles[0].to_string() + "\n", MARRAKECH);
    assert_eq!(list.puzzles[0].task, Task::Costs);
    let list = PuzzleList::<Marrakech>::parse(PAYMENT).expect("a list");
    assert_eq!(list.puzzles[0].to_string() + "\n", PAYMENT);
    assert_eq!(list.puzzles[0].task, Task::Payment);
    assert_eq!(fault::<Marrakech>(&MARRAKECH.replace("costs", "payment")), (1, Fault::NoSums));
    assert_eq!(fault::<Marrakech>(&PAYMENT.replace("payment", "costs")), (1, Fault::NoSums));
}

#[test]
fn a_list_has_the_name_of_its_text() {
    let name = |text: &str| PuzzleList::<Damath>::parse(text).expect("a list").checksum;
    assert_eq!(name(DAMATH), name(DAMATH));
    assert_eq!(name(DAMATH).len(), 16);
    assert_ne!(name(DAMATH), name(&DAMATH.replacen('2', "3", 1)));
}

#[test]
fn what_is_no_list_is_refused_with_the_line_and_the_reason() {
    let damath = |before: &str, after: &str| fault::<Damath>(&DAMATH.replacen(before, after, 1));
    assert_eq!(fault::<Damath>(""), (1, Fault::CutOff));
    assert_eq!(damath("\n", ""), (1, Fault::CutOff));
    assert_eq!(fault::<Damath>(&format!("{DAMATH}{}", &DAMATH[..30])), (2, Fault::CutOff));
    assert_eq!(damath("\t", " "), (1, Fault::Fields));
    assert_eq!(damath("\n", "\t\t\n"), (1, Fault::Fields));
    for line in ["", "32x14", "41-30 32x14", "12-03 23-34, "] {
        assert_eq!(damath("\n", &format!("\t{line}\n")), (1, Fault::Line), "{line}");
    }
    assert_eq!(damath("2", "6"), (1, Fault::Band));
    assert_eq!(damath("2", "02"), (1, Fault::Band));
    assert_eq!(damath("2\t", "2 costs\t"), (1, Fault::NoSums));
    assert!(matches!(damath("9@41", "9@42"), (1, Fault::Position(_))));
    assert!(matches!(damath("41x23", "41:23"), (1, Fault::Solution(_))));
    assert_eq!(damath("41x23", "41-50"), (1, Fault::NotListed("41-50".into())));
    assert_eq!(damath("41x23", "41x23, 41x23"), (1, Fault::NotListed("41x23".into())));
    assert_eq!(damath("41x23", "41x23, 41x63"), (1, Fault::NothingWrong));
    assert_eq!(fault::<Marrakech>(&MARRAKECH.replace("A turn\tR", "A roll\t1")), (1, Fault::NoChoice));
}

/// Damaged texts of the list of `G`: none panics, and each is refused or read.
fn damage<G: PuzzleGame>() {
    let text = text::<G>();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let mut rng = Rng::with_seed(1);
    for _ in 0..tries(4_000) {
        let mut line: Vec<char> = rng.choice(&lines).expect("a line").chars().collect();
        for _ in 0..rng.usize(1..4) {
            let (one, other) = (rng.usize(..line.len()), rng.usize(..line.len()));
            match rng.u8(..4) {
                0 => line[one] = line[other],
                1 => line.insert(one, char::from(rng.u8(b' '..b'~'))),
                2 => line.truncate(one.max(1)),
                _ => line.swap(one, other),
            }
        }
        let damaged: String = line.into_iter().collect();
        if let Ok(list) = PuzzleList::<G>::parse(&damaged) {
            for puzzle in list.puzzles {
                assert!(!puzzle.solutions.is_empty());
                assert!(puzzle.solutions.iter().all(|solution| puzzle.state.check(solution).is_ok()), "{damaged}");
            }
        }
    }
}

#[test]
fn a_damaged_list_is_no_panic() {
    damage::<Damath>();
    damage::<Marrakech>();
    damage::<Chaupar>();
    damage::<Pachisi>();
}
