//! What is counted over all matches that are over.

use std::collections::BTreeMap;

use crate::play::Numbers;
use crate::scene::{Dice, Highlight};

/// A match that is over.
pub struct Over<'a> {
    /// Its game.
    pub game: &'a str,
    /// On which seats persons sit.
    pub persons: &'a [bool],
    /// What is counted of it.
    pub numbers: Numbers,
}

/// Whom one plays against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Against {
    /// Bots of this level, by its number.
    Level(u8),
    /// Other persons: nobody knows here which of them is the reader.
    Persons,
    /// Bots play alone.
    Nobody,
}

/// How many matches there were, and how many of them the only person won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Matches.
    pub matches: u32,
    /// Wins.
    pub won: u32,
}

/// How often each game was played against whom. A match against bots of several levels counts with each.
pub fn played<'a>(all: &[Over<'a>]) -> BTreeMap<(&'a str, Against), Played> {
    let mut counted: BTreeMap<_, Played> = BTreeMap::new();
    for over in all {
        let persons: Vec<_> = (0..).zip(over.persons).filter_map(|(seat, is)| is.then_some(seat)).collect();
        let mut against: Vec<_> = match persons.len() {
            0 => vec![Against::Nobody],
            1 => over.numbers.levels.iter().flatten().map(|level| Against::Level(*level)).collect(),
            _ => vec![Against::Persons],
        };
        against.sort_unstable();
        against.dedup();
        let won = matches!(persons[..], [seat] if over.numbers.winners.contains(&seat));
        for against in against {
            let played = counted.entry((over.game, against)).or_default();
            played.matches += 1;
            played.won += u32::from(won);
        }
    }
    counted
}

/// All together: every match once.
pub fn together(all: &[Over]) -> Played {
    let only = |over: &Over| {
        let mut persons = (0..).zip(over.persons).filter_map(|(seat, is)| is.then_some(seat));
        persons.next().filter(|_| persons.next().is_none())
    };
    let won = all.iter().filter(|over| only(over).is_some_and(|seat| over.numbers.winners.contains(&seat)));
    Played { matches: count(all.len()), won: count(won.count()) }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The greatest feat of each kind in each game, with the number of its match in `all`; the first of equals.
pub fn greatest<'a>(all: &'a [Over]) -> Vec<(usize, &'a Highlight)> {
    let mut greatest: BTreeMap<(&str, &str), (usize, &Highlight)> = BTreeMap::new();
    for (number, over) in all.iter().enumerate() {
        for feat in &over.numbers.feats {
            let best = greatest.entry((over.game, &feat.what)).or_insert((number, feat));
            if feat.much > best.1.much {
                *best = (number, feat);
            }
        }
    }
    greatest.into_values().collect()
}

/// The throws of all dice, game by game. What is kept is not trusted: what cannot have been is left out.
pub fn dice<'a>(all: &'a [Over]) -> Vec<(&'a str, Dice)> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Face, Run};

    fn over<'a>(game: &'a str, persons: &'a [bool], levels: &[Option<u8>], winners: &[u8], payment: i32) -> Over<'a> {
        let feat = Highlight { what: "payment".into(), seat: 0, much: payment };
        let face = Face { shows: "1".into(), weight: 1, fell: 3 };
        let dice = Dice { faces: vec![face], throws: vec![3], run: Run { shows: "1".into(), times: 3 } };
        let numbers =
            Numbers { winners: winners.to_vec(), levels: levels.to_vec(), feats: vec![feat], dice: vec![dice] };
        Over { game, persons, numbers }
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
                (("damath", Against::Nobody), of(1, 0)),
                (("marrakech", Against::Level(2)), of(2, 1)),
                (("marrakech", Against::Level(4)), of(1, 1)),
                (("marrakech", Against::Persons), of(1, 0)),
            ]
        );
        assert_eq!(together(&all), of(5, 2));
    }

    #[test]
    fn the_greatest_of_each_kind_is_found_with_its_match() {
        let all = [3, 7, 7].map(|payment| over("marrakech", &[true], &[None], &[0], payment));
        let greatest: Vec<_> = greatest(&all).into_iter().map(|(number, feat)| (number, feat.much)).collect();
        assert_eq!(greatest, [(1, 7)]);
    }

    #[test]
    fn dice_are_summed_game_by_game_and_only_those_that_can_be() {
        let mut all = ["pachisi", "marrakech", "pachisi"].map(|game| over(game, &[true], &[None], &[0], 3));
        all[1].numbers.dice[0].throws = vec![u32::MAX];
        let sums: Vec<_> = dice(&all).into_iter().map(|(game, dice)| (game, dice.throws, dice.faces[0].fell)).collect();
        assert_eq!(sums, [("pachisi", vec![3, 3], 6)]);
    }
}
