//! The learned evaluation of Damath: a neural network with one hidden layer, whose sums of inputs are kept from move to
//! move (Y. Nasu, *Efficiently updatable neural-network-based evaluation functions for computer shogi*, 2018). The
//! pieces are seen from both sides, each with the same weights; linear terms of the pieces, the position and the lead
//! are added.
//!
//! `examples/learn` learns the weights from self-play and writes them to `damath_weights/`.
//!
//! The other sets are evaluated by hand-written terms: a network wins 69 to 75 of 100 points against these
//! (docs/arena-results.md), but one for each of the four other sets would add 23 KB to the engine, which weighs 62 KB.

use std::ops::Range;
use std::sync::OnceLock;

pub use super::damath_evaluation::chip;
use super::damath_evaluation::pieces_left;
use crate::rules::damath::{Chip, ChipSet, DamaWorth, Damath, Options, Piece, Side, Square};

const SQUARES: usize = Square::COUNT;
/// The number of hidden units for each side that the pieces are seen from.
pub const HIDDEN: usize = 16;
/// The kinds of pieces as a side sees them: its own chips and damas, and those of the opponent.
const KINDS: usize = 4;
/// The number of inputs: each kind on each square, the numbers on these, and each chip of each kind.
pub const INPUTS: usize = KINDS * (2 * SQUARES + Chip::COUNT);
/// The number of linear terms of pieces, which are the inputs of a side's own.
pub const LINEAR: usize = INPUTS / 2;
/// The number of terms of the whole position.
pub const WHOLE: usize = 7;
/// The number of pieces at the start.
pub const PIECES: u8 = 24;

/// The number that stands for 1 in the input weights in the file of a network.
pub const WEIGHT_UNIT: i16 = 64;
/// The number that stands for 1 in the sum of a hidden unit's inputs.
pub const SUM_UNIT: i16 = 512;

/// The learned weights of one set of chips, with the weights of a piece added up for each piece on each square. Weights
/// in pairs are for a board with all pieces and, by linear extrapolation, for one with none.
pub struct Network {
    /// By kind, chip and square.
    pieces: Vec<PieceWeights>,
    bias: [i16; HIDDEN],
    /// The weights of the hidden units, in thousandths of the average value of a chip: those seen from the side to
    /// move, then those seen from the other.
    outputs: [[[i16; HIDDEN]; 2]; 2],
    whole: [[i16; WHOLE]; 2],
    /// The weight of the lead by capturing, in thousandths.
    lead: [i16; 2],
}

/// The weights of a piece on a square.
#[derive(Clone, Copy)]
struct PieceWeights {
    hidden: [i16; HIDDEN],
    /// In thousandths of the average value of a chip; only for a side's own pieces.
    linear: [i32; 2],
}

/// The size of the file of a network: bytes of input weights, and pairs of bytes of all others.
const FILE: usize = INPUTS * HIDDEN + 2 * (HIDDEN + 4 * HIDDEN + 2 * LINEAR + 2 * WHOLE + 2);

/// The network for these options; `None` if there is none.
#[must_use]
pub fn network(options: &Options) -> Option<&'static Network> {
    static COUNTING: OnceLock<Network> = OnceLock::new();
    static INTEGER: OnceLock<Network> = OnceLock::new();
    static FRACTION: OnceLock<Network> = OnceLock::new();
    // Weights are learned with the operators and the final score that belong to the set.
    if options.other_operators || options.damas == DamaWorth::Double {
        return None;
    }
    let (network, file) = match options.set {
        ChipSet::Counting => (&COUNTING, include_bytes!("damath_weights/counting.bin")),
        ChipSet::Integer => (&INTEGER, include_bytes!("damath_weights/integer.bin")),
        ChipSet::Fraction => (&FRACTION, include_bytes!("damath_weights/fraction.bin")),
        _ => return None,
    };
    Some(network.get_or_init(|| Network::read(options.set, file)))
}

