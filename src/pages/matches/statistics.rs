//! Statistics of all matches that are over.

use std::collections::BTreeMap;

use super::entry::Entry;
use crate::bots::Level;
use crate::pages::levels;
use crate::play::Numbers;
use crate::scene::{Dice, Highlight};
use crate::words::{decimal, matches};

/// A match that is over.
pub struct FinishedMatch<'a> {
    /// Name of its game.
    pub game: &'a str,
    /// For each seat, `true` if a person sits there.
    pub persons: &'a [bool],
    /// The numbers of the match.
    pub numbers: Numbers,
}

impl FinishedMatch<'_> {
    /// `true` if its only person has won.
    fn is_won(&self) -> bool {
        let persons: Vec<_> = (0..).zip(self.persons).filter(|(_, is_person)| **is_person).collect();
        matches!(persons[..], [(seat, _)] if self.numbers.winners.contains(&seat))
    }
}

/// The opponents of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opponents {
    /// Bots of this level, given as its number.
    Level(u8),
    /// Other people: which of them is the reader is unknown.
    Persons,
    /// All players are bots.
    Nobody,
}

impl Opponents {
    /// What they are called; empty for a level that there is not.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Level(level) => Level::ALL.get(usize::from(level)).map_or("", |level| levels::name(*level)),
            Self::Persons => matches::people(),
            Self::Nobody => matches::bots_alone(),
        }
    }
}

/// The number of matches, and how many of them their only person won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Matches.
    pub matches: u32,
    /// Wins.
    pub won: u32,
}

/// Counts the matches of each game by opponents. A match against bots of several levels counts for each level.
#[must_use]
pub fn played<'a>(all: &[FinishedMatch<'a>]) -> BTreeMap<(&'a str, Opponents), Played> {
    let mut counted: BTreeMap<_, Played> = BTreeMap::new();
    for over in all {
        let mut opponents: Vec<_> = match over.persons.iter().filter(|is_person| **is_person).count() {
            0 => vec![Opponents::Nobody],
            1 => over.numbers.levels.iter().flatten().map(|level| Opponents::Level(*level)).collect(),
            _ => vec![Opponents::Persons],
        };
        opponents.sort_unstable();
        opponents.dedup();
        for opponents in opponents {
            let played = counted.entry((over.game, opponents)).or_default();
            played.matches += 1;
            played.won += u32::from(over.is_won());
        }
    }
    counted
}

/// Counts all matches, each once.
#[must_use]
pub fn total(all: &[FinishedMatch]) -> Played {
    Played { matches: count(all.len()), won: count(all.iter().filter(|over| over.is_won()).count()) }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Returns the greatest highlight of a person of each kind in each game, with the index of its match in `all`; the first
/// of equals.
#[must_use]
pub fn greatest<'a>(all: &'a [FinishedMatch]) -> Vec<(usize, &'a Highlight)> {
    let mut greatest: BTreeMap<(&str, &str), (usize, &Highlight)> = BTreeMap::new();
    for (number, over) in all.iter().enumerate() {
        let is_of_person = |highlight: &&Highlight| over.persons.get(usize::from(highlight.seat)) == Some(&true);
        for highlight in over.numbers.highlights.iter().filter(is_of_person) {
            let best = greatest.entry((over.game, &highlight.what)).or_insert((number, highlight));
            if highlight.much > best.1.much {
                *best = (number, highlight);
            }
        }
    }
    greatest.into_values().collect()
}

/// Adds up the throws of all dice by game. Saved numbers are not trusted: impossible ones are skipped.
#[must_use]
pub fn dice<'a>(all: &'a [FinishedMatch]) -> Vec<(&'a str, Dice)> {
    let mut sums: Vec<(&str, Dice)> = Vec::new();
    for over in all {
        for dice in over.numbers.dice.iter().filter(|dice| dice.is_plausible()) {
            match sums.iter_mut().find(|(game, sum)| *game == over.game && sum.is_same_kind(dice)) {
                Some((_, sum)) => sum.add(dice),
                None => sums.push((over.game, dice.clone())),
            }
        }
    }
    sums
}

