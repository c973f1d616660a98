//! The best play after a choice, as buttons.

use yew::{Callback, Html, html};

use super::match_analysis::Play;
use crate::play::Input;
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Renders the moves of a line, each as a button that plays the line up to it as a variation, and the outlook at its end.
pub fn best_play<G: GameUi>(play: &Play<G::Action>, send: &Callback<Input<G>>) -> Html {
    let button = |index: usize| {
        let (from, actions) = (play.from, play.actions[..=index].to_vec());
        let name = G::step_name(&play.actions[index]);
        let onclick = send.reform(move |_| Input::Branch { from, actions: actions.clone() });
        html! { <button key={index} class="button" {onclick}>{ name }</button> }
    };
    html! {
        <p class="best-play">
            <small>{ analysis::best_play() }</small>
            { for (play.chosen..play.actions.len()).map(button) }
            <span>{ &play.outlook }</span>
        </p>
    }
}
