//! The lens: when it opens, where it is, and what a finger aims at in it.

use caravanserai::rules::Seat;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::cross::{Step, spot};
use caravanserai::rules::damath::Damath;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::scene::cross::geometry::WHOLE;
use caravanserai::scene::{self, Cell, Finger, Interaction, Lens, Seating};
use fastrand::Rng;

use crate::common;

/// Screens, in CSS pixels, and the width of the board there.
const PHONES: [((f64, f64), f64); 4] =
    [((320.0, 568.0), 312.0), ((360.0, 640.0), 352.0), ((412.0, 915.0), 404.0), ((844.0, 390.0), 374.0)];

/// The number of fingers on each of them in each position.
const TOUCHES: usize = 8;

fn cells<G: Interaction>(state: &G) -> Vec<Cell> {
    let names = (0..4).map(|seat| seat.to_string()).collect();
    let seating = Seating { names, looks: (0..4).collect(), ..Seating::default() };
    state.cells(&seating, Some(&G::Selection::default()))
}

/// A finger on a board of this width, whose top left corner is 4 pixels from that of the screen.
fn finger(point: (f64, f64), width: f64) -> Finger {
    let scale = width / f64::from(WHOLE);
    Finger { point, at: (4.0 + point.0 * scale, 4.0 + point.1 * scale), scale }
}

/// The lens under a finger that is held at a point.
fn held<G: Interaction>(cells: &[Cell], point: (f64, f64), (screen, width): ((f64, f64), f64)) -> Option<Lens> {
    Lens::over(G::part_at(point)?, cells, finger(point, width), G::REACH, screen)
}

fn middle(cells: &[Cell], step: u8) -> (f64, f64) {
    let cell = cells.iter().find(|cell| cell.spot == spot(Seat(3), Step(step))).expect("a cell");
    (f64::from(cell.corner.0) + 10.0, f64::from(cell.corner.1) + 10.0)
}

#[test]
fn the_lens_opens_where_neighbours_can_be_chosen_on_a_small_screen() {
    let state: Chaupar =
        "A 6 7 12 12 open; B 6 7 12 12 open; C 6 7 12 12 open; D 20 30 81 81 earned; now D move 3 6".parse().unwrap();
    let cells = cells(&state);
    for (step, screen, opens) in [
        (30, PHONES[1], true), // from 20 a piece comes to 29
        (29, PHONES[2], true),
        (30, ((1366.0, 768.0), 760.0), false),
        (20, PHONES[1], false), // nothing beside it can be chosen
        (2, PHONES[1], false),
    ] {
        assert_eq!(held::<Chaupar>(&cells, middle(&cells, step), screen).is_some(), opens, "{step} on {screen:?}");
    }
}

/// In random positions a finger that is held aims at what a tap would touch; the lens is on the screen, twice as large as
/// the board, and the finger is beside it.
fn a_held_finger_aims_at_what_a_tap_touches<G: Interaction>() {
    let mut rng = Rng::with_seed(3);
    let mut opened = 0;
    let mut state = G::new(&G::Options::default()).expect("options");
    let mut listed = Vec::new();
    while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
        let cells = cells(&state);
        for phone in [PHONES; TOUCHES].concat() {
            let mut along = || f64::from(WHOLE) * rng.f64();
            let (point, to) = ((along(), along()), (along(), along()));
            let Some(lens) = held::<G>(&cells, point, phone) else { continue };
            opened += 1;
            assert_eq!(lens.aimed, scene::hit(&cells, point, G::REACH), "{point:?} in {state}");
            let ((left, top), (width, height)) = (lens.corner, lens.size);
            assert!((width - 2.0 * f64::from(lens.part.1.0) * phone.1 / f64::from(WHOLE)).abs() < 0.1);
            let (right, bottom) = (left + width, top + height);
            assert!(left >= 0.0 && right <= phone.0.0 && top >= 0.0 && bottom <= phone.0.1, "{lens:?} on {phone:?}");
            let (x, y) = finger(point, phone.1).at;
            assert!(!(left - 20.0..right + 20.0).contains(&x) || !(top - 20.0..bottom + 20.0).contains(&y), "{lens:?}");
            let aimed = lens.aim(&cells, to, G::REACH).map(|lens| lens.aimed);
            assert!(aimed.is_none_or(|aimed| aimed == scene::hit(&cells, to, G::REACH)), "{to:?} in {state}");
        }
        state.apply(&action).expect("a legal action");
    }
    assert!(opened > 20, "{opened}");
}

#[test]
fn a_held_finger_aims_at_what_a_tap_touches_in_both_games() {
    a_held_finger_aims_at_what_a_tap_touches::<Chaupar>();
    a_held_finger_aims_at_what_a_tap_touches::<Pachisi>();
}

#[test]
fn beyond_the_arm_the_lens_closes() {
    let state: Pachisi =
        "throw=die pieces=4; A 4 5 6 7; B 0 0 0 0; C 0 0 0 0; D 20 21 30 40; now D move 3".parse().unwrap();
    let cells = cells(&state);
    let lens = held::<Pachisi>(&cells, middle(&cells, 20), PHONES[1]).expect("a lens");
    assert_eq!(lens.aimed, Some(spot(Seat(3), Step(20))));
    let aim = |step| lens.aim(&cells, middle(&cells, step), Pachisi::REACH);
    assert_eq!(aim(21).map(|lens| lens.aimed), Some(Some(spot(Seat(3), Step(21)))));
    assert_eq!(aim(40), None);
}

#[test]
fn only_boards_with_small_squares_have_a_lens() {
    assert_eq!(Damath::part_at((10.0, 10.0)), None);
}
