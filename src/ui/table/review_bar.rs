//! What stands below the board while somebody looks back.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use super::analysis::{Better, better_button};
use super::steps::Steps;
use crate::play::{Input, ReviewInput, TableView};
use crate::ui::boards::Shown;
use crate::ui::contexts::use_language;
use crate::words::house;

/// Properties of [`ReviewBar`].
#[derive(Clone, PartialEq, Properties)]
pub struct ReviewBarProps<G: Shown> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// What would have been better than the step that is shown.
    pub better: Option<Better<G::Action>>,
    /// What brings a match that somebody sent to a table of this device.
    pub take_in: Option<Html>,
    /// Takes an input in.
    pub send: Callback<Input<G>>,
}

/// It steps through the line that is shown, or goes another way from there.
#[component]
pub fn ReviewBar<G: Shown>(ReviewBarProps { view, better, take_in, send }: &ReviewBarProps<G>) -> Html {
    use_language();
    let review = |input: ReviewInput| send.reform(move |_| Input::Review(input));
    let back = if view.stage.tries_out { house::back_to_match() } else { house::back_to_now() };
    let second = match better {
        Some(better) => better_button(better.clone(), send),
        None => html! {
            <button class="button" onclick={review(ReviewInput::TryOut { alone: true })}>{ house::move_for_all() }</button>
        },
    };
    html! {
        <div class="hand">
            <Steps progress={view.progress} films={view.stage.films} on_review={send.reform(Input::Review)} />
            <div class="ways">
                if view.can.try_out && view.stage.looks_back {
                    <button class="button" onclick={review(ReviewInput::TryOut { alone: false })}>{ house::play_from_here() }</button>
                    { second }
                }
                { take_in.clone() }
                <button class="button main" onclick={review(ReviewInput::Return)}>{ back }</button>
            </div>
        </div>
    }
}
