//! The score of the matches that the same players play one after the other at this table: how many each look has won.
//! Players keep their looks, so that is enough to know them by.

use crate::record::Player;
use crate::ui::storage;

const LOOKS: usize = Player::LOOKS as usize;

fn key(game: &str) -> String {
    format!("series.{game}")
}

/// What each look has won before this match. What cannot be read counts nothing.
pub fn wins(game: &str) -> [u32; LOOKS] {
    let mut wins = [0; LOOKS];
    let kept = storage::setting(&key(game)).unwrap_or_default();
    for (won, text) in wins.iter_mut().zip(kept.split(' ')) {
        *won = text.parse().unwrap_or(0);
    }
    wins
}

/// What each look has won with this match.
pub fn with(mut wins: [u32; LOOKS], winners: impl Iterator<Item = u8>) -> [u32; LOOKS] {
    for look in winners {
        let won = &mut wins[usize::from(look) % LOOKS];
        *won = won.saturating_add(1);
    }
    wins
}

/// Counts what each look has won with this match for the next one.
pub fn count(game: &str, winners: Vec<u8>) {
    let wins = with(wins(game), winners.into_iter());
    storage::set_setting(&key(game), &wins.map(|won| won.to_string()).join(" "));
}
