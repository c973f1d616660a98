//! The set-up page: who plays, in which colours, by which options.

mod drafts;
mod view;

use yew::Html;

use super::boards::Shown;
use super::page::{self, Link};
use super::route::{self, Page};
use super::storage;
use super::table::{self, Clocks, series};
use crate::bots::Bot;
use crate::record::{Match, Player, PlayerError, Start, StartError};
use crate::rules::Turn;
use crate::scene::Seating;
use drafts::Drafts;

/// The set-up page of a game.
pub struct SetUp<G: Shown> {
    options: G::Options,
    /// The match begins from this position, which has its seats and options already.
    position: Option<G>,
    drafts: Drafts,
    /// The seat whose colour is being chosen.
    dressing: Option<usize>,
    /// Whether sums are to be worked out on this device.
    works_out: bool,
    /// Why the match cannot start.
    problem: Option<String>,
    /// An unfinished match is there, and starting another would end it.
    replaces: bool,
    /// The player has been told so.
    warned: bool,
}

/// What was done on the page.
#[derive(Clone)]
pub enum Msg {
    Seats(u8),
    Name(usize, String),
    /// The colours of a seat are shown, or no longer.
    Dress(usize),
    Look(usize, u8),
    Sits(usize, Option<Bot>),
    Choose(&'static str, usize),
    WorkOut(bool),
    Start,
}

impl<G: Shown> page::Page for SetUp<G> {
    fn update(&mut self, _link: &Link, msg: page::Msg) -> bool {
        let page::Msg::SetUp(msg) = msg else { return false };
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
            Msg::WorkOut(is) => {
                self.works_out = is;
                table::set_works_out(is);
            }
            Msg::Start if self.replaces && !self.warned => self.warned = true,
            Msg::Start => match self.start() {
                Ok(()) => route::go(&route::hash(G::NAME, Page::Table)),
                Err(problem) => self.problem = Some(problem),
            },
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        self.draw(link)
    }
}

impl<G: Shown> SetUp<G> {
    /// The page as it was when a match of the game was started last; else as the house proposes.
    pub fn new() -> Self {
        let seats = G::seat_range();
        let mut page = Self {
            options: G::usual(),
            position: None,
            drafts: Drafts::new::<G>(*seats.start(), *seats.end(), drafts::owner()),
            dressing: None,
            works_out: table::works_out(),
            problem: None,
            replaces: storage::kept::<G>().is_some_and(|played| played.state().outcome().is_none()),
            warned: false,
        };
        if let Some((options, players)) = storage::last_set_up::<G>() {
            page.drafts.seat::<G>(&players);
            page.options = options;
        }
        page
    }

    /// The page for a match from the position that was set up. It is kept under its own name, so that the way there and a
    /// reload need nothing but the address. None if there is none that can be played on.
    pub fn from_position() -> Option<Self> {
        let state: G = storage::position(G::NAME)?.parse().ok()?;
        let mut page = Self::new();
        page.drafts.playing = state.seats();
        page.position = Some(state);
        page.position.as_ref().is_some_and(|state| state.turn() != Turn::Over).then_some(page)
    }

    /// The position that the match begins from. Where no match can, the compiler knows it, and leaves out what is for it.
    fn position(&self) -> Option<&G> {
        self.position.as_ref().filter(|_| G::FROM_POSITIONS)
    }

    /// Starts the match and keeps it, or says in a sentence why not.
    fn start(&self) -> Result<(), String> {
        let players = self.drafts.players().map_err(|(seat, error)| self.problem(seat, error))?;
        let start = match self.position() {
            Some(state) => Start::Position(state.clone()),
            None => Start::Options(self.options.clone()),
        };
        let fresh = Match::<G>::begin(start, players).map_err(|error| match error {
            StartError::Options(refusal) => G::sentence(&refusal, &Seating::default()),
            _ => "These seats do not fit the game.".to_owned(),
        })?;
        self.drafts.keep_owner();
        storage::keep_set_up(&fresh);
        storage::keep_clocks(G::NAME, &Clocks::default());
        series::forget(G::NAME);
        // What the browser does not keep, the table plays all the same, and says so.
        let _ = storage::keep(&fresh);
        Ok(())
    }

    /// Why a player cannot sit there, in a sentence. Players are counted as the page lists them.
    fn problem(&self, seat: usize, error: PlayerError) -> String {
        let number = self.number(seat);
        match error {
            PlayerError::Name => format!("Player {number} needs a name of 1 to {} characters.", Player::LONGEST_NAME),
            PlayerError::Look | PlayerError::Bot => format!("Player {number} cannot sit there."),
        }
    }
}
