//! A calm duel that was left: its steps are kept on this device alone, and it goes on as it was (B9, B10).

use crate::play::bag::Strokes;
use crate::rules::dschamal::{CalmDuel, Dschamal, Step};
use crate::rules::{Game, Turn};
use crate::ui::storage;

/// A calm duel that was left.
pub struct Left {
    /// How it stands.
    pub calm: CalmDuel,
    /// What has led to it.
    pub steps: Vec<Step>,
    /// What each hand has uncovered of the piece that it feels.
    pub strokes: [Strokes; 2],
}

/// What the line of the strokes begins with.
const STROKES: &str = "strokes ";

/// The duel that these steps have led to so far, in the state of a match in which so many actions have happened. What is
/// kept of another duel, or cannot have happened in this one, is no part of it.
pub fn read(state: &Dschamal, happened: usize) -> Option<Left> {
    let text = storage::contest(Dschamal::NAME)?;
    let mut lines = text.lines();
    if lines.next()? != title(state, happened) {
        return None;
    }
    let mut calm = CalmDuel::instead_of_live(state)?;
    let mut steps = Vec::new();
    // What was kept before there were strokes has none.
    let mut strokes = [Strokes::default(); 2];
    strokes.iter_mut().for_each(Strokes::begin_turn);
    for line in lines {
        if let Some(numbers) = line.strip_prefix(STROKES) {
            let (one, other) = numbers.split_once(' ')?;
            strokes = [one.parse().ok()?, other.parse().ok()?];
            continue;
        }
        let step = line.parse().ok()?;
        calm.apply(&step).ok()?;
        steps.push(step);
    }
    // One that is over, or in which chance has not done its part, was not left so.
    let turn = matches!(calm.turn(), Turn::Seat(_));
    (turn && !steps.is_empty()).then_some(Left { calm, steps, strokes })
}

/// Keeps the steps of the duel in the state of a match in which so many actions have happened, and the strokes of both.
pub fn write((state, happened): (&Dschamal, usize), steps: &[Step], [one, other]: [Strokes; 2]) {
    let mut text = format!("{}\n{STROKES}{one} {other}", title(state, happened));
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
