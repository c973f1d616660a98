//! Matches by link: every seat is a person on a device of its own, and the record goes from one to the other.
//!
//! No device may choose a throw, or know it before it is due. So each makes a chain of its secret: the last token is the
//! secret, and each one before is the hash of the one after. A token tells those before it, and none of those after it.
//! Before anything happens each seat shows its first token, in the order of the seats (`@bind` in the record).
//!
//! From then on somebody *holds* the match, at first the seat that bound itself first: it did not know the tokens of the
//! others when it chose its secret, and they did not know its second one. When somebody else is to act, the holder shows its
//! next token, and so passes the match on; at the end it shows one more. Throws before the first decision, which say who
//! begins, all fall with the first holder.
//!
//! The throws of a holder follow from the token with which it passes on, which it cannot choose any more, and from the last
//! ones of all others, which it did not know before it held the match. So each pass can be checked at once. What chance tells
//! one seat alone follows from a later token (`finds`).

use std::cmp::Ordering;

use super::header::BY_LINK;
use super::secret::{Fingerprint, Secret};
use super::{Checked, Kind, Match, Place, SecretError};
use crate::rules::{Game, Seat, Turn};

/// The word before a seat and its token in a record.
pub(super) const BIND: &str = "@bind";

/// How the seats have bound themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bonds {
    /// What is bound from the start: the lines of the record up to the first action.
    pub(super) fingerprint: Fingerprint,
    pub(super) made: Vec<Bond>,
}

/// A token is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Bond {
    pub(super) seat: Seat,
    pub(super) token: Secret,
    /// Which one of its chain that is, from 0.
    pub(super) number: usize,
    /// How many steps had been played by then.
    pub(super) depth: usize,
    /// Who holds the match from then on; nobody while some are not bound yet, and once it is over.
    holder: Option<Seat>,
}

impl<G: Game> Match<G> {
    /// Agrees that the match is played by link, and that nothing is taken back. That is done last before the match: once
    /// something has happened, or it is sealed, nothing changes; nor where a bot plays.
    ///
    /// Whoever plays on in such a match sees to it that nobody has to show a token first ([`Match::binds`]): otherwise its
    /// text is not read back.
    #[must_use]
    pub fn by_link(mut self) -> Self {
        if self.is_open() && self.players().iter().all(|player| player.kind == Kind::Person) {
            self.text.agree(BY_LINK);
            self.takes_back = false;
            let fingerprint = Fingerprint::of(&self.agreed(), None);
            self.bonds = Some(Bonds { fingerprint, made: Vec::new() });
        }
        self
    }

    /// Whether the match is played by link.
    pub fn is_by_link(&self) -> bool {
        self.bonds.is_some()
    }

    /// Who holds a match by link; none while some seats are not bound yet, and once it is over.
    pub fn holder(&self) -> Option<Seat> {
        self.bonds.as_ref()?.made.last()?.holder
    }

    /// The last token that a seat has shown.
    pub fn bound(&self, seat: Seat) -> Option<&Secret> {
        self.last_bond(seat).map(|bond| &bond.token)
    }

    fn last_bond(&self, seat: Seat) -> Option<&Bond> {
        self.bonds.as_ref()?.made.iter().rev().find(|bond| bond.seat == seat)
    }

    /// The last token of each seat that has shown any, and how many there are up to that one.
    pub(super) fn tokens(&self) -> impl Iterator<Item = (usize, &Secret)> {
        let last = Seat::all(self.state().seats()).filter_map(|seat| self.last_bond(seat));
        last.map(|bond| (bond.number + 1, &bond.token))
    }

    /// Who has to show a token of a match by link before anything else can be played.
    pub fn binds(&self) -> Option<Seat> {
        self.joins().or_else(|| self.holder().filter(|holder| self.wants() != Some(*holder)))
    }

    /// Who has to join a match by link next; none once all have.
    pub fn joins(&self) -> Option<Seat> {
        let made = self.bonds.as_ref()?.made.len();
        Seat::all(self.state().seats()).nth(made)
    }

    /// Binds a seat by its secret, before the match begins.
    ///
    /// # Errors
    /// [`SecretError::NotByLink`], or [`SecretError::NotNow`] when it is not this seat's turn to be bound. The match is then
    /// unchanged.
    pub fn join(&mut self, seat: Seat, secret: &Secret) -> Result<(), SecretError> {
        match self.bound(seat) {
            Some(_) => Err(SecretError::NotNow),
            None => self.bind(seat, secret.token(0)),
        }
    }

    /// The holder, whose secret this is, passes the match on, or shows its last token after the end.
    ///
    /// # Errors
    /// [`SecretError::NotByLink`], [`SecretError::NotNow`] when the holder still is to act, or [`SecretError::NotNext`] when this
    /// is another's secret or its chain is at its end. The match is then unchanged.
    pub fn pass(&mut self, secret: &Secret) -> Result<(), SecretError> {
        match self.holder() {
            Some(holder) => self.bind(holder, self.next_token(holder, secret)),
            None if self.is_by_link() => Err(SecretError::NotNow),
            None => Err(SecretError::NotByLink),
        }
    }

