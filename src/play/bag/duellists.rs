//! The two who duel (B6), and what is seen of them.

use crate::bots::Level;
use crate::bots::dschamal::Skill;
use crate::play::ContestTable;
use crate::record::{Kind, Player};
use crate::rules::dschamal::{Dschamal, Phase, Shape};
use crate::rules::{Game, Seat};
use crate::scene::Seating;
use crate::words::{Who, all_of, dschamal};

/// The two who duel. Hands are 0, the bag master's, and 1, that of the challenged.
#[derive(Clone, Debug, PartialEq)]
pub struct Duellists {
    seats: [Seat; 2],
    seating: Seating,
    /// How well they feel; none of a person.
    skills: [Option<Skill>; 2],
    /// The names of the other persons at the table.
    watchers: Vec<String>,
}

/// The pieces before one of the two, by shape: what every hand in the bag looks for (B2).
#[derive(Clone, Debug, PartialEq)]
pub struct CampLine {
    /// The name of the player.
    pub name: String,
    /// The colour and pattern of the player.
    pub look: u8,
    /// The shapes before the player that are not complete (B7).
    pub shapes: Vec<Shape>,
    /// The same as a sentence, for those who hear it.
    pub said: String,
}

impl Duellists {
    /// Those of the duel that is due; `None` if none is.
    #[must_use]
    pub fn of(at: &ContestTable<Dschamal>) -> Option<Self> {
        let duels = at.state.phase() == Phase::Duel || at.state.turns().is_some();
        let seats = at.state.pairing().filter(|_| duels)?.seats();
        let player = |seat: Seat| &at.players[seat.index()];
        let others = Seat::all(at.state.seats()).filter(|seat| !seats.contains(seat));
        let watchers = others.filter(|seat| player(*seat).kind == Kind::Person);
        Some(Self {
            seats,
            seating: at.seating.clone(),
            skills: seats.map(|seat| skill(player(seat))),
            watchers: watchers.map(|seat| at.seating.name(seat).to_owned()).collect(),
        })
    }

    /// The seats, by hand.
    #[must_use]
    pub fn seats(&self) -> [Seat; 2] {
        self.seats
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

    /// The player with this hand, as a message speaks of them.
    #[must_use]
    pub fn who(&self, hand: usize) -> Who<'_> {
        self.seating.who(self.seats[hand])
    }

    /// The player with this hand, who is asked to do something: the only person at the table is spoken to, whatever their
    /// name.
    #[must_use]
    pub fn asked(&self, hand: usize) -> Who<'_> {
        if self.seating.viewer == Some(self.seats[hand]) { Who(None) } else { self.who(hand) }
    }

    /// How well the bot with this hand feels; `None` if a person has it.
    #[must_use]
    pub fn skill(&self, hand: usize) -> Option<Skill> {
        self.skills[hand]
    }

    /// The skills of both, if both are bots.
    #[must_use]
    pub fn bots(&self) -> Option<[Skill; 2]> {
        let [Some(one), Some(other)] = self.skills else { return None };
        Some([one, other])
    }

    /// The hands of persons.
    pub fn persons(&self) -> impl Iterator<Item = usize> + use<> {
        let skills = self.skills;
        [0, 1].into_iter().filter(move |&hand| skills[hand].is_none())
    }

    /// The hand that keys move: the only person's, or of two that of the challenged.
    #[must_use]
    pub fn keyboard_hand(&self) -> usize {
        self.persons().last().unwrap_or_default()
    }

    /// The names of the persons at the table who do not duel.
    #[must_use]
    pub fn watchers(&self) -> &[String] {
        &self.watchers
    }

    /// Both camps in a state of the match.
    #[must_use]
    pub fn camps(&self, state: &Dschamal) -> [CampLine; 2] {
        [0, 1].map(|hand| {
            let camp = state.camp(self.seats[hand]) & !state.locked();
            let shapes: Vec<_> = Shape::ALL.into_iter().filter(|&shape| camp.has(shape)).collect();
            let names = || all_of(shapes.iter().map(|shape| dschamal::shape(&shape.to_string())));
            let said = match shapes.len() {
                0 => dschamal::camp_has_none(self.who(hand)),
                _ => dschamal::camp_has(self.who(hand), &names()),
            };
            CampLine { name: self.name(hand).to_owned(), look: self.look(hand), shapes, said }
        })
    }
}

/// How well a bot feels; none for a person.
fn skill(player: &Player) -> Option<Skill> {
    let Kind::Bot(name) = &player.kind else { return None };
    Level::by_name(name).map(Skill::of)
}
