//! The selection of a player of Damath, and the moves that continue it.

use crate::rules::Spot;
use crate::rules::damath::{Damath, Square, Way};

/// The current selection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// No selection beyond the piece and jumps entered in the state (D8).
    #[default]
    Nothing,
    /// The piece on this square, where a choice of piece is not recorded.
    Piece(Square),
    /// This move, or its first jumps.
    Way(Way),
}

/// The effective selection, with the legal moves.
pub(super) struct MoveInProgress {
    /// The selection, or else the jumps entered in the state.
    pub selection: Selection,
    /// All legal moves (D7, D8).
    pub ways: Vec<Way>,
}

impl MoveInProgress {
    pub fn new(state: &Damath, selection: &Selection) -> Self {
        let selection = match (selection, state.entered()) {
            (Selection::Nothing, Some(way)) if way.is_empty() => Selection::Piece(way.from()),
            (Selection::Nothing, Some(way)) => Selection::Way(way),
            _ => *selection,
        };
        Self { selection, ways: state.ways() }
    }

    /// Returns the square of the selected piece.
    pub fn piece(&self) -> Option<Square> {
        match self.selection {
            Selection::Nothing => None,
            Selection::Piece(square) => Some(square),
            Selection::Way(way) => Some(way.from()),
        }
    }

    /// Returns the selected move so far, if it has a landing.
    pub fn way(&self) -> Option<Way> {
        if let Selection::Way(way) = self.selection { Some(way) } else { None }
    }

    /// Returns the selected move, if it is complete.
    pub fn complete_move(&self) -> Option<Way> {
        self.way().filter(|way| self.ways.contains(way))
    }

    /// Returns the number of landings so far.
    pub fn landings(&self) -> usize {
        landings(self.selection)
    }

    /// Returns the legal moves that continue the selection: all of them without one.
    pub fn continuations(&self) -> impl Iterator<Item = Way> {
        self.continuations_from(self.selection)
    }

    fn continuations_from(&self, selection: Selection) -> impl Iterator<Item = Way> {
        let fits = move |way: &&Way| match selection {
            Selection::Nothing => true,
            Selection::Piece(square) => way.from() == square,
            Selection::Way(progress) => way.starts_with(&progress) && way.len() > progress.len(),
        };
        self.ways.iter().filter(fits).copied()
    }

    /// Resolves a press on `square` to a move: a continuation of the selection, or else a new one with the same piece.
    /// It extends as far as only one move leads.
    pub fn towards(&self, square: Square) -> Option<Way> {
        let piece = self.piece()?;
        self.reach(self.selection, square).or_else(|| self.reach(Selection::Piece(piece), square))
    }

    /// Returns the next landings of the continuations that land on `square`, in the order of squares.
    pub fn landings_before(&self, square: Square) -> Vec<Square> {
        let so_far = self.landings();
        let leads = |way: &Way| way.landings().skip(so_far).any(|landing| landing == square);
        let next: Vec<Square> =
            self.continuations().filter(leads).filter_map(|way| way.landings().nth(so_far)).collect();
        Square::all().filter(|square| next.contains(square)).collect()
    }

    /// Returns a continuation to `square`: one landing if that is the next, otherwise the landings that all moves to it
    /// share.
    fn reach(&self, selection: Selection, square: Square) -> Option<Way> {
        let so_far = landings(selection);
        let mut reached: Option<(Way, usize)> = None;
        for way in self.continuations_from(selection) {
            match (way.landings().skip(so_far).position(|landing| landing == square), reached) {
                (None, _) => {}
                (Some(0), _) => {
                    reached = Some((way, so_far + 1));
                    break;
                }
                (Some(more), None) => reached = Some((way, so_far + 1 + more)),
                (Some(_), Some((other, jumps))) => reached = Some((other, common(&way, &other).min(jumps))),
            }
        }
        let (way, jumps) = reached.filter(|(_, jumps)| *jumps > so_far)?;
        let begun = first(&way, jumps)?;
        let mut leading = self.continuations_from(selection).filter(|way| way.starts_with(&begun));
        let only = leading.next().filter(|_| leading.next().is_none());
        Some(only.unwrap_or(begun))
    }
}

fn landings(selection: Selection) -> usize {
    if let Selection::Way(way) = selection { way.len() } else { 0 }
}

/// Returns the square of a spot.
pub(super) fn square(Spot(spot): Spot) -> Option<Square> {
    Square::all().nth(spot.into())
}

/// Returns the number of first landings that two moves of one piece share.
fn common(one: &Way, other: &Way) -> usize {
    one.landings().zip(other.landings()).take_while(|(one, other)| one == other).count()
}

/// Returns the first landings of a move; none for a capture without landings.
fn first(way: &Way, landings: usize) -> Option<Way> {
    let squares: Vec<Square> = way.landings().take(landings).collect();
    if way.is_capture() { Way::capture(way.from(), &squares) } else { Some(*way) }
}
