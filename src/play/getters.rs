//! Single answers out of the view, for the page that asks one by one.

use super::{ClockFace, Clocks, HintView, Permissions, Preferences, Sitting};
use crate::record::{Match, Next, Place, Secret};
use crate::rules::{Clause, Seat, SeatSet};
use crate::scene::{Advice, Cell, Control, Panel, Prompt, Scene, Seating, Touch};

#[expect(missing_docs, reason = "each answers with the field of its name")]
#[allow(clippy::must_use_candidate)]
impl<G: Scene> Sitting<G> {
    pub fn played(&self) -> &Match<G> {
        &self.view.played
    }
    pub fn seating(&self) -> &Seating {
        &self.view.seating
    }
    pub fn can(&self) -> Permissions {
        self.view.permissions
    }
    pub fn at(&self) -> Place {
        self.view.at
    }
    pub fn shown(&self) -> Place {
        self.view.shown
    }
    pub fn state(&self) -> &G {
        self.view.state()
    }
    pub fn looks_back(&self) -> bool {
        self.view.stage.looks_back
    }
    pub fn tries_out(&self) -> bool {
        self.view.stage.tries_out
    }
    pub fn habits(&self) -> &Preferences {
        &self.view.preferences
    }
    pub fn bot_acted_last(&self) -> bool {
        self.view.bot_acted_last
    }
    pub fn side_action(&self) -> Option<&G::Action> {
        self.table.picking.side_action.as_ref()
    }
    pub fn is_watched(&self) -> bool {
        self.view.stage.watched
    }
    pub fn is_paused(&self) -> bool {
        self.view.stage.paused
    }
    pub fn is_here(&self, seat: Seat) -> bool {
        self.view.here.contains(seat)
    }
    pub fn next(&self) -> Next {
        self.view.next
    }
    pub fn for_person(&self) -> bool {
        self.table.is_for_person()
    }
    pub fn is_busy(&self) -> bool {
        self.view.is_busy()
    }
    pub fn shows(&self) -> Option<&str> {
        self.view.caption()
    }
    pub fn is_showing(&self) -> bool {
        self.view.is_showing()
    }
    pub fn panels(&self) -> Vec<Panel> {
        self.view.panels.to_vec()
    }
    pub fn prompt(&self) -> Prompt {
        self.view.prompt.clone()
    }
    pub fn recap(&self) -> Option<(String, Option<Clause>)> {
        self.view.recap.clone().map(|recap| (recap.text, recap.clause))
    }
    pub fn warns(&self) -> bool {
        self.view.warns
    }
    pub fn refused(&self) -> Option<&G::Refusal> {
        self.table.picking.refused.as_ref()
    }
    pub fn reason(&self) -> Option<(String, Clause)> {
        self.view.refusal.clone().map(|refused| (refused.sentence, refused.clause))
    }
    pub fn controls(&self) -> Vec<Control<Touch<G::Button>>> {
        self.view.controls.to_vec()
    }
    pub fn turns_look(&self) -> Option<u8> {
        self.view.turn_look
    }
    pub fn cells(&self) -> Vec<Cell> {
        self.view.cells.to_vec()
    }
    pub fn finishes(&self, touch: Touch<G::Button>) -> bool {
        self.table.finishes(touch)
    }
    pub fn drags(&self) -> bool {
        self.view.stage.drags
    }
    pub fn can_hint(&self) -> bool {
        self.view.can.hint
    }
    pub fn wants_hint(&self) -> bool {
        self.view.hint != HintView::None
    }
    pub fn is_advising(&self) -> bool {
        self.view.hint == HintView::Thinking
    }
    pub fn hint(&self) -> Option<Advice> {
        if let HintView::Shown(advice) = &self.view.hint { Some(advice.clone()) } else { None }
    }
    pub fn nth(&self, depth: usize) -> Place {
        self.table.line.nth(depth)
    }
    pub fn progress(&self) -> (usize, usize) {
        (self.view.progress.depth, self.view.progress.end)
    }
    pub fn films(&self) -> bool {
        self.view.stage.films
    }
    pub fn can_try_out(&self) -> bool {
        self.view.can.try_out
    }
    pub fn can_take_back(&self) -> bool {
        self.view.can.take_back
    }
    pub fn can_play_again(&self) -> bool {
        self.view.can.redo
    }
    pub fn secret(&self) -> Option<&Secret> {
        self.table.chairs.own.as_ref().or_else(|| self.view.played.secret())
    }
    pub fn waits_for(&self) -> Option<Seat> {
        self.table.waits_for()
    }
    pub fn sends_to(&self) -> SeatSet {
        self.table.sends_to()
    }
    pub fn found(&self) -> Vec<G::Action> {
        self.table.found()
    }
    pub fn clocks(&self) -> &Clocks {
        &self.table.clocks
    }
    pub fn faces(&self) -> Vec<ClockFace> {
        self.view.clock_faces.clone()
    }
}
