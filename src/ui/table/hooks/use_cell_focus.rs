//! The cell of a board with the keyboard focus.

use std::rc::Rc;

use yew::{Callback, hook, use_force_update, use_mut_ref};

use crate::rules::Spot;
use crate::scene::{self, Cell};
use crate::ui::hooks::use_event_callback;

/// Returns the cell that has the focus or gets it first, and a callback that moves it. When other cells become
/// selectable, it moves to the best one nearby, unless another touch of the focused cell confirms the selection.
#[hook]
pub fn use_cell_focus(cells: &Rc<Vec<Cell>>, confirms: &Rc<Vec<Spot>>) -> (Option<Spot>, Callback<Spot>) {
    let before = use_mut_ref(|| (Rc::<Vec<Cell>>::default(), None::<Spot>));
    let update = use_force_update();
    let move_to = {
        let before = Rc::clone(&before);
        use_event_callback((), move |spot, ()| {
            before.borrow_mut().1 = Some(spot);
            update.force_update();
        })
    };
    let mut before = before.borrow_mut();
    if !Rc::ptr_eq(&before.0, cells) {
        let stays = before.1.is_some_and(|focus| confirms.contains(&focus));
        if !stays {
            before.1 = scene::focus(&before.0, cells, before.1);
        }
        before.0 = Rc::clone(cells);
    }
    (before.1, move_to)
}
