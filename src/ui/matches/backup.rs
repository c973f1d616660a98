//! A backup: one file with all matches and settings of this device.

use std::collections::BTreeMap;

use js_sys::{Array, JSON, Object, Reflect, Uint8Array};
use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url, window};

use crate::pages::matches::{
    BackupError, MARK, MAX_MEGABYTES, Merged, Step, is_backup, is_bounded, merge, restore_settings, trimmed,
};
use crate::play::NotSaved;
use crate::record::{decode_text, split_last_line};
use crate::store::browser::{self, Browser};
use crate::store::{Database, Id};
use crate::ui::entropy;
use crate::ui::settings;

/// Maximum number of settings.
const MAX_SETTINGS: u32 = 1000;
/// Maximum number of bytes of their texts, which is more than browsers keep.
const MAX_SETTINGS_BYTES: usize = 20_000_000;
/// Current version of the format.
const VERSION: u32 = 1;

/// A match as it is in the database and in backups.
struct BackupMatch {
    id: Id,
    saved: JsValue,
    text: String,
}

/// The mandatory fields of a match's row.
#[derive(Deserialize)]
#[expect(dead_code, reason = "it has to be there")]
struct RequiredFields {
    id: String,
    game: String,
    names: Vec<String>,
    persons: Vec<bool>,
    turn: String,
    when: String,
    origin: String,
    over: bool,
}

/// Downloads a file with all matches and settings.
///
/// # Errors
/// Errors if the browser's database cannot be read, the file cannot be written, or it is too large to be restored.
pub async fn save() -> Result<(), BackupError> {
    let all = browser::all().await.map_err(|_| BackupError::NotStored)?;
    let text = to_json(&valid(&all)).map_err(|_| BackupError::NotStored)?;
    download(&text).map_err(|_| BackupError::NotStored)?;
    if is_bounded(&text) { Ok(()) } else { Err(BackupError::SavedTooBig) }
}

impl BackupMatch {
    /// Reads a match from a JavaScript value; `None` if it is invalid.
    fn of(saved: JsValue) -> Option<Self> {
        let row: RequiredFields = serde_wasm_bindgen::from_value(browser::member(&saved, "row")).ok()?;
        Some(Self { id: Id::read(&row.id)?, text: browser::text(&saved, "text")?, saved })
    }
}

/// Returns the valid matches. Invalid ones could not be restored anywhere, and would make the whole backup invalid.
fn valid(all: &Array) -> Vec<BackupMatch> {
    all.iter().filter_map(BackupMatch::of).collect()
}

fn to_json(all: &[BackupMatch]) -> Result<String, JsValue> {
    let chosen = Object::new();
    for (name, text) in settings::all() {
        Reflect::set(&chosen, &name.into(), &text.into())?;
    }
    let parts: [(&str, JsValue); 2] =
        [("settings", chosen.into()), ("matches", all.iter().map(|kept| &kept.saved).collect::<Array>().into())];
    let [name, value] = MARK;
    let mut text = format!("{{\"{name}\":\"{value}\",\"version\":{VERSION}");
    for (name, value) in parts {
        text += &format!(",\"{name}\":{}", String::from(JSON::stringify(&value)?));
    }
    Ok(text + "}")
}

/// Downloads a text as a file.
fn download(text: &str) -> Result<(), JsValue> {
    let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence(&Array::of1(&text.into()))?)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download("caravanserai.json");
    link.click();
    Url::revoke_object_url(&address)
}

/// Restores a backup: adds what is new in it, and replaces nothing.
///
/// # Errors
/// Returns the reason if it is not restored, or only partly.
pub async fn restore_file(file: File) -> Result<Merged, BackupError> {
    if file.size() > f64::from(MAX_MEGABYTES) * 1e6 {
        return Err(BackupError::TooBig);
    }
    let bytes = JsFuture::from(file.array_buffer()).await.map_err(|_| BackupError::Truncated)?;
    restore(&decode_text(&Uint8Array::new(&bytes).to_vec())).await
}

