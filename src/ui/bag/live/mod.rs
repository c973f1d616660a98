//! A live duel on the screen (B10): two hands in one bag, at the same time.
//!
//! The heap is drawn on a canvas and nowhere else, and of it only what lies near a hand: no element, no attribute and no
//! text of the page tells where a piece lies or what it is (B9). What happens is judged by the moments at which the
//! browser says that it happened, not by when the page gets to it.

mod canvas;
mod frame;
mod view;

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, PointerEvent, VisibilityState, window};

use super::camps::{self, Camp};
use super::parts::{self, BAG, CRY};
use super::{Button, Msg, Two, calm};
use crate::play::Pace;
use crate::play::bag::{BotHand, Calm, Heap, Keys, Live, Touching, View, between};
use crate::rules::dschamal::{Dschamal, Verdict};
use crate::scene::Sound;
use crate::ui::boards::contest::{Answer, Table};
use crate::ui::entropy;
use crate::ui::page::Link;
use crate::ui::sound;
use canvas::Canvas;
use frame::Frame;

/// From the press of the button to "1", and from there on from number to number, in milliseconds.
const READY_MILLIS: f64 = 500.0;
const COUNT_MILLIS: f64 = 750.0;
/// How long "3" stays on the screen.
const THREE_MILLIS: f64 = 700.0;
/// How long the button that begins is deaf: a double press of the one that led here is not meant for it.
const DEAF_MILLIS: f64 = 500.0;
/// How soon, and for how long, a second press on the button that pauses means it, in milliseconds.
const AGAIN_MILLIS: (f64, f64) = (250.0, 3000.0);
/// The longest time between two pictures in which the bag moves, in milliseconds.
const LONGEST_MILLIS: f64 = 100.0;

/// A live duel.
pub struct Duel {
    state: Dschamal,
    happened: usize,
    two: Two,
    pace: Pace,
    camps: [Camp; 2],
    /// Why it begins afresh, if it does.
    again: Option<Again>,
    stage: Stage,
    /// Since when it has been there.
    since: f64,
    _listeners: Vec<EventListener>,
}

/// Why a duel begins afresh.
#[derive(Clone, Copy)]
enum Again {
    /// It was paused.
    Paused,
    /// Both hands came out at once.
    AtOnce,
}

/// How far it is.
enum Stage {
    /// The two are called to the bag.
    Ready,
    /// The bag is being laid on the screen, with "3" at this moment.
    Open { three: f64, _frame: Option<Frame> },
    /// Hands are over the bag, or in it.
    Fight(Box<Fight>),
}

/// A duel that has begun.
struct Fight {
    live: Live,
    bots: Vec<BotHand>,
    /// The canvases of the hands that persons have.
    canvases: [Option<Canvas>; 2],
    /// The pointers that the hands follow.
    pointers: [Option<i32>; 2],
    /// Where on their canvases pointers have led the hands.
    led: [Option<(f64, f64)>; 2],
    /// Whether the hands are fingers on the screen.
    fingers: [bool; 2],
    /// When the button that pauses was pressed.
    asked: Option<f64>,
    /// When time passed last.
    passed: f64,
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
    /// Whether the button that pauses has been pressed once.
    asked: bool,
}

impl Duel {
    /// The duel that is due.
    pub fn new(at: &Table<Dschamal>, two: Two, link: &Link) -> Self {
        let state = *at.state;
        Self {
            camps: camps::of(&state, &two),
            again: None,
            stage: Stage::Ready,
            since: now(),
            _listeners: parts::listen(link),
            pace: at.pace,
            happened: at.happened,
            state,
            two,
        }
    }

    /// The calm duel that the two fight instead.
    pub fn calmly(&self, link: &Link) -> Option<calm::Duel> {
        let calm = Calm::new(&self.state, self.happened)?;
        Some(calm::Duel::instead(calm, self.two.clone(), self.pace, link))
    }

