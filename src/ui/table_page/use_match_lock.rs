//! The lock of a match whose table is open.

use yew::{Callback, hook, use_state_eq};

use crate::store::Id;
use crate::ui::hooks::{use_effect_on, use_window_event};
use crate::ui::match_lock;

/// Holds the lock of a match, or waits for it, as long as the component is mounted. Returns `true` once it is known which
/// tab plays the match.
#[hook]
pub fn use_match_lock(id: &Id) -> bool {
    let is_told = use_state_eq(|| false);
    use_effect_on(id.clone(), {
        let is_told = is_told.setter();
        move |id| {
            let subscription = match_lock::subscribe(Callback::from(move |_| is_told.set(true)));
            match_lock::acquire(id);
            let id = id.clone();
            move || {
                match_lock::release(&id);
                drop(subscription);
            }
        }
    });
    // A page in the back/forward cache must not hold a lock.
    use_window_event("pagehide", {
        let id = id.clone();
        move |_| match_lock::suspend(&id)
    });
    use_window_event("pageshow", {
        let id = id.clone();
        move |_| match_lock::acquire(&id)
    });
    *is_told
}
