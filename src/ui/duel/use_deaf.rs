//! Buttons that hear nothing at first.

use crate::ui::hooks::use_effect_on;
use gloo_timers::callback::Timeout;
use yew::{hook, use_state_eq};

/// How long buttons are deaf that come where another one was pressed, in milliseconds: a double press is not meant for them.
const DEAF_MILLIS: u32 = 500;

/// Whether the buttons of a stage, which has just begun, are still deaf.
#[hook]
pub fn use_deaf<S: PartialEq + 'static>(stage: S) -> bool {
    let deaf = use_state_eq(|| true);
    let set = deaf.setter();
    use_effect_on(stage, move |_| {
        set.set(true);
        let hears = Timeout::new(DEAF_MILLIS, move || set.set(false));
        move || drop(hears)
    });
    *deaf
}
