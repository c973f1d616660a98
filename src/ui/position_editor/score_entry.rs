//! Text fields for parts of a position.

use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html};

use crate::pages::position_editor::Edit;
use crate::scene::Entry;

#[derive(Clone, PartialEq, Properties)]
pub struct ScoreEntryProps {
    /// The field.
    pub entry: Entry,
    /// Receives the changes.
    pub on_edit: Callback<Edit>,
}

/// A text field for a score.
#[component]
pub fn ScoreEntry(ScoreEntryProps { entry, on_edit }: &ScoreEntryProps) -> Html {
    let id = entry.id;
    let oninput = on_edit
        .reform(move |event: InputEvent| Edit::Enter(id, event.target_unchecked_into::<HtmlInputElement>().value()));
    html! {
        <label class="entry">
            { entry.label }
            <input value={entry.text.clone()} {oninput} />
            if let Some(read_as) = &entry.read_as {
                <output>{ read_as }</output>
            }
        </label>
    }
}
