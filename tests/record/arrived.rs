//! Links and texts of matches as people paste them (`tests/data/inputs/`).

use std::fs;

use super::player;
use caravanserai::record::{Kind, Match, RecordError, decode_text, link, read_arrived};
use caravanserai::rules::damath::{self, Damath};
use data_encoding::BASE64URL_NOPAD;

const LINKS: &str = include_str!("../data/inputs/links.txt");
const SITE: &str = "http://127.0.0.1:8080/";

/// A text with the characters that its escapes stand for.
pub fn unescaped(text: &str) -> String {
    let mut plain = text.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t");
    while let Some(start) = plain.find("\\u{") {
        let end = start + plain[start..].find('}').expect("an end of the escape");
        let code = u32::from_str_radix(&plain[start + 3..end], 16).expect("a number");
        plain.replace_range(start..=end, &char::from_u32(code).expect("a character").to_string());
    }
    plain
}

/// The link of a match, with all hyphens and low lines that base64url can have.
fn sample() -> &'static str {
    include_str!("../data/link/damath.txt").lines().next().expect("a link")
}

#[test]
fn a_link_is_found_however_it_was_sent() {
    let data = sample();
    let (a, b) = data.split_at(data.len() / 2);
    let wide: String = data.chars().filter_map(|letter| char::from_u32(u32::from(letter) + 0xfee0)).collect();
    let mut cases = 0;
    for (verdict, text) in LINKS.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'))
    {
        let mut text = unescaped(text);
        for (name, stands_for) in [
            ("{site}", SITE),
            ("{path}", "damath/link"),
            ("{encoded}", "damath%2Flink"),
            ("{twice}", "damath%252Flink"),
            ("{a}", a),
            ("{b}", b),
            ("{nonbreaking}", &data.replace('-', "‑")),
            ("{dashes}", &data.replace('-', "–")),
            ("{wide}", &wide),
            ("{lower}", &data.to_lowercase()),
            ("{cut}", &data[..data.len() - 8]),
        ] {
            text = text.replace(name, stands_for);
        }
        let found = link::find(&text);
        assert_eq!(found.as_deref(), (verdict == "whole").then_some(data), "{verdict}: {text:?}");
        assert!(found.is_none_or(|found| link::read::<Damath>(&found).is_ok()));
        cases += 1;
    }
    assert!(cases >= 60, "{cases}");
}

#[test]
fn a_double_hyphen_that_has_become_a_dash_is_found() {
    let double = (0..=u8::MAX).find_map(|byte| {
        let rest = [1, byte, 0xfb, 0xef, 0xbe, 0xfb, 0xef, 0xbe];
        let sum = rest.iter().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
        let data = BASE64URL_NOPAD.encode(&[&sum.to_le_bytes()[..], &rest].concat());
        data.contains("--").then_some(data)
    });
    let double = double.expect("two hyphens");
    for dash in ["—", "–"] {
        assert_eq!(link::find(&double.replace("--", dash)).as_deref(), Some(&*double), "{dash}");
    }
}

#[test]
fn the_text_of_a_match_is_read_however_it_was_sent() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/inputs/texts");
    let read = |name: &str| {
        let bytes = fs::read(format!("{folder}/{name}")).expect("a file");
        let text = decode_text(&bytes);
        read_arrived::<Damath>(&text).unwrap_or_else(|error| panic!("{name}: {error:?}"))
    };
    let whole = read("crlf.txt");
    let mut cases = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let name = entry.expect("a file").file_name().into_string().expect("a plain name");
        assert!(read(&name) == whole, "{name}");
        cases += 1;
    }
    assert!(cases >= 12, "{cases}");
}

#[test]
fn a_text_of_an_older_encoding_keeps_its_names() {
    let mut played = Match::<Damath>::new(
        damath::Options::default(),
        vec![player("José Peña", 0, Kind::Person), player("Élodie", 1, Kind::Person)],
    )
    .expect("a match");
    played.apply("first A".parse().expect("an action")).expect("a legal action");
    let text = played.to_string();
    let latin: Vec<u8> = text.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect();
    assert_eq!(read_arrived::<Damath>(&decode_text(&latin)).as_ref(), Ok(&played));
    assert_eq!(read_arrived::<Damath>(&decode_text(text.as_bytes())).as_ref(), Ok(&played));
}

#[test]
fn what_is_wrong_with_a_text_that_was_sent_is_told() {
    let text = decode_text(include_bytes!("../data/inputs/texts/quoted.txt"));
    let told = |text: &str| read_arrived::<Damath>(text).expect_err("an error");
    assert_eq!(told("See you tomorrow"), RecordError::NotARecord);
    assert_eq!(told(&text[..text.len() / 2]), RecordError::Cut);
    assert_eq!(told(&text.replace("54x32x14", "54x32")), RecordError::Changed);
    assert_eq!(told(&text.replace("caravanserai 1", "caravanserai 2")), RecordError::Version(2));
}
