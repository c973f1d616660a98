//! Puzzles of Chaupar and Pachisi have reasons that can be counted.

use caravanserai::puzzles::PuzzleGame;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::scene::cross::Cross;

use super::reasons::{PLAIN, can_be_counted, is_plain};
use super::{puzzles, some};

/// The least loss by a wrong choice, in hundredths of a percent.
const LOSS: i64 = 400;

fn check<G: PuzzleGame + Cross>() {
    let all = puzzles::<G>();
    for puzzle in &all {
        assert!(!puzzle.state.is_mid_throw(), "{puzzle}: it begins with the whole throw");
    }
    let plain = all.iter().filter(|puzzle| is_plain(puzzle)).count();
    assert!(plain * PLAIN <= all.len(), "{}: rules of thumb solve {plain}", G::NAME);
    for puzzle in some::<G>(3) {
        assert!(can_be_counted(&puzzle), "{puzzle}");
        let tempts = puzzle.state.temptation(&puzzle.solutions).expect("a wrong choice");
        let loss = puzzle.state.prospects(&puzzle.solutions[0]) - puzzle.state.prospects(&tempts);
        assert!(loss >= LOSS, "{puzzle}: {tempts}");
    }
}

#[test]
fn what_is_best_has_a_reason_that_can_be_counted() {
    check::<Chaupar>();
    check::<Pachisi>();
}
