//! Matches that begin at a puzzle.

use caravanserai::bots::Level;
use caravanserai::pages::puzzle_match::{against_fox, of_all_seats};
use caravanserai::pages::{levels, reading};
use caravanserai::puzzles::PuzzleList;
use caravanserai::record::{Match, NodeId};
use caravanserai::rules::damath::Damath;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Turn};

fn puzzles() -> PuzzleList<Damath> {
    PuzzleList::parse(include_str!("../../static/puzzles/damath.txt")).expect("a list")
}

#[test]
fn the_fox_sits_opposite_the_solver_of_every_puzzle() {
    for puzzle in puzzles().puzzles {
        let Turn::Seat(solver) = puzzle.state.turn() else { panic!("{puzzle}") };
        let fresh = against_fox(&puzzle.state, solver, Some("Zoë")).expect("a match");
        assert_eq!(fresh.state(), &puzzle.state);
        for (seat, player) in fresh.players().iter().enumerate() {
            let bot = levels::of(&player.kind);
            assert_eq!(bot, (seat != solver.index()).then_some(Level::Advanced), "{puzzle}");
            assert_eq!(player.name == "Zoë", bot.is_none());
        }
        let read: Match<Damath> = reading::read(&fresh.to_string()).expect("a saved match");
        assert_eq!(read.state(), fresh.state(), "{puzzle}");
    }
}

#[test]
fn all_of_a_line_can_be_looked_at_and_moved_on_from() {
    for puzzle in puzzles().puzzles.into_iter().filter(|puzzle| !puzzle.line.is_empty()).step_by(20) {
        let Turn::Seat(solver) = puzzle.state.turn() else { panic!("{puzzle}") };
        let mut played = against_fox(&puzzle.state, solver, None).expect("a match");
        let line = puzzle.line.iter().flat_map(|(reply, answer)| [*reply, *answer]);
        let place = played.play([puzzle.solutions[0]].into_iter().chain(line)).expect("a line");
        let copy = of_all_seats(&played, place, None).expect("a match");
        assert_eq!((copy.state(), copy.steps().count()), (played.state(), 1 + 2 * puzzle.line.len()));
        assert_eq!(copy.state_at(NodeId::START), &puzzle.state);
        assert!(copy.players().iter().all(|player| levels::of(&player.kind).is_none()));
        assert!(copy.takes_back());
        let start = of_all_seats(&played, NodeId::START, None).expect("a match");
        assert_eq!((start.state(), start.steps().count()), (&puzzle.state, 0));
    }
}

#[test]
fn a_game_whose_matches_begin_at_no_position_has_none() {
    let list = PuzzleList::<Pachisi>::parse(include_str!("../../static/puzzles/pachisi.txt")).expect("a list");
    let puzzle = &list.puzzles[0];
    let Turn::Seat(solver) = puzzle.state.turn() else { panic!("{puzzle}") };
    assert!(against_fox(&puzzle.state, solver, None).is_none());
}
