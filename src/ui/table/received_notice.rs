//! Notices about a match that somebody sent.

use yew::{Html, html};

use super::received_match::ReceivedMatch;
use super::sheets::verification;
use crate::play::TableView;
use crate::rules::Seat;
use crate::ui::arrival::Arrival;
use crate::ui::boards::GameUi;
use crate::ui::saved_copy::SavedCopy;
use crate::words::house;

/// Renders the notice about a received match: known, continued, an invitation, refused, or of others.
pub fn received_notice<G: GameUi>(received: &ReceivedMatch, view: &TableView<G>) -> Html {
    let seating = &view.seating;
    match &received.arrival {
        Some(Arrival::Invites(seat)) => {
            html! { <small>{ house::invites(seating.name(Seat(0)), seating.name(*seat)) }</small> }
        }
        Some(Arrival::Known(_) | Arrival::Continues) => html! { <small>{ house::link_known() }</small> },
        Some(Arrival::Refused(reason, _)) => html! { <small class="refused">{ house::link_refused(reason) }</small> },
        Some(Arrival::WatchOnly) => html! { <small>{ house::link_of_others() }</small> },
        None => {
            let known = match received.known.as_deref() {
                None => house::visit(),
                Some(SavedCopy { continues: false, .. }) => house::visit_known(),
                Some(SavedCopy { continues: true, .. }) => house::visit_goes_on(),
            };
            let found = verification(&view.played);
            let says: Vec<_> = [known.to_owned()].into_iter().chain(found).collect();
            html! { <small>{ says.join(" ") }</small> }
        }
    }
}
