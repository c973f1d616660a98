//! The form in which the sums of a puzzle are worked out.

use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, SubmitEvent, TargetCast, html};

use super::use_attempt::AttemptHandle;
use super::use_costs::CostsHandle;
use crate::play::Way;
use crate::puzzles::PuzzleGame;
use crate::ui::boards::GameUi;
use crate::words::sums;

/// Renders a field for each way, with the verdict on its result once that is handed in, and the button that checks them.
pub fn costs_form<G: GameUi + PuzzleGame>(
    attempt: &AttemptHandle<G>,
    CostsHandle { costs, on_type, on_hand_in }: &CostsHandle<G::Action>,
) -> Html {
    let onsubmit = on_hand_in.reform(|event: SubmitEvent| event.prevent_default());
    let field = |(index, way @ Way { action, typed, verdict, .. }): (usize, &Way<G::Action>)| {
        let oninput =
            on_type.reform(move |event: InputEvent| (index, event.target_unchecked_into::<HtmlInputElement>().value()));
        let sign = verdict.map(|verdict| match verdict {
            Ok(true) => " ✓",
            Ok(false) => " ✗",
            Err(_) => "\u{a0}?",
        });
        html! {
            <label key={index} class="cost">
                <span>{ attempt.name(action) }{ sign }</span>
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="40"
                    aria-invalid={verdict.is_some_and(|verdict| verdict != Ok(true)).then_some("true")}
                    readonly={way.is_right()}
                    value={typed.clone()}
                    {oninput}
                />
            </label>
        }
    };
    html! {
        <form class="hand costs" {onsubmit}>
            <div class="choice-row">{ for costs.ways.iter().enumerate().map(field) }</div>
            <div class="main-row"><button class="button main" disabled={!costs.can_hand_in()}>{ sums::check() }</button></div>
        </form>
    }
}
