//! Chances: by how many of all throws something happens.

use super::Cross;
use super::game::throw_uses;
use crate::rules::Seat;
use crate::rules::cross::{HOME, SEATS, Step};

/// The number of throws by which something happens, of all that are equally likely: 64 of six cowries, 16 of two pasa, 6
/// of a die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Chance {
    /// The throws by which it happens.
    pub throws: u32,
    /// All throws; 0 if nobody throws.
    pub all: u32,
}

/// Counts the throws, each of which is used as a whole or lost, by which the position can become as `wanted`. A throw
/// that is earned by another counts no more.
fn chance<G: Cross>(game: &G, wanted: impl Fn(&G) -> bool) -> Chance {
    let mut chance = Chance::default();
    for (throw, weight) in game.chance() {
        let mut thrown = game.clone();
        if thrown.apply(&throw).is_err() {
            continue;
        }
        let uses = throw_uses(&thrown);
        let is_wanted = if uses.is_empty() { wanted(&thrown) } else { uses.iter().any(|each| wanted(&each.end)) };
        chance.all += weight;
        chance.throws += if is_wanted { weight } else { 0 };
    }
    chance
}

/// Counts the throws by which an enemy of `seat` can make the position as `wanted`, as if it was about to throw: those of
/// the enemy that has most.
fn chance_of_enemies<G: Cross>(game: &G, seat: Seat, wanted: impl Fn(&G) -> bool) -> Chance {
    let enemies = Seat::all(SEATS).filter(|other| *other != seat && !game.placed().contains(*other));
    let chances = enemies.map(|enemy| chance(&game.before_throw_of(enemy), &wanted));
    chances.max_by_key(|chance| chance.throws).unwrap_or_default()
}

/// Counts the throws by which the enemy that threatens it most hits what `seat` has on `step`.
pub fn danger<G: Cross>(game: &G, seat: Seat, step: Step) -> Chance {
    let stands = game.all_pieces().count(seat, step);
    chance_of_enemies(game, seat, |end| end.all_pieces().count(seat, step) < stands)
}

/// Counts the throws by which `seat` earns the right of the block [`Cross::AIM`], as if it was about to throw; 0 if it has
/// earned or lost it.
pub fn earning<G: Cross>(game: &G, seat: Seat) -> Chance {
    if !game.aims(seat) {
        return Chance::default();
    }
    chance(&game.before_throw_of(seat), |end| end.has_earned(seat))
}

/// The share of all throws by which chances differ clearly: one in so many.
const CLEAR: u32 = 8;

/// What can be counted of a position for a seat. It tells two choices apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// The steps that the enemies have gone.
    pub enemy_steps: u16,
    /// The pieces of the seat that are home.
    pub home: u8,
    /// The throws by which the seat brings a piece home next.
    pub homing: Chance,
    /// The throws by which the enemy that threatens the seat most hits any of its pieces.
    pub exposure: Chance,
    /// The throws by which the seat hits an enemy next.
    pub chase: Chance,
    /// The throws by which the seat earns the right of the block [`Cross::AIM`] next ([`earning`]).
    pub earning: Chance,
}

impl Counts {
    /// Counts for `seat` in a position in which a throw is used up.
    pub fn of<G: Cross>(game: &G, seat: Seat) -> Self {
        let enemy_steps = |game: &G| enemy_steps(game, seat);
        let home = |game: &G| game.all_pieces().count(seat, HOME);
        let (own, enemies) = (game.all_pieces().sum(seat), enemy_steps(game));
        let next = game.before_throw_of(seat);
        let is_placed = game.placed().contains(seat);
        let own_chance =
            |wanted: &dyn Fn(&G) -> bool| if is_placed { Chance::default() } else { chance(&next, wanted) };
        Self {
            enemy_steps: enemies,
            home: home(game),
            homing: own_chance(&|end| home(end) > home(game)),
            exposure: chance_of_enemies(game, seat, |end| end.all_pieces().sum(seat) < own),
            chase: own_chance(&|end| enemy_steps(end) < enemies),
            earning: earning(game, seat),
        }
    }

    /// Returns `true` if something that is counted is so much better for the seat than in a position with the `other`
    /// counts that it is a reason: a hit, a piece home, or a chance that differs by an eighth of all throws.
    #[must_use]
    pub fn is_clearly_better_than(&self, other: &Self) -> bool {
        let is_more = |more: Chance, less: Chance| {
            let all = more.all.max(less.all);
            all > 0 && more.throws.saturating_sub(less.throws) * CLEAR >= all
        };
        self.enemy_steps < other.enemy_steps
            || self.home > other.home
            || is_more(other.exposure, self.exposure)
            || is_more(self.homing, other.homing)
            || is_more(self.chase, other.chase)
            || is_more(self.earning, other.earning)
    }

    /// Returns `true` if something that is counted is better for the seat than in a position with the `other` counts.
    #[must_use]
    pub fn is_better_than(&self, other: &Self) -> bool {
        self.enemy_steps < other.enemy_steps
            || self.home > other.home
            || self.homing.throws > other.homing.throws
            || self.exposure.throws < other.exposure.throws
            || self.chase.throws > other.chase.throws
            || self.earning.throws > other.earning.throws
    }
}

/// Returns the steps that the enemies of `seat` have gone.
fn enemy_steps<G: Cross>(game: &G, seat: Seat) -> u16 {
    Seat::all(SEATS).filter(|other| *other != seat).map(|other| game.all_pieces().sum(other)).sum()
}
