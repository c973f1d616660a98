//! The likeness of puzzles.

use caravanserai::play::is_like_met;
use caravanserai::puzzles::{Puzzle, PuzzleGame, PuzzleList};
use caravanserai::rules::Game;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;

use super::puzzles;

/// Two positions of one match.
const EARLY: &str = "1\tdeck plain; order B > A; asam f1 west; dirhams 30 30; laid B:a4-b4 A:a6-b6 B:d6-d7 A:c2-d2 B:d1-d2; now A lay\td1-e1";
const LATE: &str = "1\tdeck plain; order B > A; asam e2 east; dirhams 30 30; laid B:a4-b4 A:a6-b6 B:d6-d7 A:c2-d2 B:d1-d2 A:d1-e1 B:f5-g5 A:d2-e2 B:b2-c2 A:a2-b2 B:b2-b3 A:e4-f4 B:d4-e4 A:d5-d6 B:d1-d2; now A lay\tc2-d2";

fn read<G: PuzzleGame>(line: &str) -> Puzzle<G> {
    PuzzleList::parse(&format!("{line}\n")).expect("a list").puzzles.remove(0)
}

/// `true` if two lines are alike, either way round.
fn are_like<G: PuzzleGame>(one: &str, other: &str) -> bool {
    let (one, other) = (read::<G>(one).features(), read::<G>(other).features());
    assert_eq!(one.are_like(&other), other.are_like(&one));
    one.are_like(&other)
}

#[test]
fn positions_a_few_moves_on_are_alike_and_others_are_not() {
    let (one, other) = (puzzles::<Damath>()[0].to_string(), puzzles::<Damath>().last().expect("a list").to_string());
    assert!(are_like::<Damath>(&one, &one) && !are_like::<Damath>(&one, &other));

    let another = "1\tdeck plain; order A > B; asam f1 north; dirhams 32 28; laid A:f4-g4 B:f4-f5 A:f3-f4 B:f1-f2 A:e2-f2 B:e4-f4 A:f3-f4; now B lay\tf2-g2";
    assert!(are_like::<Marrakech>(EARLY, LATE), "what was laid is still in the record");
    assert!(!are_like::<Marrakech>(EARLY, another));

    let one = "1\tA 6 12 12 44 open; B 0 9 15 34 open; C 3 19 19 24 earned, pair 19 moved; D 1 21 22 28 failed; now B move 1 3\t0+1";
    let next = "1\tA 6 12 12 44 open; B 1 9 15 34 open; C 3 19 19 24 earned, pair 19 moved; D 1 21 22 28 failed; now B move 1 3 used 1 at 1\t34+3";
    let other =
        "1\tA 6 7 12 19 open; B 9 9 12 23 open; C 6 8 16 26 open; D 7 12 13 21 open; now A move 3 6 used 6 at 6\t7+3";
    assert!(are_like::<Chaupar>(one, next) && !are_like::<Chaupar>(one, other));
}

#[test]
fn a_puzzle_from_the_match_of_a_met_one_is_told_from_others() {
    let list = PuzzleList::<Marrakech>::parse(&format!("{EARLY}\n{LATE}\n")).expect("a list");
    assert!(!is_like_met(&list, &|_| false)(1));
    assert!(is_like_met(&list, &|index| index == 0)(1) && is_like_met(&list, &|index| index == 1)(0));
    assert!(!is_like_met(&list, &|index| index == 1)(1), "no puzzle is like itself");
}

#[test]
fn the_choice_after_a_puzzle_of_marrakech_is_like_it() {
    let mut alike = [0, 0];
    for puzzle in puzzles::<Marrakech>() {
        let mut state = puzzle.state;
        state.happen(&puzzle.solutions[0]);
        if let Some((throw, _)) = state.chance().into_iter().next() {
            state.happen(&throw);
        }
        let next = Puzzle { state, ..puzzle.clone() };
        alike[usize::from(puzzle.features().are_like(&next.features()))] += 1;
    }
    let [unlike, alike] = alike;
    assert!(alike >= 19 * unlike, "{alike} are alike, and {unlike} are not");
}
