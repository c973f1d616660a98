//! The page to which a device goes that has just been connected, and has no table open.

use yew::{Html, component, html};

use super::connection::LIVE_EVENT;
use crate::pages::reading;
use crate::record::link;
use crate::store::Store;
use crate::ui::boards::GameUi;
use crate::ui::context::use_store;
use crate::ui::hooks::{use_effect_on, use_window_event};
use crate::ui::host;
use crate::ui::routes::{GamePage, Route};

/// Stands in a route for the link of the match that the other device has sent.
pub const ARRIVED: &str = "live";

/// Opens the match that the other device has sent.
#[component]
pub fn LiveArrival<G: GameUi>() -> Html {
    let store = use_store();
    let open = move || match host::live() {
        Some(live) => {
            if let Some(text) = live.take_match() {
                open_arrived::<G>(&store, text);
            }
        }
        // The page was loaded again.
        None => Route::Home.replace(),
    };
    use_window_event(LIVE_EVENT, {
        let open = open.clone();
        move |_| open()
    });
    use_effect_on((), move |()| open());
    html! { <main class="page" /> }
}

/// Opens a match that has arrived as a link with it would be opened, even if it is too long for a link, or none at all.
pub fn open_arrived<G: GameUi>(store: &Store, text: String) {
    let data = reading::read::<G>(&text).ok().and_then(|played| link::write(&played, None)).unwrap_or_default();
    store.hand_over(text);
    GamePage::Link(data).of(G::NAME).replace();
}
