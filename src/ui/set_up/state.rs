//! The state of the set-up page.

use std::rc::Rc;

use yew::Reducible;

use super::drafts::{self, Drafts};
use crate::bots::Level;
use crate::record::{Match, Player, PlayerError, Start, StartError};
use crate::rules::{Game, Seat, Turn};
use crate::scene::Seating;
use crate::store::settings;
use crate::ui::boards::Shown;
use crate::ui::reading;
use crate::ui::unread::Unread;
use crate::words::house;

/// The most who play a match by link: with more of them, it would be long until each has it again.
pub const MOST_BY_LINK: u8 = 4;

/// What is chosen on the set-up page.
#[derive(Clone, PartialEq)]
pub struct SetUpState<G: Game> {
    /// The options, without regard to where the players sit.
    options: G::Options,
    /// The match begins from this position, which has its seats and options already.
    pub position: Option<G>,
    /// Who plays.
    pub drafts: Drafts,
    /// The seat whose look is being chosen.
    pub dressing: Option<usize>,
    /// Whether what is played stays played.
    pub without_take_back: bool,
    /// Whether each plays on a device of their own.
    pub by_link: bool,
    /// Why the match cannot start.
    pub problem: Option<Problem<G>>,
}

/// A reason why a match cannot start.
#[derive(Clone, PartialEq)]
pub enum Problem<G: Game> {
    /// In a sentence.
    Said(String),
    /// The options do not go together.
    Options(G::Refusal),
    /// The text cannot be read.
    Unread(Unread),
}

impl<G: Shown> Problem<G> {
    /// It in a sentence.
    pub fn says(&self) -> String {
        match self {
            Self::Said(sentence) => sentence.clone(),
            Self::Unread(unread) => unread.sentence::<G>(),
            Self::Options(refusal) => G::refusal_text(refusal, &Seating::default()),
        }
    }
}

/// A change on the set-up page.
pub enum Change<G: Game> {
    /// So many play.
    Seats(u8),
    /// A name was typed.
    Name(usize, String),
    /// The looks of a seat are shown, or no longer.
    Dress(usize),
    /// A seat takes a look.
    Look(usize, u8),
    /// A bot sits on a seat, or a person.
    Sits(usize, Option<Level>),
    /// A choice of an option was made.
    Choose(&'static str, usize),
    /// What is played stays played, or can be taken back.
    WithoutTakeBack(bool),
    /// Each plays on a device of their own, or all on this one.
    ByLink(bool),
    /// The match cannot start.
    Problem(Problem<G>),
}

impl<G: Shown> Reducible for SetUpState<G> {
    type Action = Change<G>;

    fn reduce(self: Rc<Self>, change: Change<G>) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        state.problem = None;
        match change {
            Change::Seats(seats) => state.play(seats),
            Change::Name(seat, name) => state.drafts.all[seat].typed = Some(name),
            Change::Dress(seat) => state.dressing = Some(seat).filter(|_| state.dressing != Some(seat)),
            Change::Look(seat, look) => state.drafts.wear(seat, look),
            Change::Sits(seat, bot) => state.drafts.all[seat].bot = bot,
            Change::Choose(field, choice) => G::choose(&mut state.options, field, choice),
            Change::WithoutTakeBack(is) => state.without_take_back = is,
            Change::ByLink(is) => state.set_by_link(is),
            Change::Problem(problem) => state.problem = Some(problem),
        }
        Rc::new(state)
    }
}

impl<G: Shown> SetUpState<G> {
    /// As the house proposes it.
    fn usual() -> Self {
        let seats = G::seat_range();
        Self {
            options: G::initial_options(),
            position: None,
            drafts: Drafts::new(*seats.start(), *seats.end(), drafts::owner()),
            dressing: None,
            without_take_back: false,
            by_link: false,
            problem: None,
        }
    }

    /// As it was when a match of the game was started last, if one was.
    pub fn as_last_time() -> Self {
        let mut state = Self::usual();
        // What a browser keeps is not trusted: what cannot be read is as if there were none.
        let last = settings::get(&last_key::<G>()).and_then(|text| reading::read::<G>(&text).ok());
        if let Some(last) = last
            && let Start::Options(options) = last.start()
        {
            state.drafts.seat(last.players());
            state.options = options.clone();
            state.without_take_back = !last.takes_back();
        }
        state
    }

    /// For a match from the position that was set up. It is kept under its own name, so that the way there and a reload need
    /// nothing but the address. `None` if there is none that can be played on.
    pub fn from_position() -> Option<Self> {
        let position: G = settings::position(G::NAME)?.parse().ok()?;
        let mut state = Self::as_last_time();
        state.drafts.playing = position.seats();
        (position.turn() != Turn::Over).then_some(Self { position: Some(position), ..state })
    }

    fn play(&mut self, seats: u8) {
        self.drafts.playing = seats;
        self.options = G::with_seats(&self.options, seats);
    }

    /// A match by link has persons alone, and not too many of them.
    fn set_by_link(&mut self, is: bool) {
        self.by_link = is;
        if is {
            self.play(self.drafts.playing.min(MOST_BY_LINK));
            for draft in &mut self.drafts.all {
                draft.bot = None;
            }
        }
    }

    /// The seats that play, in the order of turns.
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        G::seat_order(self.drafts.playing)
    }

    /// The number of the player on a seat, as players are counted on the page, from 1.
    pub fn number(&self, seat: usize) -> usize {
        self.order().take_while(|other| other.index() != seat).count() + 1
    }

    /// The options that are agreed: in a match by link, without what needs all players at once.
    pub fn agreed(&self) -> G::Options {
        if self.by_link { G::by_link(&self.options) } else { self.options.clone() }
    }

    /// The match that is set up, which is remembered for the next time.
    ///
    /// # Errors
    /// Why there is none.
    pub fn begin(&self) -> Result<Match<G>, Problem<G>> {
        let players = self.drafts.players().map_err(|(seat, error)| Problem::Said(self.cannot_sit(seat, error)))?;
        let fresh = match &self.position {
            Some(position) => Match::<G>::begin(Start::Position(position.clone()), players),
            None => Match::<G>::new(self.agreed(), players),
        };
        let fresh = fresh.map_err(|error| match error {
            StartError::Options(refusal) => Problem::Options(refusal),
            _ => Problem::Said(house::seats_do_not_fit().to_owned()),
        })?;
        let fresh = if self.without_take_back { fresh.without_take_back() } else { fresh };
        self.drafts.keep_owner();
        // A position has no options of its own, and a match by link not those of others.
        if self.position.is_none() && !self.by_link {
            settings::set(&last_key::<G>(), &fresh.to_string());
        }
        Ok(if self.by_link { fresh.by_link() } else { fresh })
    }

    /// Why a player cannot sit on a seat.
    fn cannot_sit(&self, seat: usize, error: PlayerError) -> String {
        let number = self.number(seat);
        match error {
            PlayerError::Name => house::name_needed(number, Player::LONGEST_NAME),
            PlayerError::Look | PlayerError::Bot => house::cannot_sit(number),
        }
    }
}

/// The setting that holds how a match of the game was set up last, as the record of one that has not begun yet.
fn last_key<G: Shown>() -> String {
    format!("setup.{}", G::NAME)
}
