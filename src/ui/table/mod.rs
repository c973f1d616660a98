//! The table: runs a match of any game. It waits for persons, asks bots, throws for chance, shows what happens, and
//! keeps every step on the device before it shows it.

mod board;
mod drive;
mod sheet;
mod view;

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::window;
use yew::{Component, Context, Html, KeyboardEvent, NodeRef, PointerEvent, Properties, html};

use super::boards::Shown;
use super::pace::Pace;
use super::parts::{bar, element, link, text};
use super::route::{self, Page};
use super::storage::{self, StoreError};
use crate::record::Match;
use crate::rules::{Clause, Spot};
use crate::scene::{Cell, Frame, Seating, Touch};
use sheet::Sheet;

/// The table of the match that is kept on this device.
pub fn page<G: Shown>() -> Html {
    match storage::kept::<G>() {
        Some(start) => html! { <Table<G> start={Rc::new(start)} /> },
        None => {
            let set_up = link(
                "button main",
                &route::hash(G::NAME, Page::SetUp),
                "Set up a match",
                None,
            );
            element(
                "main",
                "page",
                vec![
                    bar("#/", G::TITLE, Vec::new()),
                    text("p", "", "No match is going on."),
                    set_up,
                ],
            )
        }
    }
}

/// The match to go on with.
#[derive(Properties)]
pub struct Props<G: Shown> {
    /// The match as it was kept.
    pub start: Rc<Match<G>>,
}

impl<G: Shown> PartialEq for Props<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.start, &other.start)
    }
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
    /// What can be pointed at while nothing is being shown, and the grid that is drawn of it.
    cells: Vec<Cell>,
    grid: Html,
    /// The board as it is on the page.
    board: NodeRef,
    /// The cell that has, or would get, the keyboard's focus.
    focus: Spot,
    /// The cell that the pointer went down on.
    pressed: Option<Spot>,
    /// Why the last touch was not allowed.
    refused: Option<Refused>,
    /// What lies over the table.
    sheet: Option<Sheet>,
    pace: Pace,
    /// Why the match cannot be kept on this device.
    unkept: Option<StoreError>,
    /// Whether keys, and not a pointer, were used last.
    by_keys: bool,
    /// The next frame, throw or bot's move.
    timer: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

/// A refusal as it is shown.
#[derive(Clone, Debug, PartialEq)]
struct Refused {
    sentence: String,
    clause: Clause,
    causes: Vec<Spot>,
}

/// What happens at a table.
#[derive(Clone)]
pub enum Msg {
    /// A person touched a control, or the board by other ways than a pointer.
    Touch(Touch),
    /// The pointer went down on the board.
    Down(PointerEvent),
    /// The pointer went up on the board.
    Up(PointerEvent),
    /// The time of a frame, or of waiting for a bot or for chance, is over.
    Tick,
    /// A key was pressed.
    Key(KeyboardEvent),
    /// The pointer went down somewhere.
    Pointer,
    /// A sheet is laid over the table, or taken off.
    Sheet(Option<Sheet>),
    /// Another pace was chosen.
    Pace(Pace),
    /// The same seats play again.
    Again,
}

impl<G: Shown> Component for Table<G> {
    type Message = Msg;
    type Properties = Props<G>;

    fn create(ctx: &Context<Self>) -> Self {
        let played = Match::clone(&ctx.props().start);
        let mut table = Self {
            seating: seating(&played),
            played,
            pick: G::Pick::default(),
            throw_asked: false,
            frames: Vec::new(),
            cells: Vec::new(),
            grid: Html::default(),
            board: NodeRef::default(),
            focus: Spot(0),
            pressed: None,
            refused: None,
            sheet: None,
            pace: Pace::kept(),
            unkept: None,
            by_keys: false,
            timer: None,
            _listeners: listen(ctx),
        };
        table.settle(ctx);
        table
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Touch(touch) => self.touch(ctx, touch),
            Msg::Down(event) => {
                self.pressed = self.cell_at(&event);
                return false;
            }
            Msg::Up(event) => self.release(ctx, &event),
            Msg::Tick => self.tick(ctx),
            Msg::Key(event) => return self.key(ctx, &event),
            Msg::Pointer => {
                self.by_keys = false;
                return false;
            }
            Msg::Sheet(sheet) => self.sheet = sheet,
            Msg::Pace(pace) => {
                self.pace = pace;
                pace.keep();
            }
            Msg::Again => self.again(ctx),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.draw(ctx)
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        if self.by_keys && self.frames.is_empty() {
            view::keep_focus();
        }
    }
}

fn seating<G: Shown>(played: &Match<G>) -> Seating {
    let players = &played.record().players;
    Seating {
        names: players.iter().map(|player| player.name.clone()).collect(),
        looks: players.iter().map(|player| player.look).collect(),
    }
}

/// Listens for keys and pointers anywhere on the page.
fn listen<G: Shown>(ctx: &Context<Table<G>>) -> Vec<EventListener> {
    let Some(window) = window() else { return Vec::new() };
    let (keys, pointers) = (ctx.link().clone(), ctx.link().clone());
    let key = EventListener::new(&window, "keydown", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            keys.send_message(Msg::Key(event.clone()));
        }
    });
    let pointer = EventListener::new(&window, "pointerdown", move |_| pointers.send_message(Msg::Pointer));
    vec![key, pointer]
}
