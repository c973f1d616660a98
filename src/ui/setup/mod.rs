//! The set-up page: who plays, in which colours, by which options.

mod drafts;
mod given;
mod view;

use yew::Html;

use super::boards::Shown;
use super::copy::typed;
use super::page::{self, Link};
use super::switches::Switch;
use super::unread::Unread;
use super::{reading, shelf, storage};
use crate::bots::Level;
use crate::record::{Match, Player, PlayerError, Start, StartError};
use crate::rules::{Game, Turn};
use crate::scene::Seating;
use crate::words::house;
use drafts::Drafts;

/// The most who play a match by link: with more of them, it would be long until each has it again.
const MOST_BY_LINK: u8 = 4;
/// The id of the box for a match's text.
const TEXT_ID: &str = "match-text";

/// The set-up page of a game.
pub struct SetUp<G: Shown> {
    options: G::Options,
    /// The match begins from this position, which has its seats and options already.
    position: Option<G>,
    drafts: Drafts,
    /// The seat whose colour is being chosen.
    dressing: Option<usize>,
    /// Whether what is played stays played.
    without_take_back: bool,
    /// Whether each plays on a device of their own.
    by_link: bool,
    /// Why the match cannot start.
    problem: Option<Problem<G>>,
}

/// Why a match cannot start.
enum Problem<G: Game> {
    /// The sentence that says it.
    Said(String),
    /// The options do not go together.
    Options(G::Refusal),
    /// The text cannot be read.
    Unread(Unread),
}

impl<G: Shown> Problem<G> {
    fn says(&self) -> String {
        match self {
            Self::Said(sentence) => sentence.clone(),
            Self::Unread(unread) => unread.sentence::<G>(),
            Self::Options(refusal) => G::sentence(refusal, &Seating::default()),
        }
    }
}

/// A message to the page.
#[derive(Clone)]
pub enum Msg {
    Seats(u8),
    Name(usize, String),
    /// The colours of a seat are shown, or no longer.
    Dress(usize),
    Look(usize, u8),
    Sits(usize, Option<Level>),
    Choose(&'static str, usize),
    WithoutTakeBack(bool),
    ByLink(bool),
    /// The device does something for its players from now on, or no longer.
    Switch(Switch, bool),
    Start,
    /// The match whose text was given is to be opened.
    Open,
}

impl<G: Shown> page::Page for SetUp<G> {
    fn update(&mut self, _link: &Link, msg: page::Msg) -> bool {
        let own = msg.of();
        let Some(msg) = own else { return false };
        self.problem = None;
        match msg {
            Msg::Seats(seats) => {
                self.drafts.playing = seats;
                self.options = G::with_seats(&self.options, seats);
            }
            Msg::Name(seat, name) => self.drafts.all[seat].typed = Some(name),
            Msg::Dress(seat) => self.dressing = Some(seat).filter(|_| self.dressing != Some(seat)),
            Msg::Look(seat, look) => self.drafts.wear(seat, look),
            Msg::Sits(seat, bot) => self.drafts.all[seat].bot = bot,
            Msg::Choose(field, choice) => G::choose(&mut self.options, field, choice),
            Msg::Switch(switch, is) => switch.set(is),
            Msg::WithoutTakeBack(is) => self.without_take_back = is,
            Msg::ByLink(is) => {
                self.by_link = is;
                self.fit_link();
            }
            Msg::Start => self.begin(self.fresh()),
            Msg::Open => self.problem = reading::read::<G>(&typed(TEXT_ID)).map(shelf::give).err().map(Problem::Unread),
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        self.render(link)
    }
}

impl<G: Shown> SetUp<G> {
    /// Whether a match of the game was ever set up here, so that the page begins as it was then.
    pub fn was_set_up() -> bool {
        storage::setting(&last_key::<G>()).is_some()
    }

    /// The page as the house proposes it.
    pub fn usual() -> Self {
        let seats = G::seat_range();
        Self {
            options: G::usual(),
            position: None,
            drafts: Drafts::new(*seats.start(), *seats.end(), drafts::owner()),
            dressing: None,
            without_take_back: false,
            by_link: false,
            problem: None,
        }
    }

    /// The page as it was when a match of the game was started last, if one was.
    pub fn as_last_time() -> Self {
        let mut page = Self::usual();
        // What a browser keeps is not trusted: what cannot be read is as if there were none.
        let last = storage::setting(&last_key::<G>()).and_then(|text| reading::read::<G>(&text).ok());
        if let Some(last) = last
            && let Start::Options(options) = last.start()
        {
            page.drafts.seat(last.players());
            page.options = options.clone();
            page.without_take_back = !last.takes_back();
        }
        page
    }

    /// The page for a match from the position that was set up. It is kept under its own name, so that the way there and
    /// a reload need nothing but the address. None if there is none that can be played on.
    pub fn from_position() -> Option<Self> {
        let state: G = storage::position(G::NAME)?.parse().ok()?;
        let mut page = Self::as_last_time();
        page.drafts.playing = state.seats();
        page.position = Some(state);
        page.position.as_ref().is_some_and(|state| state.turn() != Turn::Over).then_some(page)
    }

    /// The position that the match begins from. Where no match can, the compiler knows it, and leaves out what is for
    /// it.
    fn position(&self) -> Option<&G> {
        self.position.as_ref().filter(|_| G::FROM_POSITIONS)
    }

    /// A match by link has persons alone, and not too many of them.
    fn fit_link(&mut self) {
        if self.by_link {
            self.drafts.playing = self.drafts.playing.min(MOST_BY_LINK);
            self.options = G::with_seats(&self.options, self.drafts.playing);
            for draft in &mut self.drafts.all {
                draft.bot = None;
            }
        }
    }

    /// What is agreed: in a match by link, without what needs all players at once.
    fn agreed(&self) -> G::Options {
        if self.by_link { G::by_link(&self.options) } else { self.options.clone() }
    }

    /// A match begins, or there is a reason why it cannot.
    fn begin(&mut self, fresh: Result<Match<G>, Problem<G>>) {
        match fresh {
            Ok(fresh) if self.by_link => drop(shelf::join(fresh.by_link())),
            Ok(fresh) => drop(shelf::begin(fresh)),
            Err(problem) => self.problem = Some(problem),
        }
    }

    /// The match that was set up, which is remembered for the next time, or in a sentence why there is none.
    fn fresh(&self) -> Result<Match<G>, Problem<G>> {
        let players = self.drafts.players().map_err(|(seat, error)| Problem::Said(self.problem(seat, error)))?;
        let fresh = match self.position() {
            Some(state) => Match::<G>::begin(Start::Position(state.clone()), players),
            None => Match::<G>::new(self.agreed(), players),
        };
        let fresh = fresh.map_err(|error| match error {
            StartError::Options(refusal) => Problem::Options(refusal),
            _ => Problem::Said(house::seats_do_not_fit().to_owned()),
        })?;
        let fresh = if self.without_take_back { fresh.without_take_back() } else { fresh };
        self.drafts.keep_owner();
        // A position has no options of its own, and a match by link not those of others.
        if self.position().is_none() && !self.by_link {
            storage::set_setting(&last_key::<G>(), &fresh.to_string());
        }
        Ok(fresh)
    }

    /// Why a player cannot sit there, in a sentence. Players are counted as the page lists them.
    fn problem(&self, seat: usize, error: PlayerError) -> String {
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
