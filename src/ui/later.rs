//! What comes later: the second file of a program, with what no first move needs. `scripts/split.mjs` puts into it whatever
//! is reached through [`part`] and [`if_here`] alone; `static/start.js` fetches it when it is wanted first.

use std::cell::Cell;

use gloo_events::EventListener;
use web_sys::Element;
use yew::Html;

use super::language;
use super::parts::{element, tag, words};
use super::place;
use crate::words::house;

/// The program's element is told that the second file is wanted, and tells that it is here.
const WANTED: &str = "wanted";
pub const CAME: &str = "came";

thread_local! {
    static HERE: Cell<bool> = const { Cell::new(false) };
}

/// From now on the second file can be had by way of the program's element.
pub fn listen_in(place: &Element) {
    let with_words = place.clone();
    EventListener::once(place, CAME, move |_| {
        // Its words come with it. Without them it says nothing, and does what it does.
        let _ = language::speak(&with_words);
        HERE.set(true);
    })
    .forget();
}

/// Has the second file fetched, if it is not here.
pub fn fetch() {
    if !HERE.get() {
        place::tell(WANTED);
    }
}

/// Does what only the second file can, if it is here. If it is not, it is fetched, and [`CAME`] tells when it has come.
pub fn part<T>(part: impl FnOnce() -> T) -> Option<T> {
    fetch();
    if_here(part)
}

/// Runs a part if it is here, without having it fetched.
pub fn if_here<T>(part: impl FnOnce() -> T) -> Option<T> {
    HERE.get().then(|| later(part))
}

/// The way into the second file, which `scripts/split.mjs` knows by this name.
#[inline(never)]
fn later<T>(part: impl FnOnce() -> T) -> T {
    part()
}

/// The place of a sheet that is to come.
pub fn waiting() -> Html {
    element("div", "veil", vec![tag("section", &["class", "role"], &["sheet", "status"], vec![words(house::moment())])])
}
