//! The lock that decides which of several tabs plays a match.

use yew::{Callback, hook};

use super::use_sitting::TableHandle;
use crate::play::{Input, Permissions};
use crate::scene::Scene;
use crate::ui::hooks::use_effect_on;
use crate::ui::match_lock;

/// Returns the permissions of this tab: to play, or only to watch.
pub fn permissions() -> Permissions {
    permissions_of(match_lock::plays() == Some(true))
}

fn permissions_of(plays: bool) -> Permissions {
    if plays { Permissions::PLAY } else { Permissions::WATCH }
}

/// Notifies the sitting when this tab gains or loses the lock.
#[hook]
pub fn use_permissions<G: Scene>(playing: &TableHandle<G>) {
    let driver = playing.driver();
    use_effect_on((), move |()| {
        let subscription = match_lock::subscribe(Callback::from(move |plays| {
            if driver.view().permissions.play != plays {
                driver.send(Input::Permissions(permissions_of(plays)));
            }
        }));
        move || drop(subscription)
    });
}
