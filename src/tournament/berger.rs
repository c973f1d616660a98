//! The pairing of a round of a round robin by the Berger tables (FIDE Handbook C.05, Annex 1).

use super::history::History;
use super::round::{Pairing, Round};
use super::side::{Preference, Side, Strength};

/// The number of rounds in which each of `players` players meets each of the others once.
#[must_use]
pub fn rounds(players: usize) -> usize {
    players.next_multiple_of(2).saturating_sub(1)
}

/// Pairs the round with this number, counted from zero, in which the players with the numbers `present` take part.
/// `histories` are those of all players. If the number of players is odd, one rests, without a point: so does each of the
/// others once. The opponent of a player who is absent rests too.
#[must_use]
pub fn pair(present: &[usize], number: usize, histories: &[History]) -> Round {
    // The last place stays where it is, and the others go round it. If it is nobody's, the player who meets it rests.
    let last = rounds(histories.len());
    let turn = number * last.div_ceil(2) % last.max(1);
    let of_last = if number.is_multiple_of(2) { (turn, last) } else { (last, turn) };
    let others = (1..last.div_ceil(2)).map(|step| ((turn + step) % last, (turn + last - step) % last));
    let mut pairings: Vec<_> = std::iter::once(of_last)
        .chain(others)
        .filter(|(first, second)| present.contains(first) && present.contains(second))
        .map(|(first, second)| in_balance(first, second, histories))
        .collect();
    pairings.sort_by_key(|pairing| pairing.first.min(pairing.second));
    Round { pairings, bye: None }
}

/// Swaps who moves first if one must and the other need not: after games that were not played, the table alone does not
/// balance the sides.
fn in_balance(first: usize, second: usize, histories: &[History]) -> Pairing {
    let must = |player: usize, side| {
        let due = Preference::of(&histories[player].sides);
        due.strength == Strength::Absolute && due.side == Some(side)
    };
    let is_wrong = must(first, Side::Second) || must(second, Side::First);
    let is_right = must(first, Side::First) || must(second, Side::Second);
    if is_wrong && !is_right { Pairing::new(second, first) } else { Pairing::new(first, second) }
}
