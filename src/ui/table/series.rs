//! The score of the matches that the same players play one after the other at this table: how many each look has won.
//! Players keep their looks, so that is enough to know them by.

use crate::record::Player;
use crate::ui::id::Id;
use crate::ui::storage;

const LOOKS: usize = Player::LOOKS as usize;

/// The wins of each look before this match. What cannot be read counts nothing.
pub fn wins(id: &Id) -> [u32; LOOKS] {
    let mut wins = [0; LOOKS];
    let kept = storage::series(id).unwrap_or_default();
    for (won, text) in wins.iter_mut().zip(kept.split(' ')) {
        *won = text.parse().unwrap_or(0);
    }
    wins
}

/// The wins of each look with this match.
pub fn with(mut wins: [u32; LOOKS], winners: impl Iterator<Item = u8>) -> [u32; LOOKS] {
    for look in winners {
        let won = &mut wins[usize::from(look) % LOOKS];
        *won = won.saturating_add(1);
    }
    wins
}

/// Keeps what each look has won before a match.
pub fn keep(id: &Id, wins: [u32; LOOKS]) {
    storage::keep_series(id, &wins.map(|won| won.to_string()).join(" "));
}
