//! The notation of states.
//!
//! `players 3 start chosen duel live; camps blue-egg blue-star+white-box -; master A; challenged B; sits out C; now
//! duel`: the options, the camp of each seat, the players of the duel, and the phase. Before the toss there are no
//! players of a duel, and `sits out` is left out if nobody does.
//!
//! The phase is `lot`, `start`, `duel`, `turns 3` (the number of turns in a duel by link), `must A` (the seat that the
//! toss there makes draw), `grip A camel+blue-egg` (a seat and the pieces in its hand so far), `take A` (the seat that
//! takes), or `over A` (the winner of the last duel).
//!
//! The notation includes positions that no match can reach, as long as they do not contradict the rules.

use std::fmt;
use std::str::FromStr;

use super::by_link::HELD;
use super::pairing::left;
use super::{Colour, Dschamal, DuelKind, Options, Pairing, Phase, Piece, PieceSet, Shape};
use crate::rules::{Expected, ParseError, Seat};

impl fmt::Display for Dschamal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; camps", self.options)?;
        for seat in self.players() {
            write!(f, " {}", self.camp(seat))?;
        }
        if let Some(Pairing { master, challenged, sits_out }) = self.pairing() {
            write!(f, "; master {master}; challenged {challenged}")?;
            if let Some(seat) = sits_out {
                write!(f, "; sits out {seat}")?;
            }
        }
        f.write_str("; now ")?;
        match self.phase {
            Phase::Toss => f.write_str("lot"),
            Phase::Start(_) => f.write_str("start"),
            Phase::Duel => f.write_str("duel"),
            Phase::Turns(turns) => write!(f, "turns {turns}"),
            Phase::Must(seat) => write!(f, "must {seat}"),
            Phase::Grip { drawer, pieces } => write!(f, "grip {drawer} {pieces}"),
            Phase::Take { winner } => write!(f, "take {winner}"),
            Phase::Over { winner } => write!(f, "over {winner}"),
        }
    }
}

impl FromStr for Dschamal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut sections = text.split("; ").peekable();
        let options: Options = sections.next().unwrap_or_default().parse()?;
        let mut state = Self::start(options).map_err(|_| ParseError::new(Expected("playable-options"), text))?;
        let camps = sections.next().unwrap_or_default();
        state.read_camps(camps.strip_prefix("camps ").ok_or_else(|| ParseError::new(Expected("camps"), camps))?)?;

        let mut seat_after = |name| {
            let seat = sections.peek()?.strip_prefix(name)?.parse();
            sections.next();
            Some(seat)
        };
        let master = seat_after("master ").transpose()?;
        if let Some(master) = master {
            let challenged = seat_after("challenged ").transpose()?;
            let challenged = challenged.ok_or_else(|| ParseError::new(Expected("challenged"), text))?;
            state.pairing = Pairing { master, challenged, sits_out: seat_after("sits out ").transpose()? };
        }

        let now = sections.next().unwrap_or_default();
        let words: Vec<_> = now.split(' ').collect();
        state.phase = match words[..] {
            ["now", "lot"] => Phase::Toss,
            ["now", "start"] => Phase::Start(state.next_to_begin()),
            ["now", "duel"] => Phase::Duel,
            ["now", "turns", turns] => {
                let number = (0..=HELD).find(|number| number.to_string() == turns);
                Phase::Turns(number.ok_or_else(|| ParseError::new(Expected("now"), now))?)
            }
            ["now", "must", seat] => Phase::Must(seat.parse()?),
            ["now", "grip", drawer, pieces] => Phase::Grip { drawer: drawer.parse()?, pieces: pieces.parse()? },
            ["now", "take", winner] => Phase::Take { winner: winner.parse()? },
            ["now", "over", winner] => Phase::Over { winner: winner.parse()? },
            _ => return Err(ParseError::new(Expected("now"), now)),
        };
        if let Some(rest) = sections.next() {
            return Err(ParseError::new(Expected("end"), rest));
        }
        match state.contradiction(master.is_some()) {
            Some(expected) => Err(ParseError::new(expected, text)),
            None => Ok(state),
        }
    }
}

