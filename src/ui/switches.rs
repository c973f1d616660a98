//! What a device does for its players only if they have switched it on.

use web_sys::window;

use super::pace;
use crate::play::Preferences;
use crate::scene::Scene;
use crate::store::settings;
use crate::words::{house, sums};

/// Something that is off until somebody switches it on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// The only thing that can be done is done.
    Move,
    /// What a person is to throw is thrown.
    Throw,
    /// Sums are worked out.
    WorkOut,
}

impl Switch {
    /// Those that the game `G` has.
    #[must_use]
    pub fn of<G: Scene>() -> &'static [Self] {
        match (G::CAN_AUTOMATE, G::TASKS) {
            (true, _) => &[Self::Move, Self::Throw],
            (_, true) => &[Self::WorkOut],
            _ => &[],
        }
    }

    /// The name of its setting.
    pub fn setting(self) -> &'static str {
        match self {
            Self::Move => "move-by-itself",
            Self::Throw => "throw-by-itself",
            Self::WorkOut => "work-it-out",
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Move => house::move_by_itself(),
            Self::Throw => house::throw_by_itself(),
            Self::WorkOut => sums::work_it_out_switch(),
        }
    }

    /// Whether it is on at this device.
    #[must_use]
    pub fn is_on(self) -> bool {
        settings::get(self.setting()).is_some_and(|value| value == "on")
    }
}

/// The preferences of this device.
#[must_use]
pub fn preferences() -> Preferences {
    let still = window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
    Preferences {
        pace: pace::kept(),
        still: still.is_some_and(|still| still.matches()),
        moves_itself: Switch::Move.is_on(),
        throws_itself: Switch::Throw.is_on(),
        works_out: Switch::WorkOut.is_on(),
    }
}
