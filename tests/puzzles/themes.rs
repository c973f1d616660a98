//! The themes of puzzles.

use std::collections::BTreeMap;

use caravanserai::puzzles::{Puzzle, PuzzleGame, Theme};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::cross::{HOME, SEATS, ZERO};
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Seat, Turn};
use caravanserai::words::puzzles as words;

use super::puzzles;

const DAMATH: [Theme; 8] =
    [Theme::Zero, Theme::End, Theme::Dama, Theme::Most, Theme::Sign, Theme::Taking, Theme::Sacrifice, Theme::Quiet];

/// The number of puzzles of each theme of a game, all of which are among `known`.
fn themes<G: PuzzleGame>(known: &[Theme]) -> BTreeMap<Theme, usize> {
    let mut counts = BTreeMap::new();
    for puzzle in puzzles::<G>() {
        assert!(known.contains(&puzzle.theme()), "{}: {puzzle}", G::NAME);
        *counts.entry(puzzle.theme()).or_default() += 1;
    }
    counts
}

#[test]
fn every_puzzle_has_a_theme_of_its_game() {
    let cross = [Theme::Hit, Theme::Home, Theme::Pair, Theme::Start, Theme::Running];
    let counts = [
        themes::<Damath>(&DAMATH),
        themes::<Marrakech>(&[Theme::Costs, Theme::Direction, Theme::Rug]),
        themes::<Chaupar>(&cross),
        themes::<Pachisi>(&cross),
    ];
    for counts in counts {
        assert!(counts.len() >= 3, "{counts:?}");
        let names: Vec<_> = counts.keys().map(|theme| words::theme(theme.key())).collect();
        assert!((1..names.len()).all(|at| !names[..at].contains(&names[at])), "{names:?}");
    }
}

#[test]
fn damath_has_puzzles_of_every_theme_that_its_rules_offer() {
    let counts = themes::<Damath>(&DAMATH);
    for theme in DAMATH {
        assert!(counts.contains_key(&theme), "{theme:?}: {counts:?}");
    }
}

/// The pieces of others on their starts, and those of the solver at home, before and after the solution.
fn changes<G: PuzzleGame>(puzzle: &Puzzle<G>, count: impl Fn(&G, Seat, bool) -> u8) -> [(u8, u8); 2] {
    let mover = Seat::all(SEATS).find(|seat| puzzle.state.turn() == Turn::Seat(*seat));
    let mover = mover.expect("a seat");
    let mut after = puzzle.state.clone();
    after.happen(&puzzle.solutions[0]);
    let others = |state: &G| Seat::all(SEATS).filter(|seat| *seat != mover).map(|seat| count(state, seat, true)).sum();
    [(others(&puzzle.state), others(&after)), (count(&puzzle.state, mover, false), count(&after, mover, false))]
}

#[test]
fn a_hit_sends_pieces_back_and_going_home_brings_one_home() {
    let at = |is_start: bool| if is_start { ZERO } else { HOME };
    let check = |theme: Theme, [back, home]: [(u8, u8); 2], text: String| {
        assert_eq!(theme == Theme::Hit, back.0 < back.1, "{text}");
        assert!(theme != Theme::Home || home.0 < home.1, "{text}");
    };
    for puzzle in puzzles::<Chaupar>() {
        let counts = changes(&puzzle, |state, seat, is_start| state.pieces().count(seat, at(is_start)));
        check(puzzle.theme(), counts, puzzle.to_string());
    }
    for puzzle in puzzles::<Pachisi>() {
        let counts = changes(&puzzle, |state, seat, is_start| state.pieces().count(seat, at(is_start)));
        check(puzzle.theme(), counts, puzzle.to_string());
    }
}
