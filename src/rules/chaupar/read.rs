//! Parsing a state from its notation.

use std::str::FromStr;

use super::pairs::Pairs;
use super::state::TURNS_MISSED;
use super::{Chaupar, FACES, Name, Options, Pair, PairRight, Phase, Throw, Used, Ways};
use crate::rules::cross::{Opening, SEATS, Sections, ZERO, number, opposite, read_steps};
use crate::rules::{Expected, ParseError, Seat};

impl FromStr for Chaupar {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut sections = Sections::new(text);
        let mut state = Self::start(Options::default());
        for seat in Seat::all(SEATS) {
            let words = sections.need(&seat.to_string(), Expected("seats-pieces"))?;
            state.read_seat(seat, words)?;
        }
        if let Some(words) = sections.find("placed") {
            state.places = words.parse()?;
        }
        if let Some(words) = sections.find("turns") {
            state.rounds = Some(words.parse()?);
        }
        let now = sections.need("now", Expected("placed-or-now"))?;
        sections.end()?;
        state.read_now(now)?;
        if let Some(expected) = state.contradiction() {
            return Err(ParseError::new(expected, text));
        }
        state.find_ways();
        Ok(state)
    }
}

impl FromStr for PairRight {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let all = [Self::Open, Self::Earned, Self::Failed];
        let found = all.into_iter().find(|pair_right| pair_right.to_string() == text);
        found.ok_or_else(|| ParseError::new(Expected("standing"), text))
    }
}

impl FromStr for Pair {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let mut words = text.strip_prefix("pair ")?.split(' ').peekable();
            let mut pair = Self::new(words.next()?.parse().ok()?);
            pair.moved = words.next_if_eq(&"moved").is_some();
            pair.leapt = words.next_if_eq(&"leapt").is_some();
            pair.name = match words.next() {
                Some("true") => Some(Name::True),
                Some("false") => Some(Name::False),
                Some(_) => return None,
                None => None,
            };
            words.next().is_none().then_some(pair)
        };
        read().ok_or_else(|| ParseError::new(Expected("pair"), text))
    }
}

impl Chaupar {
    fn read_seat(&mut self, seat: Seat, words: &str) -> Result<(), ParseError> {
        let mut parts = words.split(", ").peekable();
        let own = parts.next().unwrap_or_default();
        let (steps, pair_right) = own.rsplit_once(' ').ok_or_else(|| ParseError::new(Expected("seat-pieces"), own))?;
        read_steps(&mut self.pieces, seat, steps)?;
        self.pair_right[seat.index()] = pair_right.parse()?;
        self.pairs[seat.index()] = Pairs::default();
        if self.pair_right(seat) != PairRight::Failed {
            self.find_pairs(seat);
        }
        while let Some(part) = parts.next_if(|part| part.starts_with("pair ")) {
            let pair: Pair = part.parse()?;
            if self.pairs[seat.index()].at(pair.step) != Some(Pair::new(pair.step)) {
                return Err(ParseError::new(Expected("pair-once"), part));
            }
            self.pairs[seat.index()].put(pair);
        }
        if let Some(missed) = parts.peek().and_then(|part| part.strip_prefix("missed ")) {
            let most = ParseError::new(Expected("missed"), missed);
            self.missed[seat.index()] =
                number(missed).filter(|missed| (1..=TURNS_MISSED).contains(missed)).ok_or(most)?;
            parts.next();
        }
        parts.next().map_or(Ok(()), |rest| Err(ParseError::new(Expected("pairs-then-missed"), rest)))
    }

    fn read_now(&mut self, words: &str) -> Result<(), ParseError> {
        if let Some(opening) = words.strip_prefix("order ") {
            let is_sum = |sum| FACES.into_iter().any(|one| FACES.into_iter().any(|other| one + other == sum));
            self.phase = Phase::Order(Opening::read(opening, is_sum)?);
            return Ok(());
        }
        let wrong = || ParseError::new(Expected("now"), words);
        let (thrower, phase) = words.split_once(' ').ok_or_else(wrong)?;
        self.thrower = thrower.parse()?;
        self.phase = match phase {
            "throw" => Phase::Throw,
            "name" => Phase::Name { again: false },
            "name again" => Phase::Name { again: true },
            "over" => Phase::Over,
            _ => read_move(phase.strip_prefix("move ").ok_or_else(wrong)?)?,
        };
        Ok(())
    }

