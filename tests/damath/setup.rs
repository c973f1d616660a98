//! D1–D3: the board, the chips and the draw for the first move.

use caravanserai::rules::damath::{ChipSet, Damath, OperatorBoard, Options, Piece, Side, Square};
use caravanserai::rules::{Actor, Game, Seat, Turn};

use super::common::{A, B, act, action, actions, state, why};
use super::naive::options;

fn operators(board: OperatorBoard, row: u8) -> String {
    let squares = (0..8).filter_map(|column| Square::new(column, row));
    squares.map(|square| board.at(square).to_string()).collect()
}

#[test]
fn d1_operators() {
    for (rows, four, plus_minus) in
        [([7, 3], "×÷−+", "+−−+"), ([6, 2], "÷×+−", "−++−"), ([5, 1], "−+×÷", "−++−"), ([4, 0], "+−÷×", "+−−+")]
    {
        for row in rows {
            assert_eq!(operators(OperatorBoard::Four, row), four);
            assert_eq!(operators(OperatorBoard::PlusMinus, row), plus_minus);
        }
    }
}

#[test]
fn d1_squares_with_an_odd_sum() {
    assert_eq!(Square::all().count(), 32);
    assert!(Square::all().all(|square| Square::new(square.column(), square.row()) == Some(square)));
    assert_eq!((Square::new(0, 0), Square::new(8, 1)), (None, None));
}

#[test]
fn d2_chips_at_the_start() {
    let rows = |side| {
        let board = *state("first A").board();
        let inscription = |square| match board.at(square) {
            Some((owner, Piece { chip, dama: false })) if owner == side => ChipSet::Counting.inscription(chip),
            _ => "",
        };
        Square::all().map(inscription).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(rows(Side::First), "12 9 6 3 1 4 11 8 10 7 2 5");
    assert_eq!(rows(Side::Second), "5 2 7 10 8 11 4 1 3 6 9 12");
}

#[test]
fn d2_values() {
    for (set, values) in [
        (ChipSet::Whole, "9 6 1 4 0 3 10 7 11 8 5 2"),
        (ChipSet::Integer, "-9 6 -1 4 0 -3 10 -7 -11 8 -5 2"),
        (ChipSet::Fraction, "1 7/10 1/5 1/2 1/10 2/5 11/10 4/5 6/5 9/10 3/5 3/10"),
        (ChipSet::Rational, "-9/10 3/5 -1/10 2/5 0 -3/10 1 -7/10 -11/10 4/5 -1/2 1/5"),
        (ChipSet::Radical, "-9√2 -2√2 12√2 64√2 -98√2 -75√2 144√2 64√2 -363√2 -324√2 100√2 288√2"),
    ] {
        let mut remaining = state(&format!("{} | first A", options(set))).score_breakdown(Side::First).remaining;
        remaining.sort_by_key(|worth| worth.piece.chip);
        let found: Vec<_> = remaining.iter().map(|worth| worth.value.to_string()).collect();
        assert_eq!(found.join(" "), values, "{set:?}");
    }
}

#[test]
fn d2_operators_of_the_set_or_the_other() {
    for set in ChipSet::ALL {
        let own = if set == ChipSet::Counting { OperatorBoard::PlusMinus } else { OperatorBoard::Four };
        let with = |other_operators| Options { set, other_operators, ..Options::default() }.operators();
        assert_eq!((with(false), with(true)), (own, own.other()));
    }
}

#[test]
fn d3_the_lot_decides_who_is_first() {
    let mut state = Damath::new(&Options::default()).expect("a match");
    assert_eq!(state.turn(), Turn::Chance(None));
    assert_eq!(state.chance(), [(action("first A"), 1), (action("first B"), 1)]);
    assert_eq!(state.actor(&action("first B")), Actor::Chance);
    assert!(state.side_actions().is_empty() && state.clocks().is_empty());
    for text in ["12-23", "touch 12", "surrender A", "offer", "first C"] {
        assert_eq!(why(&state, text), "D3");
    }
    act(&mut state, "first B");
    assert_eq!((state.turn(), state.seat(Side::First), state.side_of(A)), (Turn::Seat(B), Some(B), Some(Side::Second)));
    assert_eq!(why(&state, "first A"), "D3");
    act(&mut state, "12-23");
    assert_eq!(state.turn(), Turn::Seat(A));
}

#[test]
fn d3_there_is_no_passing() {
    let state = state("first A");
    assert_eq!(actions(&state).len(), 7);
    assert!(actions(&state).iter().all(|text| text.contains('-')));
    assert_eq!(why(&state, "surrender H"), "D3");
    assert_eq!(state.side_of(Seat(7)), None);
}
