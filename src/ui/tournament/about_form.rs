//! The fields for what a tournament is called, and where and when it is played.

use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html};

use crate::tournament::{About, MAX_ABOUT};
use crate::ui::hooks::use_event_callback;
use crate::words::{paper, tournament};

#[derive(Clone, PartialEq, Properties)]
pub struct AboutFormProps {
    /// What is in the fields.
    pub about: About,
    /// Receives what is in them after an input.
    pub on_input: Callback<About>,
}

/// A field for each part.
#[component]
pub fn AboutForm(AboutFormProps { about, on_input }: &AboutFormProps) -> Html {
    let on_field = use_event_callback((about.clone(), on_input.clone()), |event: InputEvent, (about, on_input)| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let (mut about, text) = (about.clone(), input.value());
        match input.name().as_str() {
            "title" => about.title = text,
            "section" => about.section = text,
            "school" => about.school = text,
            _ => about.date = text.parse().ok(),
        }
        on_input.emit(about);
    });
    let field = |name: &'static str, label: &'static str, value: &str| {
        html! {
            <label>
                <span>{ label }</span>
                <input {name} value={value.to_owned()} maxlength={MAX_ABOUT.to_string()} autocomplete="off" oninput={on_field.clone()} />
            </label>
        }
    };
    let date = about.date.map(|date| date.to_string()).unwrap_or_default();
    html! {
        <div class="about">
            { field("title", tournament::title(), &about.title) }
            { field("section", tournament::section(), &about.section) }
            { field("school", tournament::school(), &about.school) }
            <label>
                <span>{ paper::date() }</span>
                <input type="date" name="date" value={date} oninput={on_field.clone()} />
            </label>
        </div>
    }
}
