//! The Web Lock of a match: of the tabs that show its table, the one that holds the lock plays. The others queue for it;
//! when the tab that plays is closed, or leaves the table, the next one gets it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{AbortController, DomException};
use yew::Callback;

use super::hooks::{Subscribers, Subscription};
use super::host::{self, LOCKS, Lock, LockOptions};
use crate::store::Id;

thread_local! {
    static OPEN: RefCell<Option<Rc<Table>>> = const { RefCell::new(None) };
    static SUBSCRIBERS: Subscribers<bool> = const { Subscribers::new() };
}

/// The table that is open in this tab.
struct Table {
    id: Id,
    /// `true` if this tab plays its match; `None` until that is known.
    plays: Cell<Option<bool>>,
    /// Releases the lock, or stops waiting for it.
    controller: AbortController,
    /// Resolved when `controller` is aborted: the browser keeps the lock until then.
    ended: Promise,
}

/// Returns `true` if this tab plays the open match; `None` until that is known, and if no match is open.
pub fn plays() -> Option<bool> {
    open_table().and_then(|table| table.plays.get())
}

/// Calls `callback` each time the browser grants or refuses the lock, with `true` if this tab plays from then on, until
/// the subscription is dropped.
pub fn subscribe(callback: Callback<bool>) -> Subscription<bool> {
    SUBSCRIBERS.with(|subscribers| subscribers.subscribe(callback))
}

/// Requests the lock of a match whose table is open, unless it is held or already requested.
pub fn acquire(id: &Id) {
    match open_table().filter(|table| table.id == *id) {
        None => request(id, LockOptions::if_available()),
        Some(table) => table.plays.get().into_iter().for_each(notify),
    }
}

/// Takes the lock of a match, even if another tab holds it.
pub fn steal(id: &Id) {
    request(id, LockOptions::steal());
}

/// Releases the lock of a match, or stops waiting for it.
pub fn release(id: &Id) {
    if let Some(table) = OPEN.with_borrow_mut(|open| open.take_if(|table| table.id == *id)) {
        table.controller.abort();
    }
}

/// Releases the lock as [`release`] does, on a page that the browser may restore from its cache: its table then only
/// follows the match.
pub fn suspend(id: &Id) {
    if plays() == Some(true) {
        notify(false);
    }
    release(id);
}

fn open_table() -> Option<Rc<Table>> {
    OPEN.with_borrow(Clone::clone)
}

fn notify(plays: bool) {
    SUBSCRIBERS.with(|subscribers| subscribers.notify(&plays));
}

fn request(id: &Id, options: LockOptions) {
    let Ok(controller) = AbortController::new() else { return };
    let ended = Promise::new(&mut |end, _| controller.signal().set_onabort(Some(&end)));
    host::on_death(&controller);
    let table = Rc::new(Table { id: id.clone(), plays: Cell::default(), controller, ended });
    if let Some(before) = OPEN.replace(Some(Rc::clone(&table))) {
        before.controller.abort();
    }
    spawn_local(async move { table.hold(options).await });
}

impl Table {
    fn is_open(&self) -> bool {
        !self.controller.signal().aborted()
    }

    fn set_plays(&self, plays: bool) {
        self.plays.set(Some(plays));
        notify(plays);
    }

    /// Holds the lock, or waits for it, while the table is open.
    async fn hold(self: Rc<Self>, mut options: LockOptions) {
        let Some(locks) = LOCKS.with(Clone::clone) else { return self.set_plays(true) };
        let name = format!("caravanserai.match.{}", self.id);
        let granted = Closure::<dyn Fn(Option<Lock>) -> JsValue>::new({
            let table = Rc::clone(&self);
            move |lock: Option<Lock>| table.granted(lock.is_some())
        });
        while self.is_open() {
            let outcome = locks.request(&name, &options, &granted).await;
            match outcome {
                Err(_) if !self.is_open() => return,
                Err(error) if is_stolen(&error) => self.set_plays(false),
                // The browser denies this page locks.
                Err(_) => return self.set_plays(true),
                Ok(_) => {}
            }
            options = LockOptions::wait(&self.controller.signal());
        }
    }

    /// Called when the browser has granted or refused the lock. Returns the promise until which the lock is held.
    fn granted(&self, is_given: bool) -> JsValue {
        if !self.is_open() {
            return JsValue::UNDEFINED;
        }
        self.set_plays(is_given);
        if is_given { self.ended.clone().into() } else { JsValue::UNDEFINED }
    }
}

/// `true` if another tab has stolen the lock.
fn is_stolen(error: &JsValue) -> bool {
    error.unchecked_ref::<DomException>().name() == "AbortError"
}
