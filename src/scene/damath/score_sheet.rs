//! The score sheet of a match, as competitions keep it on paper.

use super::{ending, numbers, words};
use crate::rules::damath::{Capture, ChipSet, Damath, Event, Piece, ScoreBreakdown, Side, Way};
use crate::scene::{Ending, PastAction, Seating};
use crate::words::damath;

/// The score sheet of a match: the moves of both players, and what they score. Arrays have the first player first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The names of the players; empty where none was given.
    pub names: [String; 2],
    /// A line for each move of the first player and the answer to it. Where a match begins with a move of the second
    /// player, the first line has that alone.
    pub lines: Vec<[Option<Entry>; 2]>,
    /// The final sums (D12), once the match is over.
    pub sums: Option<[Sum; 2]>,
    /// The result in sentences, once the match is over.
    pub result: Vec<String>,
}

/// A move on the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The piece and the squares where it lands, one per jump: `25 (6,3)`.
    pub moved: String,
    /// The working of a capture (D9), and a note if the chip becomes a dama.
    pub score: String,
    /// The player's score after the move, rounded to two decimals.
    pub total: String,
}

/// The final sum of a player (D12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The score by capturing, and each remaining piece.
    pub working: String,
    /// The total, exact and rounded.
    pub total: String,
}

impl ScoreSheet {
    /// The score sheet of a match that has reached `state`, by `history` with the state after each action.
    pub fn of<'a>(
        state: &Damath,
        history: impl Iterator<Item = (PastAction<'a, Damath>, &'a Damath)> + Clone,
        seating: &Seating,
    ) -> Self {
        let mut lines: Vec<[Option<Entry>; 2]> = Vec::new();
        for (PastAction { event, .. }, after) in history.clone() {
            let Event::Moved { side, piece, to, crowned, capture, .. } = event else { continue };
            let squares = capture.map_or(words::place(*to), |capture| landings(&capture.way()));
            let entry = Entry {
                moved: format!("{} {squares}", name(state.options().set, *piece)),
                score: score(capture.as_ref(), *crowned),
                total: numbers::brief(after.score_breakdown(*side).captures),
            };
            match lines.last_mut() {
                Some([_, second @ None]) if *side == Side::Second => *second = Some(entry),
                _ if *side == Side::Second => lines.push([None, Some(entry)]),
                _ => lines.push([Some(entry), None]),
            }
        }
        let ending = ending::ending(state, history.map(|(past, _)| past), seating);
        Self {
            names: Side::BOTH
                .map(|side| state.seat(side).map(|seat| seating.name(seat).to_owned()).unwrap_or_default()),
            lines,
            sums: ending.is_some().then(|| Side::BOTH.map(|side| sum(&state.score_breakdown(side)))),
            result: ending.map(result).unwrap_or_default(),
        }
    }
}

/// Returns a piece as the sheet has it: `25`, `dama 25`.
fn name(set: ChipSet, piece: Piece) -> String {
    let inscription = numbers::inscription(set, piece.chip);
    if piece.dama { format!("{} {inscription}", damath::list_dama()) } else { inscription }
}

fn landings(way: &Way) -> String {
    way.landings().map(words::place).collect::<Vec<_>>().join(" ")
}

fn score(capture: Option<&Capture>, crowned: bool) -> String {
    let working = capture.map(|capture| numbers::working(capture, capture.way().len(), damath::list_jumps));
    let notes = working.into_iter().chain(crowned.then(|| damath::list_dama().to_owned()));
    notes.reduce(|notes, next| damath::list_notes(&notes, &next)).unwrap_or_default()
}

/// Returns who has won, and why the match is over.
fn result(ending: Ending) -> Vec<String> {
    let why = ending.why.map(|(why, _)| why);
    [ending.title].into_iter().chain(why).collect()
}

fn sum(score_breakdown: &ScoreBreakdown) -> Sum {
    Sum { working: ending::sum(score_breakdown), total: numbers::both(score_breakdown.total) }
}
