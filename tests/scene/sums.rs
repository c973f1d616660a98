//! Every sum of two chips: what is the result is right however it is written, and what is nearly so is not.

use caravanserai::rules::damath::{Action, Chip, ChipSet, Damath, Number, Operator};
use caravanserai::scene::Quiz;
use caravanserai::words::{Language, speak};

/// Where a piece captures to land on each operator, in column x and row 4.
const CAPTURES: [(Operator, &str, &str, &str); 4] = [
    (Operator::Plus, "32", "23", "32x14"),
    (Operator::Minus, "12", "23", "12x34"),
    (Operator::Over, "32", "43", "32x54"),
    (Operator::Times, "52", "63", "52x74"),
];

/// The names of the sets in the notation.
const SETS: [&str; 7] = ["counting", "whole", "integer", "fraction", "rational", "radical", "polynomial"];

/// A sum of two chips.
struct Sum {
    state: Damath,
    action: Action,
    score: Number,
    /// Its operation as a pupil copies it from the board.
    copied: String,
}

impl Sum {
    fn of(set: ChipSet, name: &str, pair: [Chip; 2], is_dama: bool, capture: (Operator, &str, &str, &str)) -> Self {
        let (operator, from, over, way) = capture;
        let [left, right] = pair.map(|chip| set.inscription(chip));
        let dama = if is_dama { "D" } else { "" };
        let operators = if set == ChipSet::Counting { "other" } else { "own" };
        let text = format!("set={name} operators={operators} | turn 1 | 1: {dama}{left}@{from} | 2: {right}@{over}");
        let state: Damath = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let action: Action = way.parse().expect("an action");
        let Action::Play(way) = action else { panic!("no way") };
        let capture = state.capture(&way).expect("a capture");
        let jump = capture.jumps().next().expect("a jump");
        assert_eq!(jump.operator, operator);
        let times = if is_dama { " × 2" } else { "" };
        Self { state, action, score: jump.score, copied: format!("(({left}) {operator} ({right})){times}") }
    }

    fn judge(&self, typed: &str) -> Option<bool> {
        self.state.is_right(&self.action, 0, typed).ok()
    }

    /// What the page shows behind the sum: the exact result, and what is rounded.
    fn shown(&self) -> Vec<String> {
        let task = self.state.tasks(&self.action).swap_remove(0);
        let working = task.working.replace('≈', "=");
        let begun = task.help.matches('=').count() + 1;
        working.split('=').skip(begun).map(|part| part.trim_matches('\u{a0}').to_owned()).collect()
    }

    /// The result as pupils write it.
    fn written(&self, language: Language) -> Vec<String> {
        let (whole, root, over) = self.score.parts();
        let plain = self.score.to_string();
        let devanagari = |sign: char| sign.to_digit(10).and_then(|digit| char::from_u32(0x966 + digit)).unwrap_or(sign);
        let mut written = vec![
            plain.clone(),
            plain.replace('-', "–"),
            plain.chars().map(devanagari).collect(),
            self.rounded(2, language),
            self.rounded(3, language),
            self.rounded(7, language),
        ];
        if root == 0 {
            written.extend([format!("{}/{}", 3 * whole, 3 * over), format!(" {whole} ÷ {over} ")]);
            let sign = if whole < 0 { "−" } else { "" };
            let (ones, rest) = (whole.abs() / over, whole.abs() % over);
            if ones > 0 && rest > 0 {
                written.push(format!("{sign}{ones} {rest}/{over}"));
            }
            if over == 1 && ones >= 1000 {
                let separator = if language == Language::French { ' ' } else { ',' };
                written.push(format!("{sign}{}", grouped(ones, separator)));
            }
        } else {
            written.push(format!("({root}√2{whole:+})/{over}"));
            written.push(plain.replace("√2", " sqrt(2)"));
        }
        if !self.copied.contains("÷ (0") {
            written.push(self.copied.clone());
        }
        written
    }

    /// The result with so many decimals.
    fn rounded(&self, decimals: u32, language: Language) -> String {
        let rounded = self.score.rounded_to(decimals).expect("not too large");
        let over = 10_i128.pow(decimals);
        let point = if language == Language::French { ',' } else { '.' };
        let sign = if rounded < 0 { "-" } else { "" };
        let (ones, rest) = (rounded.abs() / over, rounded.abs() % over);
        format!("{sign}{ones}{point}{rest:0width$}", width = decimals as usize)
    }

