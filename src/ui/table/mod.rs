//! The table: a sitting on the page. Events become its inputs, its effects are carried out, and what it shows becomes Html.

mod advise;
mod analysis;
mod board;
mod bots;
mod clock;
mod contest;
mod drag;
mod effects;
mod ending;
mod hear;
mod keep;
mod keys;
mod list;
mod pass;
mod passed;
mod review;
mod series;
mod share;
mod sheet;
mod task;
mod throws;
mod view;
mod visit;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event, SvgElement, window};
use yew::{Html, KeyboardEvent, NodeRef, PointerEvent};

use super::arrival::Arrival;
use super::boards::Shown;
use super::boards::contest as fights;
use super::confirm::{self, Confirm, take_focus};
use super::keeper::Keeper;
use super::page::{self, Link, Page};
use super::shelf::{Alike, Kept};
use super::{grid, hold, storage};
use crate::play::{Effect, Input, Permissions, Rows, Sitting, Ticket};
use crate::record::{Match, Place};
use crate::rules::Spot;
use crate::scene::Cell;
use analysis::Analysis;
use bots::Bots;
use contest::{Fight, Pressed};
use drag::Press;
use passed::Passed;
use sheet::Sheet;
use visit::Visit;

/// The table of a match.
pub fn of<G: Shown>(kept: Kept<G>, link: &Link) -> Box<dyn Page> {
    let mut table = Table::new(kept, false, link);
    table.go_on_as_it_came(link);
    Box::new(table)
}

/// The table of a match that somebody sent, at a place of it; `known` is the same on this device, and `arrival` what
/// becomes of one that is played by link.
pub fn visit<G: Shown>(
    played: Match<G>,
    at: Option<Place>,
    known: Option<Alike>,
    arrival: Option<Arrival>,
    link: &Link,
) -> Box<dyn Page> {
    Box::new(Table::visit(played, at, known, arrival, link))
}

/// A sitting on the page.
pub struct Table<G: Shown> {
    sitting: Sitting<G>,
    /// What keeps the match.
    keeper: Keeper,
    /// What is known of it if somebody sent it and it is only looked at.
    visit: Option<Visit<G>>,
    /// What was done with the link of a match by link, since the page was opened.
    passed: Option<Passed>,
    /// What it waits for.
    timers: Vec<(Ticket, Timeout)>,
    /// What is to be done as soon as all that has happened is kept.
    put_off: Vec<Effect>,
    /// What happens on the page while something is being kept.
    queue: Vec<page::Msg>,
    /// The engine of the bots.
    bots: Bots<G>,
    /// What is thought of the match.
    analysis: Option<Analysis<G::Action>>,
    /// What takes the board's place while it is fought out.
    fight: Option<Fight<G>>,
    /// Whether a sum to be worked out lies on the table.
    has_sum: bool,
    /// What the sitting waits for that is being saved, or is to be read.
    saving: Option<Ticket>,
    loading: Option<Ticket>,
    /// The question whether something happens that a player wants to do besides.
    asking: Option<Confirm<()>>,
    /// What lies over the table.
    sheet: Option<Sheet>,
    /// Whether it has yet to be said on this device that a tap ends a show.
    untold: bool,
    /// What can be pointed at while nothing is being shown, and the grid that is drawn of it.
    cells: Vec<Cell>,
    grid: Html,
    /// The cell that has, or would get, the keyboard's focus.
    focus: Option<Spot>,
    /// Where the focus goes next: a key that has picked something takes it to the control that confirms that.
    focus_next: Option<&'static str>,
    /// The board as it is on the page.
    board: NodeRef,
    /// The pointer that is down on it.
    pressed: Option<Press>,
    /// What was dropped last, which is drawn where it lies now without gliding there.
    dropped: Vec<SvgElement>,
    /// The move list, and where it stands on the page: beside the board, and in its sheet.
    rows: Rows,
    lists: [NodeRef; 2],
    _listeners: Option<[EventListener; 3]>,
}

/// A message to a table, besides what is pressed there ([`Pressed`]).
#[derive(Clone)]
pub enum Msg {
    /// The pointer went down somewhere on the page.
    Tap(Event),
    /// The pointer does something on the board.
    Point(PointerEvent),
    /// What the sitting waited for is over.
    Elapsed(Ticket),
    /// The engine has answered, or has forgotten the match.
    Engine(Event),
    /// A row of the move list is pointed at, or none.
    Row(Option<usize>),
    /// A key was pressed.
    Key(KeyboardEvent),
    /// A sheet is laid over the table, or taken off.
    Sheet(Option<Sheet>),
    /// A setting of the device was chosen: its name and its value.
    Set(&'static str, &'static str),
    /// A match of bots alone stops, or goes on.
    Pause,
    /// It goes on by one action.
    Step,
    /// The controls of the contest hear from now on.
    Hear,
    /// The match is to be played here, not in another tab.
    PlayHere,
}

