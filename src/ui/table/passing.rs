//! The link of a match by link, which goes on to whoever is next.

use js_sys::Reflect;
use web_sys::{Navigator, ShareData, window};

use crate::play::TableView;
use crate::record::{Place, link};
use crate::scene::Scene;
use crate::ui::components::Copied;
use crate::ui::routes::Route;
use crate::words::house;

/// The way in which a link was passed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// It was given to the system's own way to share.
    Shared,
    /// It was copied, and has yet to be sent.
    Copied,
    /// It is selected, to be copied by hand.
    Selected,
}

impl From<Copied> for Passed {
    fn from(copied: Copied) -> Self {
        match copied {
            Copied::Yes => Self::Copied,
            Copied::Selected => Self::Selected,
        }
    }
}

/// The link of a match as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passing {
    /// The names of those to whom it goes from here.
    pub receivers: Vec<String>,
    /// How it was passed on since the table was opened.
    pub passed: Option<Passed>,
    /// Whether it needs no sending any more.
    pub is_sent: bool,
}

impl Passing {
    /// What is said of the link that is to be sent, or was.
    pub fn says(&self) -> String {
        let to_send = self.passed.is_none() && !self.is_sent;
        match (&self.receivers[..], self.passed) {
            ([], _) => house::link_of_others().to_owned(),
            ([who], Some(Passed::Copied)) => house::link_copied_for(who),
            ([who], Some(Passed::Selected)) => house::link_selected_for(who),
            ([who], _) if to_send => house::link_to_send(who),
            ([who], _) => house::has_link(who),
            (_, Some(Passed::Copied)) => house::link_copied_for_all().to_owned(),
            (_, Some(Passed::Selected)) => house::link_selected_for_all().to_owned(),
            _ if to_send => house::link_to_send_all().to_owned(),
            _ => house::all_have_link().to_owned(),
        }
    }

    /// The words on the button that sends it; `None` where nobody gets it.
    pub fn button(&self) -> Option<String> {
        match &self.receivers[..] {
            [] => None,
            [who] => Some(house::send_link_to(who)),
            _ => Some(house::send_link_to_all().to_owned()),
        }
    }
}

/// The place that is shown, where that is not where the match stands.
pub fn shown_apart<G: Scene>(view: &TableView<G>) -> Option<Place> {
    Some(view.shown).filter(|shown| *shown != view.played.now())
}

/// The address that shows a match at the place that is shown; `None` where it would be too long.
pub fn address<G: Scene>(view: &TableView<G>) -> Option<String> {
    let data = link::write(&view.played, shown_apart(view))?;
    Some(Route::link(G::NAME, data).address())
}

/// The system's own way to share, where there is one.
pub fn sharer() -> Option<Navigator> {
    let navigator = window()?.navigator();
    Reflect::has(&navigator, &"share".into()).is_ok_and(|has| has).then_some(navigator)
}

/// Gives an address to the system's own way to share. Whether somebody then does is not known here. Gives whether there is
/// such a way.
pub fn share(title: &str, address: &str) -> bool {
    let Some(navigator) = sharer() else { return false };
    let data = ShareData::new();
    data.set_title(title);
    data.set_url(address);
    drop(navigator.share_with_data(&data));
    true
}
