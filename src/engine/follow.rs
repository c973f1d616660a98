//! Following a match.

use super::Message;
use crate::rules::Game;

/// A match as far as it has been told.
pub struct Followed<G> {
    /// Where it began, and the state after each action.
    states: Vec<G>,
}

impl<G: Game> Followed<G> {
    pub fn new() -> Self {
        Self { states: Vec::new() }
    }

    /// The state after the last action that was told; `None` before anything was.
    pub fn state(&self) -> Option<&G> {
        self.states.last()
    }

    /// Follows the match as a message tells it; `None` if that cannot be. What is known of it then is of no use.
    pub fn follow(&mut self, message: &Message) -> Option<()> {
        if let Some(start) = &message.start {
            self.states = vec![begun(start)?];
        }
        let told = usize::try_from(message.from).ok()?.checked_add(1)?;
        if told > self.states.len() {
            return None;
        }
        self.states.truncate(told);
        for action in &message.actions {
            let mut state = self.state()?.clone();
            state.replay(&action.parse().ok()?).ok()?;
            self.states.push(state);
        }
        Some(())
    }
}

/// The state in which a match begins whose record says so.
fn begun<G: Game>(start: &str) -> Option<G> {
    match start.split_once(' ')? {
        ("options", options) => G::new(&options.parse().ok()?).ok(),
        ("position", position) if G::FROM_POSITIONS => position.parse().ok(),
        _ => None,
    }
}
