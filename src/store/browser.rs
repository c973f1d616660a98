//! The browser's database through `static/store.js`, which scripts of the page use as well.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};

use super::{BoxedFuture, Database, DatabaseError, Id, Listener, Note, Notes, Saved, Update};
use crate::play::NotSaved;
use crate::record::split_last_line;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn read(id: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn related(origin: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn save(
        row: &JsValue,
        known: &str,
        added: Option<&str>,
        body: &str,
        end: &str,
        notes: &JsValue,
    ) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn note(id: &str, kind: &str, text: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn remove(id: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore)]
    fn watch(changed: &Closure<dyn Fn(String)>) -> Function;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn rows() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn change(id: &str, change: &JsValue) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn everything() -> Result<JsValue, JsValue>;
    #[wasm_bindgen(js_namespace = matchStore, catch)]
    async fn wipe() -> Result<JsValue, JsValue>;
}

/// The database of this browser.
pub struct Browser;

impl Database for Browser {
    fn read(&self, id: &Id) -> BoxedFuture<Result<Option<Saved>, DatabaseError>> {
        let id = id.clone();
        Box::pin(async move { Ok(saved(&one(&id).await?)) })
    }

    fn related(&self, origin: &str) -> BoxedFuture<Result<Vec<Saved>, DatabaseError>> {
        let origin = origin.to_owned();
        Box::pin(async move {
            let found = related(&origin).await.map(JsCast::unchecked_into::<Array>).map_err(failed)?;
            Ok(found.iter().filter_map(|found| saved(&found)).collect())
        })
    }

    fn newest(&self, game: &str) -> BoxedFuture<Result<Option<Id>, DatabaseError>> {
        let game = game.to_owned();
        Box::pin(async move {
            let newest = list().await?.iter().find(|row| is_of_game(row, &game));
            Ok(newest.and_then(|newest| Id::read(&text(&newest, "id")?)))
        })
    }

    fn save(&self, update: Update) -> BoxedFuture<Result<(), NotSaved>> {
        Box::pin(async move {
            let Update { row, known, added, body, end, notes } = update;
            let row = serde_wasm_bindgen::to_value(&row).map_err(|_| NotSaved::Failed)?;
            outcome(save(&row, &known, added.as_deref(), &body, &end, &object(&notes)).await)
        })
    }

    fn note(&self, id: &Id, kind: Note, text: &str) -> BoxedFuture<Result<(), DatabaseError>> {
        let (id, text) = (id.clone(), text.to_owned());
        Box::pin(async move { note(id.as_str(), kind.name(), &text).await.map(drop).map_err(failed) })
    }

    fn remove(&self, id: &Id) -> BoxedFuture<Result<(), DatabaseError>> {
        let id = id.clone();
        Box::pin(async move { remove(id.as_str()).await.map(drop).map_err(failed) })
    }

    fn watch(&self, changed: Box<dyn Fn(Id)>) -> Listener {
        let told = Closure::new(move |id: String| {
            if let Some(id) = Id::read(&id) {
                changed(id);
            }
        });
        let end = watch(&told);
        Listener::new(move || {
            // This only removes a listener.
            let _ = end.call0(&JsValue::NULL);
            drop(told);
        })
    }
}

/// The rows of all matches, last played first.
///
/// # Errors
/// If the database fails.
pub async fn list() -> Result<Array, DatabaseError> {
    rows().await.map(JsCast::unchecked_into).map_err(failed)
}

/// A running match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// Its id.
    pub id: Id,
    /// The names of the persons who play it.
    pub persons: Vec<String>,
    /// Those of the bots.
    pub bots: Vec<String>,
}

