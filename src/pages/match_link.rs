//! The link of a match by link, and the connection that takes its place in live play.

use crate::words::table;

/// The state of the connection to another device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LiveState {
    /// There is none.
    #[default]
    Off,
    /// The code of the other device is known; it has yet to answer.
    Joining,
    /// The other device is there.
    Open,
    /// The other device is no longer there; this one tries by itself to find it again.
    Seeking,
    /// The other device is no longer there, or did not answer.
    Lost,
}

impl LiveState {
    /// The state that the connection of the page calls so.
    #[must_use]
    pub fn named(name: &str) -> Self {
        match name {
            "joining" => Self::Joining,
            "open" => Self::Open,
            "seeking" => Self::Seeking,
            "lost" => Self::Lost,
            _ => Self::Off,
        }
    }
}

/// The result of copying a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The text was copied.
    Yes,
    /// The browser refuses; the text is selected, so that the user can copy it.
    Selected,
}

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
    #[must_use]
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
    #[must_use]
    pub fn button(&self) -> Option<String> {
        match &self.receivers[..] {
            [] => None,
            _ if self.live == LiveState::Open => None,
            [who] => Some(table::send_link_to(who)),
            _ => Some(table::send_link_to_all().to_owned()),
        }
    }
}
