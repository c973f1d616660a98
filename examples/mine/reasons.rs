//! What makes a position on the cross-shaped board a good puzzle: a reason that can be counted.

use caravanserai::puzzles::{Puzzle, PuzzleGame, throw_use};
use caravanserai::rules::cross::is_cross;
use caravanserai::scene::cross::{Counts, Cross, LegalMove};

/// The greatest share of puzzles that a rule of thumb solves: one in so many.
pub const PLAIN: usize = 5;

/// `true` if what can be counted speaks clearly for the best choice, against the one that tempts most.
pub fn can_be_counted<G: PuzzleGame + Cross>(puzzle: &Puzzle<G>) -> bool {
    let counts = |action: &G::Action| {
        let mut end = puzzle.state.clone();
        for used in throw_use(&puzzle.state, action) {
            end.happen(&used);
        }
        Counts::of(&end, puzzle.state.moving())
    };
    let tempts = puzzle.state.temptation(&puzzle.solutions);
    tempts.is_some_and(|tempts| counts(&puzzle.solutions[0]).is_clearly_better_than(&counts(&tempts)))
}

/// `true` if a rule of thumb solves it: to go to a cross, or to make a pair, wherever one can.
pub fn is_plain<G: PuzzleGame + Cross>(puzzle: &Puzzle<G>) -> bool {
    let (state, moves) = (&puzzle.state, puzzle.state.legal_moves());
    let makes_pair = |mv: &&LegalMove| {
        let mut after = state.clone();
        after.happen(&state.action(mv));
        !mv.unit.pair && after.link(state.moving(), mv.to).is_some()
    };
    let solves =
        |chosen: Vec<&LegalMove>| !chosen.is_empty() && chosen.into_iter().all(|mv| puzzle.accepts(&state.action(mv)));
    solves(moves.iter().filter(|mv| is_cross(mv.to)).collect()) || solves(moves.iter().filter(makes_pair).collect())
}
