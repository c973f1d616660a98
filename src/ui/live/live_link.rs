//! The way from a table to the page on which devices are connected.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::connection::use_live;
use crate::pages::match_link::LiveState;
use crate::play::TableView;
use crate::record::{Match, NodeId, Start};
use crate::rules::Seat;
use crate::scene::Scene;
use crate::store::{Note, Notes};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::context::use_store;
use crate::ui::routes::{GamePage, Route};
use crate::ui::start_match::join_live;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct LiveLinkProps<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
}

/// A link to the page on which the devices of a match by link are connected. In a match between two persons at one
/// table, a button that makes a match by link of it first. Nothing if two devices are connected already, or cannot play
/// the match.
#[component]
pub fn LiveLink<G: GameUi>(LiveLinkProps { view }: &LiveLinkProps<G>) -> Html {
    let store = use_store();
    let state = use_live().state;
    let on_continue = callback((store, Rc::clone(view)), |_, (store, view)| {
        if let Some(continuation) = by_link(&view.played) {
            join_live(store, continuation, Notes::default().with(Note::Clocks, view.clocks.to_string()));
        }
    });
    // Only a saved match has this route.
    let Route::Game { game, page: GamePage::Table(id) } = Route::now() else { return Html::default() };
    if state == LiveState::Open || view.is_over() || !view.permissions.play {
        return Html::default();
    }
    match &view.by_link {
        Some(by_link) if by_link.for_two_devices => {
            html! { <a class="button" href={GamePage::LiveTable(id).of(&game).href()}>{ table::play_live() }</a> }
        }
        None if can_go_by_link(&view.played) => {
            html! { <button class="button" onclick={on_continue}>{ table::play_live() }</button> }
        }
        _ => Html::default(),
    }
}

/// `true` if a match at one table can go on as one by link between two devices.
fn can_go_by_link<G: Scene>(played: &Match<G>) -> bool {
    let is_for_two = played.players().len() == 2 || G::second_seat(Seat(0)).is_some();
    is_for_two && played.can_continue_by_link()
}

/// Returns the match by link that goes on where a match at one table is; `None` if it cannot.
fn by_link<G: Scene>(played: &Match<G>) -> Option<Match<G>> {
    match played.start() {
        // Before the first action the options can still be adapted.
        Start::Options(options) if played.now() == NodeId::START => {
            let fresh = Match::new(G::by_link(options), played.players().to_vec());
            fresh.ok().map(Match::by_link)
        }
        _ => played.continued_by_link(),
    }
}
