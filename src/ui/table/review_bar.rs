//! The controls below the board during a review.

use yew::{Callback, Html, html};

use super::analysis::better_button;
use super::steps::Steps;
use crate::play::{Better, Input, ReviewInput, TableView};
use crate::ui::boards::GameUi;
use crate::words::table;

/// Renders the steps through the line that is shown, and the buttons that branch off there or end the review.
pub fn review_bar<G: GameUi>(
    view: &TableView<G>,
    better: Option<Better<G::Action>>,
    save_or_join: Option<Html>,
    send: &Callback<Input<G>>,
) -> Html {
    let review = |input: ReviewInput| send.reform(move |_| Input::Review(input));
    let back = if view.stage.in_variation { table::back_to_match() } else { table::back_to_now() };
    let second = match better {
        Some(better) => better_button(better, send),
        None => html! {
            <button class="button" onclick={review(ReviewInput::StartVariation { for_all: true })}>{ table::move_for_all() }</button>
        },
    };
    html! {
        <div class="hand">
            <Steps
                progress={view.progress}
                label={view.step_label()}
                replaying={view.stage.replaying}
                on_review={send.reform(Input::Review)}
            />
            <div class="ways">
                if view.can.start_variation && view.stage.reviewing {
                    <button class="button" onclick={review(ReviewInput::StartVariation { for_all: false })}>{ table::play_from_here() }</button>
                    { second }
                }
                { save_or_join }
                <button class="button main" onclick={review(ReviewInput::Return)}>{ back }</button>
            </div>
        </div>
    }
}
