//! A calm duel that is played in another tab.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, use_memo};

use super::ContestView;
use super::calm_panel::calm_panel;
use super::use_contest_view::use_contest_view;
use crate::play::ContestTable;
use crate::play::bag::{CalmInput, CalmSitting};
use crate::rules::dschamal::Dschamal;
use crate::ui::hooks::use_event_callback;

/// Properties of [`FollowedBag`].
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The table, with the last state that the other tab has saved.
    pub table: Rc<ContestTable<Dschamal>>,
    /// Receives the prompt whenever it changes.
    pub on_view: Callback<ContestView>,
}

/// A calm duel in another tab: what hands feel is covered, and all inputs are ignored.
#[component]
pub fn FollowedBag(props: &Props) -> Html {
    let screen =
        use_memo(props.table.clone(), |table| CalmSitting::followed(table).map(|sitting| Rc::new(sitting.view())));
    let send = use_event_callback((), |_: CalmInput, ()| {});
    let [press, escape] = [use_event_callback((), |(), ()| {}), use_event_callback((), |(), ()| {})];
    let prompt = screen.as_ref().as_ref().map(|screen| screen.prompt.clone()).unwrap_or_default();
    use_contest_view(prompt, Vec::new(), press, escape, props.on_view.clone());
    screen.as_ref().as_ref().map(|screen| calm_panel(screen, &send)).unwrap_or_default()
}
