//! Which tab plays a match where several show its table.

use yew::{Callback, hook};

use super::use_sitting::Playing;
use crate::play::{Input, Permissions};
use crate::scene::Scene;
use crate::ui::hold;
use crate::ui::hooks::use_effect_on;

/// The permissions of this tab at a table: those of who plays, or of who watches another tab or a match that was sent.
pub fn permissions() -> Permissions {
    permissions_of(hold::plays() == Some(true))
}

fn permissions_of(plays: bool) -> Permissions {
    if plays { Permissions::PLAY } else { Permissions::WATCH }
}

/// Tells the sitting when the match is played in this tab from now on, or in another one.
#[hook]
pub fn use_lock<G: Scene + 'static>(playing: &Playing<G>) {
    let driver = playing.driver();
    use_effect_on((), move |()| {
        let subscription = hold::subscribe(Callback::from(move |plays| {
            if driver.view().permissions.play != plays {
                driver.send(Input::Permissions(permissions_of(plays)));
            }
        }));
        move || drop(subscription)
    });
}
