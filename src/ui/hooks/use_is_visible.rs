//! Visibility of an element.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::{NodeRef, hook, use_state_eq};

use super::use_effect_on::use_effect_on;

/// Returns true if an element has a width: the style sheet hides some where there is no room. Returns `false` until the
/// page is laid out.
#[hook]
pub fn use_is_visible(element: &NodeRef) -> bool {
    let is_visible = use_state_eq(|| false);
    let set = is_visible.setter();
    use_effect_on(element.clone(), move |element| {
        let observed = element.cast::<Element>().and_then(|element| {
            let told = element.clone();
            // Called at once, and whenever the size changes.
            let told = Closure::<dyn Fn()>::new(move || set.set(told.client_width() > 0));
            let observer = ResizeObserver::new(told.as_ref().unchecked_ref()).ok()?;
            observer.observe(&element);
            Some((observer, told))
        });
        move || {
            if let Some((observer, _told)) = observed {
                observer.disconnect();
            }
        }
    });
    *is_visible
}