    /// The throw that falls now in a match by link, from the secret of the holder; none if chance is not to move, or this is
    /// another's secret.
    pub fn held_throw(&self, secret: &Secret) -> Option<G::Action> {
        let holder = self.holder().filter(|_| self.binds().is_none())?;
        let next = self.next_token(holder, secret);
        if !self.is_next(holder, &next) {
            return None;
        }
        let token = |seat| if seat == holder { Some(&next) } else { self.bound(seat) };
        let key = Secret::of_all(Seat::all(self.state().seats()).filter_map(token));
        self.follows(&key, &self.bonds.as_ref()?.fingerprint, self.now())
    }

    /// The token that a seat has to show next, if this is its secret.
    fn next_token(&self, seat: Seat, secret: &Secret) -> Secret {
        secret.token(self.next_number(seat))
    }

    /// Which token of its chain a seat has to show next.
    pub(super) fn next_number(&self, seat: Seat) -> usize {
        self.due(self.last_bond(seat), self.now())
    }

    /// Which token of its chain a seat would show next at a place, whose last one is this.
    fn due(&self, last: Option<&Bond>, place: Place) -> usize {
        last.map_or(0, |last| self.first_of_round(place).max(last.number + 1))
    }

    /// Whether this is that token, as far as others can tell.
    pub(super) fn is_next(&self, seat: Seat, token: &Secret) -> bool {
        let number = self.next_number(seat);
        self.last_bond(seat).is_none_or(|last| last.token == token.back(number - last.number))
    }

    /// Who should hold a match in which all are bound; nobody once it is over.
    pub(super) fn wants(&self) -> Option<Seat> {
        let (now, decided) = (self.now(), self.depth(self.now()) > self.node(self.now()).throws);
        match self.state_at(now).turn() {
            Turn::Over => None,
            Turn::Seat(seat) => Some(seat),
            Turn::Chance(Some(seat)) if decided => Some(seat),
            Turn::Chance(_) | Turn::Seats(_) => self.holder(),
        }
    }

    /// Does what a record's `@bind` says.
    pub(super) fn bind(&mut self, seat: Seat, token: Secret) -> Result<(), SecretError> {
        if !self.is_by_link() {
            return Err(SecretError::NotByLink);
        }
        if self.binds() != Some(seat) {
            return Err(SecretError::NotNow);
        }
        if !self.is_next(seat, &token) {
            return Err(SecretError::NotNext);
        }
        let (depth, wants, seats) = (self.depth(self.now()), self.wants(), self.players().len());
        let number = self.next_number(seat);
        if let Some(Bonds { made, .. }) = &mut self.bonds {
            let holder = match (made.len() + 1).cmp(&seats) {
                Ordering::Less => None,
                Ordering::Equal => Some(Seat(0)),
                Ordering::Greater => wants,
            };
            self.text.write(&format!("{BIND} {seat} {token}\n"));
            made.push(Bond { seat, token, number, depth, holder });
        }
        Ok(())
    }

    /// Checks all throws that were played in a match by link, and all that was found unseen and revealed.
    pub(super) fn check_bonds(&self, bonds: &Bonds, checked: &mut Checked<G::Action>) {
        let mut line: Vec<Place> = self.back_from(self.now()).collect();
        line.reverse();
        let (mut made, mut last) = (bonds.made.iter().peekable(), vec![None; self.players().len()]);
        for place in line {
            while let Some(bond) = made.next_if(|bond| bond.depth < self.depth(place)) {
                last[bond.seat.index()] = Some(bond);
            }
            let reveals = self.is_reveal(place);
            if !reveals && !self.is_thrown(place) {
                continue;
            }
            // Nobody but the holder can come next.
            let Some(next) = made.peek() else {
                checked.open += 1;
                continue;
            };
            let follows = if reveals { self.revealed(place, next) } else { self.thrown_by(next, &last, place, bonds) };
            self.compare(place, follows, checked);
        }
    }
    /// The throw that led to a place, as it follows from the last bonds of all seats and the next one.
    fn thrown_by(&self, next: &Bond, last: &[Option<&Bond>], place: Place, bonds: &Bonds) -> Option<G::Action> {
        let before = self.before(place)?;
        // Where something was revealed before the holder passed on, what it showed then is not what was due here.
        let due = next.token.back(next.number - self.due(last[next.seat.index()], before));
        let seats = Seat::all(self.state().seats());
        let token =
            |seat: Seat| if seat == next.seat { Some(&due) } else { last[seat.index()].map(|bond| &bond.token) };
        let key = Secret::of_all(seats.filter_map(token));
        self.follows(&key, &bonds.fingerprint, before)
    }
}
