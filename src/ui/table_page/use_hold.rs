//! The lock of a match that is open.

use std::rc::Rc;

use gloo_events::EventListener;
use yew::{hook, use_state_eq};

use crate::store::Id;
use crate::ui::hold::{self, Hold};
use crate::ui::hooks::use_effect_on;
use crate::ui::place;

/// Asks for the lock of a match, and holds it as long as the component is there. Gives whether it is told by now which tab plays
/// the match: this one or another.
#[hook]
pub fn use_hold(id: &Id) -> bool {
    let is_told = use_state_eq(|| false);
    use_effect_on(id.clone(), {
        let is_told = is_told.setter();
        move |id| {
            let told = Rc::new(move || is_told.set(hold::plays().is_some()));
            let listeners = place::get().map(|place| {
                [hold::PLAYS, hold::WATCHES].map(|name| {
                    let told = Rc::clone(&told);
                    EventListener::new(&place, name, move |_| told())
                })
            });
            let hold = Hold::ask(id);
            told();
            move || drop((listeners, hold))
        }
    });
    *is_told
}
