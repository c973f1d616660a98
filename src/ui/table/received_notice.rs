//! Notices about a match that somebody sent.

use super::prompt_line::Notice;
use super::received_match::ReceivedMatch;
use super::sheets::verification;
use crate::pages::arrival::Arrival;
use crate::pages::saved_copy::SavedCopy;
use crate::play::TableView;
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::table;

/// Returns the notice about a received match: known, continued, an invitation, refused, or of others.
pub fn received_notice<G: GameUi>(received: &ReceivedMatch, view: &TableView<G>) -> Notice {
    let seating = &view.seating;
    let text = match &received.arrival {
        Some(Arrival::Invites(seat)) => table::invites(seating.name(Seat(0)), seating.name(*seat)),
        Some(Arrival::Known(_) | Arrival::Continues) => table::link_known().to_owned(),
        Some(Arrival::Refused(reason, _)) => table::link_refused(reason),
        Some(Arrival::WatchOnly) => table::watch_only().to_owned(),
        None => {
            let known = match received.known.as_deref() {
                None => table::visit(),
                Some(SavedCopy { continues: false, .. }) => table::visit_known(),
                Some(SavedCopy { continues: true, .. }) => table::visit_goes_on(),
            };
            let found = verification(&view.played);
            let says: Vec<_> = [known.to_owned()].into_iter().chain(found).collect();
            says.join(" ")
        }
    };
    Notice { text, is_refusal: matches!(received.arrival, Some(Arrival::Refused(..))) }
}
