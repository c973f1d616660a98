//! The current route.

use yew::{hook, use_state_eq};

use super::use_window_event;
use crate::ui::routes::Route;

/// Returns the route of the address bar, and renders the component again when it changes.
#[hook]
pub fn use_route() -> Route {
    let route = use_state_eq(Route::now);
    let set = route.setter();
    use_window_event("hashchange", move |_| set.set(Route::now()));
    (*route).clone()
}
