//! The sitting as the state of a table.

use std::rc::Rc;

use yew::hook;

use crate::play::{Clocks, Effect, Input, Opening, ReviewInput, Sitting, Stored, TableView};
use crate::record::{Match, Place};
use crate::scene::Scene;
use crate::ui::hooks::use_effect_on;
use crate::ui::hooks::{Machine, MachineHandle, use_machine};

impl<G: Scene + 'static> Machine for Sitting<G> {
    type Input = Input<G>;
    type Effect = Effect;
    type View = TableView<G>;

    fn on(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        Sitting::on(self, input, now)
    }

    fn view(&self) -> Rc<TableView<G>> {
        Rc::clone(Sitting::view(self))
    }
}

/// A sitting as a component sees it: its view, and a callback for inputs.
pub type SittingHandle<G> = MachineHandle<Sitting<G>>;

/// Creates a sitting at the first render. It does nothing before [`use_start`].
#[hook]
pub fn use_sitting<G: Scene + 'static>(opening: &Rc<Opening<G>>) -> SittingHandle<G> {
    use_machine(|| Sitting::new((**opening).clone()))
}

/// Starts the sitting; then continues it with `continuation`, or shows it `at` a place. This is called after the hooks
/// that carry out effects, so that they miss none.
#[hook]
pub fn use_start<G: Scene + 'static>(
    playing: &SittingHandle<G>,
    continuation: Option<Rc<Match<G>>>,
    at: Option<Place>,
) {
    let send = playing.send.clone();
    use_effect_on((), move |()| {
        send.emit(Input::Begin);
        if let Some(continuation) = continuation {
            let played = (*continuation).clone();
            send.emit(Input::Follow(Box::new(Stored { played, clocks: Clocks::default(), saved: 0 })));
        }
        if let Some(at) = at {
            send.emit(Input::Review(ReviewInput::GoTo(at)));
        }
    });
}
