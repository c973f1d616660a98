//! Matches that begin at one table and go on by link: the actions so far stand before the first tokens. The fingerprint, the
//! hash of everything before those, binds all later throws to them; the throws among them are bound to nothing.

use super::secret::Fingerprint;
use super::{Kind, Match, Next};
use crate::rules::Game;

impl<G: Game> Match<G> {
    /// A new match by link that goes on where this one is: of the same players, with the same actions up to the current
    /// place. `None` if this one is by link or of a day, has bots, is over, or cannot be interrupted here
    /// ([`Game::for_link`]).
    #[must_use]
    pub fn continued_by_link(&self) -> Option<Self> {
        if !self.can_continue_by_link() {
            return None;
        }
        let actions: Vec<_> = self.steps().map(|step| step.action.clone()).collect();
        let fresh = Self::begin(self.start().clone(), self.players().to_vec()).ok()?;
        let mut continuation = fresh.by_link_after(actions.len(), false);
        continuation.play(actions).ok()?;
        Some(continuation)
    }

    /// `true` if [`Match::continued_by_link`] gives a match.
    pub fn can_continue_by_link(&self) -> bool {
        let is_open = self.chains.is_none() && self.day.is_none() && self.next() != Next::Over;
        is_open && self.is_between_persons() && self.state().for_link().is_some()
    }

    /// The number of actions after which a match that is played by link moved to a link.
    pub fn begin_by_link(&self) -> Option<usize> {
        self.chains.as_ref().map(|chains| chains.begin)
    }

    pub(super) fn is_between_persons(&self) -> bool {
        self.players().iter().all(|player| player.kind == Kind::Person)
    }

    /// `true` if its players can play by link: several persons, and bots in games where these hide nothing.
    pub(super) fn suits_link(&self) -> bool {
        self.is_between_persons() || (G::BOTS_BY_LINK && self.persons().count() > 1)
    }

    /// `true` while the actions played before the link are replayed.
    pub(super) fn is_before_link(&self) -> bool {
        self.begin_by_link().is_some_and(|begin| self.depth(self.now()) < begin)
    }

    /// `state` at this depth, converted by [`Game::for_link`] if the match is by link from there.
    pub(super) fn state_by_link(&self, depth: usize, state: G) -> G {
        if self.goes_by_link_at(depth) { state.for_link().unwrap_or(state) } else { state }
    }

    /// Binds the throws of a match that goes by link from the current place to the actions before.
    pub(super) fn bind_beginning(&mut self) {
        if self.goes_by_link_at(self.depth(self.now()))
            && let Some(chains) = &mut self.chains
        {
            chains.fingerprint = Fingerprint::of(self.text.lines(), None);
        }
    }

    fn goes_by_link_at(&self, depth: usize) -> bool {
        depth > 0 && self.begin_by_link() == Some(depth)
    }
}
