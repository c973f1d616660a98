//! Small positions in files, one file per subtle rule.
//!
//! A file has any number of positions: each is a line `position …`, followed by `ways …` with all legal ways, and by
//! lines `why WAY CLAUSE SQUARES` for ways that are refused. Lines with # are comments.

use std::path::Path;

use super::common::{sorted, state, why};

fn check(file: &str) {
    let path = Path::new("tests/data/damath").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut position = None;
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, &position) {
            ("position", _) => position = Some(state(rest)),
            ("ways", Some(state)) => assert_eq!(sorted(state), rest, "{file}: {state}"),
            ("why", Some(state)) => {
                let (way, reason) = rest.split_once(' ').expect("a way and a clause");
                assert_eq!(why(state, way), reason, "{file}: {way} in {state}");
            }
            _ => panic!("{file}: {line}"),
        }
        checked += 1;
    }
    assert!(checked > 1, "{file} is empty");
}

#[test]
fn d6_captures_backward() {
    check("backward.txt");
}

#[test]
fn d6_no_piece_is_jumped_twice() {
    check("twice.txt");
}

#[test]
fn d6_captured_pieces_are_lifted_at_the_end() {
    check("lifted-at-the-end.txt");
}

#[test]
fn d6_the_origin_counts_as_empty() {
    check("origin.txt");
}

#[test]
fn d6_a_dama_lands_where_it_likes() {
    check("landing.txt");
}

#[test]
fn d5_passing_the_far_row_makes_no_dama() {
    check("passing-the-far-row.txt");
}

#[test]
fn d7_most_pieces_go_before_a_dama() {
    check("most-first.txt");
}

#[test]
fn d7_a_dama_goes_first_among_equals() {
    check("dama-first.txt");
}

#[test]
fn d7_captures_are_played_to_their_end() {
    check("to-the-end.txt");
}
