//! The sounds of a sitting.

use yew::hook;

use super::use_sitting::SittingHandle;
use crate::play::Effect;
use crate::scene::Scene;
use crate::ui::hooks::use_effects;
use crate::ui::sound;

/// Carries out [`Effect::PlaySound`].
#[hook]
pub fn use_sound<G: Scene + 'static>(playing: &SittingHandle<G>) {
    use_effects(playing, |_, effect| {
        if let Effect::PlaySound(sound) = effect {
            sound::play(sound);
        }
    });
}
