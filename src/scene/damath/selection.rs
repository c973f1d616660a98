//! What a player of Damath has picked that is no action yet, and where it can lead.

use crate::rules::Spot;
use crate::rules::damath::{Damath, Square, Way};

/// The selection: the pick that is no action yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing but what is chosen and entered in the state (D8).
    #[default]
    Nothing,
    /// The piece on this square, where choosing one is not recorded.
    Piece(Square),
    /// This way, or its first jumps.
    Way(Way),
}

/// What is picked or entered, and the ways that it leaves.
pub(super) struct Held {
    /// What is picked; if nothing is, what is entered.
    pub selection: Selection,
    /// All the ways in which the move can be made (D7, D8).
    pub ways: Vec<Way>,
}

impl Held {
    pub fn new(state: &Damath, selection: &Selection) -> Self {
        let selection = match (selection, state.entered()) {
            (Selection::Nothing, Some(way)) if way.is_empty() => Selection::Piece(way.from()),
            (Selection::Nothing, Some(way)) => Selection::Way(way),
            _ => *selection,
        };
        Self { selection, ways: state.ways() }
    }

    /// Where the piece stands that is to move.
    pub fn piece(&self) -> Option<Square> {
        match self.selection {
            Selection::Nothing => None,
            Selection::Piece(square) => Some(square),
            Selection::Way(way) => Some(way.from()),
        }
    }

    /// The way so far, if it has a landing.
    pub fn way(&self) -> Option<Way> {
        if let Selection::Way(way) = self.selection { Some(way) } else { None }
    }

    /// The way that is picked, if it is whole.
    pub fn whole(&self) -> Option<Way> {
        self.way().filter(|way| self.ways.contains(way))
    }

    /// How many landings there are so far.
    pub fn landings(&self) -> usize {
        landings(self.selection)
    }

    /// The ways that go on from what is held: all of them if nothing is.
    pub fn on(&self) -> impl Iterator<Item = Way> {
        self.on_from(self.selection)
    }

    fn on_from(&self, selection: Selection) -> impl Iterator<Item = Way> {
        let fits = move |way: &&Way| match selection {
            Selection::Nothing => true,
            Selection::Piece(square) => way.from() == square,
            Selection::Way(held) => way.starts_with(&held) && way.len() > held.len(),
        };
        self.ways.iter().filter(fits).copied()
    }

    /// The way that touching `square` means: on from here, or else anew with the same piece. It is as long as only one
    /// way leads.
    pub fn towards(&self, square: Square) -> Option<Way> {
        let piece = self.piece()?;
        self.reach(self.selection, square).or_else(|| self.reach(Selection::Piece(piece), square))
    }

    /// The next landing if `square` is one, else as far as all ways to it are the same.
    fn reach(&self, selection: Selection, square: Square) -> Option<Way> {
        let so_far = landings(selection);
        let mut reached: Option<(Way, usize)> = None;
        for way in self.on_from(selection) {
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
        let mut leading = self.on_from(selection).filter(|way| way.starts_with(&begun));
        let only = leading.next().filter(|_| leading.next().is_none());
        Some(only.unwrap_or(begun))
    }
}

fn landings(selection: Selection) -> usize {
    if let Selection::Way(way) = selection { way.len() } else { 0 }
}

/// The square of a spot.
pub(super) fn square(Spot(spot): Spot) -> Option<Square> {
    Square::all().nth(spot.into())
}

/// How many landings two ways of one piece have in common at their start.
fn common(one: &Way, other: &Way) -> usize {
    one.landings().zip(other.landings()).take_while(|(one, other)| one == other).count()
}

/// The first landings of a way, at least one.
fn first(way: &Way, landings: usize) -> Option<Way> {
    let squares: Vec<Square> = way.landings().take(landings).collect();
    if way.is_capture() { Way::capture(way.from(), &squares) } else { Some(*way) }
}
