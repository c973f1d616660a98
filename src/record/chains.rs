//! Matches by link: the record is sent from one device to the next. A device plays one seat or several. Bots have no
//! device: the holder of the match plays them too.
//!
//! Throws come from a commit–reveal protocol between the devices, so that none can choose a throw, or know it before it
//! is due. Each device has a secret, derives one of it for each of its seats, and makes a *hash chain* of that: the
//! last token is the seat's secret, and every other token is the hash of the one after it. A token determines all
//! earlier ones, and none of the later ones. The first token is the commitment of the seat. Before the match begins
//! each seat reveals its first token, in the order of the seats (`@bind` in the record).
//!
//! From then on one seat *holds* the match. The first holder is the seat that committed first: it did not know the
//! tokens of the others when it chose its secret, and they do not know its second token. When another seat is to act,
//! the holder reveals its next token and so passes the match on. After the end the holder reveals one more. All throws
//! before the first decision, which settle who begins, are made by the first holder.
//!
//! The throws of a holder are derived from the token with which it passes the match on, to which it is committed, and
//! from the last tokens of all other seats, which it did not know before it held the match. So the other devices verify
//! them as soon as the match is passed on. Hidden finds of one seat are derived from a later token of its chain
//! (`finds`).

use std::cmp::Ordering;

use super::header::by_link_line;
use super::tokens::{Chains, RevealedToken};
use super::{Checked, Fingerprint, Match, NodeId, Player, Secret, SecretError};
use crate::rules::{Game, Seat, Turn};

/// The word of a record's line before a seat and the token that it reveals.
pub(super) const BIND: &str = "@bind";

impl<G: Game> Match<G> {
    /// Makes the match one by link, without take-back. This is for a match between persons, or persons and bots
    /// ([`Game::BOTS_BY_LINK`]), that has not begun and is not sealed; any other is returned unchanged.
    ///
    /// [`Match::play`] does not check whose turn it is to reveal a token: a caller must not play while [`Match::binds`]
    /// names a seat, or the text of the match cannot be read again.
    #[must_use]
    pub fn by_link(self) -> Self {
        self.by_link_after(0, false)
    }

    /// As [`Match::by_link`], for two devices, each of which plays two seats.
    #[must_use]
    pub fn by_link_for_two(self) -> Self {
        self.by_link_after(0, true)
    }

    /// As [`Match::by_link`], for a match that goes by link only after `begin` more actions.
    pub(super) fn by_link_after(mut self, begin: usize, for_two_devices: bool) -> Self {
        if self.can_change_header() && self.suits_link() {
            self.text.add_header_line(&by_link_line(begin, for_two_devices));
            self.takes_back = false;
            let fingerprint = Fingerprint::of(&self.hashed_header(), None);
            self.chains = Some(Chains { begin, fingerprint, revealed: Vec::new(), for_two_devices });
        }
        self
    }

    /// `true` if the match is played by link.
    pub fn is_by_link(&self) -> bool {
        self.chains.is_some()
    }

    /// `true` if the match is played by link on two devices, each of which plays two seats.
    pub fn is_for_two_devices(&self) -> bool {
        self.chains.as_ref().is_some_and(|chains| chains.for_two_devices)
    }

    /// The seat that holds a match by link; `None` while seats have yet to join, and once the match is over.
    pub fn holder(&self) -> Option<Seat> {
        self.chains.as_ref()?.revealed.last()?.holder
    }

    /// The last token that a seat has revealed.
    pub fn bound(&self, seat: Seat) -> Option<&Secret> {
        self.last_revealed(seat).map(|shown| &shown.token)
    }

    fn last_revealed(&self, seat: Seat) -> Option<&RevealedToken> {
        self.chains.as_ref()?.revealed.iter().rev().find(|shown| shown.seat == seat)
    }

    /// For each seat that has revealed a token: the number of tokens of its chain up to the last revealed one, that one,
    /// and the name that its player has chosen.
    pub(super) fn tokens(&self) -> impl Iterator<Item = (usize, &Secret, Option<&str>)> {
        let revealed = self.chains.as_ref().map_or(&[][..], |chains| chains.revealed.as_slice());
        let name = |seat: Seat| revealed.iter().find(|shown| shown.seat == seat)?.name.as_deref();
        let last = Seat::all(self.state().seats()).filter_map(|seat| self.last_revealed(seat));
        last.map(move |shown| (shown.number + 1, &shown.token, name(shown.seat)))
    }

