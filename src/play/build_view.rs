//! Builds the view, with all its texts in the current language.

use std::rc::Rc;

use super::animation::FrameRef;
use super::hint::Hint;
use super::line::Line;
use super::scheduler::Source;
use super::table::Table;
use super::{Activity, ByLink, Can, Confirmation, HintView, Progress, Refused, SavingView, Sentence, Stage, TableView};
use crate::record::Next;
use crate::rules::{Actor, Refusal, Spot};
use crate::scene::{Cell, Control, Frame, Panel, Prompt, Scene, Touch};
use crate::words::{analysis, table};

/// The number of letters for which a phone has room below the prompt: three lines.
const ROOM: usize = 140;

impl<G: Scene> Table<G> {
    /// Builds the view of the table. Parts that are equal to those of the view `before` are shared with it.
    pub fn build_view(&mut self, before: Option<&TableView<G>>) -> TableView<G> {
        self.turn_board();
        self.update_rows();
        self.cache_frames();
        let seen = self.seen();
        let (cells, confirms) = self.pointable(before);
        let line = &self.line;
        let next = self.next();
        TableView {
            at: line.at(),
            shown: line.shown,
            board: shared(before.map(|before| &before.board), self.board(&seen)),
            cells,
            confirms,
            seating: Rc::clone(&self.cache.seating),
            here: self.local.seats,
            panels: shared(before.map(|before| &before.panels), self.panels(&seen)),
            clock_faces: if G::CLOCKS { self.clock_faces() } else { Vec::new() },
            clocks: self.clocks.clone(),
            activity: self.activity(next),
            prompt: self.prompt(&seen),
            warns: self.warns(&seen),
            recap: self.recap(&seen),
            refusal: self.refusal(&seen),
            hint: self.hint(),
            controls: shared(before.map(|before| &before.controls), self.controls(&seen)),
            turn_look: self.turn_look(next),
            side_actions: shared(before.map(|before| &before.side_actions), self.side_actions()),
            early_end: self.early_end(&seen),
            confirmation: self.confirmation(&seen),
            can: self.can(),
            simultaneous: self.scheduler.awaited_from(Source::SimultaneousPhase),
            sum: self.ui.sum.as_ref().map(|sum| sum.view(&seen)),
            tally: self.tally.clone(),
            stage: self.stage(),
            progress: self.progress(),
            rows: Rc::clone(&self.cache.rows),
            current_row: self.current_row(),
            by_link: self.by_link(),
            saving: self.saving_view(),
            preferences: self.preferences,
            permissions: self.local.permissions,
            bot_acted_last: self.bot_acted_last(),
            next,
            played: Rc::clone(&line.played),
        }
    }

    /// Updates the move list.
    fn update_rows(&mut self) {
        let (played, seating) = (&self.line.played, &self.cache.seating);
        if !self.cache.rows.is_current(played, played.now()) {
            Rc::make_mut(&mut self.cache.rows).update(played, played.now(), seating);
        }
    }

    /// Makes the frames of the step being shown, unless they are cached.
    fn cache_frames(&mut self) {
        for frame in [self.animation.frame().copied(), self.animation.last].into_iter().flatten() {
            if self.cache.frames(frame.step).is_none() {
                let frames = self.frames_of(frame.step);
                self.cache.frames.push((frame.step, frames));
            }
        }
    }

    fn drawn(&self, frame: &FrameRef) -> Option<&Frame<G::Board>> {
        self.cache.frames(frame.step)?.get(frame.number)
    }

    fn frame(&self) -> Option<&Frame<G::Board>> {
        self.drawn(self.animation.frame()?)
    }

    /// The board to show.
    fn board(&self, seen: &G) -> G::Board {
        if let Some(frame) = self.frame() {
            return frame.board.clone();
        }
        let traced = self.traced();
        let (last, rest) = match &traced[..] {
            [rest @ .., last] => (Some(*last), rest),
            [] => (self.line.played.step_at(self.line.shown).map(|step| &step.event), &[][..]),
        };
        let selection = self.selection();
        let is_free = selection.is_some_and(|selection| *selection == G::Selection::default());
        let preview = self.ui.pointed.filter(|_| is_free).and_then(|at| seen.preview(at));
        let mut board = seen.board(&self.cache.seating, preview.as_ref().or(selection), last);
        for event in rest {
            G::trace(&mut board, event);
        }
        board
    }

