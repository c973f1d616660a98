//! A control below the board.

use yew::{Callback, Html, html};

use crate::scene::{Control, Rank};

/// Renders a control as a button.
pub fn control_button(control: &Control<Callback<()>>) -> Html {
    let Control { press, text, signs, rank, picked, enabled, key } = control;
    let onclick = press.reform(|_| ());
    let class = match rank {
        Rank::Main => "button main",
        Rank::Choice if *picked => "button picked",
        Rank::Choice => "button",
        Rank::Step => "button step",
        Rank::Aside => "button aside",
    };
    html! {
        <button
            key={*key}
            {class}
            disabled={!enabled}
            aria-label={signs.as_ref().map(|_| text.clone())}
            aria-pressed={matches!(rank, Rank::Choice | Rank::Step).then(|| picked.to_string())}
            aria-keyshortcuts={*key}
            // Steps through many choices.
            data-holds={matches!(*key, "ArrowLeft" | "ArrowRight").then_some("")}
            {onclick}
        >
            { signs.as_ref().unwrap_or(text) }
        </button>
    }
}
