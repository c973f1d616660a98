//! A live duel on the screen (B10): two hands in one bag, at the same time.
//!
//! The heap is drawn on a canvas and nowhere else, and of it only what lies near a hand: no element, no attribute and no
//! text of the page tells where a piece lies or what it is (B9). What happens is judged by the moments at which the
//! browser says that it happened, not by when the page gets to it.

mod canvas;
mod frame;
mod keys;
mod view;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, VisibilityState, window};
use yew::{NodeRef, PointerEvent};

use super::bots::BotHand;
use super::camps::{self, Camp};
use super::{Two, calm};
use crate::rules::dschamal::{Dschamal, Verdict};
use crate::scene::dschamal::bag::{Heap, Live, Touching};
use crate::ui::boards::contest::{Answer, Msg, Table};
use crate::ui::entropy;
use crate::ui::pace::Pace;
use crate::ui::page::Link;
use crate::ui::table::to_contest;
use frame::Frame;
use keys::Keys;

/// From the press of the button to "1", and from there on from number to number, in milliseconds.
const READY_MILLIS: f64 = 500.0;
const COUNT_MILLIS: f64 = 750.0;
/// How long "3" stays on the screen.
const THREE_MILLIS: f64 = 700.0;

const BEGIN: u8 = 0;
const LEAVE: u8 = 1;
const PAUSE: u8 = 2;
/// The button that has the duel fought calmly instead.
pub const CALM: u8 = 3;
/// The cries of the two hands.
const CRY: u8 = 4;

/// A live duel.
pub struct Duel {
    state: Dschamal,
    two: Two,
    pace: Pace,
    camps: [Camp; 2],
    /// What is to be said before it begins, or begins afresh.
    note: &'static str,
    /// The duel, once it has begun.
    fight: Option<Fight>,
    canvases: [NodeRef; 2],
    _listener: Option<EventListener>,
}

/// A duel that has begun.
struct Fight {
    live: Live,
    bots: Vec<BotHand>,
    /// The pointers that the hands follow.
    pointers: [Option<i32>; 2],
    keys: Keys,
    /// What was under the hands.
    touches: [Touching; 2],
    three: f64,
    signs: Signs,
    frame: Option<Frame>,
}

/// What the page says of a fight; it says nothing of the heap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Signs {
    /// The number that is being counted, if one is.
    count: u8,
    /// The hands that are held back.
    held_back: [bool; 2],
    /// The hands whose players have cried.
    cried: [bool; 2],
}

impl Duel {
    /// The duel that is due.
    pub fn new(at: &Table<Dschamal>, two: Two, link: &Link) -> Self {
        let state = *at.state;
        Self {
            camps: camps::of(&state, &two),
            note: "",
            fight: None,
            canvases: [NodeRef::default(), NodeRef::default()],
            _listener: listen(link),
            pace: at.pace,
            state,
            two,
        }
    }

    /// The calm duel that the two fight instead.
    pub fn calmly(&self, link: &Link) -> Option<calm::Duel> {
        calm::Duel::of(self.state, self.two.clone(), self.pace, link)
    }

    /// Takes in a message.
    pub fn update(&mut self, link: &Link, msg: Msg) -> Answer<Dschamal> {
        let now = now();
        match msg {
            Msg::Press(BEGIN) if self.fight.is_none() => self.begin(link, now),
            Msg::Press(LEAVE) => return Answer::Leave,
            Msg::Press(PAUSE) => return self.pause(),
            Msg::Hold(cry, _) if cry >= CRY => self.cry(usize::from(cry - CRY), now),
            Msg::Key(event) => return self.key(&event),
            Msg::Point(hand, event) => self.point(usize::from(hand), &event),
            Msg::Time => return self.pass(link, now),
            Msg::Away if is_hidden() => return self.pause(),
            Msg::Press(_) | Msg::Hold(..) | Msg::Away => return Answer::Same,
        }
        Answer::Draw
    }

    /// The bag is shaken, and the count begins.
    fn begin(&mut self, link: &Link, now: f64) {
        let three = now + READY_MILLIS + 2.0 * COUNT_MILLIS;
        let heap = Heap::shaken(self.state.bag(), &mut entropy::bits);
        let bot = |hand: usize| Some(BotHand::new(hand, self.two.skills[hand]?, &self.state, three));
        self.note = "";
        self.fight = Some(Fight {
            live: Live::new(heap, three),
            bots: [0, 1].into_iter().filter_map(bot).collect(),
            pointers: [None; 2],
            keys: Keys::default(),
            touches: [Touching::Nothing; 2],
            three,
            signs: Signs::default(),
            frame: Frame::next(link),
        });
    }

    /// A duel that is interrupted is begun afresh (B9).
    fn pause(&mut self) -> Answer<Dschamal> {
        if self.fight.take().is_none() {
            return Answer::Same;
        }
        self.note = "Paused. The duel begins afresh, and the bag is shaken.";
        Answer::Draw
    }

    fn cry(&mut self, hand: usize, time: f64) {
        if let Some(fight) = &mut self.fight {
            fight.live.cry(hand, time);
        }
    }

