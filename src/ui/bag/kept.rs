//! A calm duel that was left: its steps are kept on this device alone, and it goes on as it was (B9, B10).

use crate::rules::dschamal::{CalmDuel, Dschamal, Step};
use crate::rules::{Game, Turn};
use crate::ui::storage;

/// The duel that these steps have led to so far, in the state of a match in which so many actions have happened. What is
/// kept of another duel, or cannot have happened in this one, is no part of it.
pub fn read(state: &Dschamal, happened: usize) -> Option<(CalmDuel, Vec<Step>)> {
    let text = storage::contest(Dschamal::NAME)?;
    let mut lines = text.lines();
    if lines.next()? != title(state, happened) {
        return None;
    }
    let mut duel = CalmDuel::instead_of_live(state)?;
    let mut steps = Vec::new();
    for line in lines {
        let step = line.parse().ok()?;
        duel.apply(&step).ok()?;
        steps.push(step);
    }
    // One that is over, or in which chance has not done its part, was not left so.
    let turn = matches!(duel.turn(), Turn::Seat(_));
    (turn && !steps.is_empty()).then_some((duel, steps))
}

/// Keeps the steps.
pub fn write(state: &Dschamal, happened: usize, steps: &[Step]) {
    let mut text = title(state, happened);
    for step in steps {
        text.push('\n');
        text.push_str(&step.to_string());
    }
    storage::keep_contest(Dschamal::NAME, &text);
}

/// Keeps nothing any more: the duel is over.
pub fn forget() {
    storage::keep_contest(Dschamal::NAME, "");
}

/// Which duel it is.
fn title(state: &Dschamal, happened: usize) -> String {
    format!("{happened} {state}")
}
