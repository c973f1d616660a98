//! The state of the set-up page.

use std::rc::Rc;

use yew::Reducible;

use super::drafts::{self, Drafts};
use super::preset::{LEVEL, Preset};
use super::seat_row::SeatChange;
use crate::bots::Level;
use crate::play::progress::CourseProgress;
use crate::record::{Match, Player, PlayerError, Start, StartError};
use crate::rules::{Game, Seat, Turn};
use crate::scene::Seating;
use crate::ui::boards::GameUi;
use crate::ui::read_error::ReadError;
use crate::ui::reading;
use crate::ui::settings::{self, GameSetting};
use crate::words::table;

/// Maximum number of players by link: with more, each would wait too long for the next turn.
pub const MOST_BY_LINK: u8 = 4;

/// The players of a match by link in a game of four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LinkPlayers {
    /// Two persons on opposite seats, and bots on the others.
    #[default]
    WithBots,
    /// Two persons, each on two opposite seats.
    Pairs,
    /// A person on each seat.
    Persons,
}

impl LinkPlayers {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 3] = [Self::WithBots, Self::Pairs, Self::Persons];
}

/// The state of the set-up page.
#[derive(Clone, PartialEq)]
pub struct SetUpState<G: Game> {
    /// The options, before they are adapted for a match by link.
    options: G::Options,
    /// The start position, which fixes seats and options.
    pub position: Option<G>,
    /// The players.
    pub drafts: Drafts,
    /// The seat whose choice of a look is open.
    pub choosing_look: Option<usize>,
    /// The seat whose choice of a player is open.
    pub choosing_player: Option<usize>,
    /// `true` if moves cannot be taken back.
    pub without_take_back: bool,
    /// `true` if the players play by link, each on a device of their own.
    pub by_link: bool,
    /// Who plays by link, if the game has four seats.
    pub link_players: LinkPlayers,
    /// `true` if the game has lessons, and neither they nor a match have been begun on this device.
    pub is_first: bool,
    /// The reason why the match cannot start.
    pub problem: Option<Problem<G>>,
}

/// A reason why a match cannot start.
#[derive(Clone, PartialEq)]
pub enum Problem<G: Game> {
    /// A sentence.
    Sentence(String),
    /// The options contradict each other.
    Options(G::Refusal),
    /// The text is not a match.
    Read(ReadError),
}

impl<G: GameUi> Problem<G> {
    /// Returns the reason as a sentence.
    pub fn sentence(&self) -> String {
        match self {
            Self::Sentence(sentence) => sentence.clone(),
            Self::Read(error) => error.sentence::<G>(),
            Self::Options(refusal) => G::refusal_text(refusal, &Seating::default()),
        }
    }
}

/// A change on the set-up page.
pub enum Change<G: Game> {
    /// Sets the number of players.
    Seats(u8),
    /// Seats everybody at a ready table.
    Sit(Preset),
    /// Changes a seat.
    Seat(usize, SeatChange),
    /// Sets an option.
    Choose(&'static str, usize),
    /// Forbids or allows taking moves back.
    WithoutTakeBack(bool),
    /// Sets whether the match is played by link.
    ByLink(bool),
    /// Sets who plays by link.
    LinkPlayers(LinkPlayers),
    /// Shows why the match cannot start.
    Problem(Problem<G>),
}

impl<G: GameUi> Reducible for SetUpState<G> {
    type Action = Change<G>;

    fn reduce(self: Rc<Self>, change: Change<G>) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        state.problem = None;
        match change {
            Change::Seats(seats) => state.play(seats),
            Change::Sit(preset) => state.sit(preset),
            Change::Seat(seat, SeatChange::Name(name)) => state.drafts.all[seat].typed = Some(name),
            Change::Seat(seat, SeatChange::ToggleLooks) => {
                state.choosing_look = Some(seat).filter(|_| state.choosing_look != Some(seat));
            }
            Change::Seat(seat, SeatChange::TogglePlayers) => {
                state.choosing_player = Some(seat).filter(|_| state.choosing_player != Some(seat));
            }
            Change::Seat(seat, SeatChange::Look(look)) => state.drafts.set_look(seat, look),
            Change::Seat(seat, SeatChange::SetBot(bot)) => state.drafts.all[seat].bot = bot,
            Change::Choose(field, choice) => G::choose(&mut state.options, field, choice),
            Change::WithoutTakeBack(is) => state.without_take_back = is,
            Change::ByLink(is) => state.set_by_link(is),
            Change::LinkPlayers(players) => state.link_players = players,
            Change::Problem(problem) => state.problem = Some(problem),
        }
        Rc::new(state)
    }
}

impl<G: GameUi> SetUpState<G> {
    /// Returns the defaults. Who has just finished the lessons begins with a short game, if there is one.
    fn usual() -> Self {
        let seats = G::seat_range();
        let lessons = GameSetting::Lessons.get(G::NAME);
        let is_learnt = lessons.as_ref().is_some_and(|text| CourseProgress::read(G::COURSE, text).next().is_none());
        let options = G::initial_options();
        Self {
            options: G::shortened(&options, true).filter(|_| is_learnt).unwrap_or(options),
            position: None,
            drafts: Drafts::new(*seats.start(), *seats.end(), drafts::owner()),
            choosing_look: None,
            choosing_player: None,
            without_take_back: false,
            by_link: false,
            link_players: LinkPlayers::default(),
            is_first: !G::COURSE.is_empty() && settings::get(&last_key::<G>()).is_none() && lessons.is_none(),
            problem: None,
        }
    }

