//! The state of the set-up page.

use super::drafts::Drafts;
use super::preset::{LEVEL, Preset};
use crate::bots::Level;
use crate::pages::levels;
use crate::pages::read_error::ReadError;
use crate::pages::reading;
use crate::play::progress::CourseProgress;
use crate::record::{Match, Player, PlayerError, Start, StartError};
use crate::rules::{Game, Seat, Turn};
use crate::scene::{Choice, Field, Scene, Seating};
use crate::words::table;

/// Maximum number of players by link: with more, each would wait too long for the next turn.
pub const MOST_BY_LINK: u8 = 4;

/// The devices of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Devices {
    /// All players share this device.
    One,
    /// Two devices that are connected: each shows at once what is played on the other.
    TwoPhones,
    /// A device for each player, who passes the match on by its link.
    ByLink,
}

impl Devices {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 3] = [Self::One, Self::TwoPhones, Self::ByLink];
}

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

/// What the device keeps that a set-up begins with. Nothing of it is trusted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptTexts {
    /// The last set-up of the game, as the record of a match without moves.
    pub last: Option<String>,
    /// The last name that the owner of the device has typed, in any game.
    pub owner: Option<String>,
    /// The progress in the lessons of the game.
    pub lessons: Option<String>,
    /// The position of the editor.
    pub position: Option<String>,
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
    /// The devices on which it is played.
    pub devices: Devices,
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

impl<G: Scene> Problem<G> {
    /// Returns the reason as a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::Sentence(sentence) => sentence.clone(),
            Self::Read(error) => error.sentence::<G>(),
            Self::Options(refusal) => G::refusal_text(refusal, &Seating::default()),
        }
    }
}

/// A change of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatChange {
    /// Opens or closes the choice of its look.
    ToggleLooks,
    /// Opens or closes the choice of its player.
    TogglePlayers,
    /// Changes its name.
    Name(String),
    /// Changes its look.
    Look(u8),
    /// Seats a bot, or a person.
    SetBot(Option<Level>),
}

/// A change on the set-up page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
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
    /// Sets the devices on which the match is played.
    On(Devices),
    /// Sets who plays by link.
    LinkPlayers(LinkPlayers),
    /// Opens what a text holds.
    Open(String),
    /// Starts the match.
    Begin,
}

impl<G: Scene> SetUpState<G> {
    /// Makes a change that has no effect beyond the page.
    pub(super) fn make(&mut self, change: Change) {
        match change {
            Change::Seats(seats) => self.play(seats),
            Change::Sit(preset) => self.sit(preset),
            Change::Seat(seat, change) => self.change_seat(seat, change),
            Change::Choose(field, choice) => G::choose(&mut self.options, field, choice),
            Change::WithoutTakeBack(is) => self.without_take_back = is,
            Change::On(devices) => self.set_devices(devices),
            Change::LinkPlayers(players) => self.link_players = players,
            // The machine carries these out.
            Change::Open(_) | Change::Begin => {}
        }
    }

    fn change_seat(&mut self, seat: usize, change: SeatChange) {
        let toggled = |open: Option<usize>| Some(seat).filter(|_| open != Some(seat));
        match change {
            SeatChange::Name(name) => self.drafts.all[seat].typed = Some(name),
            SeatChange::ToggleLooks => self.choosing_look = toggled(self.choosing_look),
            SeatChange::TogglePlayers => self.choosing_player = toggled(self.choosing_player),
            SeatChange::Look(look) => self.drafts.set_look(seat, look),
            SeatChange::SetBot(bot) => self.drafts.all[seat].bot = bot,
        }
    }

    /// Returns the defaults. Who has just finished the lessons begins with a short game, if there is one, against the
    /// weakest bots.
    fn usual(kept: &KeptTexts) -> Self {
        let seats = G::seat_range();
        let lessons = kept.lessons.as_ref();
        let is_learnt = lessons.is_some_and(|text| CourseProgress::read(G::COURSE, text).next().is_none());
        let options = G::initial_options();
        let mut drafts = Drafts::new(*seats.start(), *seats.end(), kept.owner.as_deref());
        if is_learnt {
            drafts.set_level(Level::Beginner);
        }
        Self {
            options: G::shortened(&options, true).filter(|_| is_learnt).unwrap_or(options),
            position: None,
            drafts,
            choosing_look: None,
            choosing_player: None,
            without_take_back: false,
            devices: Devices::One,
            link_players: LinkPlayers::default(),
            is_first: !G::COURSE.is_empty() && kept.last.is_none() && lessons.is_none(),
            problem: None,
        }
    }

