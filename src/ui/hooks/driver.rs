//! Drives a pure state machine: passes inputs in order, and distributes its effects.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use yew::Callback;

use super::subscribers::{Subscribers, Subscription};
use crate::play::{Machine, Ticket};

/// A machine with the subscribers that carry out its effects.
pub struct Driver<M: Machine + ?Sized> {
    machine: Rc<RefCell<M>>,
    /// Inputs that were sent while another one was being handled.
    queue: RefCell<VecDeque<M::Input>>,
    is_running: Cell<bool>,
    subscribers: Subscribers<M::Effect>,
    /// Monotonic clock, in milliseconds.
    clock: fn() -> f64,
    /// Called after the machine has changed.
    changed: Callback<()>,
}

impl<M: Machine + ?Sized> Driver<M> {
    /// Drives `machine` by the time of `clock`, and calls `changed` after inputs.
    pub fn new(machine: Rc<RefCell<M>>, clock: fn() -> f64, changed: Callback<()>) -> Self {
        Self {
            machine,
            queue: RefCell::default(),
            is_running: Cell::new(false),
            subscribers: Subscribers::new(),
            clock,
            changed,
        }
    }

    /// Returns the current view of the machine.
    pub fn view(&self) -> Rc<M::View> {
        Rc::clone(self.machine.borrow().view())
    }

    /// `true` while the machine awaits the answer with this ticket.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        self.machine.borrow().awaits(ticket)
    }

    /// Passes every effect from now on to `carry_out`, until the subscription is dropped.
    pub fn subscribe(&self, carry_out: Callback<M::Effect>) -> Subscription<M::Effect> {
        self.subscribers.subscribe(carry_out)
    }

    /// Passes an input to the machine, and its effects to the subscribers. An input that is sent by a subscriber is
    /// handled afterwards.
    pub fn send(&self, input: M::Input) {
        self.queue.borrow_mut().push_back(input);
        if self.is_running.replace(true) {
            return;
        }
        while let Some(input) = self.next_input() {
            let effects = self.machine.borrow_mut().on(input, (self.clock)());
            for effect in effects {
                self.subscribers.notify(&effect);
            }
        }
        self.is_running.set(false);
        self.changed.emit(());
    }

    fn next_input(&self) -> Option<M::Input> {
        self.queue.borrow_mut().pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Collects its inputs, and requests that each even one be halved.
    #[derive(Default)]
    struct Adder(Rc<Vec<u32>>);

    impl Machine for Adder {
        type Input = u32;
        type Effect = u32;
        type View = Vec<u32>;

        fn on(&mut self, input: u32, _now: f64) -> Vec<u32> {
            Rc::make_mut(&mut self.0).push(input);
            if input.is_multiple_of(2) && input > 0 { vec![input / 2] } else { Vec::new() }
        }

        fn view(&self) -> &Rc<Vec<u32>> {
            &self.0
        }

        fn awaits(&self, _ticket: Ticket) -> bool {
            false
        }
    }

    #[test]
    fn inputs_of_effects_follow_in_order_and_tell_of_one_change() {
        let count = Rc::new(Cell::new(0));
        let counted = Rc::clone(&count);
        let changed = Callback::from(move |()| counted.set(counted.get() + 1));
        let driver = Rc::new(Driver::new(Rc::new(RefCell::new(Adder::default())), || 0.0, changed));
        let back = Rc::clone(&driver);
        let subscription = driver.subscribe(Callback::from(move |half| back.send(half)));
        driver.send(12);
        assert_eq!(*driver.view(), [12, 6, 3]);
        assert_eq!(count.get(), 1);
        drop(subscription);
        driver.send(4);
        assert_eq!(*driver.view(), [12, 6, 3, 4], "nobody carries effects out any more");
    }
}
