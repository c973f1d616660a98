//! The database in which matches are kept, `static/chest.js`: what is asked of it, and what it answers.

use std::cell::Cell;

use js_sys::{Array, Function, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, Event};

use super::id::Id;
use super::place;
use super::row::Row;
use super::storage::{self, BESIDE, key};

/// The program's element is told an answer.
pub const ANSWERED: &str = "answered";
/// The page is told that another tab has changed something of a match.
pub const CHANGED: &str = "changed";

/// The texts that are kept of a match: its own, and those beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Texts {
    /// The match's id.
    pub id: String,
    /// The record.
    pub text: String,
    /// The secret of its throws, if that is known here; else empty.
    pub secret: String,
    clocks: String,
    contest: String,
    series: String,
    sums: String,
    here: String,
}

impl Texts {
    /// The text of a match, and what lies beside it in the browser's storage.
    pub fn of(id: &Id, text: &str) -> Self {
        let mut texts = Self { id: id.as_str().into(), text: text.into(), ..Self::default() };
        for (kind, beside) in texts.beside() {
            *beside = storage::read(&key(kind, id.as_str())).unwrap_or_default();
        }
        texts
    }

    /// What lies there, if it has this shape. serde would read it as well, and bring a sentence on whatever else it
    /// could be: 2 KB of the first file of each program, and 9 of the second.
    fn read(row: &JsValue) -> Option<Self> {
        let mut texts = Self { id: word(row, "id")?, text: word(row, "text")?, ..Self::default() };
        for (kind, beside) in texts.beside() {
            *beside = word(row, kind).unwrap_or_default();
        }
        Some(texts)
    }

    /// Lays what is beside the text into the browser's storage, where it is not there already.
    pub fn lay_out(mut self, id: &Id) {
        for (kind, beside) in self.beside() {
            let key = key(kind, id.as_str());
            if !beside.is_empty() && storage::read(&key).is_none() {
                // What the browser does not keep is there until the page is closed.
                let _ = storage::write(&key, beside);
            }
        }
    }

    fn beside(&mut self) -> impl Iterator<Item = (&'static str, &mut String)> {
        let Self { secret, clocks, contest, series, sums, here, .. } = self;
        BESIDE.into_iter().zip([secret, clocks, contest, series, sums, here])
    }
}

/// The number of a question, which its answer bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket(u32);

impl Ticket {
    /// The ticket that a number is.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was given out here")]
    fn read(number: &JsValue) -> Option<Self> {
        number.as_f64().map(|number| Self(number as u32))
    }
}

/// Asks for a match.
pub fn read(id: &Id) -> Ticket {
    ask("read", &[id.as_str().into()])
}

/// Asks for the match of which `text` is the beginning, or that is the beginning of `text`.
pub fn alike(text: &str) -> Ticket {
    ask("alike", &[text.into()])
}

/// Has a match kept where nothing lies, or a text that ends with the line `known`.
pub fn keep(row: &Row, texts: &Texts, known: &str) -> Ticket {
    let [row, texts] =
        [serde_wasm_bindgen::to_value(row), serde_wasm_bindgen::to_value(texts)].map(Result::unwrap_or_default);
    ask("keep", &[row, texts, known.into()])
}

/// Has a match forgotten.
pub fn remove(id: &Id) {
    ask("remove", &[id.as_str().into()]);
}

/// Has the browser's storage cleared of the matches that are at no table and lie in the database.
pub fn sweep(id: &Id) {
    ask("sweep", &[id.as_str().into()]);
}

thread_local! {
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// Asks for something. Where there is no database, the answer is none.
fn ask(name: &str, values: &[JsValue]) -> Ticket {
    LAST.set(LAST.get() + 1);
    let ticket = Ticket(LAST.get());
    let all = Array::of3(&place::get().into(), &ticket.0.into(), &name.into());
    for value in values {
        all.push(value);
    }
    let call = || {
        let chest = Reflect::get(&js_sys::global(), &"chest".into()).ok()?;
        let ask: Function = Reflect::get(&chest, &"ask".into()).ok()?.dyn_into().ok()?;
        ask.apply(&chest, &all).ok()
    };
    // `static/start.js` loads it with the program, and it throws nothing.
    let _ = call();
    ticket
}

/// The state of a match in the database.
pub enum Lies {
    /// Nothing.
    Nothing,
    /// Its text, and when something happened last in it.
    Match(Box<Texts>, String),
    /// Something of another shape, which is left alone.
    Foreign,
}

/// An answer of the database.
pub enum Answer {
    /// The match is kept.
    Kept,
    /// Another text lies there.
    Behind,
    /// This lies there.
    Lies(Lies),
    /// It cannot be done, or not in time.
    Failed,
}

/// The answer that an event tells.
pub fn answer(event: &Event) -> Option<(Ticket, Answer)> {
    let detail: Array = event.dyn_ref::<CustomEvent>()?.detail().dyn_into().ok()?;
    let [ticket, value] = [0, 1].map(|at| detail.get(at));
    let part = |name| Reflect::get(&value, &JsValue::from_str(name)).unwrap_or_default();
    let answer = match value.as_string().as_deref() {
        Some("kept") => Answer::Kept,
        Some(_) => Answer::Behind,
        None if value.is_undefined() => Answer::Failed,
        None if part("text").is_undefined() => Answer::Lies(Lies::Nothing),
        None => Answer::Lies(match Texts::read(&part("text")) {
            Some(texts) => Lies::Match(Box::new(texts), word(&part("match"), "when").unwrap_or_default()),
            None => Lies::Foreign,
        }),
    };
    Some((Ticket::read(&ticket)?, answer))
}

/// A part of a row that is a text.
fn word(row: &JsValue, name: &str) -> Option<String> {
    Reflect::get(row, &name.into()).ok()?.as_string()
}

/// Whether an event tells that another tab has changed something of this match.
pub fn has_changed(event: &Event, id: &Id) -> bool {
    event
        .dyn_ref::<CustomEvent>()
        .and_then(|event| event.detail().as_string())
        .is_some_and(|changed| changed == id.as_str())
}
