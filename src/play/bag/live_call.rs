//! The prompt before a live duel (B10): the players called to the bag, the buttons, and the reason for a restart.

use super::Duellists;
use crate::scene::{Control, Prompt, Rank};
use crate::words::{all_of, dschamal};

/// The reason why a live duel restarts (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestartReason {
    /// It was paused.
    Paused,
    /// Both hands came out at the same time.
    AtOnce,
}

/// A button below a live duel that has not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallButton {
    /// Leaves the bag.
    Leave,
    /// Fights a calm duel instead.
    Calmly,
    /// Starts the count.
    Count,
}

impl Duellists {
    /// The prompt that calls the two players by name and the others to watch; after a restart, with its reason.
    #[must_use]
    pub fn call_prompt(&self, reason: Option<RestartReason>) -> Prompt {
        let mut persons = self.persons();
        let title = match (persons.next(), persons.next()) {
            (Some(_), Some(_)) => dschamal::called_both(&all_of([0, 1].map(|hand| self.name(hand).to_owned()))),
            (hand, _) => dschamal::called(self.addressee(hand.unwrap_or_default())),
        };
        let watchers = self.watchers();
        let hint = match reason {
            Some(RestartReason::Paused) => Some(dschamal::paused().to_owned()),
            Some(RestartReason::AtOnce) => Some(dschamal::at_once().to_owned()),
            None if watchers.is_empty() => None,
            None => Some(dschamal::watching(&all_of(watchers.iter().cloned()), watchers.len())),
        };
        Prompt { title, hint }
    }

    /// The instructions for moving hands by keys.
    #[must_use]
    pub fn key_instructions(&self) -> String {
        if self.persons().count() == 2 {
            dschamal::duel_by_keys_both(self.name(0), self.name(1))
        } else {
            dschamal::duel_by_keys().to_owned()
        }
    }
}

/// The buttons below a live duel that has not begun.
#[must_use]
pub fn call_buttons() -> Vec<Control<CallButton>> {
    let control = |press, text: &str, rank, key| Control {
        press,
        text: text.into(),
        signs: None,
        rank,
        picked: false,
        enabled: true,
        key,
    };
    vec![
        control(CallButton::Leave, dschamal::leave(), Rank::Choice, ""),
        control(CallButton::Calmly, dschamal::fight_calmly(), Rank::Choice, "c"),
        control(CallButton::Count, dschamal::count(), Rank::Main, "b"),
    ]
}
