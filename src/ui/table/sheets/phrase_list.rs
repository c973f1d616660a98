//! The sheet of the phrases of live play.

use yew::{Callback, Html, classes, html};

use crate::ui::live::Phrase;
use crate::ui::table::hooks::Phrases;
use crate::words::phrases;

/// Renders a button for each phrase, which closes the sheet by `on_close`, and the switch that mutes the other player. The
/// buttons are disabled while nothing can be said.
pub fn phrase_list(Phrases { said, is_muted, on_mute, .. }: &Phrases, on_close: &Callback<()>) -> Html {
    let button = |phrase: Phrase| {
        let onclick = on_close.reform(move |_| phrase.say());
        html! { <button key={phrase.words()} class="button" disabled={said.is_some()} {onclick}>{ phrase.words() }</button> }
    };
    let class = classes!("button", is_muted.then_some("picked"));
    html! {
        <>
            <div class="phrases">{ for Phrase::ALL.map(button) }</div>
            <button {class} aria-pressed={is_muted.to_string()} onclick={on_mute}>{ phrases::mute() }</button>
        </>
    }
}