    /// Time passes, for the hands of bots and of the keyboard too.
    fn pass(&mut self, link: &Link, now: f64) -> Answer<Dschamal> {
        let (persons, keyboard) = (self.persons(), self.keyboard_hand());
        let Some(fight) = &mut self.fight else { return Answer::Same };
        fight.live.pass(now);
        fight.keys.pass(&mut fight.live, keyboard, now);
        fight.bots.iter_mut().for_each(|bot| bot.pass(&mut fight.live, now));
        match fight.live.verdict(now) {
            Verdict::First(hand) => {
                return Answer::Over(fight.live.drawn(hand, self.two.seats[hand]).actions());
            }
            Verdict::Again => {
                self.fight = None;
                self.note = "Both hands came out at once: the bag is shaken, and the duel played again.";
                return Answer::Draw;
            }
            Verdict::Open => {}
        }
        for hand in persons {
            fight.feel(hand);
            canvas::draw(&self.canvases[hand], &fight.live, hand, now);
        }
        let signs = fight.signs(now);
        let same = signs == fight.signs;
        fight.signs = signs;
        fight.frame = Frame::next(link);
        if same { Answer::Same } else { Answer::Draw }
    }

    /// The hands of persons.
    fn persons(&self) -> impl Iterator<Item = usize> + use<> {
        let skills = self.two.skills;
        [0, 1].into_iter().filter(move |&hand| skills[hand].is_none())
    }

    /// The hand that keys move: the only person's, or of two that of the challenged.
    fn keyboard_hand(&self) -> usize {
        self.persons().last().unwrap_or_default()
    }

    fn key(&mut self, event: &KeyboardEvent) -> Answer<Dschamal> {
        let (alone, hand) = (self.two.persons() == 1, self.keyboard_hand());
        let Some(fight) = &mut self.fight else {
            let leaves = event.key() == "Escape" && event.type_() == "keydown";
            return if leaves { Answer::Leave } else { Answer::Same };
        };
        let time = event.time_stamp();
        let down = event.type_() == "keydown";
        match event.key().as_str() {
            "Escape" if down => return self.pause(),
            "Enter" if down => fight.live.cry(hand, time),
            "d" | "D" if down => fight.live.cry(if alone { hand } else { 0 }, time),
            key => fight.keys.press(&mut fight.live, hand, key, (down, event.repeat(), time)),
        }
        Answer::Same
    }

    /// A pointer did something on the half of a hand. The first one that goes down there is the hand until it goes up;
    /// a mouse, of which there is only one, is the bag master's, and feels its way without a press too.
    fn point(&mut self, hand: usize, event: &PointerEvent) {
        let is_mouse = event.pointer_type() == "mouse";
        let Some(fight) = self.fight.as_mut().filter(|_| !is_mouse || hand == 0 || self.two.persons() == 1) else {
            return;
        };
        let Some(at) = canvas::point(&self.canvases[hand], event) else { return };
        let (time, id) = (event.time_stamp(), event.pointer_id());
        let own = fight.pointers[hand] == Some(id);
        match event.type_().as_str() {
            "pointerdown" if fight.pointers[hand].is_none() => {
                fight.pointers[hand] = Some(id);
                fight.live.go(hand, at, time);
                fight.live.press(hand, time);
            }
            "pointermove" if own || (is_mouse && fight.pointers[hand].is_none()) => fight.live.go(hand, at, time),
            "pointerup" | "pointercancel" if own => {
                fight.pointers[hand] = None;
                fight.live.go(hand, at, time);
                fight.live.lift(hand, time);
            }
            _ => {}
        }
    }
}

impl Fight {
    /// The device trembles a little where a hand meets a piece.
    fn feel(&mut self, hand: usize) {
        let touches = self.live.touches(hand);
        if touches != self.touches[hand] && touches != Touching::Nothing {
            if let Some(window) = window() {
                window.navigator().vibrate_with_duration(if touches == Touching::Several { 18 } else { 9 });
            }
        }
        self.touches[hand] = touches;
    }

    fn signs(&self, now: f64) -> Signs {
        let counted = [2.0, 1.0, 0.0].into_iter().filter(|left| now >= self.three - left * COUNT_MILLIS).count();
        let is_over = now > self.three + THREE_MILLIS;
        Signs {
            count: u8::try_from(counted).ok().filter(|_| !is_over).unwrap_or_default(),
            held_back: [0, 1].map(|hand| self.live.is_held_back(hand, now)),
            cried: [0, 1].map(|hand| self.live.cried(hand)),
        }
    }
}

/// Milliseconds on the clock of the browser's events.
fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

fn is_hidden() -> bool {
    let document = window().and_then(|window| window.document());
    document.is_some_and(|document| document.visibility_state() == VisibilityState::Hidden)
}

/// Keys that go up; those that go down come from the table.
fn listen(link: &Link) -> Option<EventListener> {
    let (window, link) = (window()?, link.clone());
    let listener = EventListener::new(&window, "keyup", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            link.send_message(to_contest(Msg::Key(event.clone())));
        }
    });
    Some(listener)
}
