//! Callbacks with a stable identity.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, hook, use_memo};

/// Returns a callback that calls `handle` with the `parts` of the last render. It compares equal in every render, so
/// that components that receive it need not render again.
///
/// Yew's `use_callback` returns a new callback whenever its dependencies change, and is compiled again for every call.
#[hook]
pub fn use_event_callback<I: 'static, P: 'static>(parts: P, handle: impl Fn(I, &P) + 'static) -> Callback<I> {
    use_latest(Rc::new(move |input| handle(input, &parts)))
}

type Handle<I> = Rc<dyn Fn(I)>;

/// Separate from its caller, so that it is compiled once for each type of inputs.
#[hook]
fn use_latest<I: 'static>(handle: Handle<I>) -> Callback<I> {
    let event = use_memo((), |()| {
        let latest = Rc::new(RefCell::new(Rc::clone(&handle)));
        let called = Rc::clone(&latest);
        let callback = Callback::from(move |input| {
            let handle = Rc::clone(&*called.borrow());
            handle(input);
        });
        (latest, callback)
    });
    let (latest, callback) = &*event;
    *latest.borrow_mut() = handle;
    callback.clone()
}
