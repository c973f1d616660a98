//! The form in which the sums of a puzzle are worked out.

use yew::{Callback, Html, InputEvent, Properties, SubmitEvent, TargetCast, component, html};

use crate::ui::callback::callback;
use crate::ui::context::use_language;
use crate::words::sums;

/// A field of the form: a way, and what is typed for it.
#[derive(Clone, PartialEq, Eq)]
pub struct CostField {
    /// The name of the way.
    pub name: String,
    /// The result typed so far.
    pub typed: String,
    /// The verdict on the result that was handed in.
    pub is_right: Option<bool>,
}

/// Properties of [`CostsForm`].
#[derive(Clone, PartialEq, Properties)]
pub struct CostsFormProps {
    /// Its fields.
    pub fields: Vec<CostField>,
    /// `true` if every field has a result.
    pub can_hand_in: bool,
    /// Called with the index of a field and what is typed in it.
    pub on_type: Callback<(usize, String)>,
    /// Called to hand in the results.
    pub on_hand_in: Callback<()>,
}

/// A number for each way, and the button that checks them.
#[component]
pub fn CostsForm(CostsFormProps { fields, can_hand_in, on_type, on_hand_in }: &CostsFormProps) -> Html {
    use_language();
    let onsubmit = callback(on_hand_in.clone(), |event: SubmitEvent, on_hand_in| {
        event.prevent_default();
        on_hand_in.emit(());
    });
    let field = |(index, CostField { name, typed, is_right }): (usize, &CostField)| {
        let oninput = callback(on_type.clone(), move |event: InputEvent, on_type| {
            if let Some(input) = event.target_dyn_into::<web_sys::HtmlInputElement>() {
                on_type.emit((index, input.value()));
            }
        });
        let sign = is_right.map(|is_right| if is_right { " ✓" } else { " ✗" });
        html! {
            <label key={index} class="cost">
                <span>{ name }{ sign }</span>
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="3"
                    aria-invalid={(*is_right == Some(false)).then_some("true")}
                    readonly={*is_right == Some(true)}
                    value={typed.clone()}
                    {oninput}
                />
            </label>
        }
    };
    html! {
        <form class="hand costs" {onsubmit}>
            <div class="choice-row">{ for fields.iter().enumerate().map(field) }</div>
            <div class="main-row"><button class="button main" disabled={!can_hand_in}>{ sums::check() }</button></div>
        </form>
    }
}
