//! Positions of the two games of the cross-shaped board, and what may and may not happen in them.

use std::path::Path;

use caravanserai::rules::cross::spot;
use caravanserai::rules::{Game, Refusal, Seat, Spot};

/// The texts of the legal actions, in their order.
pub fn listed<G: Game>(state: &G) -> String {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Makes an action happen that must be legal.
pub fn act<G: Game>(state: &mut G, text: &str) -> G::Event {
    let action = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    state.apply(&action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?} in {state}"))
}

/// Makes several happen, with commas between them, and gives what the last brought about.
pub fn act_all<G: Game>(state: &mut G, texts: &str) -> G::Event {
    let events: Vec<_> = texts.split(", ").map(|text| act(state, text)).collect();
    events.into_iter().next_back().expect("an action")
}

/// The places of steps: `A17 B0`.
fn spots(words: &str) -> Vec<Spot> {
    let spot = |word: &str| {
        let (seat, step) = word.split_at(1);
        spot(seat.parse().expect("a seat"), step.parse().expect("a step"))
    };
    let mut spots: Vec<_> = words.split_whitespace().map(spot).collect();
    spots.sort_unstable();
    spots
}

/// Whether an action is refused for this reason: a clause and the places that are the cause.
pub fn check_why<G: Game>(state: &G, text: &str, reason: &str) {
    let (clause, causes) = reason.split_once(' ').unwrap_or((reason, ""));
    let action = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let mut unchanged = state.clone();
    let refusal = unchanged.apply(&action).expect_err(text);
    assert_eq!(unchanged, *state, "{text} is refused and changes the state");
    assert_eq!(state.check(&action), Err(refusal.clone()));
    assert_eq!((refusal.clause().0, refusal.spots()), (clause, spots(causes)), "{text} in {state}: {refusal:?}");
}

/// Checks a file below `tests/data`. It has any number of positions, each a line `position …`, then
///
/// - `actions …`: all that is legal, with commas between;
/// - `why ACTION: CLAUSE PLACES`: why it is not, with places such as `A17`;
/// - `do …`: what happens, with commas between;
/// - `then …`: the position that this leads to.
///
/// Lines with # are remarks. `full` completes a position that leaves out what does not matter.
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

/// The position with the sections of all seats: those that `text` leaves out have `pieces`.
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
