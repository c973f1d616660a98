//! A backup: one file with all matches and settings of this device.

use std::collections::{BTreeMap, HashMap};

use js_sys::{Array, JSON, Object, Reflect};
use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, Url, window};

use super::database;
use super::merge::{Step, merge};
use crate::ui::copies::end;
use crate::ui::id::Id;
use crate::ui::storage;
use crate::words::matches;

/// The largest file that is read, in megabytes.
const MOST: u32 = 50;
/// The version that is written here. It and those before it are read.
const VERSION: u32 = 1;
/// What every backup begins with: its version follows.
const MARK: &str = "{\"caravanserai\":\"backup\",\"version\":";

/// A match as the database and backups have it.
struct Kept {
    id: String,
    /// What lists tell of it.
    row: JsValue,
    /// The match with what lies beside its text.
    value: JsValue,
    text: String,
}

/// What has to be right about what lists tell of a match.
#[derive(Deserialize)]
#[expect(dead_code, reason = "it has to be there")]
struct Row {
    id: String,
    game: String,
    names: Vec<String>,
    persons: Vec<bool>,
    turn: String,
    over: bool,
}

/// What has to be right about a match.
#[derive(Deserialize)]
struct Text {
    id: String,
    text: String,
}

/// The result of reading a backup: how many matches are new here, how many have gone on, and how many brought nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    added: u32,
    longer: u32,
    same: u32,
}

/// Why a backup is not read, or not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failed {
    /// The file is none.
    NoBackup,
    /// A later version of the house has written it.
    Later,
    /// It is larger than any.
    TooBig,
    /// Its end is missing.
    Cut,
    /// Something in it is not as it was written.
    Wrong,
    /// The browser does not give what it keeps, or keeps nothing.
    NotStored,
    /// The browser has kept this much of what came.
    Partly(Merged),
}

impl Merged {
    /// The result in a sentence.
    pub fn sentence(self) -> String {
        matches::backup_read(self.added, self.longer, self.same)
    }
}

impl Failed {
    /// Why, in a sentence.
    pub fn sentence(self) -> String {
        match self {
            Self::NoBackup => matches::not_a_backup().into(),
            Self::Later => matches::backup_of_later().into(),
            Self::TooBig => matches::backup_too_big(MOST),
            Self::Cut => matches::backup_cut().into(),
            Self::Wrong => matches::backup_wrong().into(),
            Self::NotStored => matches::not_stored().into(),
            Self::Partly(merged) => matches::backup_read_partly(merged.added + merged.longer),
        }
    }
}

/// Gives the reader a file with everything.
///
/// # Errors
/// When the browser does not give what it keeps.
pub async fn save() -> Result<(), Failed> {
    let all = database::all().await.map_err(|_| Failed::NotStored)?;
    written(&kept(&all)).and_then(|text| give(&text)).map_err(|_| Failed::NotStored)
}

/// The matches that are as they should be. What is not could be read nowhere, and would spoil the others.
fn kept([rows, texts]: &[Array; 2]) -> Vec<Kept> {
    let read = |value: JsValue| Some((serde_wasm_bindgen::from_value::<Text>(value.clone()).ok()?, value));
    let mut texts: HashMap<_, _> =
        texts.iter().filter_map(read).map(|(read, value)| (read.id, (read.text, value))).collect();
    let pair = |row: JsValue| {
        let Row { id, .. } = serde_wasm_bindgen::from_value(row.clone()).ok()?;
        let (text, value) = texts.remove(&id)?;
        Id::read(&id).map(|_| Kept { id, row, value, text })
    };
    rows.iter().filter_map(pair).collect()
}

fn written(all: &[Kept]) -> Result<String, JsValue> {
    let settings = Object::new();
    for (name, text) in storage::settings() {
        Reflect::set(&settings, &name.into(), &text.into())?;
    }
    let parts: [(&str, JsValue); 3] = [
        ("settings", settings.into()),
        ("matches", all.iter().map(|kept| &kept.row).collect::<Array>().into()),
        ("texts", all.iter().map(|kept| &kept.value).collect::<Array>().into()),
    ];
    let mut text = format!("{MARK}{VERSION}");
    for (name, value) in parts {
        text += &format!(",\"{name}\":{}", String::from(JSON::stringify(&value)?));
    }
    Ok(text + "}")
}

