//! Visibility of an element.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::{NodeRef, hook, use_state_eq};

use super::use_effect_on::use_effect_on;

/// Returns `true` if an element has a width: the style sheet hides some where there is no room. Returns `false` until the
/// page is laid out.
#[hook]
pub fn use_is_visible(element: &NodeRef) -> bool {
    let is_visible = use_state_eq(|| false);
    let set = is_visible.setter();
    use_effect_on(element.clone(), move |element| {
        let observed = element.cast::<Element>().and_then(|element| {
            let observed_element = element.clone();
            // Called at once, and whenever the size changes.
            let on_resize = Closure::<dyn Fn()>::new(move || set.set(observed_element.client_width() > 0));
            let observer = ResizeObserver::new(on_resize.as_ref().unchecked_ref()).ok()?;
            observer.observe(&element);
            Some((observer, on_resize))
        });
        move || {
            if let Some((observer, _on_resize)) = observed {
                observer.disconnect();
            }
        }
    });
    *is_visible
}
