//! The buttons that take back, redo, and give a hint.

use yew::{Callback, Html, Properties, component, html};

use crate::play::{Can, ReviewInput};
use crate::ui::components::bulb;
use crate::ui::contexts::use_language;
use crate::words::house;

/// Properties of [`HistoryButtons`].
#[derive(Clone, PartialEq, Properties)]
pub struct HistoryButtonsProps {
    /// What can be done now.
    pub can: Can,
    /// Whether a hint is shown, or thought about.
    pub has_hint: bool,
    /// Something is to be taken back, or done again, or a hint is wanted.
    pub on_review: Callback<ReviewInput>,
}

/// The buttons beside the main control.
#[component]
pub fn HistoryButtons(HistoryButtonsProps { can, has_hint, on_review }: &HistoryButtonsProps) -> Html {
    use_language();
    let review = |input: ReviewInput| on_review.reform(move |_| input);
    html! {
        <>
            if can.take_back {
                <button class="icon take-back" aria-label={house::take_back()} onclick={review(ReviewInput::TakeBack)}>{ "↶" }</button>
            }
            if can.redo {
                <button class="icon play-again" aria-label={house::play_again()} onclick={review(ReviewInput::Redo)}>{ "↷" }</button>
            }
            if can.hint {
                <button
                    class="icon hint"
                    aria-label={house::hint()}
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