    /// The events of which the board shows traces, in their order: those of the hovered or focused row of the move
    /// list. During review or a variation, those of the row of the place shown, up to that place, and never of another
    /// row.
    fn traced(&self) -> Vec<&G::Event> {
        let (line, rows) = (&self.line, &self.cache.rows);
        let elsewhere = self.is_elsewhere();
        let row = if elsewhere { self.current_row() } else { self.ui.row };
        let Some(row) = row.and_then(|row| rows.rows().get(row)) else { return Vec::new() };
        let steps = line.steps(row.span.0, if elsewhere { line.shown } else { row.span.1 });
        steps.into_iter().filter_map(|(_, place)| Some(&line.played.step_at(place)?.event)).collect()
    }

    /// The pressable cells, and those on which one more press confirms. During an animation both stay as they were.
    fn pointable(&self, before: Option<&TableView<G>>) -> (Rc<Vec<Cell>>, Rc<Vec<Spot>>) {
        if let Some(before) = before.filter(|_| self.animation.is_running()) {
            return (Rc::clone(&before.cells), Rc::clone(&before.confirms));
        }
        let cells = self.cells();
        let confirms = self.confirms(&cells);
        (shared(before.map(|before| &before.cells), cells), shared(before.map(|before| &before.confirms), confirms))
    }

    /// The selected cells on which one more press confirms an action.
    fn confirms(&self, cells: &[Cell]) -> Vec<Spot> {
        let picked = cells.iter().filter(|cell| cell.picked).map(|cell| cell.spot);
        picked.filter(|spot| self.finishes(Touch::Spot(*spot))).collect()
    }

    /// The standing of each player, with the changes by the last action.
    fn panels(&self, seen: &G) -> Vec<Panel> {
        if let Some(frame) = self.frame() {
            return frame.panels.clone();
        }
        let mut panels = seen.panels(&self.cache.seating);
        let last = self.animation.last.as_ref().and_then(|frame| self.drawn(frame));
        for panel in &mut panels {
            let changed = last.iter().flat_map(|frame| &frame.panels).find(|changed| changed.seat == panel.seat);
            let figures = changed.iter().flat_map(|changed| &changed.figures);
            for (figure, changed) in panel.figures.iter_mut().zip(figures) {
                figure.change.clone_from(&changed.change);
            }
        }
        panels
    }

    fn activity(&self, next: Next) -> Activity {
        if let Some(frame) = self.frame() {
            Activity::Showing(frame.caption.clone())
        } else if self.line.replaying {
            Activity::Busy
        } else if self.is_for_person() {
            Activity::Person
        } else if self.continues_here() && next != Next::Over {
            Activity::Busy
        } else {
            Activity::Idle
        }
    }

    /// The turn and the expected action. The title says so during review, in a variation, or if a person has yet to join
    /// a match by link.
    fn prompt(&self, seen: &G) -> Prompt {
        let seating = &self.cache.seating;
        let mut prompt = seen.prompt(&seating.to_viewer(), self.selection());
        if self.line.is_reviewing() {
            let Progress { number, last_number, .. } = self.progress();
            prompt.title = table::looking_back(number, last_number);
        } else if self.line.in_variation() {
            prompt.title = table::tried_out(&prompt.title);
        } else if let Some(seat) = self.line.played.joins().filter(|seat| self.person_on(*seat) == *seat) {
            // Who opens the link may be that person.
            let says = if self.local.seats.is_empty() { table::seat_is_free } else { table::yet_to_join };
            prompt.title = says(seating.name(seat));
        }
        prompt
    }

    /// `true` if the selection needs a warning.
    fn warns(&self, seen: &G) -> bool {
        self.selection().is_some_and(|selection| seen.needs_warning(selection))
    }

    /// The last event in words, and the clause that explains it, if any; with what the coach says, or that alone if there
    /// is no room for both.
    fn recap(&self, seen: &G) -> Option<Sentence> {
        // A selection has its own text.
        if self.ui.selection != G::Selection::default() || self.warns(seen) {
            return None;
        }
        let happened = self.line.played.events_back_from(self.line.shown);
        let recap = seen.recap(happened, &self.cache.seating);
        let Some((clause, says)) = self.coaches() else {
            return recap.map(|(text, clause)| Sentence { text, clause });
        };
        let both = recap.map(|(text, _)| {
            // A calculation of Damath has no full stop.
            let gap = if text.ends_with(['.', '।']) { " " } else { " · " };
            format!("{text}{gap}{says}")
        });
        let text = both.filter(|both| both.chars().count() <= ROOM).unwrap_or_else(|| says.to_owned());
        Some(Sentence { text, clause: Some(clause) })
    }

    fn refusal(&self, seen: &G) -> Option<Refused> {
        let refused = self.ui.refused.as_ref()?;
        let sentence = seen.refusal_text_here(refused, &self.cache.seating);
        Some(Refused { sentence, clause: refused.clause(), causes: refused.spots() })
    }

