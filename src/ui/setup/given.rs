//! A match from a text: typed, pasted, or read from a file.

use gloo_events::EventListener;
use web_sys::{Event, File, FileReader, HtmlInputElement};
use yew::{Html, TargetCast, html};

use super::{Msg, TEXT_ID};
use crate::ui::copy::put;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, press, tag, text};
use crate::words::house;

/// So many bytes of a file are read. No text of a match is as long: what is cut off is not read for a whole one.
const MOST_BYTES: f64 = 300_000.0;

/// The box for the text, and where a file is chosen.
pub fn given(link: &Link) -> Vec<Html> {
    let names = &["id", "rows", "aria-label"];
    let chosen = {
        let link = link.clone();
        move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                read(&file, link.clone());
            }
            // The same file can be chosen again.
            input.set_value("");
        }
    };
    let file = html! {
        <label class="button">
            { text("span", "", house::open_file()) }
            <input class="unseen" type="file" accept=".txt,text/plain" onchange={chosen} />
        </label>
    };
    let open = button("button", house::open_it(), None, press(link, page::Msg::own(Msg::Open)));
    vec![tag("textarea", names, &[TEXT_ID, "6", house::text_of_match()], vec![]), element("p", "row", vec![open, file])]
}

/// Puts what stands in the file into the box, and opens it.
fn read(file: &File, link: Link) {
    let (Ok(reader), Ok(beginning)) = (FileReader::new(), file.slice_with_i32_and_f64(0, MOST_BYTES)) else { return };
    let result = reader.clone();
    EventListener::once(&reader, "load", move |_| {
        put(TEXT_ID, &result.result().ok().and_then(|text| text.as_string()).unwrap_or_default());
        link.send_message(page::Msg::own(Msg::Open));
    })
    .forget();
    // A file that cannot be read is not opened.
    let _ = reader.read_as_text(&beginning);
}
