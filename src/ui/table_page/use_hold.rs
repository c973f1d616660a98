//! The lock of a match whose table is open.

use yew::{Callback, hook, use_state_eq};

use crate::store::Id;
use crate::ui::hold;
use crate::ui::hooks::{use_effect_on, use_window_event};

/// Holds the lock of a match, or waits for it, as long as the component is mounted. Returns true once it is known which
/// tab plays the match.
#[hook]
pub fn use_hold(id: &Id) -> bool {
    let is_told = use_state_eq(|| false);
    use_effect_on(id.clone(), {
        let is_told = is_told.setter();
        move |id| {
            let subscription = hold::subscribe(Callback::from(move |_| is_told.set(true)));
            hold::hold(id);
            let id = id.clone();
            move || {
                hold::release(&id);
                drop(subscription);
            }
        }
    });
    // A page in the back/forward cache must not hold a lock.
    use_window_event("pagehide", {
        let id = id.clone();
        move |_| hold::put_away(&id)
    });
    use_window_event("pageshow", {
        let id = id.clone();
        move |_| hold::hold(&id)
    });
    *is_told
}
