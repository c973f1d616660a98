//! The field that searches the lists of a tournament, and the choice of their order.

use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html};

use crate::pages::tournament::Search;
use crate::scene::Field;
use crate::ui::callback::callback;
use crate::ui::components::FieldChoices;
use crate::words::tournament;

#[derive(Clone, PartialEq, Properties)]
pub struct SearchFormProps {
    /// The current search.
    pub search: Search,
    /// `true` if the list that is shown can be sorted.
    pub sorts: bool,
    /// Receives the search after each change.
    pub on_search: Callback<Search>,
}

/// A field for a part of a name, and the order of the list.
#[component]
pub fn SearchForm(SearchFormProps { search, sorts, on_search }: &SearchFormProps) -> Html {
    let oninput = callback((search.clone(), on_search.clone()), |event: InputEvent, (search, on_search)| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        on_search.emit(Search { text, ..search.clone() });
    });
    let on_choose = callback((search.clone(), on_search.clone()), |(_, choice), (search, on_search)| {
        on_search.emit(Search { by_name: choice == 1, ..search.clone() });
    });
    let orders = [tournament::by_place(), tournament::by_name()];
    let order = Field::plain("order", tournament::order(), orders, usize::from(search.by_name));
    html! {
        <div class="search">
            <label class="field">
                <span>{ tournament::find_name() }</span>
                <input type="search" value={search.text.clone()} {oninput} autocomplete="off" />
            </label>
            if *sorts {
                <FieldChoices field={order} {on_choose} />
            }
        </div>
    }
}
