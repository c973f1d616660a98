//! Buttons that are disabled at first.

use crate::ui::hooks::use_effect_on;
use gloo_timers::callback::Timeout;
use yew::{hook, use_state_eq};

/// Time for which buttons are disabled that appear where another one was pressed, in milliseconds: a double press is
/// not meant for them.
const DEAF_MILLIS: u32 = 500;

/// Returns true for a short time after `stage` has changed, while its buttons are disabled.
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