/// The running match of a game that was played last; `None` if there is none.
///
/// # Errors
/// If the database fails.
pub async fn running(game: &str) -> Result<Option<Running>, DatabaseError> {
    let is_running = |row: &JsValue| is_of_game(row, game) && member(row, "over").is_falsy();
    let row = list().await?.iter().find(is_running);
    Ok(row.and_then(|row| {
        let seats = |name: &str| Array::from(&member(&row, name)).to_vec().into_iter();
        let players = seats("names").map(|name| name.as_string().unwrap_or_default()).zip(seats("persons"));
        let (persons, bots): (Vec<_>, Vec<_>) = players.partition(|(_, is_person)| is_person.is_truthy());
        let names = |players: Vec<(String, JsValue)>| players.into_iter().map(|(name, _)| name).collect();
        Some(Running { id: Id::read(&text(&row, "id")?)?, persons: names(persons), bots: names(bots) })
    }))
}

/// `true` for a row of a match of this game that is not deleted.
fn is_of_game(row: &JsValue, game: &str) -> bool {
    text(row, "game").as_deref() == Some(game) && text(row, "deleted").is_none_or(|deleted| deleted.is_empty())
}

/// A saved match, with its row; undefined if there is none with this id.
///
/// # Errors
/// If the database fails.
pub async fn one(id: &Id) -> Result<JsValue, DatabaseError> {
    read(id.as_str()).await.map_err(failed)
}

/// Changes a text field of a row.
///
/// # Errors
/// If the database does not save it.
pub async fn change_row(id: &Id, name: &str, value: &str) -> Result<(), DatabaseError> {
    let changed = Object::new();
    Reflect::set(&changed, &name.into(), &value.into()).map_err(failed)?;
    change(id.as_str(), &changed).await.map(drop).map_err(failed)
}

/// All saved matches.
///
/// # Errors
/// If the database fails.
pub async fn all() -> Result<Array, DatabaseError> {
    everything().await.map(JsCast::unchecked_into).map_err(failed)
}

/// Saves a match from a backup: under an id of its own, or over the saved match whose last line is `known` and which
/// it continues.
///
/// # Errors
/// If another match is saved under this id, or the database does not save it.
pub async fn restore(saved: &JsValue, id: &Id, known: &str) -> Result<(), NotSaved> {
    let row = Object::assign(&Object::new(), &member(saved, "row").into());
    Reflect::set(&row, &"id".into(), &id.as_str().into()).map_err(|_| NotSaved::Failed)?;
    let text = text(saved, "text").unwrap_or_default();
    let (body, end) = split_last_line(&text);
    let notes = object(&notes(&member(saved, "notes")));
    outcome(save(&row, known, None, body, end, &notes).await)
}

/// Deletes all matches.
///
/// # Errors
/// If the database fails.
pub async fn delete_all() -> Result<(), DatabaseError> {
    wipe().await.map(drop).map_err(failed)
}

/// The result of a save.
fn outcome(answer: Result<JsValue, JsValue>) -> Result<(), NotSaved> {
    match answer {
        Ok(answer) if answer == "saved" => Ok(()),
        Ok(answer) if answer == "conflict" => Err(NotSaved::WriteConflict),
        _ => Err(NotSaved::Failed),
    }
}

/// A saved match; `None` if the object does not have its shape.
fn saved(found: &JsValue) -> Option<Saved> {
    Some(Saved {
        id: Id::read(&text(&member(found, "row"), "id")?)?,
        text: text(found, "text")?,
        notes: notes(&member(found, "notes")),
        is_held: member(found, "isHeld").is_truthy(),
    })
}

fn notes(object: &JsValue) -> Notes {
    let text = |kind: Note| text(object, kind.name()).unwrap_or_default();
    Note::ALL.into_iter().fold(Notes::default(), |notes, kind| notes.with(kind, text(kind)))
}

/// A member of an object; undefined if it does not exist or the value is not an object.
#[must_use]
pub fn member(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or_default()
}

/// A text member of an object.
#[must_use]
pub fn text(object: &JsValue, name: &str) -> Option<String> {
    member(object, name).as_string()
}

/// The notes as an object.
fn object(notes: &Notes) -> JsValue {
    let object = Object::new();
    for (kind, text) in notes.iter() {
        // Setting a property of a plain object cannot fail.
        let _ = Reflect::set(&object, &kind.name().into(), &text.into());
    }
    object.into()
}

fn failed(_: JsValue) -> DatabaseError {
    DatabaseError
}
