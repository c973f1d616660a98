//! Transitions of a match: playing, taking back (undo and redo), and trying variations out.

use std::rc::Rc;

use super::node_id::Node;
use super::{Match, NodeId, Step};
use crate::rules::{Actor, Game};

impl<G: Game> Match<G> {
    /// Plays actions from the current place, and returns the new current place. Places that exist already are used
    /// again.
    ///
    /// # Errors
    /// The refusal of the first action that is not legal; the match is then unchanged.
    ///
    /// ```
    /// use caravanserai::record::{Kind, Match, Player};
    /// use caravanserai::rules::damath::Damath;
    ///
    /// let players = ["Ana", "Ben"].into_iter().zip(0..).map(|(name, look)| Player::new(name, look, Kind::Person).unwrap());
    /// let mut table = Match::<Damath>::new(Default::default(), players.collect()).unwrap();
    /// table.play(["first A", "72-63"].map(|action| action.parse().unwrap())).unwrap();
    /// assert_eq!(table.places(), 3, "its start is a place, too");
    /// ```
    pub fn play(&mut self, actions: impl IntoIterator<Item = G::Action>) -> Result<NodeId, G::Refusal> {
        self.extend(None, actions.into_iter().collect())
    }

    /// Plays one action.
    ///
    /// # Errors
    /// The refusal of an action that is not legal; the match is then unchanged.
    pub fn apply(&mut self, action: G::Action) -> Result<&Step<G>, G::Refusal> {
        let place = self.play([action])?;
        match self.step_at(place) {
            Some(step) => Ok(step),
            None => unreachable!("an action leads to a place that is not the start"),
        }
    }

    /// Adds a variation from any place, and returns its end. The current place stays.
    ///
    /// # Errors
    /// The refusal of the first action that is not legal; the match is then unchanged.
    ///
    /// ```
    /// use caravanserai::record::{Kind, Match, NodeId, Player};
    /// use caravanserai::rules::damath::Damath;
    ///
    /// let players = ["Ana", "Ben"].into_iter().zip(0..).map(|(name, look)| Player::new(name, look, Kind::Person).unwrap());
    /// let mut table = Match::<Damath>::new(Default::default(), players.collect()).unwrap();
    /// table.try_out(NodeId::START, ["first B".parse().unwrap()]).unwrap();
    /// assert_eq!(table.now(), NodeId::START, "the match itself stands where it stood");
    /// ```
    pub fn try_out(
        &mut self,
        from: NodeId,
        actions: impl IntoIterator<Item = G::Action>,
    ) -> Result<NodeId, G::Refusal> {
        self.extend(Some(from), actions.into_iter().collect())
    }

    /// Undoes or redoes moves: makes `place` the current place, and keeps all that follows it. Returns `false`, and
    /// changes nothing, if the match never stood there or has no take-back.
    pub fn stand_at(&mut self, place: NodeId) -> bool {
        let can = place == self.now || self.takes_back() && self.is_played(place);
        if can {
            self.move_to(place);
        }
        can
    }

    /// Carries out a `@play` line of a record: undoes or redoes to `place`, or plays the existing step to it from the
    /// current place. Returns `false` if it cannot.
    pub(super) fn play_at(&mut self, place: NodeId) -> bool {
        if self.before(place) != Some(self.now) {
            return self.stand_at(place);
        }
        if self.binds().is_some() {
            return false;
        }
        self.move_to(place);
        true
    }

    /// The throw that chance has to repeat at `place`, if there is one: the throw that was made there, or the played
    /// throw with the same number in the match and the same outcomes to choose from.
    ///
    /// So nobody gets another throw by taking back and playing another way. With `played`, throws that were only tried
    /// out are ignored.
    pub fn fallen(&self, place: NodeId, played: bool) -> Option<G::Action> {
        let Node { state, after, throws, .. } = self.node(place);
        let outcomes = state.chance();
        if outcomes.is_empty() {
            return None;
        }
        let here = |next: &&NodeId| self.is_thrown(**next) && (self.is_played(**next) || !played);
        let same =
            |thrown: &&NodeId| self.before(**thrown).is_some_and(|before| self.state_at(before).chance() == outcomes);
        let elsewhere = || self.thrown.get(*throws)?.iter().find(same);
        let thrown = after.iter().find(here).or_else(elsewhere)?;
        self.step_at(*thrown).map(|step| step.action.clone())
    }

    /// `true` if chance made the step to a place.
    pub(super) fn is_thrown(&self, place: NodeId) -> bool {
        self.step_at(place).is_some_and(|step| step.actor == Actor::Chance)
    }

    /// Applies all of `actions` or none: as a variation from the place `tried`, or played from the current place.
    pub(super) fn extend(&mut self, tried: Option<NodeId>, actions: Vec<G::Action>) -> Result<NodeId, G::Refusal> {
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
            let state = self.state_by_link(self.depth(place) + new.len() + 1, state);
            new.push((Step { actor, action, event }, state));
        }
        let played = tried.is_none();
        if played {
            for place in known {
                self.move_to(place);
            }
        }
        for (step, state) in new {
            place = self.add(place, step, state, played);
        }
        Ok(place)
    }

    /// Adds a new place after `before`.
    fn add(&mut self, before: NodeId, step: Step<G>, state: G, played: bool) -> NodeId {
        let place = NodeId(self.nodes.len());
        self.text.append_action(before, played, &step.action, place);
        let Node { depth, throws, reveals, .. } = *self.node(before);
        let throws = throws + usize::from(step.actor == Actor::Chance);
        let reveals = reveals + usize::from(self.state_at(before).reveals(&[], &step.action).is_some());
        let came = Some((before, step));
        let node = Node { came, state, after: Vec::new(), depth: depth + 1, throws, reveals, played: false };
        self.nodes.push(Rc::new(node));
        Rc::make_mut(&mut self.nodes[before.0]).after.push(place);
        if played {
            self.set_now(place);
        }
        place
    }

    /// Makes an existing place the current one.
    fn move_to(&mut self, place: NodeId) {
        if place != self.now {
            self.text.append_place(place, true);
            self.set_now(place);
        }
    }

    /// Sets the current place, and moves it to the front of its siblings.
    fn set_now(&mut self, place: NodeId) {
        self.now = place;
        if !self.is_played(place) {
            Rc::make_mut(&mut self.nodes[place.0]).played = true;
            if self.is_thrown(place) {
                let number = self.node(place).throws - 1;
                // All throws before this one are played, so the list of its number is there or the next to add.
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
        self.bind_beginning();
    }
}
