//! A number in mixed radix: each digit has a radix of its own, so a choice of four costs two bits, and a forced one
//! costs nothing. A choice of unequal odds takes several values of a digit in proportion to its odds (asymmetric
//! numeral systems, J. Duda, 2009), so the likely one costs less.

/// Digits in the order in which they are read.
#[derive(Default)]
pub(super) struct Digits(Vec<Digit>);

/// A digit as the range of values that it takes below a radix.
struct Digit {
    first: u32,
    places: u32,
    radix: u32,
}

impl Digits {
    /// Adds a digit below `radix`.
    pub(super) fn put(&mut self, digit: usize, radix: usize) {
        self.0.push(Digit { first: small(digit), places: 1, radix: small(radix) });
    }

    /// Adds a choice between two with these odds, none of which is 0.
    pub(super) fn put_second(&mut self, is_second: bool, odds: [u32; 2]) {
        let [first, places] = if is_second { odds } else { [0, odds[0]] };
        self.0.push(Digit { first, places, radix: odds[0] + odds[1] });
    }

    /// Adds a count. It costs four bits for every three bits of its own, so small counts are short.
    pub(super) fn put_count(&mut self, count: usize) {
        let (low, rest) = (count % COUNT, count / COUNT);
        self.put(if rest > 0 { low + COUNT } else { low }, 2 * COUNT);
        if rest > 0 {
            self.put_count(rest);
        }
    }

    /// Moves the digits of `others` to the end of these.
    pub(super) fn append(&mut self, others: &mut Self) {
        self.0.append(&mut others.0);
    }

    /// The number with these digits, in little-endian bytes without zeros at its end. The digit that is read first is
    /// put in last.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut number = Number(Vec::new());
        for Digit { first, places, radix } in self.0.iter().rev() {
            let place = number.divide(*places);
            number.multiply(*radix, first + place);
        }
        let mut bytes: Vec<u8> = number.0.into_iter().flat_map(u32::to_le_bytes).collect();
        bytes.truncate(bytes.iter().rposition(|byte| *byte > 0).map_or(0, |last| last + 1));
        bytes
    }
}

/// The number of values that one digit of a count encodes.
const COUNT: usize = 8;
/// The largest number of digits of a count.
const COUNT_DIGITS: u32 = 6;

/// The number that [`Digits::bytes`] encodes, from which the digits are taken one by one.
pub(super) struct Number(Vec<u32>);

impl Number {
    pub(super) fn new(bytes: &[u8]) -> Self {
        let limb = |four: &[u8]| four.iter().rev().fold(0, |limb, byte| limb << u8::BITS | u32::from(*byte));
        Self(bytes.chunks(4).map(limb).collect())
    }

    /// Takes the next digit, below `radix`; `None` if that is 0. After the end of the number all digits are 0.
    pub(super) fn take(&mut self, radix: usize) -> Option<usize> {
        if radix == 0 { None } else { usize::try_from(self.divide(small(radix))).ok() }
    }

    /// Takes a choice between two with these odds, none of which is 0; `true` for the second.
    pub(super) fn take_second(&mut self, odds: [u32; 2]) -> bool {
        let place = self.divide(odds[0] + odds[1]);
        let is_second = place >= odds[0];
        let [first, places] = if is_second { odds } else { [0, odds[0]] };
        self.multiply(places, place - first);
        is_second
    }

    /// Divides by a number that is not 0, and returns the remainder.
    fn divide(&mut self, by: u32) -> u32 {
        let mut rest = 0;
        for limb in self.0.iter_mut().rev() {
            let part = rest << u32::BITS | u64::from(*limb);
            *limb = low(part / u64::from(by));
            rest = part % u64::from(by);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        low(rest)
    }

    /// Multiplies, and adds a number below the factor.
    fn multiply(&mut self, by: u32, rest: u32) {
        let mut carry = u64::from(rest);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(by);
            *limb = low(carry);
            carry >>= u32::BITS;
        }
        if carry > 0 {
            self.0.push(low(carry));
        }
    }

    /// Takes a count; `None` if it has more than [`COUNT_DIGITS`] digits.
    pub(super) fn take_count(&mut self) -> Option<usize> {
        let mut count = 0;
        for digit in 0..COUNT_DIGITS {
            let part = self.take(2 * COUNT)?;
            count += part % COUNT * COUNT.pow(digit);
            if part < COUNT {
                return Some(count);
            }
        }
        None
    }
}

/// The low 32 bits.
fn low(number: u64) -> u32 {
    let [a, b, c, d, ..] = number.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// Converts a number of actions, places or characters, which is always below 2³².
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
