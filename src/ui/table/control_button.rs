//! A control below the board.

use yew::{Callback, Html, Properties, component, html};

use crate::scene::{Control, Rank};

/// Properties of [`ControlButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct ControlButtonProps {
    /// The control, with what presses it.
    pub control: Control<Callback<()>>,
}

/// A control as a button.
#[component]
pub fn ControlButton(ControlButtonProps { control }: &ControlButtonProps) -> Html {
    let Control { press, text, rank, picked, enabled, key } = control;
    let onclick = press.reform(|_| ());
    let name = matches!(rank, Rank::Back | Rank::On).then(|| text.clone());
    let shows = match rank {
        Rank::Back => "‹",
        Rank::On => "›",
        Rank::Main | Rank::Choice => text,
    };
    let class = match rank {
        Rank::Main => "button main",
        Rank::Back => "icon back",
        Rank::On => "icon on",
        Rank::Choice if *picked => "button picked",
        Rank::Choice => "button",
    };
    html! {
        <button
            {class}
            disabled={!enabled}
            aria-pressed={(*rank == Rank::Choice).then(|| picked.to_string())}
            aria-label={name.clone()}
            title={name}
            aria-keyshortcuts={*key}
            {onclick}
        >
            { shows }
        </button>
    }
}
