//! Sums of what each direction costs.

use caravanserai::puzzles::{PuzzleGame, Sum, Task, Term};
use caravanserai::rules::Game;
use caravanserai::rules::marrakech::{Action, DIE, Marrakech, Phase, Turning};

use super::puzzles;
use super::simple_sums::has_simple_sums;

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
fn m6_puzzles_that_ask_for_sums_have_those_of_a_pupil() {
    for puzzle in puzzles::<Marrakech>() {
        let asks = puzzle.task == Task::Costs;
        assert_eq!(puzzle.costs().is_empty(), !asks);
        assert!(!asks || (has_simple_sums(&puzzle) && puzzle.state.phase() == Phase::Turn), "{}", puzzle.state);
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
