//! Numbers as people type them: in the digits of any script, with the separators of the reader's language or of another,
//! as fractions, mixed numbers, decimals, roots, powers, sums, differences, products and quotients, and all that the page
//! itself writes.

use super::catalogue::language;
use super::language::Language;
use super::sign::{DECIMAL, GROUP, lowered, normalised, raised};
use super::surd::Surd;

/// A number that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedNumber {
    /// Its exact value.
    pub value: Surd,
    /// The number of its decimals if it is one decimal number, such as `−0.33`; 0 for all else.
    pub decimals: u32,
}

/// Why a typed number can be neither right nor wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// It is no number.
    NoNumber,
    /// It can be read as several numbers.
    TwoMeanings,
    /// It is rounded too much.
    TooRough,
}

/// Judges a typed number, which `is_right` compares with the result (`None` if it is rounded too much). If the text is an
/// equation, such as `9 − 10 = −1`, each side of it counts. `letters` has the values of x and y if they may occur;
/// otherwise an x between numbers multiplies them.
///
/// # Errors
///
/// If the text means nothing, or could mean several numbers of which one is right.
pub fn judge_typed(
    text: &str,
    letters: Option<(u8, u8)>,
    is_right: impl Fn(TypedNumber) -> Option<bool>,
) -> Result<bool, Unclear> {
    let readings = readings(text, letters);
    let verdict = |sides: &Vec<TypedNumber>| {
        let sides: Vec<_> = sides.iter().map(|side| is_right(*side)).collect();
        match (sides.contains(&Some(true)), sides.contains(&Some(false)), sides.contains(&None)) {
            (true, false, false) => Ok(true),
            (false, true, false) => Ok(false),
            (_, false, _) => Err(Unclear::TooRough),
            _ => Err(Unclear::TwoMeanings),
        }
    };
    let mut verdicts = readings.iter().map(verdict);
    match verdicts.next().ok_or(Unclear::NoNumber)? {
        Ok(false) if verdicts.any(|other| other != Ok(false)) => Err(Unclear::TwoMeanings),
        first => first,
    }
}

/// The number that a text most likely means: in the reader's language, if it can be read so.
#[must_use]
pub fn typed_number(text: &str) -> Option<TypedNumber> {
    match readings(text, None).first()?[..] {
        [number] => Some(number),
        _ => None,
    }
}

/// The integer that a text means, if it is one.
#[must_use]
pub fn typed_integer(text: &str) -> Option<i128> {
    typed_number(text)
        .map(|number| number.value)
        .filter(|value| value.root == 0 && value.over == 1)
        .map(|value| value.whole)
}

/// The meanings of a text, the most likely first: the sides of an equation, or one number.
fn readings(text: &str, letters: Option<(u8, u8)>) -> Vec<Vec<TypedNumber>> {
    let signs = normalised(text);
    if signs.len() > MAX_SIGNS {
        return Vec::new();
    }
    let mut sides: Vec<&[char]> = signs.split(|sign| *sign == '=').map(<[char]>::trim_spaces).collect();
    // An answer may begin with “=”.
    if sides.len() > 1 && sides[0].is_empty() {
        sides.remove(0);
    }
    let separators = match language() {
        Language::French => [',', '.'],
        Language::English | Language::Hindi | Language::Filipino => ['.', ','],
    };
    let mut readings = Vec::new();
    for decimal in separators {
        for [unusual, informal] in [[false, false], [true, false], [false, true]] {
            let read = |side: &&[char]| Parser { signs: side, at: 0, letters, decimal, unusual, informal }.all();
            let reading: Option<Vec<_>> = sides.iter().map(read).collect();
            readings.extend(reading.filter(|reading| !readings.contains(reading)));
        }
    }
    readings
}

trait TrimSpaces {
    /// The signs without spaces at both ends.
    fn trim_spaces(&self) -> &Self;
}

impl TrimSpaces for [char] {
    fn trim_spaces(&self) -> &Self {
        let trimmed = self.strip_prefix(&[' ']).unwrap_or(self);
        trimmed.strip_suffix(&[' ']).unwrap_or(trimmed)
    }
}

