//! Callbacks of elements.

use yew::Callback;

/// A callback that calls `handle` with `parts`. It is another one in every render, which elements do not mind. What is given to
/// a component that is to be drawn anew only where it changes comes from [`use_event_callback`](super::hooks::use_event_callback).
pub fn callback<I: 'static, P: 'static>(parts: P, handle: impl Fn(I, &P) + 'static) -> Callback<I> {
    Callback::from(move |input| handle(input, &parts))
}
