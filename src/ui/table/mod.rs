//! The table: runs a match of any game. It waits for persons, asks bots, throws for chance, shows what happens, and
//! keeps every step on the device before it shows it.

mod back;
mod board;
mod clocks;
mod drag;
mod drive;
mod ending;
mod fight;
mod hear;
mod keys;
mod list;
mod series;
mod sheet;
mod tally;
mod task;
mod time;
mod view;
mod wait;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event, SvgElement, window};
use yew::{Html, KeyboardEvent, NodeRef, PointerEvent};

use super::boards::Shown;
use super::boards::contest::{self, Contest};
use super::confirm::{Confirm, take_focus};
use super::copy::copy;
use super::grid;
use super::home;
use super::pace::Pace;
use super::page::{self, Link, Page};
use super::storage;
use super::switches::Switch;
use super::{later, route, shelf};
use crate::record::{Kind, Match};
use crate::rules::{Seat, Spot};
use crate::scene::{Cell, Frame, MoveLine, Panel, Seating, Sound, Touch, shown_names};
pub use clocks::Clocks;
use drag::Press;
pub use fight::to_contest;
use sheet::Sheet;
use tally::Tally;
use task::Open;
pub use task::{is_on as works_out, set_on as set_works_out};
use wait::Waits;

/// The table of a match that has just begun, and is kept already.
pub fn of<G: Shown>(played: Match<G>, link: &Link) -> Box<dyn Page> {
    Box::new(Table::new(played, link))
}

/// The table of the match that is kept on this device. If none is, the home page, which says so if one was damaged.
pub fn open<G: Shown>(link: &Link) -> Box<dyn Page> {
    if let Some(played) = shelf::kept::<G>() {
        return of(played, link);
    }
    home::instead::<G>()
}

/// A table at which a match is played.
pub struct Table<G: Shown> {
    played: Match<G>,
    seating: Seating,
    /// What a person has picked that is no action yet.
    pick: G::Pick,
    /// Whether the throw that follows has been asked for together with the action before it.
    throw_asked: bool,
    /// What is still to be shown of the last action, the last first: the last one of the list is on the screen.
    frames: Vec<Frame<G::Board>>,
    /// What is still to be heard of what was not shown.
    unheard: Option<Sound>,
    /// The players as they were shown at the end of it, with what it changed.
    changed: Vec<Panel>,
    waits: Waits,
    /// What was dropped last, which is drawn where it lies now without gliding there.
    dropped: Vec<SvgElement>,
    /// What can be pointed at while nothing is being shown, and the grid that is drawn of it.
    cells: Vec<Cell>,
    grid: Html,
    /// The move list, the earliest move first, and where it stands on the page: beside the board, and in its sheet.
    moves: Vec<MoveLine>,
    lists: [NodeRef; 2],
    /// The number of the line in it that is pointed at.
    line: Option<usize>,
    /// The board as it is on the page.
    board: NodeRef,
    /// Where the focus goes next: a key that has picked something takes it to the control that confirms that.
    focus_next: Option<&'static str>,
    /// The cell that has, or would get, the keyboard's focus.
    focus: Spot,
    /// The pointer that is down on the board.
    pressed: Option<Press<G::Pick>>,
    /// What takes the board's place while it is fought out.
    contest: Option<G::Contest>,
    /// Why the last touch was not allowed.
    refused: Option<G::Refusal>,
    /// What lies over the table.
    sheet: Option<Sheet>,
    /// The one of the menu's asides that waits to be confirmed.
    asking: Option<Confirm<G::Action>>,
    /// Until the controls of a contest hear, which come where another one was pressed.
    deaf: Option<Timeout>,
    /// The sum to be worked out that lies on the table, and how those before it came out.
    task: Option<Open<G>>,
    tally: Tally,
    clocks: Clocks,
    pace: Pace,
    /// What was touched that waits for the second file of the program.
    put_off: Option<Touch>,
    /// Whether a match of bots alone waits to be gone on with.
    paused: bool,
    /// After how many steps it turned out that the match cannot be kept on this device, if it cannot.
    unkept: Option<usize>,
    /// The next frame, throw or bot's move.
    timer: Option<Timeout>,
    /// The next second of a clock.
    second: Option<Timeout>,
    _listeners: Option<[EventListener; 3]>,
}

