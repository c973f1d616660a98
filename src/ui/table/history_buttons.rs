//! The buttons for undo, redo and hints.

use yew::{Callback, Html, html};

use crate::play::{Can, ReviewInput};
use crate::ui::components::bulb;
use crate::words::table;

/// Renders the buttons beside the main control.
pub fn history_buttons(can: Can, has_hint: bool, on_review: &Callback<ReviewInput>) -> Html {
    let review = |input: ReviewInput| on_review.reform(move |_| input);
    html! {
        <>
            if can.take_back {
                <button class="icon take-back" aria-label={table::take_back()} onclick={review(ReviewInput::TakeBack)}>{ "↶" }</button>
            }
            if can.redo {
                <button class="icon play-again" aria-label={table::redo()} onclick={review(ReviewInput::Redo)}>{ "↷" }</button>
            }
            if can.hint {
                <button
                    class="icon hint"
                    aria-label={table::hint()}
                    aria-pressed={has_hint.to_string()}
                    aria-keyshortcuts="h"
                    onclick={review(ReviewInput::Hint)}
                >
                    { bulb() }
                </button>
            }
        </>
    }
}
