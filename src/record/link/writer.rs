//! Encodes the log of a match.

use super::MOST;
use super::log::{ASIDE, BIND, CONTROLS, NOW, PLAY, SECRET, TRY, listed, others};
use super::number::Digits;
use super::passes::Passes;
use crate::record::read::Line;
use crate::record::{Match, NodeId};
use crate::rules::Game;

/// Adds the log of a match, which [`super::reader::take`] takes; `None` if it is longer than [`MOST`].
pub(super) fn put<G: Game>(digits: &mut Digits, table: &Match<G>) -> Option<()> {
    let mut writer = Writer::default();
    for line in table.lines() {
        writer.line(table, &line)?;
    }
    writer.end_run();
    digits.put_count(writer.controls);
    digits.append(&mut writer.whole);
    (table.places() <= MOST && writer.controls <= MOST).then_some(())
}

#[derive(Default)]
struct Writer {
    /// The complete runs and controls.
    whole: Digits,
    controls: usize,
    /// The current run.
    run: Digits,
    length: usize,
    passes: Passes,
    /// The newest place so far, and the current place.
    newest: NodeId,
    now: NodeId,
    is_tried: bool,
    /// `true` after the reveal of the secret.
    is_revealed: bool,
}

impl Writer {
    /// Adds a line; `None` if it does not belong to this match.
    fn line<G: Game>(&mut self, table: &Match<G>, line: &Line) -> Option<()> {
        match *line {
            Line::Action => {
                self.newest = table.place(self.newest.number() + 1)?;
                self.act(table, table.before(self.newest)?, &table.step_at(self.newest)?.action)?;
                if !self.is_tried {
                    self.now = self.newest;
                }
            }
            Line::Try(place) => {
                self.control_at(TRY, place);
                self.is_tried = true;
            }
            Line::Secret => {
                self.control(SECRET);
                self.is_revealed = true;
            }
            Line::Bind => drop(self.control(BIND)),
            Line::Play(place) => {
                if place == self.now {
                    self.control(NOW);
                } else {
                    self.control_at(PLAY, place);
                }
                self.now = place;
                self.is_tried = false;
            }
        }
        Some(())
    }

    /// Adds an action; `None` if the game lists it nowhere, which the contract of games rules out.
    fn act<G: Game>(&mut self, table: &Match<G>, before: NodeId, action: &G::Action) -> Option<()> {
        let is_known = table.day().is_some() || table.is_revealed() && !self.is_revealed;
        let is_derived = is_known && !self.is_tried;
        let sealed = if is_derived { table.derived_from_secret(before) } else { None };
        let listed = listed(table, before, sealed.as_ref());
        if let Some(at) = listed.iter().position(|listed| listed == action) {
            self.passes.put(&mut self.run, table.state_at(before), &listed, at);
            self.length += 1;
            return Some(());
        }
        let others = others(table, before, sealed.as_ref());
        let at = others.iter().position(|other| other == action)?;
        self.control(ASIDE).put(at, others.len());
        Some(())
    }

    fn end_run(&mut self) {
        self.whole.put_count(std::mem::take(&mut self.length));
        self.whole.append(&mut self.run);
    }

    /// Ends the run with a control, whose contents are to be added to the result.
    fn control(&mut self, kind: usize) -> &mut Digits {
        self.end_run();
        self.controls += 1;
        self.whole.put(kind, CONTROLS);
        &mut self.whole
    }

    fn control_at(&mut self, kind: usize, place: NodeId) {
        let newer = self.newest.number() - place.number();
        self.control(kind).put_count(newer);
    }
}
