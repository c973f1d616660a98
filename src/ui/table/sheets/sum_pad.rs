//! Keys to type a result with.

use yew::{AttrValue, Callback, Html, MouseEvent, Properties, component, html};

use crate::ui::contexts::use_language;
use crate::words::sums;

/// Properties of [`SumPad`].
#[derive(Clone, PartialEq, Properties)]
pub struct SumPadProps {
    /// What has been typed so far.
    pub typed: AttrValue,
    /// The signs that a result may have besides digits.
    pub signs: &'static str,
    /// A key was pressed: what is typed then.
    pub on_type: Callback<String>,
}

/// The digits, the signs, and a key that deletes.
#[component]
pub fn SumPad(SumPadProps { typed, signs, on_type }: &SumPadProps) -> Html {
    use_language();
    let key = |class: &'static str, sign: char| {
        let typed = format!("{typed}{sign}");
        html! { <button key={sign.to_string()} {class} onclick={on_type.reform(move |_| typed.clone())}>{ sign }</button> }
    };
    let digits = "1234567890".chars().map(|sign| key("button digit", sign));
    let signs = signs.chars().map(|sign| key("button", sign));
    let mut less = typed.to_string();
    less.pop();
    // What is typed goes on being typed by other keys too: the focus stays where it is.
    let onmousedown = |event: MouseEvent| event.prevent_default();
    html! {
        <div class="pad" {onmousedown}>
            { for digits.chain(signs) }
            <button class="button" aria-label={sums::delete()} onclick={on_type.reform(move |_| less.clone())}>{ "⌫" }</button>
        </div>
    }
}
