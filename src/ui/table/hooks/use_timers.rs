//! The timers of a sitting.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{hook, use_mut_ref};

use super::use_sitting::TableHandle;
use crate::play::{Effect, Input, Ticket};
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effects;

/// Carries out [`Effect::Wait`]: a timer runs until it elapses, its ticket is no longer awaited, or the table is left.
#[hook]
pub fn use_timers<G: GameUi>(playing: &TableHandle<G>) {
    let timers = use_mut_ref(Vec::<(Ticket, Timeout)>::new);
    use_effects(playing, move |driver, effect| {
        let Effect::Wait(ticket, millis) = effect else { return };
        let table = Rc::downgrade(driver);
        let timer = Timeout::new(millis, move || {
            if let Some(table) = table.upgrade() {
                table.send(Input::Elapsed(ticket));
            }
        });
        let mut timers = timers.borrow_mut();
        timers.retain(|(ticket, _)| driver.awaits(*ticket));
        timers.push((ticket, timer));
    });
}