/// The kind and the square of a piece as one of the sides sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Own chips, own damas, and those of the opponent.
    kind: usize,
    square: usize,
}

impl Seen {
    /// A piece of `owner` as `side` sees it.
    #[must_use]
    pub fn by(side: Side, owner: Side, square: Square, piece: Piece) -> Self {
        let seen = Self { kind: usize::from(piece.dama), square: square.index() };
        let seen = if owner == Side::First { seen } else { Self { kind: seen.kind + 2, ..seen } };
        if side == Side::First { seen } else { seen.by_the_other_side() }
    }

    /// The same piece as the other side sees it.
    #[must_use]
    pub fn by_the_other_side(self) -> Self {
        Self { kind: self.kind ^ 2, square: SQUARES - 1 - self.square }
    }

    /// `true` if the piece belongs to the side that sees it.
    #[must_use]
    pub fn is_own(self) -> bool {
        self.kind < 2
    }

    /// The inputs of this piece with their amounts: 1 and its number on its square, and 1 for its chip.
    #[must_use]
    pub fn inputs(self, set: ChipSet, chip: Chip) -> [(usize, i32); 3] {
        let at = self.kind * SQUARES + self.square;
        let of_chip = NUMBERS.end + self.kind * Chip::COUNT + chip.index();
        [(at, 1), (NUMBERS.start + at, set.number(chip)), (of_chip, 1)]
    }
}

/// The inputs whose amounts are numbers on pieces; those of squares come before them, and those of chips after them.
pub const NUMBERS: Range<usize> = KINDS * SQUARES..2 * KINDS * SQUARES;

/// The index among the linear terms of an input of an own piece.
#[must_use]
pub fn linear_index(input: usize) -> usize {
    if input < NUMBERS.start {
        input
    } else if input < NUMBERS.end {
        input - NUMBERS.start / 2
    } else {
        input - NUMBERS.end / 2
    }
}

impl Network {
    /// The network in a file: the weights of each input, then the biases, the outputs, the linear terms, the terms of
    /// the whole position and the lead.
    fn read(set: ChipSet, file: &[u8; FILE]) -> Self {
        let (input_weights, rest) = file.split_at(INPUTS * HIDDEN);
        let mut rest = rest.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || rest.next().unwrap_or_default();
        let bias = std::array::from_fn(|_| next());
        let outputs = std::array::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| next())));
        let linear: [[i16; LINEAR]; 2] = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let whole = std::array::from_fn(|_| std::array::from_fn(|_| next()));
        let lead = std::array::from_fn(|_| next());
        let hidden = |(input, amount): (usize, i32), unit: usize| {
            let factor = if NUMBERS.contains(&input) { amount } else { i32::from(SUM_UNIT / WEIGHT_UNIT) };
            factor * i32::from(input_weights[input * HIDDEN + unit].cast_signed())
        };
        let mut pieces = Vec::with_capacity(KINDS * Chip::COUNT * SQUARES);
        for kind in 0..KINDS {
            for chip in Chip::all() {
                for square in 0..SQUARES {
                    let seen = Seen { kind, square };
                    let inputs = seen.inputs(set, chip);
                    let sum = |unit| inputs.iter().map(|&input| hidden(input, unit)).sum::<i32>();
                    pieces.push(PieceWeights {
                        hidden: std::array::from_fn(|unit| i16::try_from(sum(unit)).unwrap_or_default()),
                        linear: linear.map(|linear| {
                            let own = inputs.iter().filter(|_| seen.is_own());
                            own.map(|&(input, amount)| amount * i32::from(linear[linear_index(input)])).sum()
                        }),
                    });
                }
            }
        }
        Self { pieces, bias, outputs, whole, lead }
    }

    fn piece(&self, Seen { kind, square }: Seen, chip: Chip) -> &PieceWeights {
        &self.pieces[(kind * Chip::COUNT + chip.index()) * SQUARES + square]
    }

    /// The weight of the lead by capturing with `left` pieces on the board, which grows as pieces disappear that could
    /// change it, in thousandths.
    fn lead_weight(&self, left: i64) -> i64 {
        let [start, end] = self.lead.map(i64::from);
        blended(start, end, left).max(1)
    }
}

