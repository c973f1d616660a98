//! Dschamal, clause by clause.

use caravanserai::rules::dschamal::{Action, Draw, Dschamal, Event, Piece, PieceSet, Refusal, Settlement};
use caravanserai::rules::{Game, Refusal as _, Seat};

mod bag;
mod by_link;
mod calm;
mod draws;
mod duels;
mod ending;
mod heap;
mod live;
mod order;
mod pieces;
mod random;
mod setup;
mod text;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// A match before its first action.
fn new(options: &str) -> Dschamal {
    Dschamal::new(&options.parse().expect("options")).expect("options that can be played")
}

/// Parses a state.
fn at(text: &str) -> Dschamal {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// A position of a match with live duels with these camps, in which A is bag master and challenges B.
fn camps(camps: &str, now: &str) -> Dschamal {
    position(camps, "live", now)
}

/// The same position in a match with calm duels.
fn calm_camps(camps: &str, now: &str) -> Dschamal {
    position(camps, "calm", now)
}

fn position(camps: &str, duel: &str, now: &str) -> Dschamal {
    let players = camps.split(' ').count();
    at(&format!("players {players} start chosen duel {duel}; camps {camps}; master A; challenged B; now {now}"))
}

fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn pieces(text: &str) -> PieceSet {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Applies the actions and returns the event of the last one.
fn play(state: &mut Dschamal, actions: &[&str]) -> Event {
    let happen = |text: &&str| {
        let applied = state.apply(&action(text));
        applied.unwrap_or_else(|refusal| panic!("{text}: {refusal:?} in {state}"))
    };
    actions.iter().map(happen).last().expect("an action")
}

/// Applies a draw, such as `white-egg+camel cry`, and returns its event.
fn draw(state: &mut Dschamal, drawer: Seat, text: &str) -> Event {
    let (drawn, shout) = text.strip_suffix(" cry").map_or((text, false), |drawn| (drawn, true));
    let actions = Draw { drawer, pieces: pieces(drawn), shout }.actions();
    let events =
        actions.iter().map(|action| state.apply(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}")));
    events.last().expect("something is drawn")
}

/// Returns the result of a settled duel.
fn settled(event: Event) -> Settlement {
    match event {
        Event::Drawn { settled: Some(settled), .. } | Event::Taken { settled, .. } => settled,
        other => panic!("not settled: {other:?}"),
    }
}

/// Returns the refusal of an illegal action.
fn refusal(state: &Dschamal, text: &str) -> Refusal {
    state.check(&action(text)).expect_err("a refusal")
}

/// Returns the clause that forbids an action, and the pieces that cause it.
fn why(state: &Dschamal, text: &str) -> String {
    let refusal = refusal(state, text);
    let spots: PieceSet = refusal.spots().into_iter().filter_map(|spot| Piece::new(spot.0)).collect();
    format!("{} {spots}", refusal.clause())
}

/// Returns the texts of the legal actions.
fn listed(state: &Dschamal) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The lines of a file in `tests/data`, without comments.
fn lines(data: &str) -> impl Iterator<Item = &str> {
    data.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}
