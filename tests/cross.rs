//! The cross-shaped board: X1 to X3. X4 to X6 are tested in the games.

use caravanserai::rules::cross::{
    AROUND, Advance, BLOCK_8, HOME, SHARED, Square, Step, ZERO, is_cross, next, opposite, shared_step, spot, square,
};
use caravanserai::rules::{Seat, Spot};

/// Red, at the bottom: the seat whose path the rulebook describes.
const RED: Seat = Seat(3);

/// A square as coordinates of the rulebook.
fn place(square: Square) -> (i8, i8) {
    (square.column().cast_signed(), square.row().cast_signed())
}

/// The coordinates of a seat's step, which must be on a square.
fn at(seat: Seat, step: u8) -> (i8, i8) {
    place(square(seat, Step(step)).expect("a step on a square"))
}

fn all_seats() -> impl Iterator<Item = Seat> {
    Seat::all(4)
}

#[test]
fn x1_reds_way_is_where_the_page_says() {
    // The first step of each straight section of the path, and its ends.
    for (first, from, to) in [
        (1, (9, 11), (9, 18)),
        (9, (10, 18), (10, 11)),
        (17, (11, 10), (18, 10)),
        (25, (18, 8), (11, 8)),
        (33, (10, 7), (10, 0)),
        (41, (8, 0), (8, 7)),
        (49, (7, 8), (0, 8)),
        (57, (0, 10), (7, 10)),
        (65, (8, 11), (8, 18)),
        (73, (9, 18), (9, 11)),
    ] {
        assert_eq!((at(RED, first), at(RED, first + 7)), (from, to), "from step {first}");
    }
    assert_eq!([ZERO, HOME, Step(82), Step(255)].map(|step| square(RED, step)), [None; 4]);
    assert_eq!((square(RED, BLOCK_8), HOME), (square(RED, Step(8)), Step(81)));
}

#[test]
fn x1_each_step_is_a_neighbour_of_the_one_before_except_over_a_foreign_tip() {
    for seat in all_seats() {
        for step in 2..HOME.0 {
            let ((x, y), (column, row)) = (at(seat, step - 1), at(seat, step));
            let far = (x.abs_diff(column), y.abs_diff(row));
            match step {
                // Round the corner between two arms.
                17 | 33 | 49 | 65 => assert_eq!(far, (1, 1), "{seat}{step}"),
                // Over the tip of an arm.
                25 | 41 | 57 => assert!(matches!(far, (2, 0) | (0, 2)), "{seat}{step}"),
                _ => assert_eq!(far.0 + far.1, 1, "{seat}{step}"),
            }
        }
    }
}

#[test]
fn x1_the_ways_are_the_same_turned_round_the_middle() {
    for seat in all_seats() {
        for step in 1..HOME.0 {
            let (column, row) = at(seat, step);
            let turned = (9 + (row - 9), 9 - (column - 9));
            assert_eq!(at(next(seat), step), turned, "{seat}{step}");
        }
    }
}

#[test]
fn x1_seats_go_round_anticlockwise_from_a_at_the_top() {
    let sides = AROUND.map(|seat| at(seat, 8));
    assert_eq!(sides, [(9, 0), (0, 9), (9, 18), (18, 9)]);
    assert_eq!(AROUND.map(|seat| seat.to_string()), ["A", "B", "D", "C"]);
    for (seat, after) in AROUND.into_iter().zip(AROUND.into_iter().cycle().skip(1)) {
        assert_eq!(next(seat), after);
    }
    assert_eq!(
        ["A", "B", "C", "D"].map(|seat| opposite(seat.parse().expect("a seat")).to_string()),
        ["D", "C", "B", "A"]
    );
}

#[test]
fn x1_block_17_is_the_first_square_of_the_next_arm() {
    for seat in all_seats() {
        assert_eq!(square(seat, Step(17)), square(next(seat), Step(65)));
        assert_eq!(square(seat, Step(25)), square(next(seat), Step(9)));
    }
}

#[test]
fn x1_the_squares_make_up_the_cross() {
    let mut places: Vec<_> = Square::all().map(place).collect();
    places.sort_unstable();
    places.dedup();
    let in_arms = |&(column, row): &(i8, i8)| (8..=10).contains(&column) != (8..=10).contains(&row);
    assert_eq!((places.len(), places.iter().filter(|place| in_arms(place)).count()), (96, 96));
}

#[test]
fn x2_crosses_are_on_the_fifth_squares_of_the_outer_columns() {
    for seat in all_seats() {
        let own: Vec<_> = ZERO.to(HOME).filter(|step| square(seat, *step).is_some_and(Square::is_cross)).collect();
        assert_eq!(own, [12, 21, 28, 37, 44, 53, 60, 69].map(Step));
    }
    assert_eq!(ZERO.to(HOME).filter(|step| is_cross(*step)).count(), 8);
    assert_eq!(Square::all().filter(|square| square.is_cross()).count(), 8);
}

#[test]
fn x3_no_way_leads_through_a_foreign_coloured_column() {
    for seat in all_seats() {
        for step in Step(1).to(Step(80)) {
            let colour = square(seat, step).and_then(Square::colour);
            let own = if SHARED.contains(&step) { None } else { Some(seat) };
            assert_eq!(colour, own, "{seat}{step}");
        }
    }
}

#[test]
fn x3_every_other_square_is_on_the_ways_of_all() {
    for (seat, other) in all_seats().flat_map(|seat| all_seats().map(move |other| (seat, other))) {
        for step in ZERO.to(Step(255)) {
            let there = shared_step(seat, step, other);
            assert_eq!(there.is_some(), SHARED.contains(&step));
            if let Some(there) = there {
                assert!(SHARED.contains(&there));
                assert_eq!(square(other, there), square(seat, step));
            }
        }
    }
}

#[test]
fn every_place_has_its_number() {
    assert!(Square::all().enumerate().all(|(number, square)| square.index() == number));
    let marks = |step| all_seats().map(move |seat| spot(seat, step).0).collect::<Vec<_>>();
    assert_eq!((marks(ZERO), marks(HOME)), (vec![96, 97, 98, 99], vec![100, 101, 102, 103]));
    assert_eq!(spot(RED, Step(1)), Spot::from(square(RED, Step(1)).expect("a square")));
}

#[test]
fn moves_are_written_with_their_steps() {
    for text in ["0+1", "80+25", "pair 12+3"] {
        assert_eq!(text.parse::<Advance>().map(|advance| advance.to_string()).as_deref(), Ok(text));
    }
    for text in ["", "12", "+3", "12+", "12+0", "012+3", "12+03", "81+1", "pair12+3", "12 + 3", "-1+3", "12+300"] {
        assert!(text.parse::<Advance>().is_err(), "{text}");
    }
}
