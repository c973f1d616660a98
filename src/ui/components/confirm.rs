//! Questions before something happens that cannot be taken back.

use gloo_timers::callback::Timeout;
use web_sys::HtmlElement;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_node_ref, use_state};

use crate::ui::context::use_language;
use crate::ui::hooks::{use_effect_on, use_way_back};
use crate::words::house;

/// How long the button that confirms is deaf, in milliseconds: the second press of a double one is not meant for it.
const DEAF_MILLIS: u32 = 500;

/// Properties of [`Confirm`].
#[derive(Clone, PartialEq, Properties)]
pub struct ConfirmProps {
    /// The question.
    pub question: AttrValue,
    /// What would happen, in a sentence.
    pub meaning: AttrValue,
    /// The words on the button that confirms.
    pub yes: AttrValue,
    /// The answer: whether it is to happen.
    pub on_answer: Callback<bool>,
}

/// A question on top of the page. The safe answer has the focus; the button that confirms lies elsewhere than the one that
/// was pressed, and is deaf at first.
#[component]
pub fn Confirm(ConfirmProps { question, meaning, yes, on_answer }: &ConfirmProps) -> Html {
    use_language();
    let safe = use_node_ref();
    let deaf = use_state(|| true);
    use_effect_on((), {
        let (safe, deaf) = (safe.clone(), deaf.setter());
        move |()| {
            if let Some(safe) = safe.cast::<HtmlElement>() {
                // What cannot take the focus leaves it where it is.
                let _ = safe.focus();
            }
            let hears = Timeout::new(DEAF_MILLIS, move || deaf.set(false));
            move || drop(hears)
        }
    });
    use_way_back(true, on_answer.reform(|()| false));
    let on_no = on_answer.reform(|_| false);
    let on_yes = on_answer.reform(|_| true);
    html! {
        <div class="veil asking">
            <section class="sheet" role="alertdialog" aria-modal="true" aria-label={question}>
                <h2>{ question }</h2>
                <p>{ meaning }</p>
                <p class="row">
                    <button ref={safe} class="button" onclick={on_no}>{ house::go_back() }</button>
                    <button class="button main" disabled={*deaf} onclick={on_yes}>{ yes }</button>
                </p>
            </section>
        </div>
    }
}
