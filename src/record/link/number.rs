//! A number whose digits each have a radix of their own: what can be in four ways costs two bits, what has to be costs
//! nothing.

/// Digits in the order in which they are read, each with its radix.
#[derive(Default)]
pub(super) struct Digits(Vec<(u32, u32)>);

impl Digits {
    /// One of `radix` digits: a number below it.
    pub(super) fn put(&mut self, digit: usize, radix: usize) {
        self.0.push((small(digit), small(radix)));
    }

    /// A number of which small ones are likely: four bits for three of its own.
    pub(super) fn put_count(&mut self, count: usize) {
        let (low, rest) = (count % COUNT, count / COUNT);
        self.put(if rest > 0 { low + COUNT } else { low }, 2 * COUNT);
        if rest > 0 {
            self.put_count(rest);
        }
    }

    /// `others` after these.
    pub(super) fn append(&mut self, others: &mut Self) {
        self.0.append(&mut others.0);
    }

    /// The number that they make, the low bytes first and without zeros at its end. What is read first is put in last.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let mut limbs: Vec<u32> = Vec::new();
        for (digit, radix) in self.0.iter().rev().filter(|(_, radix)| *radix > 1) {
            let mut carry = u64::from(*digit);
            for limb in &mut limbs {
                carry += u64::from(*limb) * u64::from(*radix);
                *limb = low(carry);
                carry >>= u32::BITS;
            }
            if carry > 0 {
                limbs.push(low(carry));
            }
        }
        let mut bytes: Vec<u8> = limbs.into_iter().flat_map(u32::to_le_bytes).collect();
        bytes.truncate(bytes.iter().rposition(|byte| *byte > 0).map_or(0, |last| last + 1));
        bytes
    }
}

/// How many numbers one digit of a count tells.
const COUNT: usize = 8;
/// The most digits of a count that are read.
const COUNT_DIGITS: u32 = 6;

/// The number that [`Digits::bytes`] makes, of which the digits are taken off again.
pub(super) struct Number(Vec<u32>);

impl Number {
    pub(super) fn new(bytes: &[u8]) -> Self {
        let limb = |four: &[u8]| four.iter().rev().fold(0, |limb, byte| limb << u8::BITS | u32::from(*byte));
        Self(bytes.chunks(4).map(limb).collect())
    }

    /// The next digit; `None` if there is none to choose from. Where the number has come to its end, it is 0.
    pub(super) fn take(&mut self, radix: usize) -> Option<usize> {
        let radix = u64::from(small(radix));
        if radix < 2 {
            return (radix == 1).then_some(0);
        }
        let mut left = 0;
        for limb in self.0.iter_mut().rev() {
            let part = left << u32::BITS | u64::from(*limb);
            *limb = low(part / radix);
            left = part % radix;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        usize::try_from(left).ok()
    }

    /// The next count; `None` if it is larger than any that is written.
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

/// The low half.
fn low(number: u64) -> u32 {
    let [a, b, c, d, ..] = number.to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// A number of actions, places or characters: they are never so many that this changes one.
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
