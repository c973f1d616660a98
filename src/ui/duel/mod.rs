//! The duel of Dschamal on the screen (B4, B9, B10): what happens in the bag until a hand comes out.
//!
//! What a duel is, [`crate::play::bag`] knows; here are the components that show it, and the hooks that drive it. Only the
//! heap of a live duel is drawn on a canvas and nowhere else: no element, no attribute and no text of the page tells where a
//! piece lies or what it is (B9).

mod bag_half;
mod bag_label;
mod calm_bag;
mod calm_panel;
mod camp_lines;
mod canvas;
mod cover_button;
mod cry_button;
mod duel_call;
mod felt_lines;
mod felt_outline;
mod felt_piece;
mod fight;
mod followed_bag;
mod foreseen;
mod keys;
mod live_bag;
mod pause_button;
mod shape_icon;
mod side_button;
mod use_calm_sitting;
mod use_contest_view;
mod use_deaf;
mod use_fight;
mod use_frames;
mod use_way;
mod use_window_events;

use std::rc::Rc;

use yew::{Html, component, html, use_state};

use super::contest::{ContestProps, ContestView};
use super::entropy;
use crate::play::ContestTable;
use crate::play::bag::{self, CalmSitting, Duellists};
use crate::rules::dschamal::{Action, Draw, Dschamal, Manner};
use crate::ui::hooks::use_event_callback;
use calm_bag::CalmBag;
use followed_bag::FollowedBag;
use live_bag::LiveBag;

/// A duel that is due.
#[derive(Clone, PartialEq)]
enum Due {
    /// Both feel at the same time.
    Live(Rc<Duellists>),
    /// Turn by turn, from here on.
    Calm(Rc<CalmSitting>),
    /// It is played in another tab.
    Followed,
}

/// The duel that is due, live or calm; the one that was left, if one was.
#[component]
pub fn Duel(props: &ContestProps<Dschamal>) -> Html {
    let due = use_state(|| due(props));
    let on_calmly = use_event_callback((props.at.clone(), due.setter()), |(), (at, due)| {
        due.set(calm(at));
    });
    let ContestProps { at, on_view, on_save, on_leave, on_over, .. } = props;
    match &*due {
        None => Html::default(),
        Some(Due::Followed) => html! { <FollowedBag {at} {on_view} /> },
        Some(Due::Calm(begun)) => html! { <CalmBag {begun} {on_view} {on_save} {on_leave} {on_over} /> },
        Some(Due::Live(duellists)) => {
            html! { <LiveBag {at} {duellists} {on_view} {on_calmly} {on_leave} {on_over} /> }
        }
    }
}

/// The duel that is due at a table, as a contest; `None` if none is, or none can be followed. A live duel is over in
/// seconds, and where its pieces lie is in no storage: it cannot be followed.
pub fn contest(props: ContestProps<Dschamal>) -> Option<Html> {
    // One that goes on in another tab is followed from now on.
    let key = if props.followed { "followed" } else { "fought" };
    due(&props).map(|_| html! { <Duel {key} ..props /> })
}

/// The actions that two bots come to who duel, worked out at once; none if one of the two is no bot.
pub fn by_bots(at: &ContestTable<Dschamal>) -> Vec<Action> {
    let skills = Duellists::of(at).and_then(|duellists| duellists.bots());
    let draw = skills.and_then(|skills| bag::duel(&at.state, skills, &mut entropy::bits));
    draw.map(Draw::actions).unwrap_or_default()
}

fn due(props: &ContestProps<Dschamal>) -> Option<Due> {
    let at = &props.at;
    if props.followed {
        return CalmSitting::followed(at).map(|_| Due::Followed);
    }
    if at.state.options().duel == Manner::Live && !CalmSitting::was_left(at) {
        return Duellists::of(at).map(|duellists| Due::Live(duellists.into()));
    }
    calm(at)
}

fn calm(at: &ContestTable<Dschamal>) -> Option<Due> {
    CalmSitting::new(at, entropy::bits()).map(|begun| Due::Calm(begun.into()))
}
