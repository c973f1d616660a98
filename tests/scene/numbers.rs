//! Numbers as people type them, in every language.

use caravanserai::rules::damath::Number;
use caravanserai::scene::damath::judge_score;
use caravanserai::words::{Language, speak, typed_integer};

const NUMBERS: &str = include_str!("../data/inputs/numbers.txt");

/// The text with its `\u{…}` and `\t` replaced by the characters.
fn unescaped(text: &str) -> String {
    let text = text.replace("\\t", "\t");
    let mut parts = text.split("\\u{");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (code, rest) = part.split_once('}').expect("the end of an escape");
        plain.extend(u32::from_str_radix(code, 16).ok().and_then(char::from_u32));
        plain += rest;
    }
    plain
}

fn judged(result: &str, typed: &str) -> &'static str {
    let (result, place) = result.split_once(" at ").map_or((result, None), |(result, place)| (result, Some(place)));
    let letters = place.and_then(|place| place.split_once(' '));
    let letters = letters.map(|(x, y)| [x, y].map(|letter| letter.parse().expect("a coordinate")).into());
    let result: Number = result.parse().expect("a result");
    match judge_score(result, letters, typed) {
        Ok(true) => "right",
        Ok(false) => "wrong",
        Err(_) => "again",
    }
}

#[test]
fn numbers_are_read_as_they_are_written_in_every_language() {
    let mut count = 0;
    for line in NUMBERS.lines().filter(|line| !line.starts_with('#')) {
        let [languages, result, typed, verdict] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        for language in Language::ALL {
            if languages == "all" || languages.split(' ').any(|tag| tag == language.tag()) {
                speak(language);
                assert_eq!(judged(result, &unescaped(typed)), verdict, "{line} in {language:?}");
                count += 1;
            }
        }
    }
    assert!(count > 4 * 60, "{count}");
}

#[test]
fn fields_for_integers_read_the_same() {
    for (language, typed, integer) in [
        (Language::English, "१२", Some(12)),
        (Language::Hindi, " ५ ", Some(5)),
        (Language::English, "2,264", Some(2264)),
        (Language::French, "2,264", None),
        (Language::French, "2 264", Some(2264)),
        (Language::English, "8.0", Some(8)),
        (Language::English, "3 + 4", Some(7)),
        (Language::English, "1/2", None),
        (Language::English, "", None),
        (Language::English, "5 = 5", None),
    ] {
        speak(language);
        assert_eq!(typed_integer(typed), integer, "{typed} in {language:?}");
    }
}

#[test]
fn no_text_brings_the_reader_down() {
    let signs: Vec<_> = "0123456789.,' −+*/√^=()x²⁄½₂٫rsqt१".chars().collect();
    let mut rng = fastrand::Rng::with_seed(7);
    let score: Number = "1/2-5/3√2".parse().expect("a number");
    for length in 0..20_000 {
        let typed: String = (0..length % 30).map(|_| signs[rng.usize(..signs.len())]).collect();
        let letters = rng.bool().then_some((3, 4));
        let _ = judge_score(score, letters, &typed);
    }
    for deep in ["(", "-", "√(", "2^", "9", "1/"] {
        assert!(judge_score(score, None, &deep.repeat(100_000)).is_err(), "{deep}");
    }
}
