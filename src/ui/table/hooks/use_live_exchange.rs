//! The exchange of a match between the tables of two connected devices.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::hook;

use super::use_sitting::TableHandle;
use crate::pages::arrival::Arrival;
use crate::pages::match_link::LiveState;
use crate::pages::reading;
use crate::play::{Clocks, Input, Stored};
use crate::record::Match;
use crate::store::{Id, Store};
use crate::ui::boards::GameUi;
use crate::ui::hooks::{use_effect_on, use_window_event};
use crate::ui::live::{LIVE_EVENT, open_arrived};
use crate::ui::{host, settings};

/// The setting with the id of the match that was played live last: only that one loads the connection to seek the other
/// device.
const LIVE_MATCH: &str = "live-match";

/// While another device is connected, sends it the match and the time used on its clocks whenever the match has changed
/// here, and continues the match with what it sends. `id` is that of the saved match; without one, nothing is exchanged.
/// Any other match that arrives is opened as its link would be, which also tells why one is refused. A match that was
/// played live before the page was loaded seeks the other device.
#[hook]
pub fn use_live_exchange<G: GameUi>(playing: &TableHandle<G>, id: Option<&Id>, store: &Store, state: LiveState) {
    let view = &playing.view;
    let connected = state == LiveState::Open && id.is_some();
    use_effect_on(connected, {
        let send = playing.send.clone();
        move |connected| send.emit(Input::Connected(*connected))
    });
    let is_live = view.by_link.as_ref().is_some_and(|by_link| by_link.for_two_devices) && view.permissions.play;
    use_effect_on((id.cloned().filter(|_| is_live), connected), |(id, connected)| {
        let connected = *connected;
        let was_live = |id: &Id| settings::get(LIVE_MATCH).as_deref() == Some(id.as_str());
        if let Some(id) = id.clone().filter(|id| connected || was_live(id)) {
            spawn_local(async move {
                let Ok(live) = host::open_live().await else { return };
                if connected {
                    settings::set(LIVE_MATCH, id.as_str());
                    live.remember(id.as_str());
                } else {
                    live.rejoin(id.as_str()).await;
                }
            });
        }
    });
    let is_sent = connected && view.permissions.play;
    let passes = view.by_link.as_ref().map(|by_link| by_link.passes);
    use_effect_on((is_sent, passes, view.played.places()), {
        let view = Rc::clone(view);
        move |(is_sent, _, _)| {
            if let (true, Some(live)) = (*is_sent && view.by_link.is_some(), host::live()) {
                live.send(&view.played.to_string(), &view.clocks.to_string());
            }
        }
    });
    // A match that has arrived is confirmed once it is saved, so that nothing is lost with the page.
    let saved = view.by_link.as_ref().filter(|by_link| by_link.ready && is_sent).map(|_| view.played.places());
    use_effect_on((saved, passes), {
        let played = Rc::clone(&view.played);
        move |(saved, _)| {
            if saved.is_some() {
                confirm(&played);
            }
        }
    });
    let receive = {
        let (playing, id, store) = (playing.clone(), id.cloned(), store.clone());
        move || {
            let Some(id) = &id else { return };
            let Some(live) = host::live() else { return };
            let (clocks, Some(text)) = (Clocks::read(&live.clocks()), live.take_match()) else { return };
            let view = playing.driver().view();
            let is_own = |received: &Match<G>| Id::by_link(received).as_ref() == Some(id);
            let own = || (Match::clone(&view.played), id.clone());
            let received = reading::read::<G>(&text).ok().filter(is_own);
            match received.map(|played| (Arrival::of(&played, Some(&own())), played)) {
                Some((Arrival::Continues, played)) => {
                    playing.send.emit(Input::Follow(Box::new(Stored { played, clocks, saved: 0 })));
                }
                Some((Arrival::Known(_), _)) => {
                    if view.by_link.as_ref().is_some_and(|by_link| by_link.ready) {
                        confirm(&view.played);
                    }
                }
                // It contradicts the match at the table, is another match, or is none.
                _ => open_arrived::<G>(&store, text),
            }
        }
    };
    use_window_event(LIVE_EVENT, {
        let receive = receive.clone();
        move |_| receive()
    });
    // A match may have arrived before the table was opened.
    use_effect_on((), move |()| receive());
}

/// Tells the other device that what it has sent is saved, if this saved match contains it.
fn confirm<G: GameUi>(saved: &Match<G>) {
    if let Some(live) = host::live() {
        live.confirm(&saved.to_string());
    }
}
