//! Which tab plays a match where several show its table.

use std::rc::Rc;

use gloo_events::EventListener;
use yew::hook;

use super::use_sitting::Playing;
use crate::play::{Input, Permissions};
use crate::scene::Scene;
use crate::ui::hooks::use_effect_on;
use crate::ui::{hold, place};

/// The permissions of this tab at a table: those of who plays, or of who watches another tab or a match that was sent.
pub fn permissions() -> Permissions {
    if hold::plays() == Some(true) { Permissions::PLAY } else { Permissions::WATCH }
}

/// Tells the sitting when the match is played in this tab from now on, or in another one.
#[hook]
pub fn use_lock<G: Scene + 'static>(playing: &Playing<G>) {
    let driver = playing.driver();
    use_effect_on((), move |()| {
        let listeners = place::get().map(|place| {
            [(hold::PLAYS, Permissions::PLAY), (hold::WATCHES, Permissions::WATCH)].map(|(name, permissions)| {
                let driver = Rc::clone(&driver);
                EventListener::new(&place, name, move |_| {
                    if driver.view().permissions.play != permissions.play {
                        driver.send(Input::Permissions(permissions));
                    }
                })
            })
        });
        move || drop(listeners)
    });
}