    /// The seat that has to reveal a token of a match by link before anything else can be played.
    pub fn binds(&self) -> Option<Seat> {
        self.joins().or_else(|| self.holder().filter(|holder| self.wants() != Some(*holder)))
    }

    /// The seat that has to join a match by link next; `None` once all have joined.
    pub fn joins(&self) -> Option<Seat> {
        if self.is_before_link() {
            return None;
        }
        let revealed = self.chains.as_ref()?.revealed.len();
        self.persons().nth(revealed)
    }

    /// Joins the match: reveals the first token of a seat, which commits it to the secret of its device.
    ///
    /// # Errors
    /// [`SecretError::NotByLink`], or [`SecretError::NotNow`] if it is not this seat's turn to join. The match is then
    /// unchanged.
    pub fn join(&mut self, seat: Seat, secret: &Secret) -> Result<(), SecretError> {
        match self.bound(seat) {
            Some(_) => Err(SecretError::NotNow),
            None => self.bind(seat, secret.of_seat(seat).token(0), None),
        }
    }

    /// As [`Match::join`], with a name that the player has chosen. White space at its ends is removed; one that no
    /// player can have leaves the name as it is.
    ///
    /// # Errors
    /// As those of [`Match::join`].
    pub fn join_as(&mut self, seat: Seat, secret: &Secret, name: &str) -> Result<(), SecretError> {
        let named = self.renamed(seat, name.trim()).filter(|_| self.bound(seat).is_none());
        match named {
            Some(player) => self.bind(seat, secret.of_seat(seat).token(0), Some(player)),
            None => self.join(seat, secret),
        }
    }

    /// The player of a seat with another name; `None` if it is the same, or no player can have it.
    pub(super) fn renamed(&self, seat: Seat, name: &str) -> Option<Player> {
        let player = self.players.get(seat.index())?;
        let renamed = Player::new(name, player.look, player.kind.clone()).ok()?;
        (renamed.name == name && renamed != *player).then_some(renamed)
    }

    /// Passes the match on: reveals the next token of the holder, on whose device this is the secret. After the end,
    /// this is its last one.
    ///
    /// # Errors
    /// [`SecretError::NotByLink`], [`SecretError::NotNow`] if the holder has yet to act, or [`SecretError::NotNext`] if
    /// this is not the secret of the holder's device or the chain is used up. The match is then unchanged.
    pub fn pass(&mut self, secret: &Secret) -> Result<(), SecretError> {
        match self.holder() {
            Some(holder) => self.bind(holder, self.next_token(holder, secret), None),
            None if self.is_by_link() => Err(SecretError::NotNow),
            None => Err(SecretError::NotByLink),
        }
    }

    /// The throw that is due now in a match by link, derived from the secret of the holder's device. `None` if it is
    /// not chance's turn or this is not that secret.
    pub fn held_throw(&self, secret: &Secret) -> Option<G::Action> {
        let holder = self.holder().filter(|_| self.binds().is_none())?;
        let next = self.next_token(holder, secret);
        if !self.is_next(holder, &next) {
            return None;
        }
        let token = |seat| if seat == holder { Some(&next) } else { self.bound(seat) };
        let key = Secret::of_all(Seat::all(self.state().seats()).filter_map(token));
        self.derived_throw(&key, &self.chains.as_ref()?.fingerprint, self.now())
    }

    /// The next token to reveal of a seat, on whose device this is the secret.
    fn next_token(&self, seat: Seat, secret: &Secret) -> Secret {
        secret.of_seat(seat).token(self.next_number(seat))
    }

    /// The number in its chain of the next token that a seat has to reveal.
    pub(super) fn next_number(&self, seat: Seat) -> usize {
        self.due(self.last_revealed(seat), self.now())
    }

    /// The number in its chain of the next token that a seat would reveal at a place, after `last`.
    fn due(&self, last: Option<&RevealedToken>, place: NodeId) -> usize {
        last.map_or(0, |last| self.first_of_round(place).max(last.number + 1))
    }