/// Returns a sentence about a record, and its player with the game; `None` if the kind of record or the player is unknown.
#[must_use]
pub fn highlight_texts<S>(highlight: &Highlight, entry: &Entry<S>) -> Option<(String, String)> {
    let sentence = match highlight.what.as_str() {
        "payment" => matches::biggest_payment(highlight.much),
        "capture" => matches::longest_capture(highlight.much),
        "hundredths" => matches::biggest_sum(&hundredths(highlight.much)),
        "throws" => matches::most_throws(highlight.much),
        "hits" => matches::most_hits(highlight.much),
        "duels" => matches::most_duels(highlight.much),
        _ => return None,
    };
    let name = entry.players().nth(highlight.seat.into())?;
    Some((sentence, format!("{name} · {}", entry.title_of_game)))
}

/// Formats a number of hundredths as a decimal number with one digit after the point.
fn hundredths(number: i32) -> String {
    let tenths = number.unsigned_abs() / 10;
    if tenths.is_multiple_of(10) { (tenths / 10).to_string() } else { decimal(tenths) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Face, Run};

    fn over<'a>(
        game: &'a str,
        persons: &'a [bool],
        levels: &[Option<u8>],
        winners: &[u8],
        payment: i32,
    ) -> FinishedMatch<'a> {
        let highlight = Highlight { what: "payment".into(), seat: 0, much: payment };
        let face = Face { shows: "1".into(), weight: 1, fell: 3 };
        let dice = Dice { faces: vec![face], throws: vec![3], run: Run { shows: "1".into(), times: 3 } };
        let numbers = Numbers {
            winners: winners.to_vec(),
            levels: levels.to_vec(),
            highlights: vec![highlight],
            dice: vec![dice],
        };
        FinishedMatch { game, persons, numbers }
    }

    #[test]
    fn wins_are_counted_by_game_and_by_whom_one_played_against() {
        let all = [
            over("marrakech", &[true, false, false], &[None, Some(2), Some(2)], &[0], 3),
            over("marrakech", &[false, true], &[Some(2), None], &[0], 3),
            over("marrakech", &[false, true], &[Some(4), None], &[1], 3),
            over("marrakech", &[true, true], &[None, None], &[1], 3),
            over("damath", &[false, false], &[Some(0), Some(1)], &[1], 3),
        ];
        let of = |matches, won| Played { matches, won };
        let counted: Vec<_> = played(&all).into_iter().collect();
        assert_eq!(
            counted,
            [
                (("damath", Opponents::Nobody), of(1, 0)),
                (("marrakech", Opponents::Level(2)), of(2, 1)),
                (("marrakech", Opponents::Level(4)), of(1, 1)),
                (("marrakech", Opponents::Persons), of(1, 0)),
            ]
        );
        assert_eq!(total(&all), of(5, 2));
    }

    #[test]
    fn the_greatest_of_each_kind_is_found_with_its_match() {
        let all = [3, 7, 7].map(|payment| over("marrakech", &[true], &[None], &[0], payment));
        let greatest: Vec<_> = greatest(&all).into_iter().map(|(number, highlight)| (number, highlight.much)).collect();
        assert_eq!(greatest, [(1, 7)]);
        let of_bot = over("marrakech", &[false, true], &[Some(4), None], &[1], 9);
        assert!(super::greatest(&[of_bot]).is_empty(), "a bot has no records");
    }

    #[test]
    fn dice_are_summed_game_by_game_and_only_those_that_can_be() {
        let mut all = ["pachisi", "marrakech", "pachisi"].map(|game| over(game, &[true], &[None], &[0], 3));
        all[1].numbers.dice[0].throws = vec![u32::MAX];
        let sums: Vec<_> = dice(&all).into_iter().map(|(game, dice)| (game, dice.throws, dice.faces[0].fell)).collect();
        assert_eq!(sums, [("pachisi", vec![3, 3], 6)]);
    }
}
