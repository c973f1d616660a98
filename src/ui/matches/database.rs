//! What this page has `static/chest.js` do with the database of the house.

use js_sys::{Array, Function, Object, Promise, Reflect, global};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Has something done.
///
/// # Errors
/// What the browser says, where it does not let it.
async fn ask(name: &str, values: &[&JsValue]) -> Result<JsValue, JsValue> {
    let chest = Reflect::get(&global(), &"chest".into())?;
    let function: Function = Reflect::get(&chest, &name.into())?.dyn_into()?;
    let promise: Promise = function.apply(&chest, &values.iter().collect::<Array>())?.dyn_into()?;
    JsFuture::from(promise).await
}

/// What lists tell of all matches.
pub async fn list() -> Result<Array, JsValue> {
    ask("list", &[]).await?.dyn_into()
}

/// All that there is: what lists tell of the matches, and the matches.
pub async fn all() -> Result<[Array; 2], JsValue> {
    let all = ask("all", &[]).await?;
    Ok([Reflect::get(&all, &"matches".into())?.dyn_into()?, Reflect::get(&all, &"texts".into())?.dyn_into()?])
}

/// A match, with what lies beside its text; undefined if it is not there.
pub async fn text(id: &str) -> Result<JsValue, JsValue> {
    Reflect::get(&ask("read", &[&id.into()]).await?, &"text".into())
}

/// Keeps a match where nothing lies, or a text that ends with the line `known`. Gives whether it is kept now.
pub async fn keep(row: &JsValue, text: &JsValue, known: &str) -> Result<bool, JsValue> {
    Ok(ask("keep", &[row, text, &known.into()]).await? == "kept")
}

/// Changes one thing of what lists tell of a match.
pub async fn change(id: &str, name: &str, value: &str) -> Result<(), JsValue> {
    let change = Object::new();
    Reflect::set(&change, &name.into(), &value.into())?;
    ask("change", &[&id.into(), &change]).await.map(drop)
}

/// Forgets a match.
pub async fn remove(id: &str) -> Result<(), JsValue> {
    ask("remove", &[&id.into()]).await.map(drop)
}

/// Forgets everything.
pub async fn wipe() -> Result<(), JsValue> {
    ask("wipe", &[]).await.map(drop)
}
