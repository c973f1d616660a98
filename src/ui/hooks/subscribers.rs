//! Callbacks that are notified for as long as their subscriptions live.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use yew::Callback;

/// Subscribers to values of the type `T`.
pub struct Subscribers<T>(RefCell<Vec<Weak<Callback<T>>>>);

/// Keeps a callback subscribed until it is dropped.
pub struct Subscription<T>(
    #[expect(dead_code, reason = "holds the callback that the subscribers know weakly")] Rc<Callback<T>>,
);

impl<T> Subscribers<T> {
    /// Creates an empty list.
    pub const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// Calls `callback` with every value from now on, until the subscription is dropped.
    pub fn subscribe(&self, callback: Callback<T>) -> Subscription<T> {
        let subscriber = Rc::new(callback);
        self.0.borrow_mut().push(Rc::downgrade(&subscriber));
        Subscription(subscriber)
    }
}

impl<T: Clone> Subscribers<T> {
    /// Notifies all current subscribers. A subscriber may add another one meanwhile.
    pub fn notify(&self, value: &T) {
        self.0.borrow_mut().retain(|subscriber| subscriber.strong_count() > 0);
        let subscribers: Vec<_> = self.0.borrow().iter().filter_map(Weak::upgrade).collect();
        for subscriber in subscribers {
            subscriber.emit(value.clone());
        }
    }
}
