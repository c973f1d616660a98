//! The contract that every game keeps.
//!
//! A state is a plain value. Everything that happens to it is an *action*, what chance or a clock decides included, so
//! applying is deterministic and a match is its list of actions. `tests/laws.rs` holds every game of the catalogue to
//! what is promised here.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::{Outcome, ParseError, Refusal, Seat, SeatSet};

/// Who has to act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat alone. It need not own what it moves: a partner's throw or a clock can make somebody else move.
    Seat(Seat),
    /// Any of these seats, whoever is first: a live duel.
    Seats(SeatSet),
    /// Chance. The seat is the one that throws, where the table lets somebody throw; shuffles and lots have none.
    Chance(Option<Seat>),
    /// Nobody: the match is over.
    Over,
}

/// Who makes an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The person or bot on this seat.
    Seat(Seat),
    /// A die, a deck, a lot.
    Chance,
    /// A clock that has run out.
    Clock,
}

/// A clock that runs in the present state. States know no time: whoever runs the match measures it and applies `up`
/// when it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock<A> {
    /// What it times, as the rulebook's clause: a state has at most one clock of a clause.
    pub clause: super::Clause,
    /// Changes whenever the clock starts anew; while it stays, time already used stays used, also over states in which the
    /// clock is missing: it stands still there.
    pub started: u32,
    /// Seconds from its start to its end.
    pub seconds: u32,
    /// The action to apply when the time is up; one of [`Game::side_actions`].
    pub up: A,
}

