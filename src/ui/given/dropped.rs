//! A file or text that is dropped on the page.

use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use yew::{Html, Properties, component, html, use_state};

use super::open::open;
use crate::pages::given::{CountMoves, Given};
use crate::record::decode_text;
use crate::ui::callback::callback;
use crate::ui::components::{Confirm, Sheet};
use crate::ui::hooks::use_effect_on;
use crate::ui::{host, root_element};
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct DroppedProps {
    /// Counts the moves of a match.
    pub count_moves: CountMoves,
}

/// Says what is dropped on the page of this program, and opens it if the player confirms that.
#[component]
pub fn Dropped(DroppedProps { count_moves }: &DroppedProps) -> Html {
    let text = use_state(|| None::<String>);
    use_effect_on((), {
        let text = text.setter();
        move |()| {
            let dropped = Closure::<dyn Fn(Uint8Array)>::new(move |bytes: Uint8Array| {
                // The pages of other programs may be in the same document.
                if root_element::get().is_some_and(|root| root.first_element_child().is_some()) {
                    text.set(Some(decode_text(&bytes.to_vec())));
                }
            });
            let end = host::on_drop(&dropped);
            move || {
                // This only removes a listener.
                let _ = end.call0(&JsValue::NULL);
                drop(dropped);
            }
        }
    });
    let Some(shown) = &*text else { return Html::default() };
    if let Some(given) = Given::of(shown) {
        let question = given.title(count_moves.in_text(shown));
        let on_answer = callback((text.setter(), given), |yes, (text, given)| {
            text.set(None);
            if yes {
                open(given.clone());
            }
        });
        html! { <Confirm {question} meaning={table::given_meaning()} yes={table::open_it()} {on_answer} /> }
    } else {
        let on_close = callback(text.setter(), |(), text| text.set(None));
        html! { <Sheet title={table::given_nothing()} {on_close}>{ table::given_kinds() }</Sheet> }
    }
}