    /// The first condition of a possible state that is not met, if any.
    fn contradiction(&self) -> Option<Expected> {
        if let Phase::Order(_) = self.phase {
            let start = Self { phase: self.phase, ..Self::start(self.options()) };
            return (*self != start).then_some(Expected("untouched"));
        }
        let wrong = self.pieces.contradiction().or_else(|| self.wrong_places()).or_else(|| self.wrong_pairs());
        // The table may stop in the middle of a throw.
        if wrong.is_some() || self.phase == Phase::Over {
            return wrong;
        }
        self.wrong_rest().or_else(|| self.wrong_phase())
    }

    fn wrong_places(&self) -> Option<Expected> {
        if self.thrower.0 >= SEATS {
            Some(Expected("seated-thrower"))
        } else if !self.places.agree_with(&self.pieces) {
            Some(Expected("placed"))
        } else if Seat::all(SEATS).any(|seat| self.missed(seat) > 0 && !self.is_home(seat)) {
            Some(Expected("missed-at-home"))
        } else {
            None
        }
    }

    fn wrong_pairs(&self) -> Option<Expected> {
        for seat in Seat::all(SEATS) {
            let pairs = &self.pairs[seat.index()];
            let names: Vec<_> = pairs.iter().map(|pair| pair.name).collect();
            let fit = match names[..] {
                [] | [None] | [None, None] => true,
                [Some(one), Some(other)] => one != other,
                _ => false,
            };
            if !fit {
                return Some(Expected("pair-names"));
            }
            if self.pair_right(seat) == PairRight::Open && pairs.iter().any(|pair| pair.moved) {
                return Some(Expected("pairs-earned"));
            }
        }
        None
    }

    /// The first condition of seats between throws that is not met, if any: rights to pairs are settled, and pairs are
    /// named. The mover in the middle of a throw is exempt.
    fn wrong_rest(&self) -> Option<Expected> {
        let is_moving = matches!(self.phase, Phase::Move { used: Some(_), .. });
        for seat in Seat::all(SEATS).filter(|seat| !is_moving || *seat != self.mover()) {
            if self.pair_right(seat) == PairRight::Open && self.pending_pair_right(seat).is_some() {
                return Some(Expected("settled"));
            }
            let names = matches!(self.phase, Phase::Name { .. }) && seat == self.mover();
            if self.pairs[seat.index()].need_names() != names {
                return Some(Expected("pairs-named"));
            }
        }
        None
    }

    fn wrong_phase(&self) -> Option<Expected> {
        let thrower = self.thrower;
        if self.places.are_settled() || self.rounds.is_some_and(|rounds| rounds.turns_left() == 0) {
            return Some(Expected("over"));
        }
        if self.is_home(thrower) && (self.missed(thrower) < TURNS_MISSED || self.is_home(opposite(thrower))) {
            return Some(Expected("thrower-with-a-turn"));
        }
        match self.phase {
            Phase::Move { used: Some(used), .. } if self.has_not_used(used) => Some(Expected("used-pasa")),
            Phase::Move { throw, used, .. } if self.ways_by(throw, used).is_empty() => Some(Expected("usable-throw")),
            _ => None,
        }
    }

    /// `true` if no piece can have been moved to this step by the used pasa.
    fn has_not_used(&self, used: Used) -> bool {
        let mover = self.mover();
        let came_in = used.at == ZERO + used.pasa;
        let zero_first = self.pieces.count(mover, ZERO) > 0 && !came_in;
        self.pieces.count(mover, used.at) == 0 || used.at < ZERO + used.pasa || zero_first
    }
}

/// Parses a throw and the used pasa: `3 4 used 3 at 17`.
fn read_move(words: &str) -> Result<Phase, ParseError> {
    let (throw, used) = words.split_once(" used ").map_or((words, None), |(throw, used)| (throw, Some(used)));
    let throw: Throw = throw.parse()?;
    let read = |used: &str| {
        let (pasa, at) = used.split_once(" at ")?;
        Some(Used { pasa: number(pasa).filter(|pasa| throw.pasa().contains(pasa))?, at: at.parse().ok()? })
    };
    let wrong = || ParseError::new(Expected("used"), words);
    let used = used.map(|used| read(used).ok_or_else(wrong)).transpose()?;
    Ok(Phase::Move { throw, used, ways: Ways::default() })
}
