//! Writes what happened.

use super::MOST;
use super::log::{ASIDE, BIND, NOW, PLAY, SECRET, TRY, TURNS, listed, others};
use super::number::Digits;
use super::passes::Passes;
use crate::record::text::Line;
use crate::record::{Match, Place};
use crate::rules::Game;

/// Puts all that happened, which [`super::reader::take`] takes; `None` if that is too much.
pub(super) fn put<G: Game>(digits: &mut Digits, table: &Match<G>) -> Option<()> {
    let mut writer = Writer::default();
    for line in table.lines() {
        writer.line(table, &line)?;
    }
    writer.end_run();
    digits.put_count(writer.turns);
    digits.append(&mut writer.whole);
    (table.places() <= MOST && writer.turns <= MOST).then_some(())
}

#[derive(Default)]
struct Writer {
    /// Whole runs, and turns.
    whole: Digits,
    turns: usize,
    /// The run that goes on.
    run: Digits,
    length: usize,
    passes: Passes,
    /// The newest place so far, and the one at which the match stands.
    newest: Place,
    now: Place,
    is_tried: bool,
    /// Whether the record has shown its secret.
    is_shown: bool,
}

impl Writer {
    /// `None` if nothing has led to the place that a line tells of.
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
                self.turn_to(TRY, place);
                self.is_tried = true;
            }
            Line::Secret => {
                self.turn(SECRET);
                self.is_shown = true;
            }
            Line::Bind => drop(self.turn(BIND)),
            Line::Play(place) => {
                if place == self.now {
                    self.turn(NOW);
                } else {
                    self.turn_to(PLAY, place);
                }
                self.now = place;
                self.is_tried = false;
            }
        }
        Some(())
    }

    /// `None` if the action is not listed, which none is that has happened.
    fn act<G: Game>(&mut self, table: &Match<G>, before: Place, action: &G::Action) -> Option<()> {
        let promises = table.is_revealed() && !self.is_shown && !self.is_tried;
        let sealed = if promises { table.promised(before) } else { None };
        let listed = listed(table, before, sealed.as_ref());
        if let Some(at) = listed.iter().position(|listed| listed == action) {
            self.passes.put(&mut self.run, table.state_at(before), &listed, at);
            self.length += 1;
            return Some(());
        }
        let others = others(table, before, sealed.as_ref());
        let at = others.iter().position(|other| other == action)?;
        self.turn(ASIDE).put(at, others.len());
        Some(())
    }

    fn end_run(&mut self) {
        self.whole.put_count(std::mem::take(&mut self.length));
        self.whole.append(&mut self.run);
    }

    /// Ends the run with a turn. What that says is to be put after it.
    fn turn(&mut self, kind: usize) -> &mut Digits {
        self.end_run();
        self.turns += 1;
        self.whole.put(kind, TURNS);
        &mut self.whole
    }

    fn turn_to(&mut self, kind: usize, place: Place) {
        let newer = self.newest.number() - place.number();
        self.turn(kind).put_count(newer);
    }
}
