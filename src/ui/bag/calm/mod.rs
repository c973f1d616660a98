//! A calm duel on the screen (B10): turn by turn, by pointer, keyboard and screen reader.
//!
//! What a hand holds is uncovered by strokes over it: by a pointer that goes over its sides or taps on them, or by keys.
//! Where several persons sit round the screen, that is in the page only while its player holds the cover.

mod view;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, PointerEvent};

use super::Two;
use super::camps::{self, Camp};
use super::kept::{self, Left};
use super::parts::{self, COVER, SIDE};
use crate::bots::dschamal::calm_step;
use crate::play::Pace;
use crate::play::bag::{self, Strokes};
use crate::rules::dschamal::{CalmDuel, Dschamal, Step};
use crate::rules::{Seat, Turn};
use crate::scene::Sound;
use crate::ui::boards::contest::{Answer, Msg, Table};
use crate::ui::page::Link;
use crate::ui::table::to_contest;
use crate::ui::{entropy, sound};

/// How long a bot's hand seems to feel, in milliseconds at the steady pace.
const FEELING_MILLIS: u32 = 1100;

/// How far a pointer goes, in pixels, until it strokes; nearer it rests or taps.
const STROKE: i32 = 10;

const FEEL: u8 = 0;
const DRAW: u8 = 1;
const CRY: u8 = 2;
const LEAVE: u8 = 3;
const HOLD: u8 = 4;

/// A calm duel.
pub struct Duel {
    state: Dschamal,
    /// How many actions had happened in the match.
    happened: usize,
    two: Two,
    camps: [Camp; 2],
    calm: CalmDuel,
    /// What has led to it.
    steps: Vec<Step>,
    /// What each hand has uncovered of the piece that it feels.
    strokes: [Strokes; 2],
    /// Where a pointer was pressed that may stroke.
    pressed: Option<(i32, i32)>,
    /// Whether others than the one who feels look at the screen.
    covered: bool,
    /// Whether the cover is being held.
    held: bool,
    /// What happened last.
    said: String,
    bot_millis: u32,
    timer: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

impl Duel {
    /// The duel that is due, or the one that was left.
    pub fn new(at: &Table<Dschamal>, two: Two, left: Option<Left>, link: &Link) -> Option<Self> {
        let mut duel = Self::of((*at.state, at.happened), two, at.pace, link)?;
        if let Some(Left { calm, steps, strokes }) = left {
            (duel.calm, duel.steps, duel.strokes) = (calm, steps, strokes);
            duel.said = "The duel goes on as it was.".into();
            duel.wait(link);
        }
        Some(duel)
    }

    /// The duel that is due after so many actions, also in the place of a live one.
    pub fn of((state, happened): (Dschamal, usize), two: Two, pace: Pace, link: &Link) -> Option<Self> {
        let mut duel = Self {
            happened,
            steps: Vec::new(),
            strokes: [Strokes::default(); 2],
            pressed: None,
            calm: CalmDuel::instead_of_live(&state)?,
            camps: camps::of(&state, &two),
            covered: two.persons() + two.watchers.len() > 1,
            held: false,
            said: "The bag is shaken.".into(),
            bot_millis: pace.millis(FEELING_MILLIS),
            timer: None,
            _listeners: parts::listen(link),
            state,
            two,
        };
        duel.wait(link);
        Some(duel)
    }

    /// Takes in a message.
    pub fn update(&mut self, link: &Link, msg: &Msg) -> Answer<Dschamal> {
        match msg {
            Msg::Press(LEAVE) | Msg::Escape => return Answer::Leave,
            Msg::Press(button) => return self.choose(link, *button),
            Msg::Event(event) => {
                let held = self.hold(event);
                return if self.feel_side(event) { Answer::Draw } else { held };
            }
            Msg::Seen => self.held = false,
            Msg::Time => return self.ask_bot(link),
        }
        Answer::Draw
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
        Answer::Draw
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
        let Some(seat) = self.mover().filter(|&seat| !self.is_bot(seat) && (self.held || !self.covered)) else {
            return false;
        };
        let hand = self.hand(seat);
        let uncovers = self.calm.seen_by(seat).feels.is_some() && self.strokes[hand].stroke(side);
        if uncovers {
            sound::play(Sound::Knock);
            self.keep();
        }
        uncovers
    }

