//! The move list: the line that is shown, and beside it what was tried or taken back.

use std::rc::Rc;

use crate::record::{Match, Place};
use crate::scene::{MoveLine, PastAction, Scene, Seating};

/// A row of the move list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// In how many variations it lies: in none on the line that is shown.
    pub depth: u8,
    /// Which move it is of its line, from 1.
    pub number: usize,
    /// What it says.
    pub line: MoveLine,
    /// The place that the move begins from, and the one that it leads to.
    pub way: (Place, Place),
}

/// The deepest variation in variations that is listed.
const DEEPEST: u8 = 30;

/// The rows of a move list, the earliest first. They grow with what happens: the last one may take in more of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// Copies of the list share its rows.
    all: Vec<Rc<Row>>,
    /// The place up to which they tell, and how many places there were.
    told: (Place, usize),
}

impl Rows {
    /// All of them.
    #[must_use]
    pub fn rows(&self) -> &[Rc<Row>] {
        &self.all
    }

    /// Whether they tell of the match as it is, up to `end`.
    #[must_use]
    pub fn are_of<G: Scene>(&self, played: &Match<G>, end: Place) -> bool {
        self.told == (end, played.places())
    }

    /// Tells of the line to `end`, and of what branches off it. Gives the number of rows that are as they were: those
    /// after them are other ones.
    pub fn tell<G: Scene>(&mut self, played: &Match<G>, end: Place, seating: &Seating) -> usize {
        // All is told anew, unless all that is new lies at the end of the line that was told.
        let (from, places) = self.told;
        let way = between(played, from, end);
        let grows = places > 0 && way.first().is_none_or(|first| played.before(*first) == Some(from));
        let is_line = way.len() == played.places() - places.min(played.places());
        // A move that goes on has nothing beside it yet that would have to move on with it.
        let ends = self.all.last().is_none_or(|row| row.depth == 0);
        let last = self.all.last().map(|row| row.line.clone());
        let same = if grows && is_line && way.is_empty() {
            self.all.len()
        } else if grows && is_line && ends {
            let more = rows_of(played, seating, (self.numbers(), last), &way, 0);
            let same = more.first().map_or(self.all.len(), |row| row.number - 1 + self.all.len() - self.numbers());
            let begun = self.all.get(same).map(|row| row.way.0);
            self.all.truncate(same);
            self.all.extend(more);
            if let (Some(begun), Some(row)) = (begun, self.all.get_mut(same)) {
                Rc::make_mut(row).way.0 = begun;
            }
            same
        } else {
            let whole = between(played, Place::START, end);
            self.all = rows_of(played, seating, (0, None), &whole, 0);
            0
        };
        self.told = (end, played.places());
        same
    }

    /// The number of the row that tells of a place, if one does.
    #[must_use]
    pub fn of<G: Scene>(&self, played: &Match<G>, place: Place) -> Option<usize> {
        let depth = played.depth(place);
        self.all.iter().position(|row| {
            let (from, to) = row.way;
            (played.depth(from) + 1..=played.depth(to)).contains(&depth) && between(played, from, to).contains(&place)
        })
    }

    /// How many moves of the line itself there are.
    fn numbers(&self) -> usize {
        self.all.iter().rev().find(|row| row.depth == 0).map_or(0, |row| row.number)
    }
}

/// The places on the way from one place to a later one of its line; from the start, if it is on another line.
fn between<G: Scene>(played: &Match<G>, from: Place, to: Place) -> Vec<Place> {
    let mut way: Vec<_> = played.back_from(to).take_while(|place| *place != from).collect();
    way.reverse();
    way
}

/// The rows of `way`, with what branches off it. Before it come so many lines, of which the last may go on: a game writes
/// into no other.
fn rows_of<G: Scene>(
    played: &Match<G>,
    seating: &Seating,
    (count, last): (usize, Option<MoveLine>),
    way: &[Place],
    depth: u8,
) -> Vec<Rc<Row>> {
    let mut lines: Vec<_> = last.into_iter().collect();
    let before_them = count - lines.len();
    let mut first = None;
    let mut ways: Vec<(Place, Place)> = Vec::new();
    let mut branches = Vec::new();
    for (index, &place) in way.iter().enumerate() {
        let before = played.before(place).unwrap_or_default();
        // Those beside the first place of a variation are the variation's own neighbours.
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
    // What was taken back goes on from the end.
    let end = way.last().copied().unwrap_or_default();
    let told_before = || (before_them + lines.len(), lines.last().cloned());
    branches.extend(played.after(end).iter().map(|other| (ways.len(), *other, told_before())));
    let first = first.unwrap_or(lines.len());
    let mut rows = Vec::new();
    let mut branches = branches.into_iter().peekable();
    for told_rows in 0..=ways.len() {
        if let Some(last) = told_rows.checked_sub(1) {
            let number = first + last;
            let (line, number) = (lines[number].clone(), before_them + number + 1);
            rows.push(Rc::new(Row { depth, number, line, way: ways[last] }));
        }
        while let Some((_, other, before)) = branches.next_if(|(after, ..)| *after <= told_rows) {
            if depth < DEEPEST {
                let way = between(played, played.before(other).unwrap_or_default(), played.end_of(other));
                rows.extend(rows_of(played, seating, before, &way, depth + 1));
            }
        }
    }
    rows
}