/// What happens at a table.
#[derive(Clone)]
pub enum Msg {
    /// A person touched a control, or the board by other ways than a pointer.
    Touch(Touch),
    /// The pointer went down somewhere on the page.
    Tap(Event),
    /// The pointer does something on the board.
    Point(PointerEvent),
    /// The time of a frame, or of waiting for a bot or for chance, is over.
    Tick,
    /// A line of the move list is pointed at, by its number, or none.
    Line(Option<usize>),
    /// A second of a clock is over.
    Second,
    /// The page is seen again, or no longer, or in another size.
    Seen,
    /// A key was pressed.
    Key(KeyboardEvent),
    /// Something happened in a contest.
    Contest(contest::Msg),
    /// A sheet is laid over the table, or taken off.
    Sheet(Option<Sheet>),
    /// A setting of the device was chosen: its name and its value.
    Set(&'static str, &'static str),
    /// Another pace was chosen.
    Pace(Pace),
    /// A match of bots alone stops, or goes on.
    Pause,
    /// It goes on by one action.
    Step,
    /// One of the menu's asides was pressed: the action as text.
    Aside(String),
    /// The controls of the contest hear from now on.
    Hear,
    /// The match's text was to be copied.
    Copy,
    /// Sums are to be worked out, or no longer.
    WorkOut(bool),
    /// The device does something for its players from now on, or no longer.
    Switch(Switch, bool),
    /// What was done last is taken back.
    TakeBack,
    /// A result was typed.
    Type(String),
    /// The result is handed in.
    HandIn,
    /// The same seats play again.
    Again,
}

impl<G: Shown> Table<G> {
    fn new(played: Match<G>, link: &Link) -> Self {
        let mut table = Self {
            seating: seating(&played),
            pick: G::Pick::default(),
            throw_asked: false,
            frames: Vec::new(),
            unheard: None,
            changed: Vec::new(),
            waits: Waits::new(),
            dropped: Vec::new(),
            cells: Vec::new(),
            grid: Html::default(),
            moves: Vec::new(),
            lists: Default::default(),
            line: None,
            board: NodeRef::default(),
            focus: Spot(u8::MAX),
            focus_next: None,
            pressed: None,
            contest: None,
            refused: None,
            sheet: None,
            asking: None,
            deaf: None,
            task: None,
            tally: Self::kept_tally(&played),
            clocks: storage::clocks(G::NAME),
            pace: Pace::kept(),
            put_off: None,
            paused: false,
            unkept: (storage::keep(&played) == Err(storage::NotKept::ByBrowser)).then(|| played.depth(played.now())),
            played,
            timer: None,
            second: None,
            _listeners: listen(link),
        };
        table.fetch_later();
        if table.seating.works_out {
            later::fetch();
        }
        table.moves = table.all_moves();
        table.settle(link);
        table
    }

    /// Another tab has changed what is kept. If it has gone on with this match, it is shown as it is there.
    fn show_stored(&mut self, link: &Link, event: &Event) -> bool {
        let is_of_match = storage::is_of_match(event, G::NAME);
        if is_of_match {
            match later::part(shelf::kept::<G>) {
                Some(Some(played)) => *self = Self::new(played, link),
                Some(None) => route::go("#/"),
                None => {}
            }
        }
        is_of_match
    }

    /// The second file of the program has come: what waits for it is made now.
    fn go_on(&mut self, link: &Link) {
        // Another tab may have gone on with the match, which could not be read.
        let longer = |kept: &Match<G>| kept.depth(kept.now()) > self.played.depth(self.played.now());
        if let Some(played) = later::if_here(shelf::kept::<G>).flatten().filter(longer) {
            *self = Self::new(played, link);
            return;
        }
        self.write_anew();
        match self.put_off.take() {
            Some(touch) => self.touch(link, touch),
            None if self.frames.is_empty() => self.settle(link),
            None => {}
        }
    }
}

