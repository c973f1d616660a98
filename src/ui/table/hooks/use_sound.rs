//! The sounds of a sitting.

use yew::hook;

use super::use_sitting::TableMachine;
use crate::play::Effect;
use crate::ui::hooks::{MachineHandle, use_effects};
use crate::ui::sound;

/// Carries out [`Effect::PlaySound`].
#[hook]
pub fn use_sound<M: TableMachine>(playing: &MachineHandle<M>) {
    use_effects(playing, |_, effect| {
        if let Effect::PlaySound(sound) = effect {
            sound::play(sound);
        }
    });
}
