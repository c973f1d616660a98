//! Callbacks of DOM elements.

use yew::Callback;

/// Returns a callback that calls `handle` with `parts`. Each render creates a new one, which is fine for elements. A
/// component that should not render again needs the stable one of
/// [`use_event_callback`](super::hooks::use_event_callback).
pub fn callback<I: 'static, P: 'static>(parts: P, handle: impl Fn(I, &P) + 'static) -> Callback<I> {
    Callback::from(move |input| handle(input, &parts))
}