    fn keep(&self) {
        kept::write((&self.state, self.happened), &self.steps, self.strokes);
    }

    /// A person's choice, if it is a person's turn.
    fn choose(&mut self, link: &Link, button: u8) -> Answer<Dschamal> {
        let Turn::Seat(seat) = self.calm.turn() else { return Answer::Same };
        let step = match button {
            FEEL => Step::Feel(seat),
            HOLD => Step::Hold(seat),
            _ => Step::Draw { seat, cry: button == CRY },
        };
        if self.is_bot(seat) || self.calm.check(&step).is_err() {
            return Answer::Same;
        }
        self.make(link, step)
    }

    fn ask_bot(&mut self, link: &Link) -> Answer<Dschamal> {
        let Turn::Seat(seat) = self.calm.turn() else { return Answer::Same };
        let Some(skill) = self.two.skills[self.hand(seat)] else { return Answer::Same };
        match calm_step(skill, &self.state, &self.calm.seen_by(seat), seat, &mut entropy::bits) {
            Some(step) => self.make(link, step),
            None => Answer::Same,
        }
    }

    /// Makes a step happen, and what chance has to do after it.
    fn make(&mut self, link: &Link, step: Step) -> Answer<Dschamal> {
        let Some(mover) = self.mover() else { return Answer::Same };
        let own = self.hand(mover);
        let first = self.calm.seen_by(mover).felt[own] == 0;
        if self.calm.apply(&step).is_err() {
            return Answer::Same;
        }
        self.held = false;
        if let Some(draw) = self.calm.drawn() {
            kept::forget();
            return Answer::Over(draw.actions());
        }
        self.steps.push(step);
        let name = self.two.names[own].clone();
        self.said = match step {
            Step::Feel(_) if first => format!("{name} feels a piece."),
            Step::Feel(_) => format!("{name} lets go and feels another piece."),
            _ => format!("{name} holds."),
        };
        // There is always one more piece: a hand feels three at the most.
        if let (Turn::Chance(_), Some(step)) = (self.calm.turn(), bag::chance(&mut self.calm, &mut entropy::bits)) {
            self.steps.push(step);
            if let Step::Lot(seat) = step {
                self.said = format!("Both hold: the lot says that {} draws.", self.two.names[self.hand(seat)]);
            }
        }
        if matches!(step, Step::Feel(_)) {
            self.strokes[own] = Strokes::new(entropy::bits());
        }
        if let Some(next) = self.mover() {
            self.strokes[self.hand(next)].begin_turn();
        }
        self.keep();
        self.wait(link);
        Answer::Draw
    }

    /// A bot takes its time.
    fn wait(&mut self, link: &Link) {
        let bot = self.mover().filter(|&seat| self.is_bot(seat));
        let link = link.clone();
        self.timer = bot.map(|_| Timeout::new(self.bot_millis, move || link.send_message(to_contest(Msg::Time))));
    }

    fn mover(&self) -> Option<Seat> {
        if let Turn::Seat(seat) = self.calm.turn() { Some(seat) } else { None }
    }

    fn hand(&self, seat: Seat) -> usize {
        usize::from(seat != self.two.seats[0])
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.two.skills[self.hand(seat)].is_some()
    }

    /// Whose hand the screen shows: the person's; of two, that of the one whose turn it is.
    fn shown(&self) -> Option<Seat> {
        match self.two.persons() {
            2 => self.mover(),
            _ => self.two.seats.into_iter().find(|&seat| !self.is_bot(seat)),
        }
    }
}
