//! Opening a match from a text: typed, pasted, or read from a file.

use gloo_events::EventListener;
use js_sys::Uint8Array;
use web_sys::{Event, File, FileReader, HtmlInputElement, HtmlTextAreaElement, InputEvent};
use yew::{Callback, Html, Properties, TargetCast, component, html, use_node_ref, use_state};

use super::open::open;
use crate::pages::given::{CountMoves, Given};
use crate::record::decode_text;
use crate::ui::callback::callback;
use crate::ui::hooks::use_event_callback;
use crate::words::table;

/// Number of bytes that are read of a file. No text of a match is as long, a truncated one is detected, and the browser
/// hands no larger backup to another page.
const MOST_BYTES: f64 = 5_000_000.0;

#[derive(Clone, PartialEq, Properties)]
pub struct OpenFormProps {
    /// Counts the moves of a match.
    pub count_moves: CountMoves,
    /// Receives the text to open; `None` to go to the page on which it is opened.
    #[prop_or_default]
    pub on_open: Option<Callback<String>>,
}

/// A text area that says what its text is, and a file input.
#[component]
pub fn OpenForm(OpenFormProps { count_moves, on_open }: &OpenFormProps) -> Html {
    let area = use_node_ref();
    let says = use_state(String::new);
    let is_refused = use_state(|| false);
    let on_text = use_event_callback((*count_moves, says.setter(), is_refused.setter()), |text: String, parts| {
        let (count_moves, says, is_refused) = parts;
        is_refused.set(false);
        says.set(Given::of(&text).map(|given| given.title(count_moves.in_text(&text))).unwrap_or_default());
    });
    let on_open = use_event_callback((on_open.clone(), is_refused.setter()), |text: String, (on_open, is_refused)| {
        match (on_open, Given::of(&text)) {
            (Some(on_open), _) => on_open.emit(text),
            (None, Some(given)) => open(given),
            (None, None) => is_refused.set(true),
        }
    });
    let oninput = callback((area.clone(), on_text.clone()), |_: InputEvent, (area, on_text)| {
        on_text.emit(area.cast::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default());
    });
    let onclick = callback((area.clone(), on_open.clone()), |_, (area, on_open)| {
        on_open.emit(area.cast::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default());
    });
    let onchange = callback((area.clone(), on_text, on_open), |event: Event, (area, on_text, on_open)| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            let (area, on_text, on_open) = (area.clone(), on_text.clone(), on_open.clone());
            read(&file, move |text| {
                if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                    area.set_value(&text);
                }
                on_text.emit(text.clone());
                on_open.emit(text);
            });
        }
        // So that the same file can be chosen again.
        input.set_value("");
    });
    html! {
        <details class="from-text">
            <summary>{ table::from_text() }</summary>
            <textarea ref={area} rows="6" aria-label={table::text_of_match()} {oninput} />
            <output>{ &*says }</output>
            if *is_refused {
                <p role="alert">{ table::given_nothing() }{ " " }{ table::given_kinds() }</p>
            }
            <p class="row">
                <button class="button" {onclick}>{ table::open_it() }</button>
                <label class="button">
                    <span>{ table::open_file() }</span>
                    <input class="unseen" type="file" accept=".txt,.json,text/plain,application/json" {onchange} />
                </label>
            </p>
        </details>
    }
}

/// Reads the beginning of a file, and passes it to `opened`. Does nothing if the file cannot be read.
fn read(file: &File, opened: impl FnOnce(String) + 'static) {
    let (Ok(reader), Ok(beginning)) = (FileReader::new(), file.slice_with_i32_and_f64(0, MOST_BYTES)) else { return };
    let result = reader.clone();
    EventListener::once(&reader, "load", move |_| {
        let bytes = result.result().map(|bytes| Uint8Array::new(&bytes).to_vec());
        opened(decode_text(&bytes.unwrap_or_default()));
    })
    .forget();
    let _ = reader.read_as_array_buffer(&beginning);
}
