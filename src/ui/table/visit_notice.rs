//! Notices about a match that somebody sent.

use yew::{Html, html};

use super::sheets::finding;
use super::visit::Visit;
use crate::play::TableView;
use crate::rules::Seat;
use crate::ui::arrival::Arrival;
use crate::ui::boards::GameUi;
use crate::ui::known::Known;
use crate::words::house;

/// Renders the notice about a received match: known, continued, an invitation, refused, or of others.
pub fn visit_notice<G: GameUi>(visit: &Visit, view: &TableView<G>) -> Html {
    let seating = &view.seating;
    match &visit.arrival {
        Some(Arrival::Invites(seat)) => {
            html! { <small>{ house::invites(seating.name(Seat(0)), seating.name(*seat)) }</small> }
        }
        Some(Arrival::Known(_) | Arrival::GoesOn) => html! { <small>{ house::link_known() }</small> },
        Some(Arrival::Refused(reason, _)) => html! { <small class="refused">{ house::link_refused(reason) }</small> },
        Some(Arrival::Looks) => html! { <small>{ house::link_of_others() }</small> },
        None => {
            let known = match visit.known.as_deref() {
                None => house::visit(),
                Some(Known { goes_on: false, .. }) => house::visit_known(),
                Some(Known { goes_on: true, .. }) => house::visit_goes_on(),
            };
            let found = finding::<G>(view.played.check().as_ref());
            let says: Vec<_> = [known.to_owned()].into_iter().chain(found).collect();
            html! { <small>{ says.join(" ") }</small> }
        }
    }
}
