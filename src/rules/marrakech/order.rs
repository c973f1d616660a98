//! The order of play (M2).

use super::Options;
use crate::rules::{Seat, SeatSet};

const SEATS: u8 = Options::MOST;

/// The order of play, as far as it is settled, and the round of rolls that settles more of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// The place of each seat, from 0; seats that share places have the first of them. Seats without a player have the
    /// last places, one each.
    places: [u8; SEATS as usize],
    /// The roll of each seat in this round.
    rolls: [Option<u8>; SEATS as usize],
}

impl Order {
    /// The order before the first roll, in which all seats share the places.
    pub fn new(players: u8) -> Self {
        let mut places = [0, 1, 2, 3];
        places[..usize::from(players)].fill(0);
        Self { places, rolls: [None; SEATS as usize] }
    }

    /// The order in which the seats of each group share places, with their rolls of this round. `None` unless each seat
    /// below `players` is in exactly one group and the rolls are possible.
    pub fn from_groups(players: u8, groups: &[Vec<(Seat, Option<u8>)>]) -> Option<Self> {
        let mut order = Self::new(players);
        let mut seen = SeatSet::default();
        let mut place = 0;
        for group in groups {
            for &(seat, roll) in group {
                if seat.0 >= players || seen.contains(seat) {
                    return None;
                }
                seen.insert(seat);
                order.places[seat.index()] = place;
                order.rolls[seat.index()] = roll;
            }
            place = u8::try_from(seen.len()).ok()?;
        }
        let round = order.round();
        let rolled_in_turn = |seat: Seat| {
            let due = round.contains(seat) && order.roller().is_some_and(|roller| seat < roller);
            order.rolls[seat.index()].is_some() == due
        };
        (place == players && Seat::all(players).all(rolled_in_turn)).then_some(order)
    }

    /// The seats that share `place`, or the one seat that has it.
    pub fn group(&self, place: u8) -> SeatSet {
        Seat::all(SEATS).filter(|seat| self.places[seat.index()] == place).collect()
    }

    /// The seat at `place`; `None` if it is not settled.
    pub fn at(&self, place: u8) -> Option<Seat> {
        let mut there = Seat::all(SEATS).filter(|seat| self.places[seat.index()] == place);
        there.next().filter(|_| there.next().is_none())
    }

    /// The place of a seat, from 0: the first of those that it shares, if it is not settled.
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    /// The roll of each seat in the present round.
    pub fn rolls(&self) -> [Option<u8>; SEATS as usize] {
        self.rolls
    }

    /// The seat that rolls next; `None` once all is settled.
    pub fn roller(&self) -> Option<Seat> {
        self.round().iter().find(|seat| self.rolls[seat.index()].is_none())
    }

    /// The seats of the present round, which share the first place that is not settled; empty once all is settled.
    fn round(&self) -> SeatSet {
        (0..SEATS).map(|place| self.group(place)).find(|group| group.len() > 1).unwrap_or_default()
    }

    /// Enters the roll of the next seat. If that ends the round, returns the seats that have their place now, and those
    /// that still share one.
    pub fn enter(&mut self, roll: u8) -> (SeatSet, SeatSet) {
        let round = self.round();
        if let Some(roller) = self.roller() {
            self.rolls[roller.index()] = Some(roll);
        }
        if round.iter().any(|seat| self.rolls[seat.index()].is_none()) {
            return Default::default();
        }
        for seat in round.iter() {
            let higher = round.iter().filter(|other| self.rolls[other.index()] > self.rolls[seat.index()]);
            self.places[seat.index()] += higher.fold(0, |count, _| count + 1);
        }
        self.rolls = Default::default();
        let is_settled = |seat: &Seat| self.at(self.place(*seat)).is_some();
        (round.iter().filter(is_settled).collect(), round.iter().filter(|seat| !is_settled(seat)).collect())
    }
}
