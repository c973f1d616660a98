//! A calm duel on the screen (B10): turn by turn, by pointer, keyboard and screen reader.
//!
//! What a hand holds is uncovered by strokes over it: by a pointer that goes over its sides or taps on them, or by keys.
//! Where several persons sit round the screen, that is in the page only while its player holds the cover. In a match by link
//! nobody else does, and the duel is one turn: what is done goes to the other device.

mod view;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, PointerEvent};

use super::camps::{self, Camp};
use super::parts::{self, COVER, SIDE};
use super::{Button, Msg, Two, kept};
use crate::bots::dschamal::calm_step;
use crate::play::Pace;
use crate::play::bag::Calm;
use crate::rules::Seat;
use crate::rules::dschamal::{CalmDuel, Dschamal, Phase, Step};
use crate::scene::Sound;
use crate::ui::boards::contest::{Answer, Table};
use crate::ui::page::{self, Link};
use crate::ui::{entropy, sound};
use crate::words::Who;

/// How long a bot's hand seems to feel, in milliseconds at the steady pace.
const FEELING_MILLIS: u32 = 1100;

/// How far a pointer goes, in pixels, until it strokes; nearer it rests or taps.
const STROKE: i32 = 10;

/// What has happened last.
#[derive(Clone, Copy)]
enum Happened {
    /// The duel has begun.
    Shaken,
    /// A duel that was left goes on.
    GoesOn,
    /// A hand feels its first piece.
    Feels(Seat),
    /// A hand has let go and feels another piece.
    FeelsAnother(Seat),
    /// A hand holds what it feels.
    Holds(Seat),
    /// Both hold, and the lot has said that this seat must draw.
    Lot(Seat),
}

/// A calm duel.
pub struct Duel {
    two: Two,
    camps: [Camp; 2],
    calm: Calm,
    /// Where a pointer was pressed that may stroke.
    pressed: Option<(i32, i32)>,
    /// Whether others than the one who feels look at the screen.
    covered: bool,
    /// Whether it is fought in another tab: nothing can be done here.
    watched: bool,
    /// Whether the cover is being held.
    held: bool,
    /// What happened last.
    happened: Happened,
    bot_millis: u32,
    timer: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

impl Duel {
    /// The duel that is due, or the one that was left.
    pub fn new(at: &Table<Dschamal>, two: Two, left: Option<Calm>, link: &Link) -> Option<Self> {
        let happened = if left.is_some() { Happened::GoesOn } else { Happened::Shaken };
        Some(Self::of(left.or_else(|| Calm::new(at.state, at.happened))?, happened, (two, at.pace), link))
    }

    /// The turn that is due in a duel apart.
    pub fn apart(at: &Table<Dschamal>, two: Two, link: &Link) -> Option<Self> {
        let calm = kept::apart(at)?;
        let other = 1 - calm.hand(calm.mover()?);
        let (seat, felt) = (two.seats[other], at.state.felt()[other]);
        let happened = match at.state.phase() {
            Phase::Must(seat) => Happened::Lot(seat),
            Phase::Turns(turns) if turns > 2 * CalmDuel::MOST_FELT => Happened::Holds(seat),
            _ if felt == 1 => Happened::Feels(seat),
            _ => Happened::FeelsAnother(seat),
        };
        Some(Self::of(calm, happened, (two, at.pace), link))
    }

    /// The duel that takes the place of a live one.
    pub fn instead(calm: Calm, two: Two, pace: Pace, link: &Link) -> Self {
        Self::of(calm, Happened::Shaken, (two, pace), link)
    }

    /// The duel that is fought in another tab, covered.
    pub fn watched(at: &Table<Dschamal>, two: Two) -> Option<Self> {
        Some(Self { covered: true, watched: true, ..Self::still(kept::read(at)?, Happened::GoesOn, two) })
    }

    fn of(calm: Calm, happened: Happened, (two, pace): (Two, Pace), link: &Link) -> Self {
        let mut duel = Self {
            bot_millis: pace.millis(FEELING_MILLIS),
            _listeners: parts::listen(link),
            ..Self::still(calm, happened, two)
        };
        duel.wait(link);
        duel
    }

    /// A duel that hears nothing, and in which no bot goes on.
    fn still(calm: Calm, happened: Happened, two: Two) -> Self {
        Self {
            camps: camps::of(calm.state(), &two),
            pressed: None,
            covered: !calm.is_apart() && two.persons() + two.watchers.len() > 1,
            watched: false,
            calm,
            held: false,
            happened,
            bot_millis: 0,
            timer: None,
            _listeners: Vec::new(),
            two,
        }
    }

    /// Takes in a message.
    pub fn update(&mut self, link: &Link, msg: &Msg) -> Answer<Dschamal> {
        match msg {
            Msg::Press(Button::Leave) | Msg::Escape => return Answer::Leave,
            Msg::Press(button) => return self.choose(link, *button),
            Msg::Event(event) => {
                let held = self.hold(event);
                return if self.feel_side(event) { Answer::Redraw } else { held };
            }
            Msg::Seen => self.held = false,
            Msg::Time => return self.ask_bot(link),
        }
        Answer::Redraw
    }

