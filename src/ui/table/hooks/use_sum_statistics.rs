//! The sums that persons work out, for the statistics of this device.

use yew::hook;

use super::use_sitting::TableHandle;
use crate::play::progress::with_sums;
use crate::play::{Effect, TableView, WorkedSum};
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effects;
use crate::ui::settings::GameSetting;

/// Records the sums that persons work out at a table, by their names.
#[hook]
pub fn use_sum_statistics<G: GameUi>(playing: &TableHandle<G>) {
    use_effects(playing, |driver, effect| {
        if let Effect::WorkedOut(sums) = effect
            && G::TASKS
        {
            record(&driver.view(), &sums);
        }
    });
}

/// Adds sums to the statistics. A text of another version stays as it is.
fn record<G: GameUi>(view: &TableView<G>, sums: &[WorkedSum]) {
    let named = sums.iter().map(|sum| (view.seating.name(sum.seat), sum));
    if let Some(text) = with_sums(GameSetting::SumStatistics.get(G::NAME), named) {
        GameSetting::SumStatistics.set(G::NAME, &text);
    }
}
