//! The contract of all games.
//!
//! A state is a plain value. Every transition is an *action*, those of chance and of clocks included, so transitions
//! are deterministic and a match is a list of actions. `tests/invariants.rs` checks this contract for every game of the
//! catalogue.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use super::{Outcome, ParseError, Refusal, Seat, SeatSet};

/// The seats, or chance, that have to act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat alone. It need not own what it moves: it may use the throw of its partner.
    Seat(Seat),
    /// Any of these seats, whichever is first, as in a live duel.
    Seats(SeatSet),
    /// Chance. The seat is the one that throws; shuffles and tosses have none.
    Chance(Option<Seat>),
    /// No one: the match is over.
    Over,
}

/// The maker of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// The player on this seat.
    Seat(Seat),
    /// Chance: a die, a deck or a toss.
    Chance,
    /// A clock that ran out.
    Clock,
}

/// A clock that runs in a state. States have no notion of time: the caller measures it, and applies `up` when it has
/// run out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock<A> {
    /// The clause of the rulebook that sets the time limit. A state has at most one clock for each clause.
    pub clause: super::Clause,
    /// A number that changes when the clock is restarted. While it is the same, the time used so far is kept, and the
    /// clock is paused in states that do not list it.
    pub started: u32,
    /// The time limit in seconds.
    pub seconds: u32,
    /// The action to apply when the time has run out: one of [`Game::side_actions`].
    pub up: A,
}

