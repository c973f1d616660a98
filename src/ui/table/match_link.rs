//! The link of a match by link, which is sent to the next player.

use js_sys::Reflect;
use web_sys::{Navigator, ShareData, window};

use crate::play::TableView;
use crate::record::{NodeId, link};
use crate::scene::Scene;
use crate::ui::components::Copied;
use crate::ui::live::LiveState;
use crate::ui::routes::GamePage;
use crate::words::table;

/// The way in which a link was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SentBy {
    /// It was given to the system's share dialog.
    Shared,
    /// It was copied or is selected, and has yet to be sent.
    Copied(Copied),
    /// The match has reached the other device in live play.
    Live,
}

/// The current link of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchLink {
    /// The names of the players who receive the link from here.
    pub receivers: Vec<String>,
    /// The way in which it was sent: since the table was opened, or before, if live. `None` if it was not.
    pub sent_by: Option<SentBy>,
    /// `true` if it has been sent.
    pub is_sent: bool,
    /// The connection over which the match is sent without a link.
    pub live: LiveState,
    /// `true` if a player has yet to join.
    pub is_joining: bool,
    /// `true` if the match is over.
    pub is_over: bool,
}

impl MatchLink {
    /// Returns the sentence about the link that is to be sent, or was sent.
    pub fn says(&self) -> String {
        let to_send = self.sent_by.is_none() && !self.is_sent;
        let has_arrived = self.sent_by == Some(SentBy::Live);
        let has_turn = has_arrived && !self.is_joining;
        match (&self.receivers[..], self.sent_by) {
            ([who], _) if self.live == LiveState::Open && self.is_joining => table::live_to_join(who),
            ([who], _) if self.live == LiveState::Open => table::live_with(who),
            ([who], _) if has_arrived && self.is_over => table::live_seen(who),
            ([who], _) if (to_send || has_arrived) && self.live == LiveState::Seeking => {
                if has_turn {
                    table::live_seeking_turn(who)
                } else {
                    table::live_seeking(who)
                }
            }
            ([who], _) if has_turn => table::live_lost_turn(who),
            ([who], _) if has_arrived || to_send && self.live == LiveState::Lost => table::live_lost(who),
            ([], _) => table::watching().to_owned(),
            ([who], Some(SentBy::Copied(Copied::Yes))) => table::link_copied_for(who),
            ([who], Some(SentBy::Copied(Copied::Selected))) => table::link_selected_for(who),
            ([who], _) if to_send => table::link_to_send(who),
            ([who], _) => table::has_link(who),
            (_, Some(SentBy::Copied(Copied::Yes))) => table::link_copied_for_all().to_owned(),
            (_, Some(SentBy::Copied(Copied::Selected))) => table::link_selected_for_all().to_owned(),
            _ if to_send => table::link_to_send_all().to_owned(),
            _ => table::all_have_link().to_owned(),
        }
    }

    /// Returns the label of the button that sends it; `None` if nobody receives it, or live play sends the match.
    pub fn button(&self) -> Option<String> {
        match &self.receivers[..] {
            [] => None,
            _ if self.live == LiveState::Open => None,
            [who] => Some(table::send_link_to(who)),
            _ => Some(table::send_link_to_all().to_owned()),
        }
    }
}

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
