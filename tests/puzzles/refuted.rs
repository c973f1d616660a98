//! Wrong answers: the replies that refute them, and what they lose.

use caravanserai::puzzles::PuzzleGame;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Actor, Turn};

use super::some;

/// Every wrong answer can be refuted, by actions that are legal one after the other. In Chaupar and Pachisi there is no
/// throw among them, and chances tell why.
fn check<G: PuzzleGame>(few: usize, has_throw: bool) {
    let (mut wrong, mut loses) = (0, 0);
    for puzzle in some::<G>(few) {
        let mut actions = Vec::new();
        puzzle.state.actions(&mut actions);
        let solution = &puzzle.solutions[0];
        assert_eq!(puzzle.state.loss(solution, solution), 0);
        for action in actions.into_iter().filter(|action| !puzzle.accepts(action)) {
            let mut state = puzzle.state.clone();
            state.apply(&action).expect("a legal action");
            let replies = puzzle.state.refutation(&action, solution);
            assert!(!replies.is_empty() || !has_throw || state.turn() == Turn::Over, "{}: {action}", puzzle.state);
            let throws = replies.iter().filter(|reply| {
                let is_throw = state.actor(reply) == Actor::Chance;
                state.apply(reply).unwrap_or_else(|refusal| panic!("{}: {action}, {reply}: {refusal:?}", puzzle.state));
                is_throw
            });
            let expected = usize::from(has_throw && G::THROWS && !replies.is_empty());
            assert_eq!(throws.count(), expected, "{}: {action}", puzzle.state);
            wrong += 1;
            loses += usize::from(puzzle.state.loss(&action, solution) > 0);
        }
    }
    assert!(loses * 20 >= wrong * 19, "{}: {loses} of {wrong} wrong answers lose something", G::NAME);
}

#[test]
fn every_wrong_answer_is_refuted() {
    check::<Damath>(20, true);
    check::<Marrakech>(8, true);
    check::<Chaupar>(8, false);
    check::<Pachisi>(8, false);
}
