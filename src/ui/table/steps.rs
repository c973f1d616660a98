//! The bar that steps through a match.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Html, InputEvent, Properties, component, html};

use crate::play::{Progress, ReviewInput};
use crate::ui::callback::callback;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct StepsProps {
    /// The position in the line that is shown, and its length.
    pub progress: Progress,
    /// The step that is shown, in words.
    pub label: AttrValue,
    /// `true` while the match is being replayed.
    pub replaying: bool,
    /// Receives the inputs of the review.
    pub on_review: Callback<ReviewInput>,
}

/// A slider between buttons that step back and forth, and the button of the replay.
#[component]
pub fn Steps(StepsProps { progress: Progress { depth, end, .. }, label, replaying, on_review }: &StepsProps) -> Html {
    let (depth, end) = (*depth, *end);
    let oninput = callback(on_review.clone(), |event: InputEvent, on_review| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(step) = input.and_then(|input| input.value().parse().ok()) {
            on_review.emit(ReviewInput::GoToStep(step));
        }
    });
    let on_replay = {
        let wanted = !replaying;
        on_review.reform(move |_| ReviewInput::Replay(wanted))
    };
    let step = |sign: &'static str, name: &'static str, to: usize| {
        let onclick = on_review.reform(move |_| ReviewInput::GoToStep(to));
        html! {
            <button class="icon" data-holds="" aria-label={name} disabled={to == depth || to > end} {onclick}>{ sign }</button>
        }
    };
    let (replay_name, replay_sign) =
        if *replaying { (table::stop_replay(), "■") } else { (table::watch_replay(), "▶") };
    html! {
        <div class="steps" role="group" aria-label={table::review()}>
            { step("«", table::to_start(), 0) }
            { step("‹", table::step_back(), depth.saturating_sub(1)) }
            <input
                type="range"
                min="0"
                max={end.to_string()}
                value={depth.to_string()}
                aria-label={table::step()}
                aria-valuetext={label}
                {oninput}
            />
            { step("›", table::step_on(), depth + 1) }
            <button class="icon" aria-label={replay_name} onclick={on_replay}>{ replay_sign }</button>
        </div>
    }
}
