//! Notices about a match that somebody sent.

use super::prompt_line::Notice;
use super::received_match::ReceivedMatch;
use super::sheets::verification;
use crate::play::TableView;
use crate::rules::Seat;
use crate::ui::arrival::Arrival;
use crate::ui::boards::GameUi;
use crate::ui::saved_copy::SavedCopy;
use crate::words::house;

/// Returns the notice about a received match: known, continued, an invitation, refused, or of others.
pub fn received_notice<G: GameUi>(received: &ReceivedMatch, view: &TableView<G>) -> Notice {
    let seating = &view.seating;
    let text = match &received.arrival {
        Some(Arrival::Invites(seat)) => house::invites(seating.name(Seat(0)), seating.name(*seat)),
        Some(Arrival::Known(_) | Arrival::Continues) => house::link_known().to_owned(),
        Some(Arrival::Refused(reason, _)) => house::link_refused(reason),
        Some(Arrival::WatchOnly) => house::link_of_others().to_owned(),
        None => {
            let known = match received.known.as_deref() {
                None => house::visit(),
                Some(SavedCopy { continues: false, .. }) => house::visit_known(),
                Some(SavedCopy { continues: true, .. }) => house::visit_goes_on(),
            };
            let found = verification(&view.played);
            let says: Vec<_> = [known.to_owned()].into_iter().chain(found).collect();
            says.join(" ")
        }
    };
    Notice { text, is_refusal: matches!(received.arrival, Some(Arrival::Refused(..))) }
}
