//! The two players of a duel (B6).

use crate::bots::Level;
use crate::bots::dschamal::Skill;
use crate::play::SimultaneousTable;
use crate::record::{Kind, Player};
use crate::rules::dschamal::{Dschamal, Phase, Shape};
use crate::rules::{Game, Seat};
use crate::scene::Seating;
use crate::scene::dschamal::geometry;
use crate::words::{Who, all_of, dschamal};

/// The two players of a duel, by the index of the hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Duellists {
    seats: [Seat; 2],
    /// The number of players at the table.
    players: u8,
    seating: Seating,
    /// The skills of bots; `None` for a person.
    skills: [Option<Skill>; 2],
    /// The names of the other persons at the table.
    watchers: Vec<String>,
}

/// The shapes that a player collects, which every hand in the bag looks for (B2).
#[derive(Clone, Debug, PartialEq)]
pub struct CampLine {
    /// The name of the player.
    pub name: String,
    /// The colour and pattern of the player.
    pub look: u8,
    /// The incomplete shapes in the camp of the player (B7).
    pub shapes: Vec<Shape>,
    /// The shapes as a sentence, for screen readers.
    pub text: String,
}

impl Duellists {
    /// The players of the duel that is due, as they sit at the screen of a live duel: hand 0 has the lower half, and is
    /// of the player whose camp lies lower on the board. So all hands stay where their players sit for the whole match.
    /// `None` if no duel is due.
    #[must_use]
    pub fn as_seated(at: &SimultaneousTable<Dschamal>) -> Option<Self> {
        let mut duellists = Self::in_order(at)?;
        if duellists.lower() == 1 {
            duellists.seats.reverse();
            duellists.skills.reverse();
        }
        Some(duellists)
    }

    /// The players of the duel that is due, in the order of a calm duel: hand 0 is the bag master's, hand 1 that of the
    /// challenged. `None` if no duel is due.
    #[must_use]
    pub fn in_order(at: &SimultaneousTable<Dschamal>) -> Option<Self> {
        let duels = at.state.phase() == Phase::Duel || at.state.turns().is_some();
        let seats = at.state.pairing().filter(|_| duels)?.seats();
        let player = |seat: Seat| &at.players[seat.index()];
        let others = Seat::all(at.state.seats()).filter(|seat| !seats.contains(seat));
        let watchers = others.filter(|seat| player(*seat).kind == Kind::Person);
        Some(Self {
            seats,
            players: at.state.seats(),
            seating: at.seating.clone(),
            skills: seats.map(|seat| skill(player(seat))),
            watchers: watchers.map(|seat| at.seating.name(seat).to_owned()).collect(),
        })
    }

    /// The seats, by the index of the hand.
    #[must_use]
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// The index of the hand whose player's camp lies lower on the board.
    fn lower(&self) -> usize {
        let [one, other] = self.seats.map(|seat| geometry::camp(seat, self.players, self.seating.viewer));
        usize::from(geometry::is_before(other, one))
    }

    /// The index of the hand whose player reads the page: the one the table is addressed to, the only person of the
    /// two, or of two persons the one who sits below.
    fn reader(&self) -> usize {
        let viewer = self.seats.iter().position(|seat| self.seating.viewer == Some(*seat));
        let only_person = || self.persons().next().filter(|_| self.persons().count() == 1);
        viewer.or_else(only_person).unwrap_or_else(|| self.lower())
    }

    /// The name of the player with this hand.
    #[must_use]
    pub fn name(&self, hand: usize) -> &str {
        self.seating.name(self.seats[hand])
    }

    /// The colour and pattern of the player with this hand.
    #[must_use]
    pub fn look(&self, hand: usize) -> u8 {
        self.seating.look(self.seats[hand])
    }

    /// The player with this hand, as an argument of messages.
    #[must_use]
    pub fn who(&self, hand: usize) -> Who<'_> {
        self.seating.who(self.seats[hand])
    }

    /// The player with this hand, as the addressee of a request: the only person at the table is addressed as “you”,
    /// whatever their name.
    #[must_use]
    pub fn addressee(&self, hand: usize) -> Who<'_> {
        if self.seating.viewer == Some(self.seats[hand]) { Who(None) } else { self.who(hand) }
    }

    /// The skill of the bot with this hand; `None` for a person.
    #[must_use]
    pub fn skill(&self, hand: usize) -> Option<Skill> {
        self.skills[hand]
    }

    /// The skills of both players, if both are bots.
    #[must_use]
    pub fn bots(&self) -> Option<[Skill; 2]> {
        let [Some(one), Some(other)] = self.skills else { return None };
        Some([one, other])
    }

    /// The indices of the hands of persons.
    pub fn persons(&self) -> impl Iterator<Item = usize> + use<> {
        let skills = self.skills;
        [0, 1].into_iter().filter(move |&hand| skills[hand].is_none())
    }

    /// The index of the hand that keys move: the only person's, or of two persons that of the one who sits above.
    #[must_use]
    pub fn keyboard_hand(&self) -> usize {
        self.persons().last().unwrap_or_default()
    }

    /// The names of the persons at the table who only watch the duel.
    #[must_use]
    pub fn watchers(&self) -> &[String] {
        &self.watchers
    }

    /// The camps of both players in a state of the match, that of the reader first.
    #[must_use]
    pub fn camps(&self, state: &Dschamal) -> [CampLine; 2] {
        self.camps_for(self.reader(), state)
    }

    /// The camps of both players in a state of the match, that of this hand first.
    #[must_use]
    pub fn camps_for(&self, own: usize, state: &Dschamal) -> [CampLine; 2] {
        [own, 1 - own].map(|hand| {
            let camp = state.camp(self.seats[hand]) & !state.locked();
            let shapes: Vec<_> = Shape::ALL.into_iter().filter(|&shape| camp.has(shape)).collect();
            let names = || all_of(shapes.iter().map(|shape| dschamal::shape(&shape.to_string())));
            let text = match shapes.len() {
                0 => dschamal::camp_has_none(self.who(hand)),
                _ => dschamal::camp_has(self.who(hand), &names()),
            };
            CampLine { name: self.name(hand).to_owned(), look: self.look(hand), shapes, text }
        })
    }
}

/// The shapes by which a hand wins (B4a, B4b): those of its own camp, which comes first, and then those of the other.
#[must_use]
pub fn wanted_shapes(camps: &[CampLine; 2]) -> Vec<Shape> {
    let [own, other] = camps;
    let others = other.shapes.iter().filter(|shape| !own.shapes.contains(shape));
    own.shapes.iter().chain(others).copied().collect()
}

/// The skill of a bot; `None` for a person.
fn skill(player: &Player) -> Option<Skill> {
    let Kind::Bot(name) = &player.kind else { return None };
    Level::by_name(name).map(Skill::of)
}
