//! A field of a form as its choices.

use yew::{Callback, Html, Properties, component, html};

use super::choice::Choice;
use super::choices::Choices;
use crate::scene::Field;

#[derive(Clone, PartialEq, Properties)]
pub struct FieldChoicesProps {
    /// The field.
    pub field: Field,
    /// Receives the field's id and the index of the choice. All fields of a form can share one callback.
    pub on_choose: Callback<(&'static str, usize)>,
}

/// A field: its choices, with their notes.
#[component]
pub fn FieldChoices(FieldChoicesProps { field, on_choose }: &FieldChoicesProps) -> Html {
    let id = field.id;
    let choices = field.choices.iter().enumerate().map(|(number, choice)| {
        html! {
            <Choice key={number} group={id} chosen={number == field.chosen} on_choose={on_choose.reform(move |_| (id, number))}>
                if choice.note.is_empty() {
                    { choice.label }
                } else {
                    <span>{ choice.label }<small>{ &*choice.note }</small></span>
                }
            </Choice>
        }
    });
    html! { <Choices name={field.label}>{ for choices }</Choices> }
}
