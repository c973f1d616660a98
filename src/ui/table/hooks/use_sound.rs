//! The sounds of a sitting.

use yew::hook;

use super::use_sitting::SittingHandle;
use crate::play::Effect;
use crate::scene::Scene;
use crate::ui::hooks::use_effects;
use crate::ui::sound;

/// Carries out [`Effect::Hear`].
#[hook]
pub fn use_sound<G: Scene + 'static>(playing: &SittingHandle<G>) {
    use_effects(playing, |_, effect| {
        if let Effect::Hear(sound) = effect {
            sound::play(sound);
        }
    });
}
