//! A number whose digits each have a radix of their own: what can be in four ways costs two bits, what has to be costs
//! nothing. And what is likely costs less than what is not: such a digit takes several of the places below the radix, and
//! which of them it is tells something of the number before it, so that none is lost (asymmetric numeral systems, J. Duda,
//! 2009).

/// Digits in the order in which they are read.
#[derive(Default)]
pub(super) struct Digits(Vec<Digit>);

/// The places that a digit takes.
struct Digit {
    first: u32,
    places: u32,
    radix: u32,
}

impl Digits {
    /// One of `radix` digits: a number below it.
    pub(super) fn put(&mut self, digit: usize, radix: usize) {
        self.0.push(Digit { first: small(digit), places: 1, radix: small(radix) });
    }

    /// Whether it is the second of two, which are as likely as these numbers say. None of them is 0.
    pub(super) fn put_second(&mut self, is_second: bool, odds: [u32; 2]) {
        let [first, places] = if is_second { odds } else { [0, odds[0]] };
        self.0.push(Digit { first, places, radix: odds[0] + odds[1] });
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
        if radix == 0 { None } else { usize::try_from(self.divide(small(radix))).ok() }
    }

    /// Whether the next digit is the second of two, which are as likely as these numbers say. None of them is 0.
    pub(super) fn take_second(&mut self, odds: [u32; 2]) -> bool {
        let place = self.divide(odds[0] + odds[1]);
        let is_second = place >= odds[0];
        let [first, places] = if is_second { odds } else { [0, odds[0]] };
        self.multiply(places, place - first);
        is_second
    }

    /// Divides by what is not 0, and gives the rest.
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

    /// Multiplies, and adds what is less than the factor.
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
