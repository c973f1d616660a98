//! Automatic actions and questions that a player can switch on.

use web_sys::window;

use super::context::Settings;
use super::{pace, settings};
use crate::play::Preferences;
use crate::scene::Scene;
use crate::words::{analysis, phrases, sums, table};

/// A setting that is on or off. All but [`Switch::Turn`] are off by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Plays the only legal action by itself.
    Move,
    /// Throws for a person by itself.
    Throw,
    /// Works out sums by itself.
    WorkOut,
    /// Turns the board to the person to move.
    Turn,
    /// Asks before a choice that costs much.
    Tutor,
    /// Neither shows nor speaks the phrases of the other player in live play.
    Mute,
}

impl Switch {
    /// The switches of the game `G` at a table, beside the tutor. `is_shared` if several persons share its screen.
    pub fn of<G: Scene>(is_shared: bool) -> impl Iterator<Item = Self> {
        let all = [
            (Self::Move, G::CAN_AUTOMATE),
            (Self::Throw, G::CAN_AUTOMATE),
            (Self::Turn, G::TURNS && is_shared),
            (Self::WorkOut, G::TASKS),
        ];
        all.into_iter().filter(|(_, is_offered)| *is_offered).map(|(switch, _)| switch)
    }

    /// Returns the name of the setting in the store.
    pub fn setting(self) -> &'static str {
        match self {
            Self::Move => "move-by-itself",
            Self::Throw => "throw-by-itself",
            Self::WorkOut => "work-it-out",
            Self::Turn => "turn-board",
            Self::Tutor => "tutor",
            Self::Mute => "mute-phrases",
        }
    }

    /// Returns the label of the switch.
    pub fn name(self) -> &'static str {
        match self {
            Self::Move => table::move_by_itself(),
            Self::Throw => table::throw_by_itself(),
            Self::WorkOut => sums::work_it_out_switch(),
            Self::Turn => table::turn_board(),
            Self::Tutor => analysis::warn_me(),
            Self::Mute => phrases::mute(),
        }
    }

    /// Switches it on or off at this device.
    pub fn set(self, settings: &Settings, is_on: bool) {
        settings.set(self.setting(), if is_on { "on" } else { "off" });
    }

    /// `true` if it is switched on at this device.
    #[must_use]
    pub fn is_on(self) -> bool {
        settings::get(self.setting()).map_or(self == Self::Turn, |value| value == "on")
    }
}

/// Returns the preferences of this device.
#[must_use]
pub fn preferences() -> Preferences {
    let still = window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
    Preferences {
        pace: pace::saved(),
        reduced_motion: still.is_some_and(|still| still.matches()),
        auto_move: Switch::Move.is_on(),
        auto_throw: Switch::Throw.is_on(),
        works_out: Switch::WorkOut.is_on(),
        turns_board: Switch::Turn.is_on(),
        tutor: Switch::Tutor.is_on(),
    }
}
