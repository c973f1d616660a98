//! Generated matches for the gallery.

use std::rc::Rc;

use crate::play::{Input, Machine, Opening, ReviewInput, Sitting, TableView};
use crate::record::{Kind, Match, Player};
use crate::rules::{Seat, Turn};
use crate::ui::boards::GameUi;

/// The moments of a match that are shown: the heading, and the maximum number of actions.
pub const MOMENTS: [(&str, usize); 3] = [("At the start", 0), ("In the middle", 30), ("At the end", usize::MAX)];

/// Returns the view of a table after at most `actions` actions of a match of people. It is the same in every run.
pub fn view<G: GameUi>(actions: usize) -> Rc<TableView<G>> {
    let mut sitting = Sitting::new(Opening::of(played(actions)));
    sitting.on(Input::Begin, 0.0);
    Rc::clone(sitting.view())
}

/// Returns the view of a table whose match is over, and reviewed at its tenth step.
pub fn reviewed<G: GameUi>() -> Rc<TableView<G>> {
    let mut sitting = Sitting::new(Opening::of(played(usize::MAX)));
    sitting.on(Input::Begin, 0.0);
    sitting.on(Input::Review(ReviewInput::GoToStep(10)), 0.0);
    Rc::clone(sitting.view())
}

/// Returns the view of a table where several seats are to act at once; `None` in most games.
pub fn at_simultaneous<G: GameUi>() -> Option<Rc<TableView<G>>> {
    let is_simultaneous = |view: &Rc<TableView<G>>| matches!(view.state().turn(), Turn::Seats(_));
    (0..MOMENTS[1].1).map(view::<G>).find(is_simultaneous)
}

/// Returns a match with at most `actions` actions, which are chosen by a linear congruential generator.
fn played<G: GameUi>(actions: usize) -> Match<G> {
    let options = G::initial_options();
    let seats = G::new(&options).map_or(0, |state| state.seats());
    let names = ["Ada", "Ben", "Cem", "Dilek", "Emre", "Funda", "Gül", "Hakan"];
    let players =
        Seat::all(seats).zip(names).map(|(seat, name)| Player::new(name, seat.0, Kind::Person).expect("a player"));
    let mut played = Match::<G>::new(options, players.collect()).expect("the usual options");
    let mut seed = 7_usize;
    for _ in 0..actions {
        let state: &G = played.state();
        let mut legal = Vec::new();
        match state.turn() {
            Turn::Chance(_) => legal.extend(state.chance().into_iter().map(|(action, _)| action)),
            _ => state.actions(&mut legal),
        }
        if legal.is_empty() {
            break;
        }
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
        let chosen = legal.swap_remove((seed >> 16) % legal.len());
        played.play([chosen]).expect("a legal action");
    }
    played
}
