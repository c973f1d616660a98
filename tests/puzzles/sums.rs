//! Sums of what each direction costs.

use caravanserai::puzzles::{PuzzleGame, Sum, Task, Term};
use caravanserai::rules::Game;
use caravanserai::rules::marrakech::{Action, DIE, Marrakech, Phase, Turning};

use super::puzzles;
use super::simple_sums::task;

#[test]
fn m6_each_way_costs_what_is_paid_on_each_face() {
    let text = "deck plain; order A > B; asam d4 north; dirhams 30 30; laid B:d5-e5 B:d6-e6 B:c4-c3; now A turn";
    let state: Marrakech = text.parse().expect("a position");
    let term = |(roll, faces), dirhams| Term { roll, faces, dirhams };
    let sum =
        |dirhams: [u32; 4]| Sum { terms: DIE.into_iter().zip(dirhams).map(|(face, paid)| term(face, paid)).collect() };
    let costs = state.costs();
    assert_eq!(costs[0], (Action::Turn(Turning::Left), sum([2, 0, 0, 0])));
    assert_eq!(costs[1], (Action::Turn(Turning::Straight), sum([4, 4, 0, 0])));
    assert_eq!(costs[2], (Action::Turn(Turning::Right), sum([0, 0, 0, 0])));
    let totals: Vec<_> = costs.iter().map(|(_, sum)| (sum.total(), sum.faces())).collect();
    assert_eq!(totals, [(2, 6), (12, 6), (0, 6)]);
}

#[test]
fn m6_a_rug_brings_what_the_next_player_pays_the_cheapest_way() {
    // B can turn left onto two squares of A, straight onto the rug to be laid, or right onto one square of A.
    let text = "deck plain; order A > B; asam d4 north; dirhams 30 30; laid A:b4-c4 A:e4-e5 B:e5-f5; now A lay";
    let state: Marrakech = text.parse().expect("a position");
    let payment = |place: &str| {
        let sum = state.payment(&place.parse().expect("a place")).expect("a walk");
        (sum.terms.iter().map(|term| term.dirhams).collect::<Vec<_>>(), sum.total())
    };
    assert_eq!(payment("d5-d6"), (vec![1, 0, 0, 0], 1), "to the right it costs least");
    assert_eq!(payment("d3-e3"), (vec![0, 0, 0, 0], 0), "straight on it costs nothing");
    let turn: Marrakech = text.replace("lay", "turn").parse().expect("a position");
    assert_eq!(turn.payment(&Action::Turn(Turning::Left)), None, "no rug is laid");
}

#[test]
fn m6_the_task_of_a_puzzle_is_that_of_its_position() {
    for puzzle in puzzles::<Marrakech>() {
        assert_eq!(task(&puzzle), Some(puzzle.task), "{puzzle}");
        assert_eq!(puzzle.costs().is_empty(), puzzle.task != Task::Costs);
        let phase = if puzzle.task == Task::Payment { Phase::Lay } else { Phase::Turn };
        assert!(puzzle.task == Task::Choose || puzzle.state.phase() == phase, "{puzzle}");
    }
}

#[test]
fn what_is_paid_is_what_the_rules_take() {
    for puzzle in puzzles::<Marrakech>().into_iter().filter(|puzzle| puzzle.task == Task::Costs) {
        let mover = puzzle.state.mover();
        for (action, sum) in puzzle.costs() {
            for term in sum.terms {
                let mut state = puzzle.state;
                state.happen(&action);
                state.happen(&Action::Roll(term.roll));
                let paid = puzzle.state.dirhams(mover) - state.dirhams(mover);
                assert_eq!(u32::from(paid), term.dirhams, "{}: {action} {}", puzzle.state, term.roll);
            }
        }
    }
}
