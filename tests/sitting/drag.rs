//! Pieces that are dragged over the board.

use caravanserai::play::{Input, Machine};
use caravanserai::rules::Spot;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::scene::{Answer, Touch};

use super::desk::{Desk, Tried, fresh};

/// A drag that makes a move: where it begins, and where the piece is dropped.
fn drag<G: Tried>(desk: &Desk<G>) -> Option<[Spot; 2]> {
    let state = desk.sitting.view().state();
    let spots: Vec<_> = desk.sitting.view().cells.iter().map(|cell| cell.spot).collect();
    let drags = spots.iter().flat_map(|from| spots.iter().map(move |over| [*from, *over]));
    drags.filter(|[from, over]| from != over).find(|[from, over]| {
        let Answer::Select(lifted) = state.begin_drag(*from) else { return false };
        matches!(state.touch(&lifted, Touch::Drag(*from, *over)), Answer::Act(_))
    })
}

/// Continues until a person has to act. Returns the time that this takes, in ms.
fn shown<G: Tried>(desk: &mut Desk<G>) -> f64 {
    let before = desk.now;
    desk.run();
    desk.now - before
}

#[test]
fn a_dropped_piece_is_where_it_goes_and_all_after_it_is_shown_as_ever() {
    fn drops<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0, 1, 2, 3]), 81);
        desk.run();
        let mut drags = 0;
        while drags < 5 {
            let Some([from, over]) = drag(&desk) else {
                desk.act();
                continue;
            };
            drags += 1;
            let mut pressed = desk.clone();
            desk.put(Input::StartDrag(from));
            assert!(desk.sitting.view().cells.iter().any(|cell| cell.picked), "{}: it is lifted", G::NAME);
            desk.put(Input::DragOver(from, over));
            desk.put(Input::Drop(Some(Touch::Drag(from, over))));
            let view = desk.sitting.view();
            let action = view.played.step_at(view.played.now()).expect("a move").action.clone();
            pressed.put(Input::SideAction(action));
            pressed.put(Input::Confirm(true));
            assert_eq!(pressed.sitting.view().played, desk.sitting.view().played, "{}", G::NAME);
            assert!(shown(&mut desk) < shown(&mut pressed), "{}: its way is not shown", G::NAME);
            for _ in 0..4 {
                desk.touch();
                pressed.touch();
                assert!((shown(&mut desk) - shown(&mut pressed)).abs() < 1.0, "{}", G::NAME);
            }
        }
    }
    drops::<Chaupar>();
    drops::<Pachisi>();
}

#[test]
fn a_drag_that_ends_nowhere_moves_nothing() {
    fn ends<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0, 1, 2, 3]), 82);
        desk.run();
        let [from, over] = loop {
            if let Some(drag) = drag(&desk) {
                break drag;
            }
            desk.act();
        };
        let before = desk.sitting.view().played.places();
        desk.put(Input::StartDrag(from));
        desk.put(Input::DragOver(from, over));
        desk.put(Input::Drop(None));
        assert_eq!(desk.sitting.view().played.places(), before, "{}", G::NAME);
        assert!(desk.sitting.view().is_for_person());
    }
    ends::<Chaupar>();
    ends::<Pachisi>();
}