/// The condition `expected`, if it is not met.
fn unless(holds: bool, expected: Expected) -> Option<Expected> {
    (!holds).then_some(expected)
}

impl Dschamal {
    fn read_camps(&mut self, words: &str) -> Result<(), ParseError> {
        let camps = words.split(' ').map(str::parse).collect::<Result<Vec<PieceSet>, _>>()?;
        if camps.len() != self.camps().len() {
            return Err(ParseError::new(Expected("camp-for-each"), words));
        }
        for (own, camp) in self.camps.iter_mut().zip(camps) {
            *own = camp;
        }
        let pieces: u32 = self.camps.iter().map(|camp| camp.len()).sum();
        if pieces != self.table().len() {
            return Err(ParseError::new(Expected("one-camp"), words));
        }
        if self.table() & PieceSet::COLOURED != self.table() {
            return Err(ParseError::new(Expected("coloured-pieces"), words));
        }
        Ok(())
    }

    /// The camps of those who play.
    fn camps(&self) -> &[PieceSet] {
        &self.camps[..usize::from(self.options.players)]
    }

    /// The first condition of a possible state that is not met, if any. `toss_is_over` if the text has a bag master.
    fn contradiction(&self, toss_is_over: bool) -> Option<Expected> {
        let players = self.options.players;
        let Pairing { master, challenged, sits_out } = self.pairing;
        if toss_is_over == (self.phase == Phase::Toss) {
            return Some(Expected("master-after-lot"));
        }
        let seated = |seat: Seat| seat.0 < players;
        if ![Some(master), Some(challenged), sits_out].into_iter().flatten().all(seated) || master == challenged {
            return Some(Expected("duellists"));
        }
        if sits_out.is_some_and(|seat| players == 2 || self.pairing.contains(seat)) {
            return Some(Expected("third-sits-out"));
        }
        let duels = |seat, expected| unless(self.pairing.contains(seat), expected);
        match self.phase {
            Phase::Toss => unless(self.table().is_empty(), Expected("empty-table")),
            Phase::Start(_) => unless(self.is_start(), Expected("first-pieces")),
            Phase::Over { winner } => duels(winner, Expected("last-winner"))
                .or_else(|| unless(self.decided(winner).is_some(), Expected("seven-points"))),
            _ if self.decided(master).is_some() => Some(Expected("over")),
            Phase::Duel | Phase::Grip { .. } if self.options.duel == DuelKind::ByLink => Some(Expected("now")),
            Phase::Turns(_) | Phase::Must(_) if self.options.duel != DuelKind::ByLink => Some(Expected("now")),
            Phase::Duel | Phase::Turns(_) => None,
            Phase::Must(seat) => duels(seat, Expected("duelling-drawer")),
            Phase::Grip { drawer, pieces } => duels(drawer, Expected("duelling-drawer"))
                .or_else(|| unless(self.can_be_gripped(pieces), Expected("drawn-pieces"))),
            Phase::Take { winner } => duels(winner, Expected("duelling-winner")).or_else(|| {
                unless(!self.winnable_pieces(self.pairing.other(winner)).is_empty(), Expected("piece-to-take"))
            }),
        }
    }

    fn can_be_gripped(&self, pieces: PieceSet) -> bool {
        !pieces.is_empty() && (pieces & self.table()).is_empty() && !self.bag().is_empty()
    }

    /// `true` if the state is one of the start (B2, B3): clockwise from the bag master the first camps have one blue
    /// piece each and the others none, and the first duel is next.
    fn is_start(&self) -> bool {
        let blue: PieceSet = Shape::ALL.into_iter().map(|shape| Piece::coloured(shape, Colour::Blue)).collect();
        let master = self.pairing.master;
        let clockwise = std::iter::successors(Some(master), |&seat| Some(left(seat, self.options.players)));
        let mut without = clockwise.take(self.camps().len()).skip_while(|&seat| self.camp(seat).len() == 1);
        let some_without = without.next().is_some_and(|seat| self.camp(seat).is_empty());
        some_without
            && without.all(|seat| self.camp(seat).is_empty())
            && self.table() & blue == self.table()
            && self.pairing == Pairing::first(master, self.options.players)
    }
}
