//! The sitting as the state of a table.

use std::rc::Rc;

use yew::hook;

use crate::play::{Attempt, Effect, Exercise, Input, Opening, ReviewInput, Sitting, Stored, TableView, Ticket};
use crate::puzzles::PuzzleGame;
use crate::record::{Match, Place};
use crate::scene::Scene;
use crate::ui::boards::GameUi;
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

impl<G: Scene + 'static> Machine for Exercise<G> {
    type Input = Input<G>;
    type Effect = Effect;
    type View = TableView<G>;

    fn on(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        Exercise::on(self, input, now)
    }

    fn view(&self) -> Rc<TableView<G>> {
        Rc::clone(Exercise::view(self))
    }
}

impl<G: Scene + PuzzleGame> Machine for Attempt<G> {
    type Input = Input<G>;
    type Effect = Effect;
    type View = TableView<G>;

    fn on(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        Attempt::on(self, input, now)
    }

    fn view(&self) -> Rc<TableView<G>> {
        Rc::clone(Attempt::view(self))
    }
}

/// A sitting, or an exercise or an attempt at one: all have the same inputs, effects and view.
pub trait TableMachine:
    Machine<Input = Input<<Self as TableMachine>::Game>, Effect = Effect, View = TableView<<Self as TableMachine>::Game>>
{
    /// The game.
    type Game: GameUi;

    /// Returns `true` while the answer with this ticket is awaited.
    fn awaits(&self, ticket: Ticket) -> bool;
}

impl<G: GameUi> TableMachine for Sitting<G> {
    type Game = G;

    fn awaits(&self, ticket: Ticket) -> bool {
        Sitting::awaits(self, ticket)
    }
}

impl<G: GameUi> TableMachine for Exercise<G> {
    type Game = G;

    fn awaits(&self, ticket: Ticket) -> bool {
        Exercise::awaits(self, ticket)
    }
}

impl<G: GameUi + PuzzleGame> TableMachine for Attempt<G> {
    type Game = G;

    fn awaits(&self, ticket: Ticket) -> bool {
        Attempt::awaits(self, ticket)
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
    opening: &Rc<Opening<G>>,
    continuation: Option<Rc<Match<G>>>,
    at: Option<Place>,
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