/// Hands a file to the reader.
fn give(text: &str) -> Result<(), JsValue> {
    let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence(&Array::of1(&text.into()))?)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download("caravanserai.json");
    link.click();
    Url::revoke_object_url(&address)
}

/// Reads a backup, and keeps what is new in it. Nothing that is here goes.
///
/// # Errors
/// Why it is not read, or not all of it is kept.
pub async fn read(file: File) -> Result<Merged, Failed> {
    if file.size() > f64::from(MOST) * 1e6 {
        return Err(Failed::TooBig);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).ok_or(Failed::Cut)?;
    let (coming, settings) = parse(&text)?;
    let here = kept(&database::all().await.map_err(|_| Failed::NotStored)?);
    let steps = merge(&texts(&here), &texts(&coming));
    let mut merged = Merged::default();
    for (kept, step) in coming.iter().zip(steps) {
        let known = here.iter().find(|here| here.id == kept.id).map_or("", |here| end(&here.text));
        let is_kept = match step {
            Step::Nothing => Ok(true),
            Step::GoOn => database::keep(&kept.row, &kept.value, known).await,
            Step::Add => database::keep(&kept.row, &kept.value, "").await,
            Step::AddAnew => {
                let id = Id::fresh();
                database::keep(&renamed(&kept.row, &id), &renamed(&kept.value, &id), "").await
            }
        };
        match step {
            _ if is_kept != Ok(true) => {
                let nothing = merged.added + merged.longer == 0;
                return Err(if nothing { Failed::NotStored } else { Failed::Partly(merged) });
            }
            Step::Nothing => merged.same += 1,
            Step::GoOn => merged.longer += 1,
            Step::Add | Step::AddAnew => merged.added += 1,
        }
    }
    for (name, text) in settings {
        storage::add_setting(&name, &text);
    }
    Ok(merged)
}

/// Ids and texts.
fn texts(all: &[Kept]) -> Vec<(&str, &str)> {
    all.iter().map(|kept| (kept.id.as_str(), kept.text.as_str())).collect()
}

/// The matches and settings of a backup.
fn parse(text: &str) -> Result<(Vec<Kept>, BTreeMap<String, String>), Failed> {
    let text = text.trim_start_matches('\u{feff}');
    let rest = text.strip_prefix(MARK).ok_or(Failed::NoBackup)?;
    let version = rest.split(',').next().unwrap_or_default();
    match version.parse() {
        Ok(1..=VERSION) => {}
        Ok(VERSION..) => return Err(Failed::Later),
        _ => return Err(if rest.contains(',') { Failed::NoBackup } else { Failed::Cut }),
    }
    let all = JSON::parse(text).map_err(|_| Failed::Cut)?;
    let part = |name: &str| Reflect::get(&all, &name.into()).unwrap_or_default();
    let array = |name| part(name).dyn_into::<Array>().map_err(|_| Failed::Wrong);
    let (rows, texts) = (array("matches")?, array("texts")?);
    let count = rows.length();
    let matches = kept(&[rows, texts]);
    let settings = serde_wasm_bindgen::from_value(part("settings")).map_err(|_| Failed::Wrong)?;
    if matches.len() == count as usize { Ok((matches, settings)) } else { Err(Failed::Wrong) }
}

/// The same under another id.
fn renamed(value: &JsValue, id: &Id) -> JsValue {
    let same = Object::assign(&Object::new(), &value.clone().into());
    // A plain object takes any value.
    let _ = Reflect::set(&same, &"id".into(), &id.as_str().into());
    same.into()
}

/// Keeps a match once more, under an id of its own; `row` is what lists tell of the copy.
///
/// # Errors
/// When the browser does not keep it, or the match is not there.
pub async fn copy(row: &JsValue, id: &Id) -> Result<(), JsValue> {
    let text = database::text(id.as_str()).await?;
    let fresh = Id::fresh();
    let kept = !text.is_undefined() && database::keep(&renamed(row, &fresh), &renamed(&text, &fresh), "").await?;
    kept.then_some(()).ok_or(JsValue::NULL)
}