    /// The cover is held by a pointer, or by the space bar or Enter while it has the focus; it falls as soon as either goes
    /// up anywhere.
    fn hold(&mut self, event: &Event) -> Answer<Dschamal> {
        let presses = || event.dyn_ref::<KeyboardEvent>().is_none_or(parts::is_press);
        let held = match event.type_().as_str() {
            "pointerdown" | "keydown" if parts::part(event) == Some(COVER) && presses() => true,
            "pointerup" | "pointercancel" | "keyup" | "blur" => false,
            _ => return Answer::Same,
        };
        if held == self.held {
            return Answer::Same;
        }
        self.held = held;
        Answer::Redraw
    }

    /// A pointer that goes over the sides of what is felt, or a press on one of them, strokes them: so do the arrows, each
    /// its own side, also while the cover is held. Tells whether that has uncovered anything.
    fn feel_side(&mut self, event: &Event) -> bool {
        let side = parts::part(event).and_then(|part| part.checked_sub(SIDE));
        let side = if let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|key| key.type_() == "keydown") {
            let arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
            let arrow = arrows.iter().zip(0..).find(|(name, _)| **name == key.key());
            arrow.map(|(_, side)| side).filter(|_| parts::is_in_hand(event)).or(side.filter(|_| parts::is_press(key)))
        } else if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
            let at = (pointer.client_x(), pointer.client_y());
            match pointer.type_().as_str() {
                "pointerdown" => {
                    self.pressed = parts::part(event).map(|_| at);
                    None
                }
                "pointermove" => {
                    let far = |(x, y): (i32, i32)| (x - at.0).abs().max((y - at.1).abs()) >= STROKE;
                    let strokes = self.pressed.is_some_and(far);
                    strokes.then(|| parts::part_at(at)).flatten().and_then(|part| part.checked_sub(SIDE))
                }
                "click" => side,
                _ => {
                    self.pressed = None;
                    None
                }
            }
        } else {
            None
        };
        side.is_some_and(|side| self.stroke(side))
    }

    /// Strokes over a side of what is felt, if it is there to be felt. Tells whether that has uncovered anything.
    fn stroke(&mut self, side: u8) -> bool {
        let person = self.calm.mover().is_some_and(|seat| !self.is_bot(seat));
        let uncovers = person && (self.held || !self.covered) && self.calm.stroke(side);
        if uncovers {
            sound::play(Sound::Knock);
            kept::write(&self.two.id, &self.calm);
        }
        uncovers
    }

    /// A person's choice, if it is a person's turn.
    fn choose(&mut self, link: &Link, button: Button) -> Answer<Dschamal> {
        let Some(seat) = self.calm.mover().filter(|&seat| !self.is_bot(seat)) else { return Answer::Same };
        let step = match button {
            Button::Feel => Step::Feel(seat),
            Button::Hold => Step::Hold(seat),
            Button::Draw { cry } => Step::Draw { seat, cry },
            Button::Leave | Button::Count | Button::Calmly => return Answer::Same,
        };
        self.make(link, seat, step)
    }

    fn ask_bot(&mut self, link: &Link) -> Answer<Dschamal> {
        let Some(seat) = self.calm.mover() else { return Answer::Same };
        let Some(skill) = self.two.skills[self.calm.hand(seat)] else { return Answer::Same };
        match calm_step(skill, self.calm.state(), &self.calm.duel().seen_by(seat), seat, &mut entropy::bits) {
            Some(step) => self.make(link, seat, step),
            None => Answer::Same,
        }
    }

    /// A seat makes a step happen, if it is legal, and chance does what it has to do after it.
    fn make(&mut self, link: &Link, seat: Seat, step: Step) -> Answer<Dschamal> {
        if let Some(actions) = self.calm.actions(step) {
            return Answer::Over(actions);
        }
        let first = self.felt(seat) == 0;
        let Ok(by_chance) = self.calm.make(step, &mut entropy::bits) else { return Answer::Same };
        self.held = false;
        if let Some(draw) = self.calm.duel().drawn() {
            kept::forget(&self.two.id);
            return Answer::Over(draw.actions());
        }
        self.happened = match (step, by_chance) {
            (_, Some(Step::Lot(seat))) => Happened::Lot(seat),
            (Step::Feel(_), _) if first => Happened::Feels(seat),
            (Step::Feel(_), _) => Happened::FeelsAnother(seat),
            _ => Happened::Holds(seat),
        };
        kept::write(&self.two.id, &self.calm);
        self.wait(link);
        Answer::Redraw
    }

    /// A bot takes its time.
    fn wait(&mut self, link: &Link) {
        let bot = self.calm.mover().filter(|&seat| self.is_bot(seat));
        let link = link.clone();
        self.timer = bot.map(|_| Timeout::new(self.bot_millis, move || link.send_message(page::Msg::own(Msg::Time))));
    }

    /// How many pieces the hand of a seat has felt.
    fn felt(&self, seat: Seat) -> u8 {
        self.calm.duel().seen_by(seat).felt[self.calm.hand(seat)]
    }

    fn name(&self, seat: Seat) -> &str {
        self.two.name(self.calm.hand(seat))
    }

    fn who(&self, seat: Seat) -> Who<'_> {
        self.two.who(self.calm.hand(seat))
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.two.skills[self.calm.hand(seat)].is_some()
    }

    /// Whose hand the screen shows: the person's; of two, that of the one whose turn it is.
    fn shown(&self) -> Option<Seat> {
        match self.two.persons() {
            2 => self.calm.mover(),
            _ => self.two.seats.into_iter().find(|&seat| !self.is_bot(seat)),
        }
    }
}
