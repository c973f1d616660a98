//! The link of a match by link, which is sent to the next player.

use js_sys::Reflect;
use web_sys::{Navigator, ShareData, window};

use crate::play::TableView;
use crate::record::{NodeId, link};
use crate::scene::Scene;
use crate::ui::routes::GamePage;

/// Returns the place that is shown, if it is not the current one of the match.
pub fn reviewed_place<G: Scene>(view: &TableView<G>) -> Option<NodeId> {
    Some(view.shown).filter(|shown| *shown != view.played.now())
}

/// Returns the URL of the match at the place that is shown; `None` if it would be too long.
pub fn address<G: Scene>(view: &TableView<G>) -> Option<String> {
    let data = link::write(&view.played, reviewed_place(view))?;
    Some(GamePage::Link(data).of(G::NAME).address())
}

/// Returns the navigator if the system has a share dialog.
pub fn sharer() -> Option<Navigator> {
    let navigator = window()?.navigator();
    Reflect::has(&navigator, &"share".into()).is_ok_and(|has| has).then_some(navigator)
}

/// Opens the system's share dialog with a URL, and a text before it. Returns `false` if there is none. Whether the user
/// completes the dialog is unknown.
pub fn share(title: &str, text: Option<&str>, address: &str) -> bool {
    let Some(navigator) = sharer() else { return false };
    let data = ShareData::new();
    data.set_title(title);
    if let Some(text) = text {
        data.set_text(text);
    }
    data.set_url(address);
    drop(navigator.share_with_data(&data));
    true
}