    /// `true` if the token hashes to the last one of the seat, which is all that other devices can verify.
    pub(super) fn is_next(&self, seat: Seat, token: &Secret) -> bool {
        let number = self.next_number(seat);
        self.last_revealed(seat).is_none_or(|last| last.token == token.back(number - last.number))
    }

    /// The seat that should hold a match that all seats have joined; `None` once it is over. The turns of bots are played
    /// by the seat that holds it already.
    pub(super) fn wants(&self) -> Option<Seat> {
        let (now, decided) = (self.now(), self.depth(self.now()) > self.node(self.now()).throws);
        match self.state_at(now).turn() {
            Turn::Over => None,
            Turn::Seat(seat) if self.is_person(seat) => Some(seat),
            Turn::Chance(Some(seat)) if decided && self.is_person(seat) => Some(seat),
            Turn::Seat(_) | Turn::Chance(_) | Turn::Seats(_) => self.holder(),
        }
    }

    /// Reveals a token of a seat, as a `@bind` line of a record does; with the first one, the seat may have another
    /// player ([`Match::renamed`]).
    pub(super) fn bind(&mut self, seat: Seat, token: Secret, player: Option<Player>) -> Result<(), SecretError> {
        if !self.is_by_link() {
            return Err(SecretError::NotByLink);
        }
        if self.binds() != Some(seat) || (player.is_some() && self.bound(seat).is_some()) {
            return Err(SecretError::NotNow);
        }
        if !self.is_next(seat, &token) {
            return Err(SecretError::NotNext);
        }
        let (depth, wants, seats) = (self.depth(self.now()), self.wants(), self.persons().count());
        let first = self.persons().next();
        let number = self.next_number(seat);
        if let Some(Chains { revealed, .. }) = &mut self.chains {
            let holder = match (revealed.len() + 1).cmp(&seats) {
                Ordering::Less => None,
                Ordering::Equal => first,
                Ordering::Greater => wants,
            };
            let name = player.map(|player| {
                let name = player.name.clone();
                self.players[seat.index()] = player;
                name
            });
            let named = name.as_ref().map(|name| format!(" {name}")).unwrap_or_default();
            self.text.append(&format!("{BIND} {seat} {token}{named}\n"));
            revealed.push(RevealedToken { seat, token, number, name, depth, holder });
        }
        Ok(())
    }

    /// Verifies the played throws and the revealed hidden finds of a match by link.
    pub(super) fn check_chains(&self, chains: &Chains, checked: &mut Checked<G::Action>) {
        let (mut revealed, mut last) = (chains.revealed.iter().peekable(), vec![None; self.players().len()]);
        for place in self.way(NodeId::START, self.now()) {
            while let Some(shown) = revealed.next_if(|shown| shown.depth < self.depth(place)) {
                last[shown.seat.index()] = Some(shown);
            }
            let reveals = self.is_reveal(place);
            if !reveals && !self.is_thrown(place) {
                continue;
            }
            if self.depth(place) <= chains.begin {
                checked.earlier += usize::from(!reveals);
                continue;
            }
            // The next token is always that of the holder.
            let Some(next) = revealed.peek() else {
                checked.open += 1;
                continue;
            };
            let derived = if reveals { self.revealed(place, next) } else { self.thrown_by(next, &last, place, chains) };
            self.compare(place, derived, checked);
        }
    }

    /// The throw that has to lead to a place, derived from the next token and the last ones of the other seats.
    fn thrown_by(
        &self,
        next: &RevealedToken,
        last: &[Option<&RevealedToken>],
        place: NodeId,
        chains: &Chains,
    ) -> Option<G::Action> {
        let before = self.before(place)?;
        // If the holder revealed a find before it passed the match on, the token that it then skipped to is later than
        // the one that was due here.
        let due = next.token.back(next.number - self.due(last[next.seat.index()], before));
        let seats = Seat::all(self.state().seats());
        let token = |seat: Seat| {
            if seat == next.seat { Some(&due) } else { last[seat.index()].map(|shown| &shown.token) }
        };
        let key = Secret::of_all(seats.filter_map(token));
        self.derived_throw(&key, &chains.fingerprint, before)
    }
}
