//! The button of the phrases of live play.

use yew::{Callback, Html, html};

use super::sheets::Sheet;
use crate::words::phrases;

/// Renders the button that opens the sheet of the phrases; nothing unless `can_say`.
pub fn say_button(can_say: bool, on_open: &Callback<Sheet>) -> Html {
    let onclick = on_open.reform(|_| Sheet::Phrases);
    html! {
        if can_say {
            <button class="icon say" aria-label={phrases::say_something()} {onclick}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM7 9h10M7 13h6" />
                </svg>
            </button>
        }
    }
}