    /// Returns the set-up of the last match of this game, or the defaults.
    #[must_use]
    pub fn last_or_default(kept: &KeptTexts) -> Self {
        let mut state = Self::usual(kept);
        // An invalid text counts as missing.
        let last = kept.last.as_ref().and_then(|text| reading::read::<G>(text).ok());
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
    #[must_use]
    pub fn from_position(kept: &KeptTexts) -> Option<Self> {
        let position: G = kept.position.as_ref()?.parse().ok()?;
        let mut state = Self::last_or_default(kept);
        state.drafts.playing = position.seats();
        (position.turn() != Turn::Over).then_some(Self { position: Some(position), ..state })
    }

    fn play(&mut self, seats: u8) {
        self.drafts.playing = seats;
        self.options = G::with_seats(&self.options, seats);
    }

    /// Seats everybody at a ready table, on this device.
    fn sit(&mut self, preset: Preset) {
        self.set_devices(Devices::One);
        if let Some(options) = preset.is_short().and_then(|short| G::shortened(&self.options, short)) {
            self.options = options;
        }
        let (fewest, most) = G::seat_range().into_inner();
        let seats = preset.seats(fewest, most);
        self.play(seats);
        for (seat, draft) in (0..).zip(&mut self.drafts.all) {
            draft.bot = (!preset.has_person(seat, seats)).then_some(LEVEL);
        }
    }

    /// Returns `true` if everybody sits as at a ready table.
    #[must_use]
    pub fn sits_as(&self, preset: Preset) -> bool {
        let is_as_long = |short| G::shortened(&self.options, short).is_none_or(|options| options == self.options);
        let (fewest, most) = G::seat_range().into_inner();
        let seats = preset.seats(fewest, most);
        let bot = |seat| (!preset.has_person(seat, seats)).then_some(LEVEL);
        !self.is_by_link()
            && preset.is_short().is_none_or(is_as_long)
            && self.drafts.playing == seats
            && (0..seats).zip(&self.drafts.all).all(|(seat, draft)| draft.bot == bot(seat))
    }

    /// Switches to other devices, on which fewer players may fit.
    fn set_devices(&mut self, devices: Devices) {
        self.devices = devices;
        self.play(self.drafts.playing.min(self.most_seats()));
        if devices == Devices::TwoPhones && self.link_players == LinkPlayers::Persons {
            self.link_players = LinkPlayers::default();
        }
    }

    /// Returns the maximum number of seats on these devices. Two phones play a game with its fewest seats: in a game of
    /// four each of them has two, or the other two are for bots.
    fn most_seats(&self) -> u8 {
        let (fewest, most) = G::seat_range().into_inner();
        match self.devices {
            Devices::One => most,
            Devices::TwoPhones => fewest,
            Devices::ByLink => most.min(MOST_BY_LINK),
        }
    }

    /// Returns `true` for a match by link: one on more than this device.
    #[must_use]
    pub fn is_by_link(&self) -> bool {
        self.devices != Devices::One
    }

    /// Returns who plays by link; `None` if the match is not by link.
    fn by_link_players(&self) -> Option<LinkPlayers> {
        let has_choice = G::second_seat(Seat(0)).is_some();
        self.is_by_link().then_some(if has_choice { self.link_players } else { LinkPlayers::Persons })
    }

    /// Returns the players as they sit down. By link the first person and the friend have their seats, and bots, which
    /// come back when the match is not by link, play only beside these two.
    #[must_use]
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
    #[must_use]
    pub fn kinds(&self, bot: Option<Level>) -> Vec<Option<Level>> {
        let person = (!self.is_by_link() || bot.is_none()).then_some(None);
        let bots = Level::ALL.into_iter().filter(|_| !self.is_by_link() || bot.is_some()).map(Some);
        person.into_iter().chain(bots).collect()
    }

    /// Returns the seats that take part, in turn order.
    pub fn order(&self) -> impl Iterator<Item = Seat> {
        G::seat_order(self.drafts.playing)
    }

    /// Returns the number of a seat's player on the page, from 1.
    #[must_use]
    pub fn number(&self, seat: usize) -> usize {
        self.order().take_while(|other| other.index() != seat).count() + 1
    }

    /// Returns the options of the match: by link, without those that need all players at once.
    #[must_use]
    pub fn agreed(&self) -> G::Options {
        if self.is_by_link() { G::by_link(&self.options) } else { self.options.clone() }
    }

    /// Creates the match, and the text of the set-up to be kept for the next time, if it is.
    ///
    /// # Errors
    /// Returns the reason if the set-up is invalid.
    pub(super) fn begin(&self) -> Result<(Match<G>, Option<String>), Problem<G>> {
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
        // A position has no options of its own, and those of a match by link are not for other matches.
        let last = (self.position.is_none() && !self.is_by_link()).then(|| fresh.to_string());
        let fresh = match self.by_link_players() {
            Some(LinkPlayers::Pairs) => fresh.by_link_for_two(),
            Some(_) => fresh.by_link(),
            None => fresh,
        };
        Ok((fresh, last))
    }

    /// Returns the sentence about why a player is invalid.
    fn cannot_sit(&self, seat: usize, error: PlayerError) -> String {
        let number = self.number(seat);
        match error {
            PlayerError::Name => table::name_needed(number, Player::LONGEST_NAME),
            PlayerError::Look | PlayerError::Bot => table::choose_another(number),
        }
    }

    /// Returns the words of the button of a ready table.
    #[must_use]
    pub fn says(&self, preset: Preset) -> String {
        let (fewest, most) = G::seat_range().into_inner();
        let seats = preset.seats(fewest, most);
        match preset {
            Preset::Alone if seats == 2 => table::me_against(levels::bot_name(LEVEL)),
            Preset::Alone => table::me_and_bots(seats - 1),
            Preset::Quick => table::quick(G::shortened(&self.agreed(), true).as_ref().map_or(0, G::minutes)),
            Preset::Two => table::two_of_us().to_owned(),
            Preset::Family => table::family().to_owned(),
        }
    }

    /// Returns the ready tables of the game.
    pub fn presets(&self) -> impl Iterator<Item = Preset> {
        Preset::of(*G::seat_range().end(), G::shortened(&self.agreed(), true).is_some())
    }

    /// Returns the numbers of players to choose from; one if the game has a fixed number.
    pub fn seat_counts(&self) -> impl Iterator<Item = u8> {
        *G::seat_range().start()..=self.most_seats()
    }

    /// Returns the sentence about the player opposite a seat; `None` in games without partners, and on the first of two
    /// seats of a person.
    #[must_use]
    pub fn opposite(&self, place: Seat) -> Option<String> {
        let seated = self.seated();
        let opposite = G::second_seat(place)?;
        let other = seated.who(opposite.index());
        let is_same = self.is_by_link() && self.link_players == LinkPlayers::Pairs;
        if is_same {
            return (opposite < place).then(|| table::same_person(other));
        }
        Some(table::sits_opposite(other))
    }

    /// Returns the fields of the game's options: the usual ones, and the rare ones. A position has none.
    #[must_use]
    pub fn option_fields(&self) -> [Vec<Field>; 2] {
        let agreed = self.agreed();
        if self.position.is_some() { [Vec::new(), Vec::new()] } else { [G::fields(&agreed), G::rare_fields(&agreed)] }
    }

    /// Returns the choice whether moves can be taken back; `None` by link, where they cannot.
    #[must_use]
    pub fn take_back_field(&self) -> Option<Field> {
        let far = if G::CLOCKS { table::take_back_note_clocks() } else { table::take_back_note() };
        (!self.is_by_link()).then(|| Field {
            id: "take-back",
            label: table::taking_back(),
            choices: vec![
                Choice::new(table::take_back_allowed(), far),
                Choice::new(table::take_back_never(), table::take_back_never_note()),
            ],
            chosen: self.without_take_back.into(),
        })
    }

    /// Returns the choice between one device, two that are connected, and several.
    #[must_use]
    pub fn devices_field(&self) -> Field {
        let who = if G::second_seat(Seat(0)).is_some() { "" } else { table::link_people_only() };
        let note = |note| [note, who, G::by_link_note()].join(" ").trim_end().to_owned();
        Field {
            id: "devices",
            label: table::devices(),
            choices: vec![
                Choice::new(table::devices_one(), ""),
                Choice::new(table::devices_two(), note(table::devices_two_note())),
                Choice::new(table::devices_several(), note(table::devices_several_note())),
            ],
            chosen: Devices::ALL.iter().position(|devices| *devices == self.devices).unwrap_or_default(),
        }
    }

    /// Returns the choice who plays by link; `None` if there is none.
    #[must_use]
    pub fn link_players_field(&self) -> Option<Field> {
        let choice = |players: &LinkPlayers| match players {
            LinkPlayers::WithBots => Some(Choice::new(table::link_with_bots(), table::link_with_bots_note())),
            LinkPlayers::Pairs => Some(Choice::new(table::link_pairs(), table::link_pairs_note())),
            LinkPlayers::Persons if self.devices == Devices::TwoPhones => None,
            LinkPlayers::Persons => Some(Choice::new(table::link_people(), table::link_people_note())),
        };
        (self.is_by_link() && G::second_seat(Seat(0)).is_some()).then(|| Field {
            id: "link-players",
            label: table::link_players(),
            choices: LinkPlayers::ALL.iter().filter_map(choice).collect(),
            chosen: LinkPlayers::ALL.iter().position(|players| *players == self.link_players).unwrap_or_default(),
        })
    }
}