    fn hint(&self) -> HintView {
        match self.ui.hint {
            Hint::Asked(_) => HintView::Thinking,
            _ => self.advice().map_or(HintView::None, HintView::Shown),
        }
    }

    fn controls(&self, seen: &G) -> Vec<Control<Touch<G::Button>>> {
        if self.is_for_person() && !self.animation.is_running() {
            seen.controls(&self.cache.seating, &self.ui.selection)
        } else {
            Vec::new()
        }
    }

    /// The action that ends the match early, if it is offered: to persons at one table, while none of them has to choose.
    fn early_end(&self, seen: &G) -> Option<G::Action> {
        let chooses = self.is_for_person() && !matches!(self.next(), Next::Throw { .. });
        let is_open = self.continues_here() && !self.line.in_variation() && !chooses;
        let is_here = self.local.persons() > 0 && !self.line.played.is_by_link();
        seen.early_end(&self.cache.seating).filter(|_| is_open && is_here)
    }

    /// The colour and pattern of the person who has to act.
    fn turn_look(&self, next: Next) -> Option<u8> {
        let Next::Act { persons, .. } = next else { return None };
        persons.iter().next().map(|seat| self.cache.seating.look(seat))
    }

    fn confirmation(&self, seen: &G) -> Option<Confirmation> {
        if let Some(cost) = self.ui.pending_choice.as_ref().and_then(|choice| choice.great_cost) {
            return Some(Confirmation {
                question: analysis::warned(&cost.whole()),
                words: analysis::play_anyway().into(),
                meaning: analysis::warned_meaning(),
            });
        }
        let action = self.ui.side_action.as_ref()?;
        let seating = &self.cache.seating;
        let words = seen.side_action(action, seating).unwrap_or_default();
        let question = seen.side_action_question(action, seating).unwrap_or_default();
        Some(Confirmation { question, words, meaning: G::side_action_consequence(action) })
    }

    fn can(&self) -> Can {
        Can {
            take_back: self.can_take_back(),
            redo: self.can_redo(),
            hint: self.can_hint(),
            start_variation: self.can_start_variation(),
        }
    }

    fn stage(&self) -> Stage {
        Stage {
            watched: self.is_watched(),
            paused: self.scheduler.paused,
            reviewing: self.line.is_reviewing(),
            in_variation: self.line.in_variation(),
            replaying: self.line.replaying,
            drags: self.ui.drag_selection.is_some(),
        }
    }

    fn progress(&self) -> Progress {
        let Line { played, shown, .. } = &self.line;
        let (shown, end) = (*shown, self.line.end());
        let [number, last_number] = [shown, end].map(|place| self.cache.rows.number_of(played, place));
        Progress { depth: played.depth(shown), end: played.depth(end), number, last_number }
    }

    /// The row of the place shown, during review or a variation.
    fn current_row(&self) -> Option<usize> {
        self.is_elsewhere().then(|| self.cache.rows.index_of(&self.line.played, self.line.shown)).flatten()
    }

    /// `true` during review or a variation.
    fn is_elsewhere(&self) -> bool {
        self.line.is_reviewing() || self.line.in_variation()
    }

    fn by_link(&self) -> Option<ByLink<G>> {
        let played = &self.line.played;
        played.is_by_link().then(|| ByLink {
            waits_for: self.waits_for(),
            here: self.local.seats,
            recipients: self.recipients(),
            ready: !self.is_unsaved(),
            passes: played.passes(),
            joins: played.joins(),
            for_two_devices: self.is_for_two_devices(),
            // This takes thousands of hashes, so only those who fight or follow a simultaneous phase get it.
            found: if self.scheduler.awaited_from(Source::SimultaneousPhase).is_some() || !self.local.permissions.play {
                self.found()
            } else {
                Vec::new()
            },
        })
    }

    fn saving_view(&self) -> SavingView {
        self.saving.unsaved_since.map_or(SavingView::InDatabase, |since| SavingView::InMemory { since })
    }

    fn bot_acted_last(&self) -> bool {
        let last = self.line.played.step_at(self.line.at()).map(|step| step.actor);
        last.is_some_and(|actor| matches!(actor, Actor::Seat(_)) && !self.local.is_person(actor))
    }
}

/// A part of a view: the one `before`, if both are equal.
fn shared<T: PartialEq>(before: Option<&Rc<T>>, part: T) -> Rc<T> {
    match before {
        Some(before) if **before == part => Rc::clone(before),
        _ => Rc::new(part),
    }
}
