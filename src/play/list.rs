//! The move list: the line shown, with the variations and the moves taken back beside it.

use std::rc::Rc;

use crate::record::{Match, NodeId};
use crate::scene::{MoveLine, PastAction, Scene, Seating};

/// A row of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The nesting depth of the variation; 0 for the line itself.
    pub depth: u8,
    /// The number of the move in its line, from 1.
    pub number: usize,
    /// The text of the move.
    pub line: MoveLine,
    /// The places before and after the move.
    pub span: (NodeId, NodeId),
}

/// The maximum nesting depth of variations in the list.
const DEEPEST: u8 = 30;

/// The rows of a move list in their order. They grow with the match: the last one may be extended by more steps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveRows {
    /// The rows, shared by copies of the list.
    all: Vec<Rc<MoveRow>>,
    /// The end of the line listed, and the number of places in the match then.
    listed: (NodeId, usize),
}

impl MoveRows {
    /// The rows in their order.
    #[must_use]
    pub fn rows(&self) -> &[Rc<MoveRow>] {
        &self.all
    }

    /// `true` if the rows are up to date for the line to `end`.
    #[must_use]
    pub fn is_current<G: Scene>(&self, played: &Match<G>, end: NodeId) -> bool {
        self.listed == (end, played.places())
    }

    /// Updates the rows for the line to `end` and the variations beside it. Returns the number of leading rows that are
    /// unchanged.
    pub fn update<G: Scene>(&mut self, played: &Match<G>, end: NodeId, seating: &Seating) -> usize {
        // The rows are rebuilt unless every new place is at the end of the line listed.
        let (from, places) = self.listed;
        let way = played.way(from, end);
        let grows = places > 0 && way.first().is_none_or(|first| played.before(*first) == Some(from));
        let is_line = way.len() == played.places() - places.min(played.places());
        // A move that is extended must not have variations listed after it, which would have to move too.
        let ends = self.all.last().is_none_or(|row| row.depth == 0);
        let last = self.all.last().map(|row| row.line.clone());
        let same = if grows && is_line && way.is_empty() {
            self.all.len()
        } else if grows && is_line && ends {
            let more = rows_of(played, seating, (self.numbers(), last), &way, 0);
            let same = more.first().map_or(self.all.len(), |row| row.number - 1 + self.all.len() - self.numbers());
            let begun = self.all.get(same).map(|row| row.span.0);
            self.all.truncate(same);
            self.all.extend(more);
            if let (Some(begun), Some(row)) = (begun, self.all.get_mut(same)) {
                Rc::make_mut(row).span.0 = begun;
            }
            same
        } else {
            let whole = played.way(NodeId::START, end);
            self.all = rows_of(played, seating, (0, None), &whole, 0);
            0
        };
        self.listed = (end, played.places());
        same
    }

    /// The index of the row that contains a place, if there is one.
    #[must_use]
    pub fn index_of<G: Scene>(&self, played: &Match<G>, place: NodeId) -> Option<usize> {
        let depth = played.depth(place);
        self.all.iter().position(|row| {
            let (from, to) = row.span;
            (played.depth(from) + 1..=played.depth(to)).contains(&depth) && played.way(from, to).contains(&place)
        })
    }

    /// The number of the move that leads to a place; 0 before the first move.
    #[must_use]
    pub fn number_of<G: Scene>(&self, played: &Match<G>, place: NodeId) -> usize {
        self.index_of(played, place).map_or(0, |row| self.all[row].number)
    }

    /// The number of moves in the line itself.
    fn numbers(&self) -> usize {
        self.all.iter().rev().find(|row| row.depth == 0).map_or(0, |row| row.number)
    }
}

/// The rows of the places `way` and of the variations beside them. `count` lines precede them; a game may extend the
/// `last` of these and no other.
fn rows_of<G: Scene>(
    played: &Match<G>,
    seating: &Seating,
    (count, last): (usize, Option<MoveLine>),
    way: &[NodeId],
    depth: u8,
) -> Vec<Rc<MoveRow>> {
    let mut lines: Vec<_> = last.into_iter().collect();
    let before_them = count - lines.len();
    let mut first = None;
    let mut ways: Vec<(NodeId, NodeId)> = Vec::new();
    let mut branches = Vec::new();
    for (index, &place) in way.iter().enumerate() {
        let before = played.before(place).unwrap_or_default();
        // The siblings of a variation's first place belong to the line that it branches off.
        let beside = played.after(before).iter().filter(|_| index > 0 || depth == 0);
        let beside: Vec<_> = beside.filter(|other| **other != place).copied().collect();
        let (count, last) = (lines.len(), lines.last().cloned());
        let happened = played.back_from(place).filter_map(|place| played.step_at(place));
        let happened = happened.map(|step| PastAction { actor: step.actor, action: &step.action, event: &step.event });
        G::add_to_move_list(&mut lines, happened, seating);
        let goes_on = count > 0 && lines.get(count - 1) != last.as_ref();
        let first = *first.get_or_insert(if goes_on || lines.len() == count { count.saturating_sub(1) } else { count });
        ways.resize(lines.len().saturating_sub(first), (before, place));
        if let Some(way) = ways.last_mut() {
            way.1 = place;
        }
        branches.extend(beside.into_iter().map(|other| (ways.len(), other, (before_them + count, last.clone()))));
    }
    // Moves taken back continue from the end.
    let end = way.last().copied().unwrap_or_default();
    let listed_before = || (before_them + lines.len(), lines.last().cloned());
    branches.extend(played.after(end).iter().map(|other| (ways.len(), *other, listed_before())));
    let first = first.unwrap_or(lines.len());
    let mut rows = Vec::new();
    let mut branches = branches.into_iter().peekable();
    for row_count in 0..=ways.len() {
        if let Some(last) = row_count.checked_sub(1) {
            let number = first + last;
            let (line, number) = (lines[number].clone(), before_them + number + 1);
            rows.push(Rc::new(MoveRow { depth, number, line, span: ways[last] }));
        }
        while let Some((_, other, before)) = branches.next_if(|(after, ..)| *after <= row_count) {
            if depth < DEEPEST {
                let way = played.way(played.before(other).unwrap_or_default(), played.end_of(other));
                rows.extend(rows_of(played, seating, before, &way, depth + 1));
            }
        }
    }
    rows
}
