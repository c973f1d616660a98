//! What a player of Damath has picked that is no action yet, and where it can lead.

use crate::rules::Spot;
use crate::rules::damath::{Damath, Square, Way};

/// What is picked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pick {
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
    pub pick: Pick,
    /// All the ways in which the move can be made (D7, D8).
    pub ways: Vec<Way>,
}

impl Held {
    pub fn new(state: &Damath, pick: &Pick) -> Self {
        let pick = match (pick, state.entered()) {
            (Pick::Nothing, Some(way)) if way.is_empty() => Pick::Piece(way.from()),
            (Pick::Nothing, Some(way)) => Pick::Way(way),
            _ => *pick,
        };
        Self { pick, ways: state.ways() }
    }

    /// Where the piece stands that is to move.
    pub fn piece(&self) -> Option<Square> {
        match self.pick {
            Pick::Nothing => None,
            Pick::Piece(square) => Some(square),
            Pick::Way(way) => Some(way.from()),
        }
    }

    /// The way so far, if it has a landing.
    pub fn way(&self) -> Option<Way> {
        if let Pick::Way(way) = self.pick { Some(way) } else { None }
    }

    /// The way that is picked, if it is whole.
    pub fn whole(&self) -> Option<Way> {
        self.way().filter(|way| self.ways.contains(way))
    }

    /// How many landings there are so far.
    pub fn landings(&self) -> usize {
        self.way().map_or(0, |way| way.len())
    }

    /// The ways that go on from what is held: all of them if nothing is.
    pub fn on(&self) -> impl Iterator<Item = Way> {
        let fits = |way: &&Way| match self.pick {
            Pick::Nothing => true,
            Pick::Piece(square) => way.from() == square,
            Pick::Way(held) => way.starts_with(&held) && way.len() > held.len(),
        };
        self.ways.iter().filter(fits).copied()
    }

    /// The way that touching `square` means: on from here, or else anew with the same piece. It is as long as only one
    /// way leads.
    pub fn towards(&self, square: Square) -> Option<Way> {
        let piece = self.piece()?;
        self.reach(square).or_else(|| Self { pick: Pick::Piece(piece), ways: self.ways.clone() }.reach(square))
    }

    /// The next landing if `square` is one, else the landing further on that all ways to it lead to alike.
    fn reach(&self, square: Square) -> Option<Way> {
        let so_far = self.landings();
        let on: Vec<Way> = self.on().collect();
        let jumps = |way: &Way| Some(so_far + 1 + way.landings().skip(so_far).position(|landing| landing == square)?);
        let reaching: Vec<(Way, usize)> = on.iter().filter_map(|way| Some((*way, jumps(way)?))).collect();
        let &(way, nearest) = reaching.iter().min_by_key(|(_, jumps)| *jumps)?;
        let common = reaching.iter().map(|(other, _)| common(&way, other)).fold(nearest, usize::min);
        let jumps = if nearest == so_far + 1 { nearest } else { common };
        let begun = first(&way, jumps).filter(|_| jumps > so_far)?;
        let mut leading = on.iter().filter(|way| way.starts_with(&begun));
        let only = leading.next().filter(|_| leading.next().is_none());
        Some(only.copied().unwrap_or(begun))
    }
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
pub(super) fn first(way: &Way, landings: usize) -> Option<Way> {
    let squares: Vec<Square> = way.landings().take(landings).collect();
    if way.is_capture() { Way::capture(way.from(), &squares) } else { Some(*way) }
}
