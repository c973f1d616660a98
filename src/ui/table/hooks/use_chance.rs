//! Throws, and contests among bots.

use yew::hook;

use super::use_sitting::SittingHandle;
use crate::play::{ActionRequest, ContestTable, Effect, Input, Machine, TableView};
use crate::record;
use crate::ui::boards::GameUi;
use crate::ui::entropy;
use crate::ui::hooks::use_effects;

/// Answers [`ActionRequest::Chance`] with the browser's entropy, and [`ActionRequest::BotContest`].
#[hook]
pub fn use_chance<G: GameUi>(playing: &SittingHandle<G>) {
    use_effects(playing, |driver, effect| {
        let Effect::Ask(ticket, asked) = effect else { return };
        if !driver.read(|sitting| sitting.awaits(ticket)) {
            return;
        }
        let view = driver.view();
        let actions = match asked {
            ActionRequest::Chance => thrown(&view).into_iter().collect(),
            ActionRequest::BotContest => G::contest_by_bots(&ContestTable::of(&view, None)),
            ActionRequest::Bot(_) | ActionRequest::Contest | ActionRequest::Advice(_) | ActionRequest::Cost => return,
        };
        driver.send(Input::Answer(ticket, actions));
    });
}

fn thrown<G: GameUi>(view: &TableView<G>) -> Option<G::Action> {
    let outcomes = view.played.state_at(view.at).chance();
    record::throw(&outcomes, &mut entropy::bits).cloned()
}
