//! The record room: parsing inverts writing, and nothing else can be parsed.

pub mod arrived;
mod by_link;
mod continued;
pub mod day;
mod fair;
mod fallen;
mod finds;
mod games;
mod golden_links;
mod link;
mod seal;
mod starts;
mod stored;
mod text;
mod tree;
#[path = "../../examples/verify.rs"]
mod verify;

use caravanserai::record::{Kind, Match, Next, Player, RecordError, Start, StartError, peek};
use caravanserai::rules::catalogue::{Visitor, visit_all};
use caravanserai::rules::{Actor, Clause, Expected, Game, ParseError, Seat, Turn};
use fastrand::Rng;
use proptest::prelude::*;

use crate::common;
use crate::toy::{Action, Options, Toy};

/// A finished match, with persons on the first two seats and bots on the others.
const WHOLE: &str = "\
caravanserai 1
game toy
options seconds 20
player 0 person Ada
player 7 person محمد  Ⅱ
player 2 bot one-ahead person
player 1 bot random Zoë
actions
deal 1
deal -2
deal 0
deal 2
grab B
throw 2
late
on
back
end 24c09567
";

fn player(name: &str, look: u8, kind: Kind) -> Player {
    Player::new(name, look, kind).expect("a player")
}

fn four() -> Vec<Player> {
    vec![
        player("Ada", 0, Kind::Person),
        player(" محمد  Ⅱ\t", 7, Kind::Person),
        player("person", 2, Kind::Bot("one-ahead".into())),
        player("Zoë", 1, Kind::Bot("random".into())),
    ]
}

fn start() -> Match<Toy> {
    Match::new(Options::default(), four()).expect("a match")
}

fn played() -> Match<Toy> {
    let mut table = start();
    let deals = [1, -2, 0, 2].map(Action::Deal);
    let rest = [Action::Grab(Seat(1)), Action::Throw(2), Action::Late, Action::On, Action::Back];
    for action in deals.into_iter().chain(rest) {
        table.apply(action).expect("a legal action");
    }
    table
}

/// A match of the same players from the position of [`played`] before its last step.
fn continued() -> Match<Toy> {
    let position = Start::Position("1 1,-2,0,2 lead A 1 seconds 20".parse().expect("a position"));
    let mut table = Match::begin(position, four()).expect("a match");
    table.apply(Action::Back).expect("a legal action");
    table
}

fn read(text: &str) -> Result<Match<Toy>, RecordError> {
    text.parse()
}

/// The error for a line, counted from 1, with `found` in place of `expected`.
fn unread(line: usize, expected: &'static str, found: &str) -> RecordError {
    RecordError::Line(line, ParseError::new(Expected(expected), found))
}

/// Returns the lines, followed by their correct last line.
fn ended(lines: &str) -> String {
    let sum = lines.bytes().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{lines}end {sum:08x}\n")
}

/// Returns the text with `from` replaced, and the correct last line.
fn altered(from: &str, to: &str) -> String {
    let (lines, _) = WHOLE.split_once("end ").expect("a last line");
    ended(&lines.replacen(from, to, 1))
}
