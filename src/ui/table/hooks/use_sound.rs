//! The sounds of a sitting.

use yew::hook;

use super::use_sitting::TableHandle;
use crate::play::Effect;
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effects;
use crate::ui::sound;

/// Carries out [`Effect::PlaySound`].
#[hook]
pub fn use_sound<G: GameUi>(playing: &TableHandle<G>) {
    use_effects(playing, |_, effect| {
        if let Effect::PlaySound(sound) = effect {
            sound::play(sound);
        }
    });
}
