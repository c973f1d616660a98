//! The sitting as the state of a table.

use std::cell::RefCell;
use std::rc::Rc;

use yew::hook;

use crate::play::{Effect, Input, Machine, Opening, ReviewInput, Sitting, Stored, TableView};
use crate::record::{Match, NodeId};
use crate::scene::Scene;
use crate::ui::hooks::{MachineHandle, use_effect_on, use_machine};

/// A sitting, an exercise, or an attempt at a puzzle: all have the same inputs, effects and view.
pub type TableMachine<G> = dyn Machine<Input = Input<G>, Effect = Effect, View = TableView<G>>;

/// Such a machine as a component sees it: its view, and a callback for inputs.
pub type TableHandle<G> = MachineHandle<TableMachine<G>>;

/// Creates a sitting at the first render. It does nothing before [`use_start`].
#[hook]
pub fn use_sitting<G: Scene>(opening: &Rc<Opening<G>>) -> TableHandle<G> {
    use_machine(|| -> Rc<RefCell<TableMachine<G>>> { Rc::new(RefCell::new(Sitting::new((**opening).clone()))) })
}

/// Starts the sitting; then continues it with `continuation`, or shows it `at` a place. This is called after the hooks
/// that carry out effects, so that they miss none.
#[hook]
pub fn use_start<G: Scene>(
    playing: &TableHandle<G>,
    opening: &Rc<Opening<G>>,
    continuation: Option<Rc<Match<G>>>,
    at: Option<NodeId>,
) {
    let (send, clocks) = (playing.send.clone(), opening.clocks.clone());
    use_effect_on((), move |()| {
        send.emit(Input::Begin);
        if let Some(continuation) = continuation {
            let played = (*continuation).clone();
            send.emit(Input::Follow(Box::new(Stored { played, clocks, saved: 0 })));
        }
        if let Some(at) = at {
            send.emit(Input::Review(ReviewInput::GoTo(at)));
        }
    });
}
