//! Buttons that are disabled at first.

use gloo_timers::callback::Timeout;
use yew::{hook, use_state_eq};

use super::use_effect_on;

/// Time for which buttons are disabled that appear where another one was pressed, in milliseconds: a double press is
/// not meant for them.
const DISABLED_MILLIS: u32 = 500;

/// Returns `true` for a short time after `stage` has changed, while its buttons are disabled.
#[hook]
pub fn use_disabled_at_first<S: PartialEq + 'static>(stage: S) -> bool {
    let disabled = use_state_eq(|| true);
    let set = disabled.setter();
    use_effect_on(stage, move |_| {
        set.set(true);
        let timer = Timeout::new(DISABLED_MILLIS, move || set.set(false));
        move || drop(timer)
    });
    *disabled
}
