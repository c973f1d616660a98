//! The three-minute run: its clock, its lives and its puzzles.

use caravanserai::play::{Machine, Rush, RushEffect, RushEnd, RushInput, RushStage, rush_order};
use caravanserai::puzzles::{Band, PuzzleGame, PuzzleList, Task};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;

/// A run of these puzzles, begun a second after the clock's zero.
fn begun(order: &[usize]) -> Rush {
    let mut rush = Rush::new(order.to_vec());
    assert_eq!((rush.view().stage, rush.view().time().as_str()), (RushStage::Ready, "3:00"));
    rush.on(RushInput::Begin, 1_000.0);
    rush
}

/// Answers the puzzle on the board, some seconds after the beginning.
fn answer(rush: &mut Rush, is_right: bool, seconds: u32) -> Vec<RushEffect> {
    let RushStage::Solving(puzzle) = rush.view().stage else { panic!("{:?}", rush.view()) };
    rush.on(RushInput::Answer { puzzle, is_right }, 1_000.0 + f64::from(seconds) * 1000.0)
}

#[test]
fn right_answers_count_and_the_third_wrong_one_ends_the_run() {
    let mut rush = begun(&[7, 3, 9, 1, 5, 2]);
    for (is_right, score, lives) in [(true, 1, 3), (false, 1, 2), (true, 2, 2), (false, 2, 1)] {
        assert_eq!(answer(&mut rush, is_right, 10), []);
        assert_eq!((rush.view().score, rush.view().lives), (score, lives));
    }
    assert_eq!(answer(&mut rush, false, 20), [RushEffect::Over(2)]);
    let view = rush.view();
    assert_eq!((view.stage, view.lives, &view.missed[..]), (RushStage::Over(RushEnd::Lives), 0, &[3, 1, 5][..]));
}

#[test]
fn the_clock_runs_whether_anybody_looks_or_not() {
    let mut rush = begun(&[0, 1, 2]);
    rush.on(RushInput::Look, 1_000.1);
    assert_eq!(rush.view().time(), "3:00");
    rush.on(RushInput::Look, 63_500.0);
    assert_eq!(rush.view().time(), "1:58");
    assert_eq!(answer(&mut rush, true, 179), []);
    assert_eq!(rush.view().time(), "0:01");
    // An answer after a pause of the page comes too late.
    assert_eq!(answer(&mut rush, true, 600), [RushEffect::Over(1)]);
    let view = rush.view();
    assert_eq!((view.stage, view.score, view.time().as_str()), (RushStage::Over(RushEnd::Time), 1, "0:00"));
    assert!(view.missed.is_empty());
}

#[test]
fn nothing_happens_before_the_run_and_after_it() {
    let mut rush = Rush::new(vec![4]);
    for input in [RushInput::Look, RushInput::Answer { puzzle: 4, is_right: false }] {
        assert_eq!(rush.on(input, 999_999.0), []);
        assert_eq!(rush.view().stage, RushStage::Ready);
    }
    rush.on(RushInput::Begin, 1_000_000.0);
    assert_eq!(rush.on(RushInput::Answer { puzzle: 8, is_right: false }, 1_000_001.0), [], "of another puzzle");
    assert_eq!(rush.view().lives, 3);
    rush.on(RushInput::Begin, 1_090_000.0);
    assert_eq!((rush.view().stage, rush.view().time().as_str()), (RushStage::Solving(4), "1:30"), "it began before");
    let end = rush.on(RushInput::Answer { puzzle: 4, is_right: true }, 1_090_000.0);
    assert_eq!((end, rush.view().stage), (vec![RushEffect::Over(1)], RushStage::Over(RushEnd::Puzzles)));
    for input in [RushInput::Begin, RushInput::Look, RushInput::Answer { puzzle: 4, is_right: true }] {
        assert_eq!(rush.on(input, 1_090_001.0), []);
    }
    assert_eq!(rush.view().score, 1);
}

#[test]
fn a_run_without_puzzles_is_over_at_once() {
    let mut rush = Rush::new(Vec::new());
    rush.on(RushInput::Begin, 0.0);
    assert_eq!((rush.view().stage, rush.view().score), (RushStage::Over(RushEnd::Puzzles), 0));
}

/// The puzzles of runs of a game get harder and harder, and differ.
fn orders_of<G: PuzzleGame>(text: &str) {
    let list = PuzzleList::<G>::parse(text).expect("a list");
    let closed = rush_order(&list, 0, |_| true)[0];
    for seed in 0..20 {
        let order = rush_order(&list, seed, |index| index != closed);
        assert_eq!(order, rush_order(&list, seed, |index| index != closed), "a seed gives one order");
        let puzzles: Vec<_> = order.iter().map(|index| &list.puzzles[*index]).collect();
        assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.band), "{}: the easiest first", G::NAME);
        assert!(puzzles.len() >= 20, "{} has {} puzzles", G::NAME, puzzles.len());
        for band in Band::ALL {
            let count = puzzles.iter().filter(|puzzle| puzzle.band == band).count();
            assert!(band == Band::Hardest || count <= 8, "{}: {count}", G::NAME);
        }
        assert!(puzzles.iter().all(|puzzle| puzzle.task != Task::Costs) && !order.contains(&closed));
        let features: Vec<_> = puzzles.iter().map(|puzzle| puzzle.features()).collect();
        let is_like = |at: usize| features[..at].iter().any(|other| features[at].are_like(other));
        assert!(!(0..features.len()).any(is_like), "{}: no two of one match", G::NAME);
    }
    assert_ne!(rush_order(&list, 1, |_| true), rush_order(&list, 2, |_| true));
}

#[test]
fn runs_get_harder_and_have_no_two_puzzles_of_one_match() {
    orders_of::<Chaupar>(include_str!("../../static/puzzles/chaupar.txt"));
    orders_of::<Damath>(include_str!("../../static/puzzles/damath.txt"));
    orders_of::<Marrakech>(include_str!("../../static/puzzles/marrakech.txt"));
    orders_of::<Pachisi>(include_str!("../../static/puzzles/pachisi.txt"));
}