    /// Returns the set-up of the last match of this game, or the defaults.
    pub fn last_or_default() -> Self {
        let mut state = Self::usual();
        // Saved settings are not trusted: invalid ones count as missing.
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

    /// Returns the set-up for a match from the position of the editor. The position is saved under the game's name, so
    /// that the route and a reload need no further data. `None` if there is no position, or it is over.
    pub fn from_position() -> Option<Self> {
        let position: G = GameSetting::Position.get(G::NAME)?.parse().ok()?;
        let mut state = Self::last_or_default();
        state.drafts.playing = position.seats();
        (position.turn() != Turn::Over).then_some(Self { position: Some(position), ..state })
    }

    fn play(&mut self, seats: u8) {
        self.drafts.playing = seats;
        self.options = G::with_seats(&self.options, seats);
    }

    /// Seats everybody at a ready table. A match by link keeps the number of its seats.
    fn sit(&mut self, preset: Preset) {
        self.set_by_link(preset == Preset::Link);
        if let Some(options) = preset.is_short().and_then(|short| G::shortened(&self.options, short)) {
            self.options = options;
        }
        if preset != Preset::Link {
            let (fewest, most) = G::seat_range().into_inner();
            let seats = preset.seats(fewest, most);
            self.play(seats);
            for (seat, draft) in (0..).zip(&mut self.drafts.all) {
                draft.bot = (!preset.has_person(seat, seats)).then_some(LEVEL);
            }
        }
    }

    /// Returns `true` if everybody sits as at a ready table.
    pub fn sits_as(&self, preset: Preset) -> bool {
        if self.by_link || preset == Preset::Link {
            return self.by_link && preset == Preset::Link;
        }
        let is_as_long = |short| G::shortened(&self.options, short).is_none_or(|options| options == self.options);
        let (fewest, most) = G::seat_range().into_inner();
        let seats = preset.seats(fewest, most);
        let bot = |seat| (!preset.has_person(seat, seats)).then_some(LEVEL);
        preset.is_short().is_none_or(is_as_long)
            && self.drafts.playing == seats
            && (0..seats).zip(&self.drafts.all).all(|(seat, draft)| draft.bot == bot(seat))
    }

    /// Switches to a match by link, which has a limited number of players.
    fn set_by_link(&mut self, is: bool) {
        self.by_link = is;
        if is {
            self.play(self.drafts.playing.min(MOST_BY_LINK));
        }
    }

    /// Returns who plays by link; `None` if the match is not by link.
    fn by_link_players(&self) -> Option<LinkPlayers> {
        let has_choice = G::second_seat(Seat(0)).is_some();
        self.by_link.then_some(if has_choice { self.link_players } else { LinkPlayers::Persons })
    }

    /// Returns the players as they sit down. By link the first person and the friend have their seats, and bots, which
    /// come back when the match is not by link, play only beside these two.
    pub fn seated(&self) -> Drafts {
        let mut drafts = self.drafts.clone();
        let Some(players) = self.by_link_players() else { return drafts };
        for (seat, draft) in Seat::all(Seat::MOST).zip(&mut drafts.all) {
            let is_person = seat == Seat(0) || G::second_seat(Seat(0)) == Some(seat);
            let is_bot = players == LinkPlayers::WithBots && !is_person;
            draft.bot = is_bot.then(|| draft.bot.unwrap_or(Level::Casual));
        }
        drafts
    }

    /// Returns what a player can be who is this bot now, or a person.
    pub fn kinds(&self, bot: Option<Level>) -> Vec<Option<Level>> {
        let person = (!self.by_link || bot.is_none()).then_some(None);
        let bots = Level::ALL.into_iter().filter(|_| !self.by_link || bot.is_some()).map(Some);
        person.into_iter().chain(bots).collect()
    }

    /// Returns the seats that take part, in turn order.
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        G::seat_order(self.drafts.playing)
    }

    /// Returns the number of a seat's player on the page, from 1.
    pub fn number(&self, seat: usize) -> usize {
        self.order().take_while(|other| other.index() != seat).count() + 1
    }

    /// Returns the options of the match: by link, without those that need all players at once.
    pub fn agreed(&self) -> G::Options {
        if self.by_link { G::by_link(&self.options) } else { self.options.clone() }
    }

    /// Creates the match, and saves the set-up for the next time.
    ///
    /// # Errors
    /// Returns the reason if the set-up is invalid.
    pub fn begin(&self) -> Result<Match<G>, Problem<G>> {
        let players =
            self.seated().players().map_err(|(seat, error)| Problem::Sentence(self.cannot_sit(seat, error)))?;
        let fresh = match &self.position {
            Some(position) => Match::<G>::begin(Start::Position(position.clone()), players),
            None => Match::<G>::new(self.agreed(), players),
        };
        let fresh = fresh.map_err(|error| match error {
            StartError::Options(refusal) => Problem::Options(refusal),
            _ => Problem::Sentence(table::seats_do_not_fit().to_owned()),
        })?;
        let fresh = if self.without_take_back { fresh.without_take_back() } else { fresh };
        self.drafts.save_owner();
        // A position has no options of its own, and those of a match by link are not for other matches.
        if self.position.is_none() && !self.by_link {
            settings::set(&last_key::<G>(), &fresh.to_string());
        }
        Ok(match self.by_link_players() {
            Some(LinkPlayers::Pairs) => fresh.by_link_for_two(),
            Some(_) => fresh.by_link(),
            None => fresh,
        })
    }

    /// Returns the sentence about why a player is invalid.
    fn cannot_sit(&self, seat: usize, error: PlayerError) -> String {
        let number = self.number(seat);
        match error {
            PlayerError::Name => table::name_needed(number, Player::LONGEST_NAME),
            PlayerError::Look | PlayerError::Bot => table::choose_another(number),
        }
    }
}

/// Name of the setting with the last set-up of the game, as the record of a match without moves.
fn last_key<G: GameUi>() -> String {
    format!("setup.{}", G::NAME)
}
