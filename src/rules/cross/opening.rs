//! Who starts (C4, P4).

use std::fmt;

use super::read::number;
use super::{AROUND, SEATS};
use crate::rules::{ParseError, Seat, SeatSet};

/// The throws for the start, as far as they have been made. Written as those who throw in this round, in order, each with
/// what he has thrown: `A7 B5 D C`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    contenders: SeatSet,
    thrown: [Option<u8>; SEATS as usize],
}

impl Opening {
    /// Before the first throw.
    pub(in crate::rules) fn new() -> Self {
        Self { contenders: Seat::all(SEATS).collect(), thrown: Default::default() }
    }

    /// Who throws in this round: everybody, then those who tied for the highest.
    #[must_use]
    pub fn contenders(&self) -> SeatSet {
        self.contenders
    }

    /// What `seat` has thrown in this round.
    #[must_use]
    pub fn thrown(&self, seat: Seat) -> Option<u8> {
        self.thrown.get(seat.index()).copied().flatten()
    }

    /// Who throws next. There always is somebody.
    #[must_use]
    pub fn thrower(&self) -> Seat {
        let waits = |seat: &Seat| self.contenders.contains(*seat) && self.thrown(*seat).is_none();
        AROUND.into_iter().find(waits).unwrap_or(AROUND[0])
    }

    /// Enters what the next one has thrown. When that ends the round, gives who starts, or those who tie and throw again.
    pub(in crate::rules) fn enter(&mut self, value: u8) -> (Option<Seat>, SeatSet) {
        self.thrown[self.thrower().index()] = Some(value);
        if self.contenders.iter().any(|seat| self.thrown(seat).is_none()) {
            return Default::default();
        }
        let highest = self.thrown.into_iter().max().flatten();
        self.contenders = self.contenders.iter().filter(|seat| self.thrown(*seat) == highest).collect();
        self.thrown = Default::default();
        if self.contenders.len() == 1 {
            (self.contenders.iter().next(), SeatSet::default())
        } else {
            (None, self.contenders)
        }
    }

    /// The round that `text` describes, in which only `can_be` can have been thrown.
    pub(in crate::rules) fn read(text: &str, can_be: impl Fn(u8) -> bool) -> Result<Self, ParseError> {
        let mut opening = Self { contenders: SeatSet::default(), thrown: Default::default() };
        let mut words = text.split(' ').peekable();
        let mut waiting = 0;
        for seat in AROUND {
            let Some(value) = words.peek().and_then(|word| word.strip_prefix(&seat.to_string())) else {
                continue;
            };
            words.next();
            opening.contenders.insert(seat);
            if value.is_empty() {
                waiting += 1;
            } else if let Some(value) = number(value).filter(|value| can_be(*value) && waiting == 0) {
                opening.thrown[seat.index()] = Some(value);
            } else {
                waiting = 0;
                break;
            }
        }
        if words.next().is_none() && waiting > 0 && opening.contenders.len() > 1 {
            Ok(opening)
        } else {
            Err(ParseError::new("those who throw for the start, with what they threw, as A7 B5 D C", text))
        }
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let contenders = AROUND.into_iter().filter(|seat| self.contenders.contains(*seat));
        for (number, seat) in contenders.enumerate() {
            f.write_str(if number > 0 { " " } else { "" })?;
            write!(f, "{seat}")?;
            if let Some(value) = self.thrown(seat) {
                write!(f, "{value}")?;
            }
        }
        Ok(())
    }
}
