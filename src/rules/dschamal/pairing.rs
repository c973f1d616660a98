//! The two players of a duel (B6).

use crate::rules::Seat;

/// The players of a duel, and the one who sits it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The bag master (B3).
    pub master: Seat,
    /// The player whom the master challenges.
    pub challenged: Seat,
    /// The player who lost the bag in the duel before, and sits this one out.
    pub sits_out: Option<Seat>,
}

impl Pairing {
    /// The first duel of a bag master: with the neighbour on the left (B3).
    pub(super) fn first(master: Seat, players: u8) -> Self {
        Self { master, challenged: left(master, players), sits_out: None }
    }

    /// The next duel, if `winner` wins this one (B6).
    pub(super) fn after(self, winner: Seat, players: u8) -> Self {
        let Self { master, challenged, .. } = self;
        if winner == master {
            let next = left(challenged, players);
            let once_round = next == master;
            if once_round { Self::first(left(master, players), players) } else { Self::new(master, next, None) }
        } else {
            let loser = Some(master).filter(|_| players > 2);
            let first = left(winner, players);
            let passed_over = Some(first) == loser;
            Self::new(winner, if passed_over { left(first, players) } else { first }, loser)
        }
    }

    fn new(master: Seat, challenged: Seat, sits_out: Option<Seat>) -> Self {
        Self { master, challenged, sits_out }
    }

    /// Both, the bag master first.
    #[must_use]
    pub fn seats(self) -> [Seat; 2] {
        [self.master, self.challenged]
    }

    /// `true` if `seat` is one of the two.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.seats().contains(&seat)
    }

    /// The opponent of one of the two.
    #[must_use]
    pub fn other(self, seat: Seat) -> Seat {
        if seat == self.master { self.challenged } else { self.master }
    }
}

/// The neighbour on the left, which is clockwise.
pub(super) fn left(seat: Seat, players: u8) -> Seat {
    Seat((seat.0 + 1) % players)
}
