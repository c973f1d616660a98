//! The notice that the store does not respond.

use yew::{Callback, Html, html};

use crate::ui::routes::Route;
use crate::words::table;

/// Renders that the saved matches cannot be read just now, with a button that reads them again.
pub fn store_silent(on_again: &Callback<()>) -> Html {
    html! {
        <>
            <p>{ table::store_silent() }</p>
            <p class="row">
                <button class="button main" onclick={on_again.reform(|_| ())}>{ table::try_again() }</button>
                <a class="button" href={Route::Home.href()}>{ table::home() }</a>
            </p>
        </>
    }
}
