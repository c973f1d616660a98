//! What makes a match grow: playing, taking back, trying out.

use std::rc::Rc;

use super::place::Node;
use super::{Match, Place, Step};
use crate::rules::{Actor, Game};

impl<G: Game> Match<G> {
    /// Plays on from where the match stands, and tells where it stands then. Where the same was done before, the way is the
    /// same.
    ///
    /// # Errors
    /// The reason why one of the actions is not allowed; the match is then unchanged.
    pub fn play(&mut self, actions: impl IntoIterator<Item = G::Action>) -> Result<Place, G::Refusal> {
        self.grow(None, actions.into_iter().collect())
    }

    /// Plays one action.
    ///
    /// # Errors
    /// The reason why it is not allowed; the match is then unchanged.
    pub fn apply(&mut self, action: G::Action) -> Result<&Step<G>, G::Refusal> {
        let place = self.play([action])?;
        match self.step_at(place) {
            Some(step) => Ok(step),
            None => unreachable!("an action leads to a place that is not the start"),
        }
    }

    /// Tries out what could be played on from any place, and tells where that leads. The match stands where it stood.
    ///
    /// # Errors
    /// The reason why one of the actions is not allowed; the match is then unchanged.
    pub fn try_out(&mut self, from: Place, actions: impl IntoIterator<Item = G::Action>) -> Result<Place, G::Refusal> {
        self.grow(Some(from), actions.into_iter().collect())
    }

    /// Takes back, or takes up again what was taken back: from now on the match stands at `place`, and nothing is lost that
    /// lies after it. That can be wherever it once stood, unless nothing is taken back in it. Tells whether it can.
    pub fn stand_at(&mut self, place: Place) -> bool {
        let can = place == self.now || self.takes_back() && self.is_played(place);
        if can {
            self.go(place);
        }
        can
    }

    /// Does what a record's `@play` says: the match stands at `place`, or one step is played that was made there before.
    pub(super) fn play_at(&mut self, place: Place) -> bool {
        if self.before(place) != Some(self.now) {
            return self.stand_at(place);
        }
        if self.binds().is_some() {
            return false;
        }
        self.go(place);
        true
    }

    /// The throw that has fallen already, if chance is to move at `place` and one has: there, or as the same throw of the
    /// match (its first, its second, …) wherever that was played with the same outcomes to choose from. So nobody gets
    /// another throw by taking back and coming by another way. What was only tried out decides nothing that is `played`.
    pub fn fallen(&self, place: Place, played: bool) -> Option<G::Action> {
        let Node { state, after, throws, .. } = self.node(place);
        let outcomes = state.chance();
        if outcomes.is_empty() {
            return None;
        }
        let here = |next: &&Place| self.is_thrown(**next) && (self.is_played(**next) || !played);
        let same =
            |thrown: &&Place| self.before(**thrown).is_some_and(|before| self.state_at(before).chance() == outcomes);
        let elsewhere = || self.thrown.get(*throws)?.iter().find(same);
        let thrown = after.iter().find(here).or_else(elsewhere)?;
        self.step_at(*thrown).map(|step| step.action.clone())
    }

    /// Whether chance made the step to a place.
    pub(super) fn is_thrown(&self, place: Place) -> bool {
        self.step_at(place).is_some_and(|step| step.actor == Actor::Chance)
    }

    /// Makes all of `actions` happen or none: tried out from a place, or played from where the match stands.
    pub(super) fn grow(&mut self, tried: Option<Place>, actions: Vec<G::Action>) -> Result<Place, G::Refusal> {
        let mut place = tried.unwrap_or(self.now);
        let (mut known, mut new) = (Vec::new(), Vec::<(Step<G>, G)>::new());
        for action in actions {
            if new.is_empty()
                && let Some(next) = self.known(place, &action)
            {
                place = next;
                known.push(next);
                continue;
            }
            let before = new.last().map_or(self.state_at(place), |(_, state)| state);
            let (actor, mut state) = (before.actor(&action), before.clone());
            let event = state.apply(&action)?;
            new.push((Step { actor, action, event }, state));
        }
        let played = tried.is_none();
        if played {
            for place in known {
                self.go(place);
            }
        }
        for (step, state) in new {
            place = self.add(place, step, state, played);
        }
        Ok(place)
    }

    /// A new place after `before`.
    fn add(&mut self, before: Place, step: Step<G>, state: G, played: bool) -> Place {
        let place = Place(self.nodes.len());
        self.text.grow(before, played, &step.action, place);
        let Node { depth, throws, reveals, .. } = *self.node(before);
        let throws = throws + usize::from(step.actor == Actor::Chance);
        let reveals = reveals + usize::from(self.state_at(before).reveals(&[], &step.action).is_some());
        let came = Some((before, step));
        let node = Node { came, state, after: Vec::new(), depth: depth + 1, throws, reveals, played: false };
        self.nodes.push(Rc::new(node));
        Rc::make_mut(&mut self.nodes[before.0]).after.push(place);
        if played {
            self.stand(place);
        }
        place
    }

    /// The match stands at a place that there is already.
    fn go(&mut self, place: Place) {
        if place != self.now {
            self.text.go(place);
            self.stand(place);
        }
    }

    /// From now on the match stands at `place`, which comes first of those beside it.
    fn stand(&mut self, place: Place) {
        self.now = place;
        if !self.is_played(place) {
            Rc::make_mut(&mut self.nodes[place.0]).played = true;
            if self.is_thrown(place) {
                let number = self.node(place).throws - 1;
                // All throws on the way there have been played.
                if number == self.thrown.len() {
                    self.thrown.push(Vec::new());
                }
                self.thrown[number].push(place);
            }
        }
        if let Some(before) = self.before(place) {
            let at = self.after(before).iter().take_while(|other| **other != place).count();
            if at > 0 {
                Rc::make_mut(&mut self.nodes[before.0]).after[..=at].rotate_right(1);
            }
        }
    }
}
