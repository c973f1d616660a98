//! Callbacks that are told of something for as long as their subscribers live.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use yew::Callback;

/// Those who want to be told of values of the type `T`.
pub struct Subscribers<T>(RefCell<Vec<Weak<Callback<T>>>>);

/// Keeps a callback subscribed until it is dropped.
pub struct Subscription<T>(
    #[expect(dead_code, reason = "holds the callback that the subscribers know weakly")] Rc<Callback<T>>,
);

impl<T> Subscribers<T> {
    /// Nobody.
    pub const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// Tells `callback` every value from now on, until the subscription is dropped.
    pub fn subscribe(&self, callback: Callback<T>) -> Subscription<T> {
        let subscriber = Rc::new(callback);
        self.0.borrow_mut().push(Rc::downgrade(&subscriber));
        Subscription(subscriber)
    }
}

impl<T: Clone> Subscribers<T> {
    /// Tells all who are subscribed by now. A subscriber may subscribe another one meanwhile.
    pub fn tell(&self, value: &T) {
        self.0.borrow_mut().retain(|subscriber| subscriber.strong_count() > 0);
        let subscribers: Vec<_> = self.0.borrow().iter().filter_map(Weak::upgrade).collect();
        for subscriber in subscribers {
            subscriber.emit(value.clone());
        }
    }
}
