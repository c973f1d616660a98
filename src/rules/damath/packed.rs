//! A state as numbers, for the engine program of the same version: the parser of states would be a fourth of its size,
//! and only matches from positions would need it. The numbers are never stored.

use std::iter;

use super::{Chip, ChipSet, DamaWorth, Damath, End, Hand, MoveTime, Offer, Options, Piece, Shuttle, Side, Square, Sum};
use crate::rules::Seat;

const DAMAS: [DamaWorth; 2] = [DamaWorth::Once, DamaWorth::Double];
const MOVE_TIMES: [MoveTime; 3] = [MoveTime::Off, MoveTime::Twenty, MoveTime::Tournament];
const HANDS: [Hand; 3] = [Hand::Own, Hand::Opponent, Hand::Chance];
const OFFERS: [Offer; 3] = [Offer::None, Offer::Open, Offer::Declined];
/// The ends that cannot be derived from the position.
const ENDS: [Option<End>; 5] =
    [None, Some(End::Time), Some(End::Agreed), Some(End::Resigned(Seat(0))), Some(End::Resigned(Seat(1)))];

/// The index of a value in a list; 0 if it is not there.
fn place<T: PartialEq>(among: &[T], wanted: &T) -> i64 {
    (0..).zip(among).find(|(_, other)| *other == wanted).map_or(0, |(place, _)| place)
}

fn number(square: Square) -> i64 {
    square.number().into()
}

/// Splits a part of a score into words of 32 bits, the lowest first, because a JavaScript number has only 53.
fn words(part: i128) -> [i64; 3] {
    const WORD: i128 = (1 << 32) - 1;
    [part & WORD, part >> 32 & WORD, part >> 64].map(|word| i64::try_from(word).unwrap_or_default())
}

fn part(numbers: &mut impl Iterator<Item = i64>) -> Option<i128> {
    let [low, middle] = [numbers.next()?, numbers.next()?].map(|word| u32::try_from(word).ok());
    let high = i32::try_from(numbers.next()?).ok()?;
    Some(i128::from(high) << 64 | i128::from(middle?) << 32 | i128::from(low?))
}

/// Takes a number from 0 to below `end`.
fn below(numbers: &mut impl Iterator<Item = i64>, end: u8) -> Option<u8> {
    numbers.next()?.try_into().ok().filter(|number| *number < end)
}

fn one_of<T: Copy>(among: &[T], numbers: &mut impl Iterator<Item = i64>) -> Option<T> {
    among.get(usize::try_from(numbers.next()?).ok()?).copied()
}

fn square(numbers: &mut impl Iterator<Item = i64>) -> Option<Square> {
    below(numbers, 32).map(Square::numbered)
}

impl Damath {
    /// Encodes the state; before the toss, only its options.
    pub(super) fn numbers(&self) -> Vec<i64> {
        let Options { set, other_operators, touch, damas, move_time, game_time } = self.options;
        let mut numbers = vec![place(&ChipSet::ALL, &set), place(&DAMAS, &damas), place(&MOVE_TIMES, &move_time)];
        numbers.extend([other_operators, touch, game_time].map(i64::from));
        let Some(Seat(first)) = self.first else { return numbers };
        numbers.extend([first.into(), place(&Side::BOTH, &self.side), self.moves.into(), self.finishing.into()]);
        numbers.extend([place(&HANDS, &self.hand), place(&OFFERS, &self.offer), place(&ENDS, &self.end)]);
        for (score, shuttle) in self.scores.into_iter().zip(self.shuttles) {
            numbers.extend([score.whole, score.root].into_iter().flat_map(words));
            numbers.extend([shuttle.count.into(), number(shuttle.from)]);
        }
        numbers.extend(Square::all().map(|square| {
            let kind = |(side, Piece { chip, dama }): (Side, Piece)| {
                1 + i64::from(chip.number()) + 12 * i64::from(dama) + 24 * i64::from(side == Side::Second)
            };
            self.board.at(square).map_or(0, kind)
        }));
        let entered: Vec<_> =
            self.entered.iter().flat_map(|way| iter::once(way.from()).chain(way.landings())).collect();
        numbers.push(i64::try_from(entered.len()).unwrap_or_default());
        numbers.extend(entered.into_iter().map(number));
        numbers.extend(self.quiet.moves().iter().flatten().copied().map(number));
        numbers
    }

    /// Decodes a state; `None` if the numbers are not one.
    pub(super) fn from_numbers(numbers: &[i64]) -> Option<Self> {
        let numbers = &mut numbers.iter().copied();
        let (set, damas) = (one_of(&ChipSet::ALL, numbers)?, one_of(&DAMAS, numbers)?);
        let move_time = one_of(&MOVE_TIMES, numbers)?;
        let [other_operators, touch, game_time] =
            [below(numbers, 2)?, below(numbers, 2)?, below(numbers, 2)?].map(|flag| flag == 1);
        let mut state = Self::start(Options { set, other_operators, touch, damas, move_time, game_time });
        let Some(first) = numbers.next() else { return Some(state) };
        state.first = Some(Seat(u8::try_from(first).ok().filter(|first| *first < 2)?));
        state.side = one_of(&Side::BOTH, numbers)?;
        state.moves = numbers.next()?.try_into().ok()?;
        let finishing = below(numbers, 2)? == 1;
        let (hand, offer, end) = (one_of(&HANDS, numbers)?, one_of(&OFFERS, numbers)?, one_of(&ENDS, numbers)?);
        for side in [0, 1] {
            state.scores[side] = Sum { whole: part(numbers)?, root: part(numbers)? };
            state.shuttles[side] = Shuttle { count: below(numbers, Shuttle::MOST + 1)?, from: square(numbers)? };
        }
        for square in Square::all() {
            state.board.remove(square);
            if let Some(kind) = below(numbers, 49)?.checked_sub(1) {
                let piece = Piece { chip: Chip::new(kind % 12)?, dama: kind / 12 % 2 == 1 };
                state.board.put(square, Side::BOTH[usize::from(kind / 24)], piece);
            }
        }
        if Side::BOTH.into_iter().any(|side| state.board.of(side).into_iter().count() > Chip::COUNT) {
            return None;
        }
        let entered: Vec<_> = (0..below(numbers, 14)?).map(|_| square(numbers)).collect::<Option<_>>()?;
        while let Some(from) = numbers.next() {
            let from = Square::numbered(u8::try_from(from).ok()?);
            state.quiet.push(from, square(numbers)?);
        }
        state.settle();
        for square in entered {
            if !state.touches().contains(&square) {
                return None;
            }
            state.entered = Some(state.touched(square));
        }
        (state.finishing, state.hand, state.offer, state.end) = (finishing, hand, offer, state.end.or(end));
        Some(state)
    }
}
