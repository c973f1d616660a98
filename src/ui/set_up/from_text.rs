//! Opening a match from a text: typed, pasted, or read from a file.

use gloo_events::EventListener;
use js_sys::Uint8Array;
use web_sys::{Event, File, FileReader, HtmlInputElement, HtmlTextAreaElement};
use yew::{Callback, Html, Properties, TargetCast, component, html, use_node_ref};

use crate::record::decode_text;
use crate::ui::callback::callback;
use crate::ui::context::use_language;
use crate::words::table;

/// Number of bytes that are read of a file. No text of a match is as long, and a truncated one is detected.
const MOST_BYTES: f64 = 700_000.0;

/// Properties of [`FromText`].
#[derive(Clone, PartialEq, Properties)]
pub struct FromTextProps {
    /// Receives the text to open.
    pub on_open: Callback<String>,
}

/// A text area, and a file input.
#[component]
pub fn FromText(FromTextProps { on_open }: &FromTextProps) -> Html {
    use_language();
    let area = use_node_ref();
    let onclick = callback((area.clone(), on_open.clone()), |_, (area, on_open)| {
        on_open.emit(area.cast::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default());
    });
    let onchange = callback((area.clone(), on_open.clone()), |event: Event, (area, on_open)| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            let (area, on_open) = (area.clone(), on_open.clone());
            read(&file, move |text| {
                if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                    area.set_value(&text);
                }
                on_open.emit(text);
            });
        }
        // So that the same file can be chosen again.
        input.set_value("");
    });
    html! {
        <details class="from-text">
            <summary>{ table::from_text() }</summary>
            <textarea ref={area} rows="6" aria-label={table::text_of_match()} />
            <p class="row">
                <button class="button" {onclick}>{ table::open_it() }</button>
                <label class="button">
                    <span>{ table::open_file() }</span>
                    <input class="unseen" type="file" accept=".txt,text/plain" {onchange} />
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