impl<G: Shown> Page for Table<G> {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        let msg = match msg {
            page::Msg::Table(msg) => msg,
            page::Msg::Confirm(msg) => {
                self.confirm(link, msg);
                return true;
            }
            page::Msg::Came => {
                self.go_on(link);
                return true;
            }
            page::Msg::Stored(event) => return self.show_stored(link, &event),
            _ => return false,
        };
        match msg {
            Msg::Touch(touch) => self.touch(link, touch),
            Msg::Tap(event) => return self.tap(link, &event),
            Msg::Point(event) => return self.point(link, &event),
            Msg::Tick => self.tick(link),
            Msg::Line(told) => return std::mem::replace(&mut self.line, told) != told,
            Msg::Second => self.run_clocks(link),
            Msg::Seen => {
                self.run_clocks(link);
                self.fight(link, contest::Msg::Seen);
            }
            Msg::Contest(msg) => return self.fight(link, msg),
            Msg::Key(event) => return self.key(link, &event),
            Msg::Sheet(sheet) => self.lay(link, sheet),
            Msg::Set(name, value) => Self::set(name, value),
            Msg::Pace(pace) => {
                self.pace = pace;
                pace.keep();
            }
            Msg::Pause => self.pause(link),
            Msg::Step => self.step(link),
            Msg::Aside(aside) => self.aside(link, &aside),
            Msg::Hear => self.deaf = None,
            Msg::Copy => self.sheet = Some(Sheet::Text(copy(sheet::TEXT_ID))),
            Msg::Switch(switch, is) => {
                switch.set(is);
                self.look();
                if self.frames.is_empty() && self.timer.is_none() {
                    self.settle(link);
                }
            }
            Msg::WorkOut(is) => {
                self.seating.works_out = is;
                task::set_on(is);
            }
            Msg::TakeBack => self.take_back(link),
            Msg::Type(typed) => self.type_result(typed),
            Msg::HandIn => self.hand_in(),
            Msg::Again => self.again(link),
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        self.draw(link)
    }

    fn rendered(&self) {
        self.grow_lists();
        if let Some(contest) = &self.contest {
            contest.rendered();
        }
        take_focus(self.asking.as_ref());
        if self.asking.is_none() && (self.frames.is_empty() || self.sheet.is_some()) {
            view::keep_focus(self.focus_next);
        }
    }
}

fn seating<G: Shown>(played: &Match<G>) -> Seating {
    let players = played.players();
    let mut persons = Seat::all(played.state().seats()).filter(|seat| players[seat.index()].kind == Kind::Person);
    let (one, another) = (persons.next(), persons.next());
    Seating {
        names: shown_names(players.iter().map(|player| player.name.as_str())),
        looks: players.iter().map(|player| player.look).collect(),
        viewer: one.filter(|_| another.is_none()),
        works_out: G::TASKS && task::is_on(),
    }
}

/// Listens for keys and taps anywhere on the page.
fn listen(link: &Link) -> Option<[EventListener; 3]> {
    let (window, link) = (window()?, link.clone());
    let to_tap = link.clone();
    let taps = EventListener::new(&window, "pointerdown", move |event| {
        to_tap.send_message(page::Msg::Table(Msg::Tap(event.clone())));
    });
    // What a key does to the page is sometimes prevented, such as arrows that would scroll it.
    let options = EventListenerOptions::enable_prevent_default();
    let keys = EventListener::new_with_options(&window, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            if grid::takes(event) {
                event.prevent_default();
            }
            link.send_message(page::Msg::Table(Msg::Key(event.clone())));
        }
    });
    // A touch of the board is no click besides, which would press what comes to lie under the finger.
    let clicks = EventListener::new_with_options(&window, "touchstart", options, |event| {
        if event.cancelable() && grid::within(event, ".board").is_some() {
            event.prevent_default();
        }
    });
    Some([keys, taps, clicks])
}
