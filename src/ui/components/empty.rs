//! What a list says while it is empty.

use yew::{Html, html};

use crate::ui::routes::Route;
use crate::words::table;

/// Renders what an empty list says, with an invitation to a match.
pub fn empty(says: &'static str) -> Html {
    html! {
        <section class="empty">
            <p>{ says }</p>
            <a class="button main" href={Route::Home.href()}>{ table::play_match() }</a>
        </section>
    }
}