/// A game: its state, and all that can happen to it.
///
/// `Display` and `FromStr` of states, options and actions are the notation: what `Display` writes, `FromStr` reads back
/// to an equal value, and text that describes an impossible value is refused with a reason. No text holds a
/// line break, none is empty, and no action's begins with `@`.
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err = ParseError> {
    /// The name in commands, files and addresses: lower case, one word.
    const NAME: &'static str;
    /// Whether a match can begin from a position that was set up by hand. The program of a game in which none can does
    /// not hold what reads and writes states, which is much of a small download.
    const FROM_POSITIONS: bool = false;
    /// Whether chance decides more than who begins. The program of a game in which it does not does not hold what seals
    /// throws.
    const THROWS: bool = true;

    /// What is agreed before the match: the number of seats and the rulebook's options. The default is the rulebook's.
    type Options: Clone + Eq + Debug + Default + Display + FromStr<Err = ParseError>;
    /// One thing that happens.
    type Action: Clone + Eq + Debug + Display + FromStr<Err = ParseError>;
    /// What an action brought about, for the log and for animation: it says what comparing two states cannot.
    type Event: Clone + Eq + Debug;
    /// Why something is not allowed.
    type Refusal: Refusal;

    /// The set-ups on which the laws are tried: every number of seats, and every option that changes what can happen.
    #[must_use]
    fn variants() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }

    /// The state in which a match with these options starts.
    ///
    /// # Errors
    /// When the options contradict the rulebook.
    fn new(options: &Self::Options) -> Result<Self, Self::Refusal>;

    /// The state as numbers, from which [`Game::unpacked`] makes it again in a program of the same version: much less code
    /// than reading its text takes. Only of games with [`Game::FROM_POSITIONS`].
    fn packed(&self) -> Vec<i64> {
        Vec::new()
    }

    /// The state that [`Game::packed`] has made these numbers of; `None` if they are no state's. Whether a match can come to
    /// it is not looked into.
    #[must_use]
    fn unpacked(_numbers: &[i64]) -> Option<Self> {
        None
    }

    /// How many seats there are. Seats are numbered as they sit, clockwise or as the game's page says.
    fn seats(&self) -> u8;

    /// Who has to act.
    fn turn(&self) -> Turn;

    /// Replaces what is in `into` by the legal actions of whoever [`Game::turn`] names, in a fixed order: the possible
    /// outcomes if that is chance, a forced pass too, nothing when the match is over. Never empty otherwise.
    fn actions(&self, into: &mut Vec<Self::Action>);

    /// What may happen besides, whoever's turn it is: surrender, an offer, an agreement to stop, time running out, a
    /// choice that touch-move binds. A match goes on without them; random play does not use them.
    fn side_actions(&self) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Whether `action` is to do nothing, where [`Game::actions`] lists that beside what could be done.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// Who makes `action` in this state.
    fn actor(&self, action: &Self::Action) -> Actor;

    /// Whether `action` is legal now: exactly those that [`Game::actions`] and [`Game::side_actions`] list are.
    ///
    /// # Errors
    /// The reason, with its clause and the squares that are its cause.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Makes an action happen that is legal now, and tells what it brought about. It is for those who look ahead, with
    /// actions that the state itself has listed: what becomes of the state by any other, nobody promises.
    fn happen(&mut self, legal: &Self::Action) -> Self::Event;

    /// Makes `action` happen and tells what it brought about.
    ///
    /// # Errors
    /// As [`Game::check`]; the state is then unchanged.
    fn apply(&mut self, action: &Self::Action) -> Result<Self::Event, Self::Refusal> {
        self.check(action)?;
        Ok(self.happen(action))
    }

    /// Makes `action` happen as a record tells it. Records stand for ever: where a rule has changed since, what was legal
    /// then happens as it did then.
    ///
    /// # Errors
    /// When it has never been legal in this state; the state is then unchanged.
    fn replay(&mut self, action: &Self::Action) -> Result<Self::Event, Self::Refusal> {
        self.apply(action)
    }

    /// If it is chance's turn, replaces what is in `into` by its outcomes with their integer weights, in the order of
    /// [`Game::actions`]; else by nothing. Without one of its own, all that a game lists is as likely.
    fn outcomes(&self, into: &mut Vec<(Self::Action, u32)>) {
        into.clear();
        if let Turn::Chance(_) = self.turn() {
            let mut actions = Vec::new();
            self.actions(&mut actions);
            into.extend(actions.into_iter().map(|action| (action, 1)));
        }
    }

    /// What [`Game::outcomes`] lists.
    fn chance(&self) -> Vec<(Self::Action, u32)> {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        outcomes
    }

    /// The clocks that run now.
    fn clocks(&self) -> Vec<Clock<Self::Action>> {
        Vec::new()
    }

    /// The state as `seat` may know it. Bots are given this and nothing else, and nobody is shown more
    /// ([`Game::seen_by_all`]).
    ///
    /// No game of the catalogue hides anything in its states, so that none has its own: dice, lots and the bag are chance's,
    /// which decides only when it acts. It is for games with cards in hands, such as the toy game of the tests; what is
    /// hidden within a duel of Dschamal is in no state of its match.
    #[must_use]
    fn seen_by(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// The state as those may see it who sit together on these `seats`: what each of them may know. Whoever sits on none may
    /// know what everybody may.
    #[must_use]
    fn seen_by_all(&self, seats: SeatSet) -> Self {
        let seats = if seats.is_empty() { Seat::all(self.seats()).collect() } else { seats };
        seats.iter().fold(self.clone(), |state, seat| state.seen_by(seat))
    }

    /// Whether the match can only be played by link, because chance leads seats to what the others are not told.
    fn goes_by_link(&self) -> bool {
        false
    }

    /// To what chance can lead the seat whose turn it is, unseen by the others, after it has led it to `before` since the
    /// last time that something was revealed: each is as likely, and is written as an action of that seat. Nothing if it
    /// has led it to no more.
    fn unseen(&self, _before: &[Self::Action]) -> Vec<Self::Action> {
        Vec::new()
    }

    /// If `action` reveals what chance has led its seat to ([`Game::unseen`]): the action as it has to be, if that is
    /// `found`.
    fn reveals(&self, _found: &[Self::Action], _action: &Self::Action) -> Option<Self::Action> {
        None
    }

    /// The places, once the match is over; `None` before.
    fn outcome(&self) -> Option<Outcome>;
}
