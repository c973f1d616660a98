//! The sheet of the phrases of live play.

use yew::{Callback, Html, html};

use crate::ui::components::SwitchChoices;
use crate::ui::live::Phrase;
use crate::ui::switches::Switch;

/// Renders a button for each phrase, which are disabled during a `pause`, and the switch that mutes the other player.
pub fn phrase_list(pause: bool, on_say: &Callback<Phrase>) -> Html {
    let button = |phrase: Phrase| {
        let onclick = on_say.reform(move |_| phrase);
        html! { <button key={phrase.words()} class="button" disabled={pause} {onclick}>{ phrase.words() }</button> }
    };
    html! {
        <>
            <div class="phrases">{ for Phrase::ALL.map(button) }</div>
            <SwitchChoices switch={Switch::Mute} />
        </>
    }
}
