//! The page that the address names.

use yew::{hook, use_state_eq};

use super::use_window_event;
use crate::ui::routes::Route;

/// Gives the page that the address bar names, and renders again when it names another one.
#[hook]
pub fn use_route() -> Route {
    let route = use_state_eq(Route::now);
    let set = route.setter();
    use_window_event("hashchange", move |_| set.set(Route::now()));
    (*route).clone()
}
