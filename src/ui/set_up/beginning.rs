//! The number of players, and the start position of a match.

use std::rc::Rc;

use yew::{Callback, Html, html};

use super::state::{MOST_BY_LINK, SetUpState};
use crate::rules::Seat;
use crate::scene::Seating;
use crate::ui::boards::GameUi;
use crate::ui::components::{Choice, Choices};
use crate::ui::routes::GamePage;
use crate::words::{Who, table};

/// Renders the choice of the number of players; nothing if the game has a fixed number.
pub fn seat_count<G: GameUi>(state: &SetUpState<G>, on_choose: &Callback<u8>) -> Html {
    let (fewest, most) = G::seat_range().into_inner();
    let most = if state.by_link { most.min(MOST_BY_LINK) } else { most };
    if fewest == most {
        return Html::default();
    }
    let choice = |value: u8| {
        html! {
            <Choice key={value} group="seats" chosen={value == state.drafts.playing} on_choose={on_choose.reform(move |_| value)}>{ value }</Choice>
        }
    };
    html! { <Choices name={table::players()}>{ for (fewest..=most).map(choice) }</Choices> }
}

/// Renders the start position in small, with a link to edit it.
pub fn position<G: GameUi>(state: &SetUpState<G>, position: &G) -> Html {
    let drafts = &state.drafts;
    let players = || 0..usize::from(drafts.playing);
    let viewer = drafts.only_person().and_then(|seat| Seat::all(drafts.playing).nth(seat));
    let seating = Seating {
        names: players().map(|seat| drafts.shown_name(seat).to_owned()).collect(),
        looks: players().map(|seat| drafts.all[seat].look).collect(),
        you: viewer.filter(|seat| drafts.who(seat.index()) == Who(None)),
        viewer,
        ..Seating::default()
    };
    let (width, height) = G::SIZE;
    html! {
        <section class="from">
            <svg viewBox={format!("0 0 {width} {height}")} aria-hidden="true">
                { G::render_board(Rc::new(position.board(&seating, None, None))) }
            </svg>
            <div>
                <b>{ table::from_position() }</b>
                <p>{ position.prompt(&seating, None).title }</p>
                <a class="button" href={GamePage::Position.of(G::NAME).href()}>{ table::change_position() }</a>
            </div>
        </section>
    }
}
