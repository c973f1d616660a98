//! What a running tournament is called, for changing it.

use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_state_eq};

use super::about_form::AboutForm;
use crate::pages::tournament::Change;
use crate::tournament::About;
use crate::ui::callback::callback;
use crate::words::tournament;

#[derive(Clone, PartialEq, Properties)]
pub struct AboutPartProps {
    /// What the tournament is called.
    pub about: About,
    /// Receives the change.
    pub on_change: Callback<Change>,
}

/// The fields, folded up, and the button that saves them.
#[component]
pub fn AboutPart(AboutPartProps { about, on_change }: &AboutPartProps) -> Html {
    let typed = use_state_eq(|| None::<About>);
    let on_input = callback(typed.setter(), |about, typed| typed.set(Some(about)));
    let onsubmit = callback((typed.clone(), on_change.clone()), |event: SubmitEvent, (typed, on_change)| {
        event.prevent_default();
        if let Some(about) = (**typed).clone() {
            on_change.emit(Change::Describe(about));
            typed.set(None);
        }
    });
    html! {
        <details>
            <summary>{ tournament::about() }</summary>
            <form {onsubmit}>
                <AboutForm about={(*typed).clone().unwrap_or_else(|| about.clone())} {on_input} />
                <button class="button">{ tournament::save_name() }</button>
            </form>
        </details>
    }
}