    /// Takes in a message.
    pub fn update(&mut self, link: &Link, msg: &Msg) -> Answer<Dschamal> {
        let now = now();
        match msg {
            Msg::Press(Button::Count) if now - self.since >= DEAF_MILLIS && matches!(self.stage, Stage::Ready) => {
                let three = now + READY_MILLIS + 2.0 * COUNT_MILLIS;
                self.stage = Stage::Open { three, _frame: Frame::next(link) };
                Answer::Redraw
            }
            Msg::Press(Button::Leave) => Answer::Leave,
            Msg::Escape if matches!(self.stage, Stage::Ready) => Answer::Leave,
            Msg::Escape => self.pause(),
            Msg::Seen if is_hidden() => self.pause(),
            Msg::Event(event) => self.happen(event),
            Msg::Time => self.pass(link, now),
            Msg::Press(_) | Msg::Seen => Answer::Same,
        }
    }

    /// A duel that is interrupted is begun afresh (B9).
    fn pause(&mut self) -> Answer<Dschamal> {
        if matches!(self.stage, Stage::Ready) {
            return Answer::Same;
        }
        self.stage = Stage::Ready;
        self.since = now();
        self.again = Some(Again::Paused);
        Answer::Redraw
    }

    /// Something happened on the page.
    fn happen(&mut self, event: &Event) -> Answer<Dschamal> {
        let hands = Hands { keyboard: self.keyboard_hand(), alone: self.two.persons() == 1 };
        let Stage::Fight(fight) = &mut self.stage else { return Answer::Same };
        match event.type_().as_str() {
            // Nobody looks, or the bag has another form: hands would go on by themselves.
            "blur" => return self.pause(),
            "resize" if fight.canvases.iter().flatten().any(Canvas::is_changed) => return self.pause(),
            "pointerdown" if parts::part(event) == Some(view::PAUSE) => {
                // One touch by mistake throws no duel away.
                let time = event.time_stamp();
                let (soonest, latest) = AGAIN_MILLIS;
                if fight.asked.is_some_and(|asked| (soonest..latest).contains(&(time - asked))) {
                    return self.pause();
                }
                fight.asked = Some(time);
                return Answer::Same;
            }
            _ => {}
        }
        if let Some(event) = event.dyn_ref::<PointerEvent>() {
            fight.point(event, hands);
        } else if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            fight.key(event, hands);
        }
        Answer::Same
    }

    /// Time passes, for the hands of bots and of the keyboard too.
    fn pass(&mut self, link: &Link, now: f64) -> Answer<Dschamal> {
        let (persons, keyboard) = (self.persons(), self.keyboard_hand());
        if let Stage::Open { three, .. } = self.stage {
            self.stage = Stage::Fight(Box::new(self.shake(three)));
        }
        let Stage::Fight(fight) = &mut self.stage else { return Answer::Same };
        fight.live.pass(now);
        fight.follow(now);
        fight.keys.pass(&mut fight.live, keyboard, now);
        for bot in &mut fight.bots {
            bot.pass(&mut fight.live, now, &mut entropy::bits);
        }
        match fight.live.verdict(now) {
            Verdict::First(hand) => return Answer::Over(fight.live.drawn(hand, self.two.seats[hand]).actions()),
            Verdict::Again => {
                self.stage = Stage::Ready;
                self.since = now;
                self.again = Some(Again::AtOnce);
                return Answer::Redraw;
            }
            Verdict::Open => {}
        }
        for hand in persons {
            fight.feel(hand);
            if let Some(canvas) = &mut fight.canvases[hand] {
                canvas.paint(&fight.live, hand, now, fight.fingers[hand]);
            }
        }
        let signs = fight.signs(now);
        if signs.count != fight.signs.count && signs.count > 0 {
            sound::play(if signs.count == 3 { Sound::Go } else { Sound::Count });
        }
        let same = signs == fight.signs;
        fight.signs = signs;
        fight.frame = Frame::next(link);
        if same { Answer::Same } else { Answer::Redraw }
    }

    /// A bag of the form that it has on the screen, which is shaken.
    fn shake(&self, three: f64) -> Fight {
        let mut canvases = [None, None];
        let mut view = None;
        for hand in self.persons() {
            canvases[hand] = Canvas::new(hand, view);
            view = canvases[hand].as_ref().map(|canvas| canvas.view);
        }
        let size = view.unwrap_or_else(|| View::of(1000.0, 1000.0)).size;
        let bot = |hand: usize| {
            Some(BotHand::new(hand, self.two.skills[hand]?, &self.state, (size, three), &mut entropy::bits))
        };
        Fight {
            live: Live::new(Heap::shaken(self.state.bag(), size, &mut entropy::bits), three),
            bots: [0, 1].into_iter().filter_map(bot).collect(),
            canvases,
            pointers: [None; 2],
            led: [None; 2],
            fingers: [false; 2],
            asked: None,
            passed: three,
            keys: Keys::new(size),
            touches: [Touching::Nothing; 2],
            three,
            signs: Signs::default(),
            frame: None,
        }
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
}

