//! Throws, and simultaneous phases among bots.

use yew::hook;

use super::use_sitting::TableHandle;
use crate::play::{ActionRequest, Effect, Input, SimultaneousTable, TableView};
use crate::record;
use crate::ui::boards::GameUi;
use crate::ui::entropy;
use crate::ui::hooks::use_effects;

/// Answers [`ActionRequest::Chance`] with the browser's entropy, and [`ActionRequest::BotPhase`].
#[hook]
pub fn use_chance<G: GameUi>(playing: &TableHandle<G>) {
    use_effects(playing, |driver, effect| {
        let Effect::Ask(ticket, asked) = effect else { return };
        if !driver.awaits(ticket) {
            return;
        }
        let view = driver.view();
        let actions = match asked {
            ActionRequest::Chance => thrown(&view).into_iter().collect(),
            ActionRequest::BotPhase => G::phase_by_bots(&SimultaneousTable::of(&view, None)),
            ActionRequest::Engine(_) | ActionRequest::SimultaneousPhase => return,
        };
        driver.send(Input::Answer(ticket, actions));
    });
}

fn thrown<G: GameUi>(view: &TableView<G>) -> Option<G::Action> {
    let outcomes = view.played.state_at(view.at).chance();
    record::throw(&outcomes, &mut entropy::bits).cloned()
}