/// The sums of the numbers on the pieces of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LabelSums {
    /// On all of them.
    pub on_all: i32,
    /// On damas.
    pub on_damas: i32,
}

impl LabelSums {
    /// Those of a side without pieces.
    pub const NONE: Self = Self { on_all: 0, on_damas: 0 };

    /// Adds a piece in a match with this set, or removes it: `times` is 1 or -1.
    pub fn change(&mut self, set: ChipSet, piece: Piece, times: i16) {
        let number = i32::from(times) * set.number(piece.chip);
        self.on_all += number;
        self.on_damas += if piece.dama { number } else { 0 };
    }
}

/// The sums over the pieces on the board that a move changes by few of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// The inputs of the hidden units, by the side that they are seen from.
    hidden: [[i16; HIDDEN]; 2],
    /// The linear terms of the first player's pieces minus those of the second's.
    linear: [i32; 2],
    written: [LabelSums; 2],
}

impl Sums {
    /// Those of an empty board.
    pub const NONE: Self = Self { hidden: [[0; HIDDEN]; 2], linear: [0; 2], written: [LabelSums::NONE; 2] };

    /// Adds a piece of `owner` in a match with this set, or removes it: `times` is 1 or -1.
    pub fn change(
        &mut self,
        set: ChipSet,
        network: &Network,
        (owner, square, piece): (Side, Square, Piece),
        times: i16,
    ) {
        for side in Side::BOTH {
            let weights = network.piece(Seen::by(side, owner, square, piece), piece.chip);
            for (sum, weight) in self.hidden[side.index()].iter_mut().zip(&weights.hidden) {
                *sum = sum.wrapping_add(weight.wrapping_mul(times));
            }
        }
        let sign = i32::from(if owner == Side::First { times } else { -times });
        let linear = network.piece(Seen::by(owner, owner, square, piece), piece.chip).linear;
        self.linear.iter_mut().zip(linear).for_each(|(sum, weight)| *sum += sign * weight);
        self.written[owner.index()].change(set, piece, times);
    }
}

/// The amounts of the terms of the whole position, for the side to move.
#[must_use]
pub fn whole_terms(state: &Damath, written: [LabelSums; 2]) -> [i64; WHOLE] {
    let (board, side) = (state.board(), state.side());
    let sides = [side, side.other()];
    let [own, other] = sides.map(|side| written[side.index()]);
    let [own_count, other_count] = sides.map(|side| i64::from(board.of(side).len()));
    let [own_dama, other_dama] = sides.map(|side| i64::from(!(board.of(side) & board.damas()).is_empty()));
    [
        // Having the move.
        1,
        // A dama captures the pieces of the opponent one after the other, above all where they have none.
        own_dama * other_count - other_dama * own_count,
        own_dama - other_dama,
        // With multiplication, captures score products.
        i64::from((own.on_damas * other.on_all - other.on_damas * own.on_all) / 16),
        i64::from(own.on_all * other.on_all / 64) * (own_count - other_count) / 4,
        // The opponent will capture unless the move prevents it.
        i64::from(board.capturers(side.other()).len()),
        i64::from(board.steps(side)) - i64::from(board.steps(side.other())),
    ]
}

