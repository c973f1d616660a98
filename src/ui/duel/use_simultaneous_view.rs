//! Reports of a simultaneous phase to its table.

use yew::{Callback, hook};

use super::SimultaneousView;
use crate::scene::{Control, Prompt};
use crate::ui::hooks::{use_disabled_at_first, use_effect_on};

/// Reports the prompt and the buttons of a simultaneous phase, at first and after each change. Buttons that appear
/// together with the simultaneous phase, or where there were none, are disabled at first.
#[hook]
pub fn use_simultaneous_view<B: Clone + PartialEq + 'static>(
    prompt: Prompt,
    controls: Vec<Control<B>>,
    press: Callback<B>,
    on_escape: Callback<()>,
    on_view: Callback<SimultaneousView>,
) {
    let disabled = use_disabled_at_first(controls.is_empty());
    let reported = (prompt, controls, press, on_escape, on_view, disabled);
    use_effect_on(reported, |(prompt, controls, press, on_escape, on_view, disabled)| {
        let control = |control: &Control<B>| {
            let enabled = control.enabled && !disabled;
            Control { enabled, ..control.clone().map(|button| press.reform(move |()| button.clone())) }
        };
        on_view.emit(SimultaneousView {
            prompt: prompt.clone(),
            controls: controls.iter().map(control).collect(),
            on_escape: on_escape.clone(),
        });
    });
}
