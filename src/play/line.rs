//! The line of the match on the table: the place where play continues, and the place shown.

use std::rc::Rc;

use crate::record::{Match, NodeId};
use crate::rules::Game;

/// A step, as the places before and after it.
pub(super) type StepSpan = (NodeId, NodeId);

/// The match, and two of its places: the one shown, and the one where play continues. They differ during review.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line<G: Game> {
    /// The match. Views share it, so that it is copied when it grows; copies share its states.
    pub played: Rc<Match<G>>,
    /// The variation being played; `None` on the main line.
    pub variation: Option<Variation>,
    /// The place shown.
    pub shown: NodeId,
    /// `true` during a replay.
    pub replaying: bool,
}

/// A variation being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Variation {
    /// The place where it began.
    pub from: NodeId,
    /// The place where it continues.
    pub at: NodeId,
    /// `true` if the persons move for every seat.
    pub for_all: bool,
}

impl<G: Game> Line<G> {
    /// The line of a match, showing its current place.
    pub fn new(played: Match<G>) -> Self {
        Self { shown: played.now(), played: Rc::new(played), variation: None, replaying: false }
    }

    /// The match, for changes.
    pub fn played_mut(&mut self) -> &mut Match<G> {
        Rc::make_mut(&mut self.played)
    }

    /// The place where play continues: the current place of the match, or the end of the variation.
    pub fn at(&self) -> NodeId {
        self.variation.map_or_else(|| self.played.now(), |variation| variation.at)
    }

    /// The state where play continues.
    pub fn state(&self) -> &G {
        self.played.state_at(self.at())
    }

    /// The state shown.
    pub fn shown_state(&self) -> &G {
        self.played.state_at(self.shown)
    }

    /// `true` during review: the place shown is not the one where play continues.
    pub fn is_reviewing(&self) -> bool {
        self.shown != self.at()
    }

    /// `true` while a variation is played.
    pub fn in_variation(&self) -> bool {
        self.variation.is_some()
    }

    /// `true` if the persons here move for every seat.
    pub fn moves_for_all(&self) -> bool {
        self.variation.is_some_and(|variation| variation.for_all)
    }

    /// The end of the line shown: the place where play continues, if it is on that line.
    pub fn end(&self) -> NodeId {
        let at = self.at();
        let depth = self.played.depth(self.shown);
        if self.on_line(at, depth) == Some(self.shown) { at } else { self.played.end_of(self.shown) }
    }

    /// The ancestor of `end` after this number of steps; `None` if there are fewer.
    fn on_line(&self, end: NodeId, depth: usize) -> Option<NodeId> {
        let back = self.played.depth(end).checked_sub(depth)?;
        self.played.back_from(end).chain([NodeId::START]).nth(back)
    }

    /// The place after this number of steps on the line shown; its end, if there are fewer.
    pub fn nth(&self, depth: usize) -> NodeId {
        let end = self.end();
        self.on_line(end, depth).unwrap_or(end)
    }

    /// The steps from an earlier place of a line to a later one; from the start, if `from` is on another line.
    pub fn steps(&self, from: NodeId, to: NodeId) -> Vec<StepSpan> {
        let way = self.played.way(from, to).into_iter();
        way.filter_map(|place| Some((self.played.before(place)?, place))).collect()
    }

    /// Applies these actions to the match or to the variation: all of them, or none if one is refused.
    ///
    /// # Errors
    /// The refusal of the first action that is illegal; then nothing is applied.
    pub fn apply(&mut self, actions: Vec<G::Action>) -> Result<(), G::Refusal> {
        let played = Rc::make_mut(&mut self.played);
        match &mut self.variation {
            Some(variation) => variation.at = played.try_out(variation.at, actions)?,
            None => drop(played.play(actions)?),
        }
        Ok(())
    }
}
