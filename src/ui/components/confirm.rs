//! Confirmation of what cannot be undone.

use yew::{AttrValue, Callback, Html, Properties, component, html, use_node_ref};

use crate::ui::focus::focus;
use crate::ui::hooks::{use_back_button, use_disabled_at_first, use_effect_on};
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct ConfirmProps {
    /// The question.
    pub question: AttrValue,
    /// The consequence, in a sentence.
    pub meaning: AttrValue,
    /// The label of the confirming button.
    pub yes: AttrValue,
    /// Receives `true` if the player confirms.
    pub on_answer: Callback<bool>,
}

/// A question on top of the page. The safe answer has the focus; the confirming button is elsewhere than the one that
/// was pressed, and disabled at first.
#[component]
pub fn Confirm(ConfirmProps { question, meaning, yes, on_answer }: &ConfirmProps) -> Html {
    let safe = use_node_ref();
    let disabled = use_disabled_at_first(());
    use_effect_on(safe.clone(), focus);
    use_back_button(true, on_answer.reform(|()| false));
    let on_no = on_answer.reform(|_| false);
    let on_yes = on_answer.reform(|_| true);
    html! {
        <div class="veil asking">
            <section class="sheet" role="alertdialog" aria-modal="true" aria-label={question}>
                <h2>{ question }</h2>
                <p>{ meaning }</p>
                <p class="row">
                    <button ref={safe} class="button" onclick={on_no}>{ table::go_back() }</button>
                    <button class="button main" {disabled} onclick={on_yes}>{ yes }</button>
                </p>
            </section>
        </div>
    }
}
