//! The duel of Dschamal on the screen (B4, B9, B10): everything in the bag until a hand comes out.
//!
//! The logic of duels is in [`crate::play::bag`]; this module has the components that render it, and the hooks that
//! drive it. The heap of a live duel is drawn on a canvas and nowhere else: no element, attribute or text of the page
//! reveals the position or kind of a piece (B9).

mod bag_half;
mod bag_label;
mod calm_bag;
mod calm_panel;
mod camp_lines;
mod canvas;
mod cover_button;
mod duel_runner;
mod felt_outline;
mod felt_piece;
mod followed_bag;
mod keys;
mod live_bag;
mod shape_icon;
mod use_simultaneous_view;

use std::rc::Rc;

use yew::{Html, component, html, use_state};

use super::entropy;
use super::simultaneous::{SimultaneousProps, SimultaneousView};
use crate::play::SimultaneousTable;
use crate::play::bag::{self, CalmSitting, Duellists};
use crate::rules::dschamal::{Action, Draw, Dschamal, DuelKind};
use crate::ui::hooks::use_event_callback;
use calm_bag::CalmBag;
use followed_bag::FollowedBag;
use live_bag::LiveBag;

/// A duel that is due.
#[derive(Clone, PartialEq)]
enum Due {
    /// Both players feel at the same time.
    Live(Rc<Duellists>),
    /// The players take turns, from this state on.
    Calm(Rc<CalmSitting>),
    /// The duel is played in another tab.
    Followed,
}

/// The duel that is due, live or calm; one that was left is resumed.
#[component]
pub fn Duel(props: &SimultaneousProps<Dschamal>) -> Html {
    let due = use_state(|| due(props));
    let on_calmly = use_event_callback((props.table.clone(), due.setter()), |(), (table, due)| {
        due.set(calm(table));
    });
    let simultaneous = props.clone();
    match &*due {
        None => Html::default(),
        Some(Due::Followed) => html! { <FollowedBag ..simultaneous /> },
        Some(Due::Calm(begun)) => html! { <CalmBag {begun} {simultaneous} /> },
        Some(Due::Live(duellists)) => html! { <LiveBag {simultaneous} {duellists} {on_calmly} /> },
    }
}

/// Renders the duel that is due at a table, as a simultaneous phase; `None` if none is due, or if it cannot be
/// followed. A live duel takes seconds, and the positions of its pieces are not stored: it cannot be followed.
pub fn simultaneous(props: SimultaneousProps<Dschamal>) -> Option<Html> {
    // A different key restarts the component when the duel is taken over by another tab, and only followed here.
    let key = if props.followed { "followed" } else { "fought" };
    due(&props).map(|_| html! { <Duel {key} ..props /> })
}

/// Computes the outcome of a duel between two bots, as actions, at once; empty if one of the two is not a bot.
pub fn by_bots(table: &SimultaneousTable<Dschamal>) -> Vec<Action> {
    let skills = Duellists::in_order(table).and_then(|duellists| duellists.bots());
    let draw = skills.and_then(|skills| bag::bot_duel(&table.state, skills, &mut entropy::bits));
    draw.map(Draw::actions).unwrap_or_default()
}

fn due(props: &SimultaneousProps<Dschamal>) -> Option<Due> {
    let table = &props.table;
    if props.followed {
        return CalmSitting::followed(table).map(|_| Due::Followed);
    }
    if table.state.options().duel == DuelKind::Live && !CalmSitting::was_left(table) {
        return Duellists::as_seated(table).map(|duellists| Due::Live(duellists.into()));
    }
    calm(table)
}

fn calm(table: &SimultaneousTable<Dschamal>) -> Option<Due> {
    CalmSitting::new(table, entropy::bits()).map(|begun| Due::Calm(begun.into()))
}