/// The evaluation for the side to move, in a unit that [`lead`] converts to hundredths of a point. `scored` is the lead
/// of the first player by capturing, in hundredths of a point.
#[must_use]
pub fn evaluation(state: &Damath, scored: i64, sums: &Sums, network: &Network) -> i64 {
    let sign = if state.side() == Side::First { 1 } else { -1 };
    let left = pieces_left(state);
    let whole = whole_terms(state, sums.written);
    let units = [state.side(), state.side().other()].map(|side| {
        let mut units = sums.hidden[side.index()];
        units.iter_mut().zip(network.bias).for_each(|(sum, bias)| *sum = sum.wrapping_add(bias).clamp(0, SUM_UNIT));
        units
    });
    let at = |phase: usize| {
        let whole: i64 =
            whole.iter().zip(network.whole[phase]).map(|(amount, weight)| amount * i64::from(weight)).sum();
        let products = units.as_flattened().iter().zip(network.outputs[phase].as_flattened());
        let hidden: i32 = products.map(|(unit, weight)| i32::from(*unit) * i32::from(*weight)).sum();
        sign * i64::from(sums.linear[phase]) + whole + i64::from(hidden / i32::from(SUM_UNIT))
    };
    let potential = blended(at(0), at(1), left) * chip(state.options().set);
    (potential + network.lead_weight(left) * sign * scored) / 50 / (left + 4)
}

/// The expected final lead in hundredths of a point for an [`evaluation`].
#[must_use]
pub fn lead(state: &Damath, evaluation: i64, network: &Network) -> i64 {
    let left = pieces_left(state);
    evaluation * 50 * (left + 4) / network.lead_weight(left)
}

/// The mean of a value with all pieces on the board and one with none, with `left` pieces on it.
fn blended(start: i64, end: i64, left: i64) -> i64 {
    let all = i64::from(PIECES);
    (start * left + end * (all - left)) / all
}

#[cfg(test)]
mod tests {
    use super::{Chip, HIDDEN, KINDS, PieceWeights, SQUARES, Seen, Sums, evaluation, network};
    use crate::rules::damath::{Damath, Options, Side};

    const SETS: [&str; 3] = ["counting", "integer", "fraction"];

    #[test]
    fn no_sum_of_a_hidden_unit_leaves_its_range() {
        for set in SETS {
            let options: Options = format!("set={set}").parse().expect("options");
            let network = network(&options).expect("a network");
            for unit in 0..HIDDEN {
                let weight = |weights: &PieceWeights| i32::from(weights.hidden[unit]).abs();
                // Each side has each chip once.
                let greatest = |chip, kinds: std::ops::Range<usize>| {
                    let all = kinds.flat_map(|kind| (0..SQUARES).map(move |square| Seen { kind, square }));
                    all.map(|seen| weight(network.piece(seen, chip))).max().unwrap_or_default()
                };
                let sum: i32 = Chip::all().map(|chip| greatest(chip, 0..2) + greatest(chip, 2..KINDS)).sum();
                let sum = sum + i32::from(network.bias[unit]).abs();
                assert!(sum <= i32::from(i16::MAX), "{set}, unit {unit}: {sum}");
            }
        }
    }

    #[test]
    fn both_sides_see_the_same_in_mirrored_positions() {
        let position = |set: &str, text: &str| -> Damath { format!("set={set} | {text}").parse().expect("a position") };
        let evaluated = |state: &Damath| {
            let network = network(state.options()).expect("a network");
            let mut sums = Sums::NONE;
            for side in Side::BOTH {
                for (square, piece) in state.board().pieces(side) {
                    sums.change(state.options().set, network, (side, square, piece), 1);
                }
            }
            evaluation(state, 0, &sums, network)
        };
        for (set, [one, other]) in SETS.into_iter().zip([["9", "4"], ["-9", "4"], ["9/10", "4/10"]]) {
            let first = position(set, &format!("turn 1 | 1: {one}@23 D{other}@01 | 2: {other}@45 {one}@65"));
            let second = position(set, &format!("turn 2 | 1: {other}@32 {one}@12 | 2: {one}@54 D{other}@76"));
            assert_eq!(evaluated(&first), evaluated(&second), "{set}");
        }
    }
}