/// Restores the text of a backup, likewise.
///
/// # Errors
/// Returns the reason if it is not restored, or only partly.
pub async fn restore(text: &str) -> Result<Merged, BackupError> {
    let (coming, chosen) = parse(text)?;
    let here = valid(&browser::all().await.map_err(|_| BackupError::NotStored)?);
    let steps = merge(&texts(&here), &texts(&coming));
    let (changes, mut merged) = restore_settings(settings::of_key, chosen);
    for (key, text) in changes {
        settings::set_key(&key, &text);
    }
    for (kept, step) in coming.iter().zip(steps) {
        let known = here.iter().find(|here| here.id == kept.id).map_or("", |here| split_last_line(&here.text).1);
        let is_kept = match step {
            Step::Skip => Ok(()),
            Step::Extend | Step::Add => browser::restore(&kept.saved, &kept.id, known).await,
            Step::AddWithNewId => browser::restore(&kept.saved, &Id::new(entropy::bits()), "").await,
        };
        match step {
            _ if is_kept.is_err() => {
                return Err(if merged.is_nothing() { BackupError::NotStored } else { BackupError::Partly(merged) });
            }
            step => merged.count(&step),
        }
    }
    Ok(merged)
}

/// Returns ids and texts of matches.
fn texts(all: &[BackupMatch]) -> Vec<(&str, &str)> {
    all.iter().map(|kept| (kept.id.as_str(), kept.text.as_str())).collect()
}

/// Parses the matches and settings of a backup, in whatever order and with whatever white space a tool has written them.
fn parse(text: &str) -> Result<(Vec<BackupMatch>, BTreeMap<String, String>), BackupError> {
    let text = trimmed(text);
    // What has no such names is not parsed, however large it is.
    if !is_backup(text) {
        return Err(BackupError::NoBackup);
    }
    if !is_bounded(text) {
        return Err(BackupError::Invalid);
    }
    let all = JSON::parse(text).map_err(|_| BackupError::Truncated)?;
    let part = |name: &str| Reflect::get(&all, &name.into()).unwrap_or_default();
    let [name, value] = MARK;
    if part(name) != value {
        return Err(BackupError::NoBackup);
    }
    match part("version").as_f64() {
        Some(version) if version > f64::from(VERSION) => return Err(BackupError::NewerVersion),
        Some(version) if version >= 1.0 => {}
        _ => return Err(BackupError::NoBackup),
    }
    let matches = part("matches").dyn_into::<Array>().map_err(|_| BackupError::Invalid)?;
    let matches = matches.iter().map(BackupMatch::of).collect::<Option<_>>().ok_or(BackupError::Invalid)?;
    Ok((matches, chosen(part("settings")).ok_or(BackupError::Invalid)?))
}

/// Returns the settings of a backup; `None` if they are invalid or too many.
fn chosen(settings: JsValue) -> Option<BTreeMap<String, String>> {
    let names = Object::keys(settings.dyn_ref::<Object>()?);
    let read = || serde_wasm_bindgen::from_value::<BTreeMap<String, String>>(settings).ok();
    let chosen = if names.length() > MAX_SETTINGS { None } else { read() }?;
    let bytes: usize = chosen.values().map(String::len).sum();
    (bytes <= MAX_SETTINGS_BYTES).then_some(chosen)
}

/// Saves a copy of a match with an id and a title of its own.
///
/// # Errors
/// Errors if the browser does not save it, or the match does not exist.
pub async fn copy(id: &Id, title: &str) -> Result<(), NotSaved> {
    let fresh = Id::new(entropy::bits());
    let found = browser::one(id).await.map_err(|_| NotSaved::Failed)?;
    let found = BackupMatch::of(found).ok_or(NotSaved::Failed)?;
    let saved = browser::restore(&found.saved, &fresh, "").await;
    if saved.is_err() {
        // The page holds in memory what the browser does not save. So the copy is dropped if it could not be saved.
        let _ = Browser.remove(&fresh).await;
        return saved;
    }
    browser::change_row(&fresh, "title", title).await.map_err(|_| NotSaved::Failed)
}
