//! The table of an exercise or of an attempt at a puzzle.

use yew::hook;

use super::use_environment::use_settings_input;
use super::use_sitting::TableHandle;
use super::use_sound::use_sound;
use super::use_sum_statistics::use_sum_statistics;
use super::use_tap_to_skip::use_tap_to_skip;
use super::use_timers::use_timers;
use crate::play::Input;
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effect_on;

/// Begins at a table that is not saved and at which no bot thinks, and carries out its effects.
#[hook]
pub fn use_practice<G: GameUi>(playing: &TableHandle<G>) {
    use_timers(playing);
    use_sound(playing);
    use_sum_statistics(playing);
    use_effect_on(playing.send.clone(), |send| send.emit(Input::Begin));
    use_settings_input(playing);
    use_tap_to_skip(playing);
}
