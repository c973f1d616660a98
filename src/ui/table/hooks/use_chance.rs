//! Throws, and contests among bots.

use yew::hook;

use super::use_sitting::SittingHandle;
use crate::play::{Asked, Effect, Input, TableView};
use crate::record;
use crate::ui::boards::GameUi;
use crate::ui::entropy;
use crate::ui::hooks::use_effects;
use crate::ui::table::contest_table::contest_table;

/// Answers [`Asked::Chance`] with the browser's entropy, and [`Asked::BotContest`].
#[hook]
pub fn use_chance<G: GameUi>(playing: &SittingHandle<G>) {
    use_effects(playing, |driver, effect| {
        let Effect::Ask(ticket, asked) = effect else { return };
        if !driver.read(|sitting| sitting.awaits(ticket)) {
            return;
        }
        let view = driver.view();
        let actions = match asked {
            Asked::Chance => thrown(&view).into_iter().collect(),
            Asked::BotContest => G::contest_by_bots(&contest_table(&view, None)),
            Asked::Bot(_) | Asked::Contest | Asked::Advice(_) => return,
        };
        driver.send(Input::Answer(ticket, actions));
    });
}

fn thrown<G: GameUi>(view: &TableView<G>) -> Option<G::Action> {
    let outcomes = view.played.state_at(view.at).chance();
    record::throw(&outcomes, &mut entropy::bits).cloned()
}
