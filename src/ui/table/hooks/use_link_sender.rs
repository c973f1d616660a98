//! Sending the link of a match by link.

use yew::{Callback, MouseEvent, NodeRef, hook, use_node_ref, use_state};

use super::use_saving::Notebook;
use super::use_sitting::TableHandle;
use crate::pages::match_link::LiveState;
use crate::pages::match_link::{MatchLink, SentBy};
use crate::store::Notes;
use crate::ui::boards::GameUi;
use crate::ui::components::copy;
use crate::ui::hooks::{use_event_callback, use_window_event};
use crate::ui::host;
use crate::ui::live::LIVE_EVENT;
use crate::ui::table::match_link;
use crate::ui::table::sheets::Sheet;

/// The current link of a match, with callbacks that send it.
#[derive(Clone, PartialEq)]
pub struct LinkSender {
    /// The current link.
    pub link: MatchLink,
    /// The text area from which it is copied.
    pub area: NodeRef,
    /// Sends it, by the system's share dialog or by copying it. If the match is too long for a link, opens the sheet
    /// with other ways to send it.
    pub on_send: Callback<MouseEvent>,
    /// Records that the link was sent in any way. If it is the current one, it counts as sent.
    pub on_sent: Callback<SentBy>,
}

/// Returns the link of a match, and saves on this device which pass of it was sent.
#[hook]
pub fn use_link_sender<G: GameUi>(
    playing: &TableHandle<G>,
    notebook: &Notebook,
    set_sheet: &Callback<Option<Sheet>>,
    live: LiveState,
) -> LinkSender {
    let Notebook { notes, on_note } = notebook;
    let view = &playing.view;
    let sent_by = use_state(|| None::<(usize, SentBy)>);
    let area = use_node_ref();
    let passes = view.by_link.as_ref().map_or(0, |by_link| by_link.passes);
    let receivers = view.by_link.iter().flat_map(|by_link| by_link.recipients.iter());
    let link = MatchLink {
        receivers: receivers.map(|seat| view.seating.name(seat).to_owned()).collect(),
        sent_by: sent_by
            .filter(|(at, _)| *at == passes)
            .map(|(_, sent_by)| sent_by)
            .or_else(|| notes.has_arrived(passes).then_some(SentBy::Live)),
        is_sent: notes.is_sent(passes),
        live,
        is_over: view.is_over(),
        is_joining: view.by_link.as_ref().is_some_and(|by_link| by_link.joins.is_some()),
    };
    let on_sent = use_event_callback(on_note.clone(), {
        let (driver, sent_by) = (playing.driver(), sent_by.setter());
        move |how, on_note| {
            let view = driver.view();
            let by_link = view.by_link.as_ref().filter(|by_link| !by_link.recipients.is_empty());
            if let Some(by_link) = by_link.filter(|_| match_link::reviewed_place(&view).is_none()) {
                on_note.emit(Notes::sent(by_link.passes, how == SentBy::Live));
                sent_by.set(Some((by_link.passes, how)));
            }
        }
    });
    use_window_event(LIVE_EVENT, {
        let (on_sent, is_sent) = (on_sent.clone(), link.is_sent);
        move |_| {
            if !is_sent && host::live().is_some_and(|live| live.is_confirmed()) {
                on_sent.emit(SentBy::Live);
            }
        }
    });
    let on_send = use_event_callback((on_sent.clone(), set_sheet.clone(), area.clone()), {
        let driver = playing.driver();
        move |_, (on_sent, set_sheet, area)| match match_link::address(&driver.view()) {
            None => set_sheet.emit(Some(Sheet::Share)),
            Some(address) if match_link::share(G::title(), None, &address) => on_sent.emit(SentBy::Shared),
            Some(_) => on_sent.emit(SentBy::Copied(copy(area))),
        }
    });
    LinkSender { link, area, on_send, on_sent }
}
