//! Randomly damaged links and texts of matches are refused with a reason, or parsed to a match that writes the same.

use caravanserai::record::{Kind, Match, NodeId, Player, Secret, link};
use caravanserai::rules::catalogue::{Visitor, visit_all};
use caravanserai::rules::{Game, Seat};
use data_encoding::BASE64URL_NOPAD;
use fastrand::Rng;

use crate::record::day;
use crate::{common, effort};

/// The maximum number of damaged links, and of damaged texts, that are read per game; 200 000 over all five games.
const DAMAGED: usize = 20_000;
/// The number of intact matches that the damaged ones are made from, and the maximum number of actions in one.
const WHOLE: usize = 40;
const LONGEST: usize = 60;

/// A random match with listed actions, side actions, variations and take-backs.
fn match_of<G: Game>(options: &G::Options, rng: &mut Rng) -> Match<G> {
    let seats = G::new(options).expect("options that can be played").seats();
    let names = ["Amina", "काव्या", "محمد", "Zoë", "B"];
    let players = Seat::all(seats).map(|seat| {
        let kind = if rng.bool() { Kind::Person } else { Kind::Bot("one-ahead".into()) };
        Player::new(rng.choice(names).expect("a name"), seat.0, kind).expect("a player")
    });
    let mut table = Match::<G>::new(options.clone(), players.collect()).expect("a match");
    if rng.bool() {
        table = table.sealed(Secret::new([rng.u8(..); 32]));
    }
    for _ in 0..rng.usize(..LONGEST) {
        let any = table.place(rng.usize(..table.places())).unwrap_or(NodeId::START);
        let (at, kind) = if rng.u8(..4) == 0 { (any, rng.u8(..2)) } else { (table.now(), 2) };
        if kind == 0 {
            table.stand_at(at);
            continue;
        }
        let state = table.state_at(at);
        let aside = if rng.u8(..10) == 0 { rng.choice(state.side_actions()) } else { None };
        let thrown = if at == table.now() { table.sealed_throw(at) } else { None };
        let action = aside.or(thrown).or_else(|| common::selection(state, &mut Vec::new(), rng));
        let made = if kind == 1 { table.try_out(at, action) } else { table.play(action) };
        made.expect("a legal action");
    }
    if rng.bool() {
        table.reveal();
    }
    table
}

/// Damages one to three parts: cuts them off, removes them, doubles them, or inserts or replaces them with parts of
/// `others`.
pub fn damaged<T: Clone>(whole: &[T], others: &[T], rng: &mut Rng) -> Vec<T> {
    let mut parts = whole.to_vec();
    for _ in 0..rng.usize(1..=3) {
        let at = rng.usize(..=parts.len());
        let other = rng.choice(others).cloned();
        match (rng.u8(..10), other) {
            (0, _) => parts.truncate(at),
            (1..3, _) if at < parts.len() => drop(parts.remove(at)),
            (3..5, Some(other)) => parts.insert(at, other),
            (5, Some(_)) => {
                let from = rng.usize(..others.len());
                parts.splice(at.., others[from..].iter().cloned());
            }
            (_, Some(other)) if at < parts.len() => parts[at] = other,
            _ => {}
        }
    }
    parts
}

fn sum(bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The stored match by link; `None` for a game that cannot be played by link.
fn by_link<G: Game>() -> Option<Match<G>> {
    let path = format!("{}/tests/data/record/{}-by-link.txt", env!("CARGO_MANIFEST_DIR"), G::NAME);
    std::fs::read_to_string(path).ok().map(|text| text.parse().expect("a match"))
}

struct Damaged;

impl Visitor for Damaged {
    fn visit<G: Game + 'static>(&mut self) {
        let mut rng = Rng::with_seed(1);
        let options: Vec<_> = G::variants();
        let written = by_link();
        let of_day = G::THROWS.then(|| day::whole("2026-11-24", &mut rng));
        let whole: Vec<Match<G>> = options
            .iter()
            .cycle()
            .take(WHOLE - usize::from(written.is_some()) - usize::from(G::THROWS))
            .map(|options| match_of(options, &mut rng))
            .chain(written)
            .chain(of_day)
            .collect();
        links(&whole, &mut rng);
        texts(&whole, &mut rng);
    }
}

/// Checks that a damaged link is refused, or is exactly the link of the match that it reads as.
fn links<G: Game>(whole: &[Match<G>], rng: &mut Rng) {
    let (mut letters, mut bytes) = (Vec::new(), Vec::new());
    for table in whole {
        let at = table.place(rng.usize(..2 * table.places()));
        let data = link::write(table, at).expect("a link");
        bytes.push(BASE64URL_NOPAD.decode(data.as_bytes()).expect("base64url").split_off(4));
        letters.push(data.chars().collect::<Vec<_>>());
    }
    let strange: Vec<char> = "-_=+/% \0\u{202e}é<&\"A".chars().collect();
    let (all, mut read) = (effort::tries(DAMAGED), 0);
    for number in 0..all {
        let (one, other) = (number % WHOLE, rng.usize(..WHOLE));
        let data = if number % 3 == 0 {
            let others = if rng.bool() { &letters[other] } else { &strange };
            damaged(&letters[one], others, rng).into_iter().collect()
        } else {
            // The damage is hidden by a correct checksum.
            let rest = damaged(&bytes[one], &bytes[other], rng);
            let sum = sum(rest.iter().copied());
            BASE64URL_NOPAD.encode(&[&sum.to_le_bytes(), &rest[..]].concat())
        };
        if let Ok((table, at)) = link::read::<G>(&data) {
            assert_eq!(link::write(&table, at), Some(data));
            read += 1;
        }
    }
    assert!(read > 0 && read < all, "{}: {read} links are read", G::NAME);
}

/// Checks that a match parsed from a damaged text is parsed again from its own text.
fn texts<G: Game>(whole: &[Match<G>], rng: &mut Rng) {
    let texts: Vec<String> = whole.iter().map(ToString::to_string).collect();
    let lines: Vec<Vec<&str>> = texts.iter().map(|text| text.lines().collect()).collect();
    let strange = ["", "@play", "@try 0", "@play 1", "@try 99999999999999999999", "@", "actions", "end 0", "\0", "🐪"];
    let (all, mut read) = (effort::tries(DAMAGED), 0);
    for number in 0..all {
        let (one, other) = (number % WHOLE, rng.usize(..WHOLE));
        let mut lines = damaged(&lines[one], if rng.bool() { &lines[other] } else { &strange }, rng).join("\n");
        if number % 3 > 0 {
            let body = lines.rsplit_once("\nend ").map_or(&*lines, |(body, _)| body);
            let body = format!("{body}\n");
            lines = format!("{body}end {:08x}\n", sum(body.bytes()));
        }
        if let Ok(table) = lines.parse::<Match<G>>() {
            let text = table.to_string();
            let again = text.parse::<Match<G>>().unwrap_or_else(|error| panic!("{error:?}\n{lines}"));
            assert!(again == table && again.to_string() == text, "{lines}");
            read += 1;
        }
    }
    assert!(read > 0 && read < all, "{}: {read} texts are read", G::NAME);
}

#[test]
fn damaged_links_and_texts_are_refused_or_mean_what_they_say() {
    visit_all(&mut Damaged);
}
