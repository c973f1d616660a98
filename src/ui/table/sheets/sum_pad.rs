//! Keys to type a result with.

use yew::{Callback, Html, MouseEvent, html};

use crate::words::sums;

/// The digits, the signs, and a key that deletes.
pub fn sum_pad(typed: &str, signs: &str, on_type: &Callback<String>) -> Html {
    let key = |class: &'static str, sign: char| {
        let typed = format!("{typed}{sign}");
        html! { <button key={sign.to_string()} {class} onclick={on_type.reform(move |_| typed.clone())}>{ sign }</button> }
    };
    let digits = "1234567890".chars().map(|sign| key("button digit", sign));
    let signs = signs.chars().map(|sign| key("button", sign));
    let mut less = typed.to_owned();
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
