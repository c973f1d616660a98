//! The line of the match that is on the table: where play goes on, and the place that is shown.

use std::rc::Rc;

use crate::record::{Match, Place};
use crate::rules::Game;

/// A step, by the places that it leads from and to.
pub(super) type StepWay = (Place, Place);

/// The match, and two places in it that make all the difference: the one that is shown, and the one where play goes on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line<G: Game> {
    /// The match. Views share it, so that it is copied when it grows; its states are shared by the copies.
    pub played: Rc<Match<G>>,
    /// The variation that is being played; none while the match itself is on the table.
    pub variation: Option<Variation>,
    /// The place that is shown.
    pub shown: Place,
    /// Whether the match is being shown as a film.
    pub films: bool,
}

/// A variation that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Variation {
    /// Where it goes on.
    pub at: Place,
    /// Whether persons move for everybody.
    pub alone: bool,
}

impl<G: Game> Line<G> {
    /// The match, shown where it stands.
    pub fn new(played: Match<G>) -> Self {
        Self { shown: played.now(), played: Rc::new(played), variation: None, films: false }
    }

    /// The match, to be changed.
    pub fn played_mut(&mut self) -> &mut Match<G> {
        Rc::make_mut(&mut self.played)
    }

    /// The place where play goes on: where the match stands, or the end of the variation.
    pub fn at(&self) -> Place {
        self.variation.map_or_else(|| self.played.now(), |variation| variation.at)
    }

    /// The state where play goes on.
    pub fn state(&self) -> &G {
        self.played.state_at(self.at())
    }

    /// The state that is shown.
    pub fn shown_state(&self) -> &G {
        self.played.state_at(self.shown)
    }

    /// Whether an earlier place, or one in another line, is shown than the one where play goes on.
    pub fn looks_back(&self) -> bool {
        self.shown != self.at()
    }

    /// Whether a variation is played and not the match.
    pub fn tries_out(&self) -> bool {
        self.variation.is_some()
    }

    /// Whether the persons here move for everybody.
    pub fn is_alone(&self) -> bool {
        self.variation.is_some_and(|variation| variation.alone)
    }

    /// The end of the line that is shown: where play goes on, if that is on it.
    pub fn end(&self) -> Place {
        let at = self.at();
        let depth = self.played.depth(self.shown);
        if self.on_line(at, depth) == Some(self.shown) { at } else { self.played.end_of(self.shown) }
    }

    /// The place on the line to `end` to which so many steps have led.
    fn on_line(&self, end: Place, depth: usize) -> Option<Place> {
        let back = self.played.depth(end).checked_sub(depth)?;
        self.played.back_from(end).chain([Place::START]).nth(back)
    }

    /// The place on the line that is shown to which so many steps have led; its end, if there are fewer.
    pub fn nth(&self, depth: usize) -> Place {
        let end = self.end();
        self.on_line(end, depth).unwrap_or(end)
    }

    /// The steps on the way from an earlier place of the line that is shown to a later one, from the start, if the earlier place is on another line.
    pub fn steps(&self, from: Place, to: Place) -> Vec<StepWay> {
        let back = self.played.back_from(to).take_while(|place| *place != from);
        let mut steps: Vec<_> = back.filter_map(|place| Some((self.played.before(place)?, place))).collect();
        steps.reverse();
        steps
    }

    /// Play goes on by these actions, in the match or in the variation: by all of them, or by none if one is refused.
    pub fn go_on(&mut self, actions: Vec<G::Action>) -> Result<(), G::Refusal> {
        let played = Rc::make_mut(&mut self.played);
        match &mut self.variation {
            Some(variation) => variation.at = played.try_out(variation.at, actions)?,
            None => drop(played.play(actions)?),
        }
        Ok(())
    }
}
