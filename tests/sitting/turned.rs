//! People who share one device: the board of Chaupar and Pachisi turns to the one to move, and each throws for the start.

use caravanserai::play::{Input, Machine, Preferences, ReviewInput};
use caravanserai::record::NodeId;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Seat, Turn};
use caravanserai::scene::cross::Board;
use caravanserai::scene::{Drawing, Interaction};

use super::desk::{Desk, Tried, fresh};

/// The seats of the persons, who sit opposite each other; the others are bots.
const PERSONS: [u8; 2] = [0, 3];

/// The seat at the bottom of the board.
fn bottom<G: Tried + Drawing<Board = Board>>(desk: &Desk<G>) -> Seat {
    Seat::all(4).find(|seat| desk.sitting.view().board.view.quarters(*seat) == 0).expect("an arm at the bottom")
}

/// The seat that has to act.
fn acting<G: Tried>(desk: &Desk<G>) -> Option<Seat> {
    match desk.sitting.view().state().turn() {
        Turn::Seat(seat) | Turn::Chance(Some(seat)) => Some(seat),
        _ => None,
    }
}

#[test]
fn the_board_turns_to_the_person_to_move_and_stays_while_bots_move() {
    fn turns<G: Tried + Drawing<Board = Board>>() {
        let mut desk = Desk::<G>::new(fresh(&PERSONS), 71);
        let mut held_by = bottom(&desk);
        let mut turned = 0;
        for _ in 0..3000 {
            if !desk.go_on() {
                if !desk.sitting.view().is_for_person() {
                    break;
                }
                assert_eq!(Some(bottom(&desk)), acting(&desk), "{}", G::NAME);
                desk.touch();
            }
            if bottom(&desk) != held_by {
                held_by = bottom(&desk);
                turned += 1;
                assert!(PERSONS.contains(&held_by.0) && acting(&desk) == Some(held_by), "{}", G::NAME);
            }
        }
        assert!(turned > 10, "{}: {turned}", G::NAME);
    }
    turns::<Chaupar>();
    turns::<Pachisi>();
}

#[test]
fn the_board_turns_to_nobody_if_that_is_switched_off_and_not_in_a_review() {
    let mut desk = Desk::<Pachisi>::after(&PERSONS, 8, 72);
    let holds = bottom(&desk);
    desk.look(ReviewInput::GoTo(NodeId::START));
    assert_eq!(bottom(&desk), holds);
    desk.look(ReviewInput::Return);
    let still = Preferences { turns_board: false, ..Preferences::default() };
    desk.put(Input::Preferences(still));
    for _ in 0..6 {
        assert_eq!(bottom(&desk), Seat(3), "as in the rulebook");
        desk.act();
    }
    desk.put(Input::Preferences(Preferences::default()));
    assert_eq!(Some(bottom(&desk)), acting(&desk));
    let mut alone = Desk::<Pachisi>::after(&[1], 6, 73);
    alone.put(Input::Preferences(still));
    assert_eq!(bottom(&alone), Seat(1), "who is alone has the board on their own side");
}

#[test]
fn p4_c4_everybody_throws_for_the_start_with_their_own_hand_and_bots_by_themselves() {
    /// Returns the seats for which a person pressed during the opening.
    fn pressed<G: Tried>(seed: u64) -> Vec<Option<Seat>> {
        let mut desk = Desk::<G>::new(fresh(&PERSONS), seed);
        let mut pressed = Vec::new();
        desk.run();
        while desk.sitting.view().state().is_opening() {
            pressed.push(acting(&desk));
            desk.act();
        }
        pressed
    }
    for seed in 0..8 {
        for pressed in [pressed::<Chaupar>(seed), pressed::<Pachisi>(seed)] {
            assert_eq!(pressed[..2], [Some(Seat(0)), Some(Seat(3))]);
            assert!(pressed.iter().flatten().all(|seat| PERSONS.contains(&seat.0)), "{pressed:?}");
        }
    }
    // In Marrakech one roll is for everybody.
    let mut desk = Desk::<Marrakech>::new(fresh(&[0, 1]), 5);
    desk.run();
    desk.act();
    assert!(!desk.sitting.view().state().is_opening());
}