/// A parser by recursive descent for one convention.
struct Parser<'a> {
    signs: &'a [char],
    at: usize,
    letters: Option<(u8, u8)>,
    /// The sign before decimals; the other one of full stop and comma separates groups of digits.
    decimal: char,
    /// `true` for the less usual meaning of what has two: `1 100/200` as a mixed number, `1/2x` as half of x, and `1/2√2`
    /// as 1 ÷ (2√2).
    unusual: bool,
    /// `true` for what is no notation of the page: `1-1/2` as a mixed number, and `0.1(6)` as a repeating decimal.
    informal: bool,
}

/// The greatest number of signs, which also limits how deep brackets can be nested.
const MAX_SIGNS: usize = 200;
/// The greatest exponent.
const MAX_EXPONENT: u32 = 12;

impl Parser<'_> {
    /// Parses all signs.
    fn all(&mut self) -> Option<TypedNumber> {
        let value = self.sum()?;
        let is_read = self.at == self.signs.len();
        is_read.then(|| TypedNumber { value, decimals: self.decimals() })
    }

    /// The number of decimals, if the text is a single decimal number.
    fn decimals(&self) -> u32 {
        let unsigned = self.signs.strip_prefix(&['-']).or(self.signs.strip_prefix(&['+'])).unwrap_or(self.signs);
        let is_single = unsigned.iter().all(|sign| sign.is_ascii_digit() || is_separator(*sign));
        let point = unsigned.iter().position(|sign| self.is_decimal(*sign)).filter(|_| is_single);
        point.and_then(|point| u32::try_from(unsigned.len() - point - 1).ok()).unwrap_or(0)
    }

    fn is_decimal(&self, sign: char) -> bool {
        sign == self.decimal || sign == DECIMAL
    }

    /// The next sign that is no space.
    fn peek(&mut self) -> Option<char> {
        self.at += usize::from(self.signs.get(self.at) == Some(&' '));
        self.signs.get(self.at).copied()
    }

    /// Skips the next sign if it is `sign`.
    fn skips(&mut self, sign: char) -> bool {
        let is_next = self.peek() == Some(sign);
        self.at += usize::from(is_next);
        is_next
    }

    /// Skips the letters of a word in any case.
    fn skips_word(&mut self, word: &str) -> bool {
        self.peek();
        let rest = self.signs[self.at..].iter().map(char::to_ascii_lowercase);
        let is_next = rest.take(word.len()).eq(word.chars());
        self.at += if is_next { word.len() } else { 0 };
        is_next
    }

    fn sum(&mut self) -> Option<Surd> {
        let mut sum = if self.skips('+') { self.product()? } else { self.signed()? };
        loop {
            let is_minus = self.skips('-');
            if !is_minus && !self.skips('+') {
                return Some(sum);
            }
            let term = self.signed()?;
            sum = sum.plus(if is_minus { term.negated()? } else { term })?;
        }
    }

    /// A product with at most one minus before it.
    fn signed(&mut self) -> Option<Surd> {
        if self.skips('-') { self.product()?.negated() } else { self.product() }
    }

    fn product(&mut self) -> Option<Surd> {
        let mut product = self.power()?;
        loop {
            if self.skips('*') || self.multiplies_by_x() {
                product = product.times(self.factor()?)?;
            } else if self.skips('/') {
                let mut below = self.factor()?;
                while self.begins_below() {
                    below = below.times(self.power()?)?;
                }
                product = product.times(below.inverse()?)?;
            } else if self.begins_factor() {
                product = product.times(self.power()?)?;
            } else {
                return Some(product);
            }
        }
    }

    /// Skips an x that multiplies, as in `38 x 5`.
    fn multiplies_by_x(&mut self) -> bool {
        self.letters.is_none() && self.skips('x')
    }

    /// A factor after a sign of operation, which may have a minus.
    fn factor(&mut self) -> Option<Surd> {
        if self.skips('-') { self.power()?.negated() } else { self.power() }
    }

    /// `true` if a factor without a sign of operation follows.
    fn begins_factor(&mut self) -> bool {
        matches!(self.peek(), Some('(')) || self.begins_root() || self.begins_letter()
    }

    /// `true` if such a factor follows and belongs to the denominator before it: letters usually, roots not.
    fn begins_below(&mut self) -> bool {
        if self.unusual { self.begins_root() } else { self.begins_letter() }
    }

    fn begins_root(&mut self) -> bool {
        matches!(self.peek(), Some('√' | 'r' | 'R' | 's' | 'S'))
    }

    fn begins_letter(&mut self) -> bool {
        self.letters.is_some() && matches!(self.peek(), Some('x' | 'y'))
    }

    /// A number, letter, root or bracket, and its exponent.
    fn power(&mut self) -> Option<Surd> {
        let base = match self.peek()? {
            '(' => self.bracket()?,
            'x' | 'y' => return self.letter(),
            _ if self.begins_root() => self.root()?,
            _ => self.number()?,
        };
        match self.exponent()? {
            1 => Some(base),
            exponent => base.power(exponent),
        }
    }

    fn bracket(&mut self) -> Option<Surd> {
        self.skips('(');
        let inner = self.sum()?;
        self.skips(')').then_some(inner)
    }

    /// A letter; a digit right behind it is its exponent.
    fn letter(&mut self) -> Option<Surd> {
        let (x, y) = self.letters?;
        let value = Surd::integer(i128::from(if self.skips('x') { x } else { self.skips('y').then_some(y)? }));
        let digit = self.signs.get(self.at).and_then(|sign| sign.to_digit(10));
        self.at += usize::from(digit.is_some());
        value.power(if digit.is_some() { digit? } else { self.exponent()? })
    }

    fn root(&mut self) -> Option<Surd> {
        let is_root = self.skips('√') || ["sqrt", "root", "rt", "r"].iter().any(|word| self.skips_word(word));
        let square = match self.peek().filter(|_| is_root)? {
            '(' => self.bracket()?,
            _ => Surd::integer(self.digits()?),
        };
        square.square_root()
    }

    /// The exponent here: digits above the line, or digits after `^`. 1 if there is none.
    fn exponent(&mut self) -> Option<u32> {
        if self.skips('^') {
            return self
                .digits()
                .and_then(|digits| u32::try_from(digits).ok())
                .filter(|digits| *digits <= MAX_EXPONENT);
        }
        let mut digits = self.run(raised);
        match digits.pop() {
            None => Some(1),
            Some(digit) => Some(10 * digits.pop().unwrap_or_default() + digit)
                .filter(|exponent| digits.is_empty() && *exponent <= MAX_EXPONENT),
        }
    }

    /// Takes a run of digits of a kind.
    fn run(&mut self, value: impl Fn(char) -> Option<u32>) -> Vec<u32> {
        let run: Vec<_> = self.signs[self.at..].iter().map_while(|sign| value(*sign)).collect();
        self.at += run.len();
        run
    }

    /// Plain digits, at least one.
    fn digits(&mut self) -> Option<i128> {
        let run = self.run(|sign| sign.to_digit(10));
        integer(&run)
    }

    /// A number, which may be mixed: `3`, `1,848.5`, `1 4/5`, `1½`.
    fn number(&mut self) -> Option<Surd> {
        self.peek();
        if let Some(fraction) = self.small_fraction(true) {
            return Some(fraction);
        }
        let start = self.at;
        let end = self.numeral_end(start);
        self.at = end;
        let plain = self.numeral(&self.signs[start..end]);
        let mixed = self.mixed(&self.signs[start..end]);
        if plain.is_none() || (self.unusual && mixed.is_some()) {
            return mixed;
        }
        self.at = end;
        if let Some(informal) = plain.filter(|_| self.informal).and_then(|plain| self.informal(plain, start)) {
            return Some(informal);
        }
        self.at = end;
        self.peek();
        match self.small_fraction(false) {
            Some(fraction) => plain.filter(|plain| plain.over == 1)?.plus(fraction),
            None => plain,
        }
    }

    /// The value of the number that begins at `start` if it is mixed with a hyphen, or if its last decimals are repeated.
    /// `plain` is what stands before these.
    fn informal(&mut self, plain: Surd, start: usize) -> Option<Surd> {
        let decimals = self.signs[start..self.at].iter().rev().position(|sign| self.is_decimal(*sign));
        let sign = *self.signs.get(self.at)?;
        self.at += 1;
        let above = self.run(|sign| sign.to_digit(10));
        let over = match (sign, decimals) {
            ('-', None) if self.skips('/') => self.digits()?,
            ('(', Some(decimals)) if self.skips(')') => {
                let power = |exponent: usize| 10_i128.checked_pow(u32::try_from(exponent).ok()?);
                power(above.len())?.checked_sub(1)?.checked_mul(power(decimals)?)?
            }
            _ => return None,
        };
        let above = integer(&above).filter(|above| *above < over)?;
        plain.plus(Surd::integer(above).times(Surd::integer(over).inverse()?)?)
    }

    /// The end of the digits, and of the separators between them, that begin at `start`.
    fn numeral_end(&self, start: usize) -> usize {
        let is_digit = |at: usize| self.signs.get(at).is_some_and(char::is_ascii_digit);
        let goes_on = |at: &usize| is_digit(*at) || (is_separator(self.signs[*at]) && is_digit(*at + 1));
        (start..self.signs.len()).find(|at| !goes_on(at)).unwrap_or(self.signs.len())
    }

    /// The value of digits and separators.
    fn numeral(&self, numeral: &[char]) -> Option<Surd> {
        let point = numeral.iter().position(|sign| self.is_decimal(*sign));
        let (whole, decimals) = match point {
            Some(point) => (&numeral[..point], &numeral[point + 1..]),
            None => (numeral, &[][..]),
        };
        let groups: Vec<_> = whole.split(|sign| !sign.is_ascii_digit()).map(<[char]>::len).collect();
        let mut separators = whole.iter().filter(|sign| !sign.is_ascii_digit());
        let first = separators.next();
        let is_grouped = first.is_none() || (are_groups(&groups) && whole.first() != Some(&'0'));
        let is_even = separators.all(|sign| Some(sign) == first) && decimals.iter().all(char::is_ascii_digit);
        let is_complete = is_grouped && is_even && (!whole.is_empty() || point.is_some());
        let digits: Vec<_> = [whole, decimals].concat().iter().filter_map(|sign| sign.to_digit(10)).collect();
        let over = 10_i128.checked_pow(u32::try_from(decimals.len()).ok()?)?;
        Surd::integer(integer(&digits).filter(|_| is_complete)?).times(Surd::integer(over).inverse()?)
    }

    /// The value of a mixed number whose integers, with a space between them, are `numeral`. Its fraction is less than 1.
    fn mixed(&mut self, numeral: &[char]) -> Option<Surd> {
        let space = numeral.iter().rposition(|sign| *sign == ' ')?;
        let whole = self.numeral(&numeral[..space]).filter(|whole| whole.over == 1)?;
        let above: Option<Vec<_>> = numeral[space + 1..].iter().map(|sign| sign.to_digit(10)).collect();
        let above = integer(&above?)?;
        let below = if self.skips('/') { self.peek().and_then(|_| self.digits())? } else { return None };
        whole.plus(Surd::integer(above).times(Surd::integer(below).inverse()?).filter(|_| above < below)?)
    }

    /// A fraction of small digits: `½`, `³⁄₄`; plain digits may be below the stroke unless another number precedes it.
    fn small_fraction(&mut self, is_alone: bool) -> Option<Surd> {
        let start = self.at;
        let above = self.run(raised);
        let has_stroke = self.signs.get(self.at) == Some(&'/');
        self.at += 1;
        let mut below = if has_stroke { self.run(lowered) } else { Vec::new() };
        if has_stroke && is_alone && below.is_empty() {
            below = self.run(|sign| sign.to_digit(10));
        }
        let fraction = integer(&above).zip(integer(&below));
        if fraction.is_none() {
            self.at = start;
        }
        let (above, below) = fraction?;
        Surd::integer(above).times(Surd::integer(below).inverse()?)
    }
}

fn is_separator(sign: char) -> bool {
    matches!(sign, '.' | ',' | '\'' | ' ' | DECIMAL | GROUP)
}

/// `true` if digits are grouped by thousands (`12,345,678`) or as in India (`1,23,45,678`).
fn are_groups(sizes: &[usize]) -> bool {
    let [first, middle @ .., 3] = sizes else { return false };
    let all = |size: usize| (1..=size).contains(first) && middle.iter().all(|group| *group == size);
    all(3) || all(2)
}

/// The integer with these digits, at least one.
fn integer(digits: &[u32]) -> Option<i128> {
    let add = |number: i128, digit: &u32| number.checked_mul(10)?.checked_add(i128::from(*digit));
    if digits.is_empty() { None } else { digits.iter().try_fold(0, add) }
}
