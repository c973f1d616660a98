//! Positions of the two games on the cross-shaped board, with their legal and illegal actions.

use std::path::Path;

use caravanserai::rules::cross::spot;
use caravanserai::rules::{Game, Refusal, Seat, Spot};

/// The texts of the legal actions, in their order.
pub fn listed<G: Game>(state: &G) -> String {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Applies an action, which must be legal.
pub fn act<G: Game>(state: &mut G, text: &str) -> G::Event {
    let action = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    state.apply(&action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?} in {state}"))
}

/// Applies several actions, with commas between them, and returns the event of the last one.
pub fn act_all<G: Game>(state: &mut G, texts: &str) -> G::Event {
    let events: Vec<_> = texts.split(", ").map(|text| act(state, text)).collect();
    events.into_iter().next_back().expect("an action")
}

/// Parses the spots of steps: `A17 B0`.
fn spots(words: &str) -> Vec<Spot> {
    let spot = |word: &str| {
        let (seat, step) = word.split_at(1);
        spot(seat.parse().expect("a seat"), step.parse().expect("a step"))
    };
    let mut spots: Vec<_> = words.split_whitespace().map(spot).collect();
    spots.sort_unstable();
    spots
}

/// Checks that an action is refused for this reason: a clause and the spots that cause it.
pub fn check_why<G: Game>(state: &G, text: &str, reason: &str) {
    let (clause, causes) = reason.split_once(' ').unwrap_or((reason, ""));
    let action = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let mut unchanged = state.clone();
    let refusal = unchanged.apply(&action).expect_err(text);
    assert_eq!(unchanged, *state, "{text} is refused and changes the state");
    assert_eq!(state.check(&action), Err(refusal.clone()));
    assert_eq!((refusal.clause().0, refusal.spots()), (clause, spots(causes)), "{text} in {state}: {refusal:?}");
}

/// Checks a file below `tests/data`. It has any number of positions: each is a line `position …`, followed by
///
/// - `actions …`: all legal actions, with commas between them;
/// - `why ACTION: CLAUSE SPOTS`: the reason for a refusal, with spots such as `A17`;
/// - `do …`: actions to apply, with commas between them;
/// - `then …`: the position after them.
///
/// Lines with # are comments. `full` completes an abbreviated position.
pub fn check_file<G: Game>(file: &str, full: impl Fn(&str) -> String) {
    let path = Path::new("tests/data").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let read = |text: &str| full(text).parse::<G>().unwrap_or_else(|error| panic!("{file}, {text}: {error:?}"));
    let mut position: Option<G> = None;
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (word, rest) = line.split_once(' ').expect(line);
        match (word, &mut position) {
            ("position", _) => position = Some(read(rest)),
            ("actions", Some(state)) => assert_eq!(listed(state), rest, "{file}: {state}"),
            ("why", Some(state)) => {
                let (action, reason) = rest.split_once(": ").expect(line);
                check_why(state, action, reason);
            }
            ("do", Some(state)) => drop(act_all(state, rest)),
            ("then", Some(state)) => assert_eq!(*state, read(rest), "{file}: {state}"),
            _ => panic!("{file}: {line}"),
        }
        checked += 1;
    }
    assert!(checked > 1, "{file} is empty");
}

/// Completes a position: seats that `text` leaves out have `pieces`.
pub fn with_all_seats(text: &str, pieces: &str) -> String {
    let mut sections: Vec<_> = text.split("; ").map(str::to_owned).collect();
    let begins = |section: &String, seat: &str| section.starts_with(&format!("{seat} "));
    for (number, seat) in Seat::all(4).map(|seat| seat.to_string()).enumerate() {
        if !sections.get(number).is_some_and(|section| begins(section, &seat)) {
            sections.insert(number, format!("{seat} {pieces}"));
        }
    }
    sections.join("; ")
}
