//! Inputs of a sitting from its environment: settings, and page visibility.

use web_sys::{VisibilityState, window};
use yew::{hook, use_force_update};

use super::use_sitting::TableHandle;
use crate::play::{Input, PageVisibility};
use crate::scene::Scene;
use crate::ui::boards::GameUi;
use crate::ui::context::use_settings;
use crate::ui::hooks::{use_document_event, use_effect_on};
use crate::ui::switches;

/// Notifies the sitting of the device's preferences, whenever they change.
#[hook]
pub fn use_settings_input<G: GameUi>(playing: &TableHandle<G>) {
    let _ = use_settings();
    let preferences = switches::preferences();
    use_effect_on((preferences, playing.send.clone()), |(preferences, send)| {
        send.emit(Input::Preferences(*preferences));
    });
}

/// Notifies the sitting when the page is hidden, or the table is covered: its clocks are paused then.
#[hook]
pub fn use_visibility<G: Scene>(playing: &TableHandle<G>, is_covered: bool) {
    let update = use_force_update();
    use_document_event("visibilitychange", move |_| update.force_update());
    let document = window().and_then(|window| window.document());
    let hidden = document.is_some_and(|document| document.visibility_state() == VisibilityState::Hidden);
    let visibility = PageVisibility { hidden, covered: is_covered };
    use_effect_on((visibility, playing.send.clone()), |(visibility, send)| {
        if G::CLOCKS {
            send.emit(Input::Visibility(*visibility));
        }
    });
}