/// Who has which hand.
#[derive(Clone, Copy)]
struct Hands {
    /// The hand that keys move.
    keyboard: usize,
    /// Whether one person alone is in the bag.
    alone: bool,
}

impl Fight {
    /// A key. Enter is the cry of the keyboard's hand, D that of the pointer's.
    fn key(&mut self, event: &KeyboardEvent, hands: Hands) {
        let time = event.time_stamp();
        let down = event.type_() == "keydown";
        match event.key().as_str() {
            "Enter" if down => self.live.cry(hands.keyboard, time),
            "d" | "D" if down => self.live.cry(if hands.alone { hands.keyboard } else { 0 }, time),
            key => {
                if key.starts_with("Arrow") {
                    self.led[hands.keyboard] = None;
                }
                self.keys.press(&mut self.live, hands.keyboard, key, (down, event.repeat(), time));
            }
        }
    }

    /// A pointer did something on the bag of a hand, or on the button of its cry. The first one that goes down in the bag
    /// is the hand until it goes up; a mouse, of which there is only one, is the bag master's where two are persons, and
    /// feels its way without a press too.
    fn point(&mut self, event: &PointerEvent, hands: Hands) {
        let (time, id, kind) = (event.time_stamp(), event.pointer_id(), event.type_());
        let hand = match parts::part(event) {
            Some(part @ CRY..=3) => {
                if kind == "pointerdown" {
                    self.live.cry(usize::from(part - CRY), time);
                }
                return;
            }
            Some(part @ BAG..=1) => usize::from(part),
            _ => return,
        };
        let is_mouse = event.pointer_type() == "mouse";
        let free = self.pointers[hand].is_none();
        let own = self.pointers[hand] == Some(id);
        let Some(canvas) = self.canvases[hand].as_ref().filter(|_| !is_mouse || hand == 0 || hands.alone) else {
            return;
        };
        let (x, above) = canvas.place(event);
        let at = canvas.view.point(x, above);
        let leads = own || (free && (is_mouse || kind == "pointerdown"));
        if leads {
            self.led[hand] = Some((x, above));
            self.fingers[hand] = event.pointer_type() == "touch";
        }
        match kind.as_str() {
            "pointerdown" if free => {
                parts::hold(event);
                self.pointers[hand] = Some(id);
                self.live.go(hand, at, time);
                self.live.press(hand, time);
            }
            "pointermove" if own || (is_mouse && free) => self.live.go(hand, at, time),
            "pointerup" | "pointercancel" if own => {
                self.pointers[hand] = None;
                self.led[hand] = None;
                self.live.go(hand, at, time);
                self.live.lift(hand, time);
            }
            _ => {}
        }
    }

    /// Where not the whole bag is seen, it moves with the hands.
    fn follow(&mut self, now: f64) {
        let millis = between(now - self.passed, 0.0, LONGEST_MILLIS);
        self.passed = now;
        for (hand, canvas) in self.canvases.iter_mut().enumerate() {
            let Some(at) = self.live.place(hand, now).filter(|_| !self.live.is_closed(hand)) else { continue };
            let Some(canvas) = canvas else { continue };
            if canvas.view.follow(at, millis)
                && let Some((x, above)) = self.led[hand]
            {
                self.live.go(hand, canvas.view.point(x, above), now);
            }
        }
    }

    /// The device knocks and trembles a little where a hand meets a piece.
    fn feel(&mut self, hand: usize) {
        let touches = self.live.touches(hand);
        if touches != self.touches[hand] && touches != Touching::Nothing {
            sound::play(if touches == Touching::Several { Sound::Knocks } else { Sound::Knock });
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
            asked: self.asked.is_some_and(|asked| now - asked < AGAIN_MILLIS.1),
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
