//! The part of a table below the prompt: its controls, or what replaces them.

use yew::{Html, html};

use super::controls::Controls;
use super::hooks::TableState;
use super::review_bar::review_bar;
use super::save_or_join_button::save_or_join_button;
use super::table_props::TableProps;
use super::watching_controls::watching_controls;
use crate::play::TableView;
use crate::ui::boards::GameUi;

/// Renders the controls of the game, of the review, or of a match in which a person can only watch.
pub fn hand<G: GameUi>(props: &TableProps<G>, table: &TableState<G>) -> Html {
    let TableState { playing, store, simultaneous, controls, phrases, on_open, .. } = table;
    let (view, send) = (&playing.view, &playing.send);
    if view.stage.reviewing || view.stage.replaying {
        let analysis = table.analyst.analysis.as_ref().filter(|_| !table.analysis_panel.is_open);
        let better = analysis.and_then(|analysis| analysis.better(analysis.step_at(view, view.shown)?));
        let save_or_join = props.received.as_ref().map(|received| save_or_join_button(received, view, store, "button"));
        return review_bar(view, better, save_or_join, send);
    }
    if props.received.is_some() || cannot_act(view) {
        return watching_controls(props, table);
    }
    html! { <Controls<G> {view} {controls} is_simultaneous={simultaneous.view.is_some()} can_say={phrases.are_open} {on_open} {send} /> }
}

/// `true` if all that a person of this device can do in the match is watch, or send the link.
pub fn cannot_act<G: GameUi>(view: &TableView<G>) -> bool {
    let by_link = view.by_link.as_ref();
    if view.is_over() {
        by_link.is_some_and(|by_link| !by_link.recipients.is_empty())
    } else {
        !view.permissions.play || by_link.is_some_and(|by_link| by_link.waits_for.is_some())
    }
}
