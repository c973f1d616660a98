//! The move list: adding to it gives the same result as building it again.

use caravanserai::play::{Machine, MoveRows, ReviewInput};
use caravanserai::record::Match;
use caravanserai::rules::damath::Damath;

use super::desk::{Desk, Tried, fresh};
use super::with_every_game;

fn anew<G: Tried>(desk: &Desk<G>) -> MoveRows {
    let mut rows = MoveRows::default();
    rows.update(&desk.sitting.view().played, desk.sitting.view().played.now(), &desk.sitting.view().seating);
    rows
}

#[test]
fn a_list_that_grows_is_the_one_that_is_written_anew() {
    fn grows<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 61);
        let mut rows = MoveRows::default();
        desk.run();
        for count in 0..40 {
            if !desk.sitting.view().is_for_person() {
                break;
            }
            desk.act();
            if count % 7 == 6 {
                desk.look(ReviewInput::TakeBack);
                desk.run();
            }
            if count % 11 == 10 && desk.sitting.view().can.start_variation {
                desk.look(ReviewInput::StartVariation { for_all: true });
                desk.run();
                for _ in 0..3 {
                    if desk.sitting.view().is_for_person() {
                        desk.act();
                    }
                }
                desk.look(ReviewInput::Return);
                desk.run();
            }
            let before = rows.rows().to_vec();
            let same = rows.update(
                &desk.sitting.view().played,
                desk.sitting.view().played.now(),
                &desk.sitting.view().seating,
            );
            assert_eq!(rows.rows()[..same], before[..same], "{}", G::NAME);
            let again = rows.update(
                &desk.sitting.view().played,
                desk.sitting.view().played.now(),
                &desk.sitting.view().seating,
            );
            assert_eq!(again, rows.rows().len(), "nothing is new");
            assert_eq!(rows.rows(), anew(&desk).rows(), "{} after {count}", G::NAME);
        }
    }
    with_every_game!(grows);
}

#[test]
fn after_a_write_conflict_the_list_is_that_of_the_other_match() {
    let [mut desk, other] = [63, 64].map(|seed| Desk::<Damath>::after(&[0, 1], 4, seed));
    assert_ne!(desk.sitting.view().rows.rows(), anew(&other).rows());
    desk.follow(Match::clone(&other.sitting.view().played));
    desk.run();
    assert_eq!(desk.sitting.view().played.places(), other.sitting.view().played.places(), "as long as before");
    assert_eq!(desk.sitting.view().rows.rows(), anew(&other).rows());
}

#[test]
fn each_place_stands_in_one_row_and_each_branch_below_the_move_that_it_replaces() {
    let mut desk = Desk::<Damath>::new(fresh(&[0, 1]), 62);
    desk.run();
    for _ in 0..4 {
        desk.act();
    }
    desk.look(ReviewInput::TakeBack);
    desk.look(ReviewInput::TakeBack);
    desk.run();
    desk.act();
    let rows = anew(&desk);
    let played: &Match<Damath> = &desk.sitting.view().played;
    for number in 1..played.places() {
        let place = played.place(number).expect("a place");
        let row = rows.index_of(played, place).expect("a row");
        assert!(rows.rows()[row].span.1 >= place || rows.rows()[row].depth > 0, "{number}");
    }
    let depths: Vec<_> = rows.rows().iter().map(|row| row.depth).collect();
    assert!(depths.contains(&1), "{depths:?}");
    assert!(depths.is_sorted() || depths.windows(2).any(|pair| pair == [1, 0]));
}
