//! The throws that decide who starts (C4, P4).

use std::fmt;

use super::{AROUND, SEATS, number};
use crate::rules::{Expected, ParseError, Seat, SeatSet};

/// The current round of throws for the start. Written as the seats of this round in order, each with its throw once
/// made: `A7 B5 D C`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    contenders: SeatSet,
    thrown: [Option<u8>; SEATS as usize],
}

impl Opening {
    /// The first round, before any throw.
    pub(in crate::rules) fn new() -> Self {
        Self { contenders: Seat::all(SEATS).collect(), thrown: Default::default() }
    }

    /// The seats that throw in this round: all in the first, then those that tied for the highest.
    #[must_use]
    pub fn contenders(&self) -> SeatSet {
        self.contenders
    }

    /// The throw of `seat` in this round; `None` if it has yet to throw.
    #[must_use]
    pub fn thrown(&self, seat: Seat) -> Option<u8> {
        self.thrown.get(seat.index()).copied().flatten()
    }

    /// The seat that throws next. There always is one.
    #[must_use]
    pub fn thrower(&self) -> Seat {
        self.in_order().find(|seat| self.thrown(*seat).is_none()).unwrap_or(AROUND[0])
    }

    /// Enters the throw of the next seat. If that ends the round, returns the seat that starts, or the seats that tie
    /// and throw again.
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

    /// Parses a round, in which `can_be` tells the possible throws.
    pub(in crate::rules) fn read(text: &str, can_be: impl Fn(u8) -> bool) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(Expected("opening"), text);
        let mut opening = Self { contenders: SeatSet::default(), thrown: Default::default() };
        let mut words = text.split(' ').peekable();
        for seat in AROUND {
            let Some(value) = words.peek().and_then(|word| word.strip_prefix(&seat.to_string())) else {
                continue;
            };
            words.next();
            opening.contenders.insert(seat);
            if !value.is_empty() {
                let value = number(value).filter(|value| can_be(*value)).ok_or_else(wrong)?;
                opening.thrown[seat.index()] = Some(value);
            }
        }
        let have_thrown: Vec<_> = opening.in_order().map(|seat| opening.thrown(seat).is_some()).collect();
        let in_order = have_thrown.is_sorted_by(|one, next| one >= next);
        let somebody_waits = have_thrown.last() == Some(&false);
        let is_round = have_thrown.len() > 1 && in_order && somebody_waits && words.next().is_none();
        if is_round { Ok(opening) } else { Err(wrong()) }
    }

    /// The contenders in the order in which they throw.
    fn in_order(&self) -> impl Iterator<Item = Seat> {
        AROUND.into_iter().filter(|seat| self.contenders.contains(*seat))
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, seat) in self.in_order().enumerate() {
            f.write_str(if number > 0 { " " } else { "" })?;
            write!(f, "{seat}")?;
            if let Some(value) = self.thrown(seat) {
                write!(f, "{value}")?;
            }
        }
        Ok(())
    }
}
