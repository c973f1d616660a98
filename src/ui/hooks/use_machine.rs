//! A state machine as the state of a component.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::window;
use yew::{Callback, hook, use_force_update, use_memo};

use super::driver::Driver;
use super::subscribers::Subscription;
use crate::play::Machine;
use crate::ui::hooks::{use_effect_on, use_event_callback};

/// A running machine as components see it: its view, and a callback for inputs.
pub struct MachineHandle<M: Machine + ?Sized> {
    /// The view after the last input.
    pub view: Rc<M::View>,
    /// Sends an input. It has a stable identity.
    pub send: Callback<M::Input>,
    driver: Rc<Driver<M>>,
}

impl<M: Machine + ?Sized> Clone for MachineHandle<M> {
    fn clone(&self) -> Self {
        Self { view: Rc::clone(&self.view), send: self.send.clone(), driver: Rc::clone(&self.driver) }
    }
}

/// Compares equal as long as the machine has handled no further input.
impl<M: Machine + ?Sized> PartialEq for MachineHandle<M> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.view, &other.view) && Rc::ptr_eq(&self.driver, &other.driver)
    }
}

impl<M: Machine + ?Sized> MachineHandle<M> {
    /// Returns the driver, for code that outlives a render, such as a later answer.
    pub fn driver(&self) -> Rc<Driver<M>> {
        Rc::clone(&self.driver)
    }
}

/// Starts a machine at the first render, and renders again after inputs. `M` may be `dyn Machine`: what takes such a
/// handle is compiled once for all machines with the same inputs, effects and view.
#[hook]
pub fn use_machine<M: Machine + ?Sized + 'static>(start: impl FnOnce() -> Rc<RefCell<M>>) -> MachineHandle<M> {
    let update = use_force_update();
    let driver = use_memo((), |()| Driver::new(start(), now, Callback::from(move |()| update.force_update())));
    let send = use_event_callback((), {
        let driver = Rc::clone(&driver);
        move |input, ()| driver.send(input)
    });
    MachineHandle { view: driver.view(), send, driver }
}

/// Carries out effects of a machine as long as the component is mounted. `carry_out` gets the driver to send inputs to.
/// It is the closure of the first render, so it must read anything that changes when it runs.
#[hook]
pub fn use_effects<M: Machine + ?Sized + 'static>(
    running: &MachineHandle<M>,
    carry_out: impl Fn(&Rc<Driver<M>>, M::Effect) + 'static,
) {
    let driver = Rc::clone(&running.driver);
    use_effect_on((), move |()| {
        let subscription = subscribe(&driver, Box::new(carry_out));
        move || drop(subscription)
    });
}

/// A closure that carries out the effects of a machine.
type CarryOut<M> = Box<dyn Fn(&Rc<Driver<M>>, <M as Machine>::Effect)>;

/// Separate from its caller, so that it is compiled once for each machine.
fn subscribe<M: Machine + ?Sized + 'static>(driver: &Rc<Driver<M>>, carry_out: CarryOut<M>) -> Subscription<M::Effect> {
    let weak = Rc::downgrade(driver);
    driver.subscribe(Callback::from(move |effect| {
        if let Some(driver) = weak.upgrade() {
            carry_out(&driver, effect);
        }
    }))
}

/// Returns the time in milliseconds of a monotonic clock, that of DOM events.
pub fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}
