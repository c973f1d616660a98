//! A calm duel that is played in another tab.

use yew::{Html, component, use_memo};

use super::calm_panel::calm_panel;
use super::use_simultaneous_view::use_simultaneous_view;
use crate::play::bag::{CalmInput, CalmSitting};
use crate::rules::dschamal::Dschamal;
use crate::ui::hooks::use_event_callback;
use crate::ui::simultaneous::SimultaneousProps;

/// A calm duel in another tab, as that has saved it last: what hands feel is covered, and all inputs are ignored.
#[component]
pub fn FollowedBag(SimultaneousProps { table, on_view, .. }: &SimultaneousProps<Dschamal>) -> Html {
    let screen = use_memo(table.clone(), |table| CalmSitting::followed(table).map(|sitting| sitting.view()));
    let screen = screen.as_ref().as_ref();
    let send = use_event_callback((), |_: CalmInput, ()| {});
    let [press, escape] = [use_event_callback((), |(), ()| {}), use_event_callback((), |(), ()| {})];
    let prompt = screen.map(|screen| screen.prompt.clone()).unwrap_or_default();
    use_simultaneous_view(prompt, Vec::new(), press, escape, on_view.clone());
    screen.map(|screen| calm_panel(screen, &send)).unwrap_or_default()
}
