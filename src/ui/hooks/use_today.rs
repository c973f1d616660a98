//! The date and the time of this device.

use gloo_timers::callback::Interval;
use yew::{hook, use_state_eq};

use super::use_effect_on::use_effect_on;
use super::use_listener::use_document_event;
use crate::record::Day;
use crate::ui::date::{time_of_day, today};

/// The time between two looks at the clock, in milliseconds. A timer for midnight would come late on a device that has
/// slept.
const LOOK_MILLIS: u32 = 1_000;

/// Returns the date of this device, also after midnight; `None` if its clock is far off.
#[hook]
pub fn use_today() -> Option<Day> {
    use_now(today)
}

/// Returns the time of day of this device.
#[hook]
pub fn use_time() -> String {
    use_now(time_of_day)
}

/// Returns what `look` makes of the clock, also as it goes on.
#[hook]
fn use_now<T: Clone + PartialEq + 'static>(look: fn() -> T) -> T {
    let now = use_state_eq(look);
    use_effect_on((), {
        let now = now.setter();
        move |()| {
            let looks = Interval::new(LOOK_MILLIS, move || now.set(look()));
            move || drop(looks)
        }
    });
    use_document_event("visibilitychange", {
        let now = now.setter();
        move |_| now.set(look())
    });
    (*now).clone()
}