    /// Numbers that are not the result.
    fn near_misses(&self) -> Vec<String> {
        let (whole, root, over) = self.score.parts();
        let number = |whole, root, over| Number::new(whole, root, over);
        let hundredths = self.score.hundredths();
        let misses = [
            number(whole + over, root, over),
            number(whole - over, root, over),
            number(whole + 1, root, over),
            number(whole - 1, root, over),
            number(-whole, -root, over),
            number(2 * whole, 2 * root, over),
            number(whole, root, over + 1),
            number(whole, root, 2 * over),
            number(10 * whole, 10 * root, over),
            number(whole, root, 10 * over),
            number(whole, root + over, over),
            number(whole + 10 * over, root, over),
            number(whole + 2 * over, root, over),
            number(whole - 2 * over, root, over),
            number(whole + 3 * over, root, over),
        ];
        let exact = misses.into_iter().flatten().filter(|miss| *miss != self.score).map(|miss| miss.to_string());
        let rounded = [1, -1].map(|apart| {
            let rounded = hundredths + apart;
            let sign = if rounded < 0 { "-" } else { "" };
            format!("{sign}{}.{:02}", rounded.abs() / 100, rounded.abs() % 100)
        });
        exact.chain(rounded).collect()
    }
}

/// Digits in groups of three.
fn grouped(number: i128, separator: char) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(separator);
        }
        grouped.push(digit);
    }
    grouped
}

#[test]
fn d10_every_result_of_two_chips_is_right_as_shown_and_as_written_and_near_misses_are_not() {
    let mut languages = Language::ALL.into_iter().cycle();
    for (set, name) in ChipSet::ALL.into_iter().zip(SETS) {
        for (left, right) in Chip::all().flat_map(|left| Chip::all().map(move |right| (left, right))) {
            for (capture, is_dama) in CAPTURES.into_iter().flat_map(|capture| [(capture, false), (capture, true)]) {
                let language = languages.next().expect("a cycle");
                speak(language);
                let sum = Sum::of(set, name, [left, right], is_dama, capture);
                let about = format!("{} {} of {name}", sum.copied, sum.score);
                let (shown, written) = (sum.shown(), sum.written(language));
                // A division by zero has no equation.
                let is_shown = !shown.is_empty() || sum.copied.contains("÷ (0");
                assert!(is_shown && written.len() >= 5, "{about}: {shown:?} {written:?}");
                for typed in shown.iter().chain(&written) {
                    assert_eq!(sum.judge(typed), Some(true), "{typed} for {about} in {language:?}");
                }
                let misses = sum.near_misses();
                assert!(misses.len() >= 10, "{about}: {misses:?}");
                for typed in misses {
                    assert_ne!(sum.judge(&typed), Some(true), "{typed} for {about} in {language:?}");
                }
            }
        }
        speak(Language::English);
    }
}

#[test]
fn d10_the_keys_are_enough_for_every_result() {
    for (set, name) in ChipSet::ALL.into_iter().zip(SETS) {
        for (left, right) in Chip::all().flat_map(|left| Chip::all().map(move |right| (left, right))) {
            for capture in CAPTURES {
                let sum = Sum::of(set, name, [left, right], false, capture);
                let keys = sum.state.tasks(&sum.action)[0].keys;
                let typed = sum.score.to_string().replace('-', "−");
                let can_type = |sign: char| sign.is_ascii_digit() || keys.contains(sign);
                assert!(typed.chars().all(can_type), "{typed} in {name}");
                if set == ChipSet::Polynomial && capture.0 == Operator::Times {
                    let product = multiplied([left, right].map(|chip| set.inscription(chip)));
                    assert!(product.chars().all(can_type), "{product}");
                    assert_eq!(sum.judge(&product), Some(true), "{product}");
                }
            }
        }
    }
}

/// The product of two terms with its powers: `−2376x⁴y²`.
fn multiplied(terms: [&str; 2]) -> String {
    let parts = terms.map(|term| {
        let letters = term.find(['x', 'y']).expect("a letter");
        let number = match &term[..letters] {
            "" => 1,
            "-" => -1,
            number => number.parse().expect("a number"),
        };
        let power = |letter| match term.split_once(letter) {
            Some((_, rest)) if rest.starts_with('²') => 2,
            Some(_) => 1,
            None => 0,
        };
        (number, power('x'), power('y'))
    });
    let [(one, one_x, one_y), (two, two_x, two_y)] = parts;
    let number: i32 = one * two;
    let power = |letter: char, power: usize| match power {
        0 => String::new(),
        1 => letter.to_string(),
        more => format!("{letter}{}", ["²", "³", "⁴"][more - 2]),
    };
    let number = number.to_string().replace('-', "−");
    format!("{number}{}{}", power('x', one_x + two_x), power('y', one_y + two_y))
}
