//! The score sheet of a match of Damath.

use caravanserai::play::score_sheet;
use caravanserai::record::{Kind, Match, Player, Start};
use caravanserai::rules::damath::{Action, Damath};
use caravanserai::scene::damath::{Entry, ScoreSheet};

/// The score sheet of a match that begins in a position, after some moves. Ada is the first player.
fn sheet(position: &str, moves: &str) -> ScoreSheet {
    let players = ["Ada", "Ben"].into_iter().zip(0..).map(|(name, look)| Player::new(name, look, Kind::Person));
    let start: Damath = format!("move=off game=off | {position}").parse().expect("a position");
    let players = players.collect::<Result<_, _>>().expect("players");
    let mut played = Match::begin(Start::Position(start), players).expect("a match");
    let moves = moves.split_whitespace().map(|way| way.parse::<Action>().expect("a move"));
    played.play(moves).expect("legal moves");
    score_sheet(&played)
}

/// An entry as one line.
fn written(entry: Option<&Entry>) -> String {
    entry.map_or("-".into(), |Entry { moved, score, total }| format!("{moved} | {score} | {total}"))
}

fn lines(sheet: &ScoreSheet) -> Vec<[String; 2]> {
    sheet.lines.iter().map(|line| line.each_ref().map(|entry| written(entry.as_ref()))).collect()
}

#[test]
fn d9_each_jump_of_a_capture_is_worked_out() {
    let sheet = sheet("turn 1 | 1: 9@12 3@70 | 2: 10@23 4@45 12@67", "12x34x56 67x45");
    assert_eq!(
        lines(&sheet),
        [["9 (3,4) (5,6) | 9 − 10 = −1, 9 + 4 = 13: +12 | 12", "12 (4,5) | 12 + 9 = 21 | 21"].map(String::from)]
    );
    assert_eq!(sheet.names, ["Ada", "Ben"]);
    assert_eq!((sheet.sums, sheet.result), (None, Vec::new()));
}

#[test]
fn d5_a_chip_that_becomes_a_dama_is_noted_and_called_so_afterwards() {
    let sheet = sheet("turn 1 | 1: 9@56 3@70 | 2: 10@25 4@05", "56-47 05-14 47-65");
    let expected = [["9 (4,7) | dama | 0", "4 (1,4) |  | 0"], ["dama 9 (6,5) |  | 0", "-"]];
    assert_eq!(lines(&sheet), expected.map(|line| line.map(String::from)));
}

#[test]
fn d12_a_sheet_that_begins_with_the_second_player_ends_with_both_sums() {
    let sheet = sheet("turn 2 | 1: 2@34 | 2: 6@12 3@23 | scores 36 53", "23x45");
    assert_eq!(lines(&sheet), [["-", "3 (4,5) | 3 + 2 = 5 | 58"].map(String::from)]);
    let sums = sheet.sums.expect("the match is over").map(|sum| format!("{} -> {}", sum.working, sum.total));
    assert_eq!(sums, ["36 from captures, nothing left -> 36", "58 from captures, 6 + 3 on the board -> 67"]);
    assert!(!sheet.result.is_empty());
}
