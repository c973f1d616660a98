//! On-screen keys for the result of a sum.

use yew::{Callback, Html, MouseEvent, html};

use crate::words::sums;

/// Renders the digits as on a telephone, and beside them the signs and a key that deletes.
pub fn sum_pad(typed: &str, signs: &str, on_type: &Callback<String>) -> Html {
    let key = |sign: char| {
        let typed = format!("{typed}{sign}");
        html! { <button key={sign.to_string()} class="button" onclick={on_type.reform(move |_| typed.clone())}>{ sign }</button> }
    };
    let digits = "1234567890".chars().map(key);
    let signs = signs.chars().map(key);
    let mut less = typed.to_owned();
    less.pop();
    // The focus stays in the text field, for typing on a keyboard.
    let onmousedown = |event: MouseEvent| event.prevent_default();
    html! {
        <div class="pad" {onmousedown}>
            <div class="digits">{ for digits }</div>
            <div class="signs">
                { for signs }
                <button class="button" aria-label={sums::delete()} onclick={on_type.reform(move |_| less.clone())}>{ "⌫" }</button>
            </div>
        </div>
    }
}