impl<G: Shown> Table<G> {
    fn new((played, keeper): Kept<G>, spectating: bool, link: &Link) -> Self {
        let can = if hold::plays() == Some(true) { Permissions::PLAY } else { Permissions::WATCH };
        let clocks = storage::clocks(keeper.id());
        let mut table = Self {
            sitting: Self::sit(played, clocks, can, &keeper, spectating),
            keeper,
            visit: None,
            passed: None,
            timers: Vec::new(),
            put_off: Vec::new(),
            queue: Vec::new(),
            bots: Bots::default(),
            analysis: None,
            fight: None,
            has_sum: false,
            saving: None,
            loading: None,
            asking: None,
            sheet: None,
            untold: storage::setting(effects::TOLD).is_none(),
            cells: Vec::new(),
            grid: Html::default(),
            focus: None,
            focus_next: None,
            board: NodeRef::default(),
            pressed: None,
            dropped: Vec::new(),
            rows: Rows::default(),
            lists: Default::default(),
            _listeners: listen(link),
        };
        if can.play {
            storage::set_newest(G::NAME, table.keeper.id());
        }
        table.input(link, Input::Begin);
        table
    }

    /// The match is played in this tab, from what another one has made of it; or that one plays it.
    fn hold(&mut self, link: &Link, plays: bool) {
        if plays == self.sitting.can().play {
            return;
        }
        if plays {
            self.read_clocks(link);
        } else {
            self.catch_up();
        }
        self.input(link, Input::Permissions(if plays { Permissions::PLAY } else { Permissions::WATCH }));
    }

    /// Another language is spoken from now on: whatever was told is told anew, the names of players too.
    fn speak(&mut self, link: &Link) {
        self.input(link, Input::Language);
        self.forget_list();
        self.see();
    }

    /// Something happened at the table. Tells whether it looks different now.
    fn happen(&mut self, link: &Link, msg: Msg) -> bool {
        match msg {
            Msg::Tap(event) => return self.tap(link, &event),
            Msg::Point(event) => return self.point(link, &event),
            Msg::Elapsed(ticket) => self.elapsed(link, ticket),
            Msg::Engine(event) => return self.engine(link, &event),
            Msg::Row(row) => self.input(link, Input::PointAtRow(row)),
            Msg::Key(event) => return self.key(link, &event),
            Msg::Sheet(sheet) => self.lay(link, sheet),
            Msg::Set(name, value) => Self::set(name, value),
            Msg::Pause => self.input(link, Input::Pause),
            Msg::Step => self.input(link, Input::Step),
            Msg::Hear => self.hear_fight(),
            Msg::PlayHere => hold::seize(self.keeper.id()),
        }
        true
    }
}

impl<G: Shown> Page for Table<G> {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        if let page::Msg::Answered(event) = msg {
            return self.answered(link, &event);
        } else if self.keeper.waits() {
            self.queue.push(msg);
            return false;
        } else if let Some(msg) = msg.of::<Msg>() {
            return self.happen(link, msg);
        } else if let Some(pressed) = msg.of::<Pressed<G>>() {
            self.press(link, &pressed);
            return true;
        } else if let Some(msg) = msg.of::<fights::MsgOf<G>>() {
            return self.fight(link, msg);
        } else if let Some(wanted) = msg.of::<review::Msg>() {
            self.review(link, wanted);
            return true;
        } else if let Some(msg) = msg.of::<sheet::Msg>() {
            self.on_sheet(link, msg);
            return true;
        } else if let Some(answer) = msg.of::<confirm::Msg>() {
            self.confirm(link, answer);
            return true;
        }
        match msg {
            page::Msg::Stored(event) => return self.show_changed(link, &event),
            page::Msg::Held(plays) => self.hold(link, plays),
            page::Msg::Spoken => self.speak(link),
            page::Msg::Seen => {
                self.attend(link);
                self.fight(link, fights::Msg::Seen);
            }
            _ => return false,
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        self.render(link)
    }

    fn waits(&self) -> bool {
        self.keeper.waits()
    }

    fn rendered(&self) {
        self.grow_lists();
        view::fit_ask();
        if let Some(fight) = &self.fight {
            fight.rendered();
        }
        take_focus(self.asking.as_ref());
        if self.asking.is_none() && (!self.sitting.is_showing() || self.sheet.is_some()) {
            view::keep_focus(self.focus_next);
        }
    }
}

/// Listens for keys and taps anywhere on the page.
fn listen(link: &Link) -> Option<[EventListener; 3]> {
    let (window, link) = (window()?, link.clone());
    let to_tap = link.clone();
    let taps = EventListener::new(&window, "pointerdown", move |event| {
        to_tap.send_message(page::Msg::own(Msg::Tap(event.clone())));
    });
    // What a key does to the page is sometimes prevented, such as arrows that would scroll it.
    let options = EventListenerOptions::enable_prevent_default();
    let keys = EventListener::new_with_options(&window, "keydown", options, move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            if grid::takes(event) {
                event.prevent_default();
            }
            link.send_message(page::Msg::own(Msg::Key(event.clone())));
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