/// The state of a game, and its transitions.
///
/// `Display` and `FromStr` of states, options and actions are their notation: `FromStr` parses what `Display` writes to
/// an equal value, and refuses the text of an impossible value with a reason. No text is empty or has a line break, and
/// that of an action does not begin with `@`.
pub trait Game: Clone + Eq + Debug + Display + FromStr<Err = ParseError> + 'static {
    /// The name in commands, files and addresses: one word in lower case.
    const NAME: &'static str;
    /// `true` if a match can begin from a position that was set up by hand. If not, the program of the game does not
    /// include the parser of states, which makes its download smaller.
    const FROM_POSITIONS: bool = false;
    /// `true` if chance decides more than who begins. If not, matches are not sealed, and the program of the game does
    /// not include sealing.
    const THROWS: bool = true;

    /// The options that are chosen before the match: the number of seats and the variants of the rulebook. The default
    /// is the standard game.
    type Options: Clone + Eq + Debug + Default + Display + FromStr<Err = ParseError>;
    /// A transition, with the notation of one line in a record.
    type Action: Clone + Eq + Debug + Display + FromStr<Err = ParseError>;
    /// The effects of an action, for the move list and for animation: it has what cannot be derived from the states
    /// before and after.
    type Event: Clone + Eq + Debug;
    /// The reason why an action or options are not legal.
    type Refusal: Refusal;

    /// The options of the daily match, which everybody can play with the same throws. Only games with
    /// [`Game::THROWS`] have one.
    #[must_use]
    fn day_options() -> Self::Options {
        Self::Options::default()
    }

    /// The options for which the laws are tested: every number of seats, and every option that changes the legal
    /// actions.
    #[must_use]
    fn variants() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }

    /// The initial state of a match with these options.
    ///
    /// # Errors
    /// If the options contradict the rulebook.
    ///
    /// ```
    /// use caravanserai::rules::damath::Damath;
    /// use caravanserai::rules::{Game, Turn};
    ///
    /// let state = Damath::new(&Default::default()).unwrap();
    /// assert_eq!(state.turn(), Turn::Chance(None), "a toss decides who begins");
    /// ```
    fn new(options: &Self::Options) -> Result<Self, Self::Refusal>;

    /// The state as a text of one line for [`Game::unpacked`] in another program of the same version: its notation, or
    /// what takes less code to read.
    fn packed(&self) -> String {
        self.to_string()
    }

    /// The state that [`Game::packed`] writes so; `None` if it writes none so. It is not checked that a match can reach
    /// the state.
    #[must_use]
    fn unpacked(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    /// The number of seats. They are numbered as they sit, clockwise or as the game documents.
    fn seats(&self) -> u8;

    /// The seats, or chance, that have to act now.
    fn turn(&self) -> Turn;

    /// Replaces the contents of `into` by the legal actions of those that [`Game::turn`] names, in a fixed order: the
    /// possible outcomes if that is chance. A forced pass is listed too, so the list is empty only if the match is
    /// over.
    ///
    /// ```
    /// use caravanserai::rules::Game;
    /// use caravanserai::rules::damath::Damath;
    ///
    /// let state = Damath::new(&Default::default()).unwrap();
    /// let mut actions = Vec::new();
    /// state.actions(&mut actions);
    /// let notation: Vec<_> = actions.iter().map(ToString::to_string).collect();
    /// assert_eq!(notation, ["first A", "first B"]);
    /// ```
    fn actions(&self, into: &mut Vec<Self::Action>);

    /// The legal actions besides [`Game::actions`], some of which are not of the seat that has to act: a resignation, an
    /// offer, an agreement to stop, a clock that runs out, a choice that touch-move binds. A match can go on without
    /// them, and random play does not use them.
    fn side_actions(&self) -> Vec<Self::Action> {
        Vec::new()
    }

    /// `true` if `action` of this state only prepares a choice of `seat`: it is a side action of that seat, such as a
    /// binding touch or an offer.
    fn is_preface(&self, action: &Self::Action, seat: Seat) -> bool {
        self.actor(action) == Actor::Seat(seat) && self.side_actions().contains(action)
    }

    /// `true` if `action` ends a simultaneous phase ([`Turn::Seats`]), also one that goes from device to device.
    fn ends_phase(_action: &Self::Action) -> bool {
        false
    }

    /// `true` if `action` is a pass that [`Game::actions`] lists beside other actions.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }

    /// The maker of `action` in this state.
    fn actor(&self, action: &Self::Action) -> Actor;

    /// Checks that `action` is legal: exactly the actions that [`Game::actions`] and [`Game::side_actions`] list are.
    ///
    /// # Errors
    /// The reason why it is not, with the clause of the rulebook and the squares that are the cause.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Applies an action without checking it, and returns its effects. This is for searching ahead with actions that
    /// the state has listed; any other action leaves an unspecified state.
    fn happen(&mut self, legal: &Self::Action) -> Self::Event;

    /// Applies an action, and returns its effects.
    ///
    /// # Errors
    /// As [`Game::check`]; the state is then unchanged.
    ///
    /// ```
    /// use caravanserai::rules::damath::Damath;
    /// use caravanserai::rules::{Game, Seat, Turn};
    ///
    /// let mut state = Damath::new(&Default::default()).unwrap();
    /// state.apply(&"first A".parse().unwrap()).unwrap();
    /// let refusal = state.apply(&"32-52".parse().unwrap()).unwrap_err();
    /// assert_eq!(state.turn(), Turn::Seat(Seat(0)), "{refusal:?} has changed nothing");
    /// ```
    fn apply(&mut self, action: &Self::Action) -> Result<Self::Event, Self::Refusal> {
        self.check(action)?;
        Ok(self.happen(action))
    }

    /// Replaces the contents of `into` by the outcomes of chance and their weights, in the order of [`Game::actions`];
    /// empty if it is not chance's turn. By default all outcomes are equally likely.
    fn outcomes(&self, into: &mut Vec<(Self::Action, u32)>) {
        into.clear();
        if let Turn::Chance(_) = self.turn() {
            let mut actions = Vec::new();
            self.actions(&mut actions);
            into.extend(actions.into_iter().map(|action| (action, 1)));
        }
    }

    /// The outcomes of chance and their weights, as [`Game::outcomes`] lists them.
    ///
    /// ```
    /// use caravanserai::rules::Game;
    /// use caravanserai::rules::damath::Damath;
    ///
    /// let toss = Damath::new(&Default::default()).unwrap().chance();
    /// assert!(toss.iter().all(|(_, weight)| *weight == 1), "both sides are equally likely");
    /// ```
    fn chance(&self) -> Vec<(Self::Action, u32)> {
        let mut outcomes = Vec::new();
        self.outcomes(&mut outcomes);
        outcomes
    }

    /// The clocks that run in this state.
    fn clocks(&self) -> Vec<Clock<Self::Action>> {
        Vec::new()
    }

    /// The state with everything removed that `seat` must not know. Bots are given this and nothing else, and nobody is
    /// shown more ([`Game::seen_by_all`]).
    ///
    /// The games of the catalogue have no hidden information in their states, because chance decides only when it acts;
    /// a duel of Dschamal keeps its own outside of the state. Games with cards in hands need an implementation, as the
    /// toy game of the tests has.
    #[must_use]
    fn seen_by(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// The state visible to people who share these `seats`: only what each of them may know. Without a seat it is what
    /// everybody may know.
    #[must_use]
    fn seen_by_all(&self, seats: SeatSet) -> Self {
        let seats = if seats.is_empty() { Seat::all(self.seats()).collect() } else { seats };
        seats.iter().fold(self.clone(), |state, seat| state.seen_by(seat))
    }

    /// The state in which a match that began at one table goes on by link, each player with a device of their own;
    /// `None` if it cannot here.
    fn for_link(&self) -> Option<Self> {
        Some(self.clone())
    }

    /// `true` if bots can take part in a match by link: no seat hides finds, for which a bot would need tokens of its own.
    const BOTS_BY_LINK: bool = false;

    /// `true` if the match can only be played by link, because it has hidden finds ([`Game::unseen`]).
    fn goes_by_link(&self) -> bool {
        false
    }

    /// The hidden finds that chance can give the seat to act, after the finds `before` since the last reveal. Each is
    /// equally likely, and is the action that would reveal it. Empty if there is no further find.
    fn unseen(&self, _before: &[Self::Action]) -> Vec<Self::Action> {
        Vec::new()
    }

    /// For an action that reveals a hidden find: the action that `found` makes it, to compare with. `None` for others.
    fn reveals(&self, _found: &[Self::Action], _action: &Self::Action) -> Option<Self::Action> {
        None
    }

    /// The final ranking; `None` before the match is over.
    fn outcome(&self) -> Option<Outcome>;
}
