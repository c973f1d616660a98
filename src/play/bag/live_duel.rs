//! A live duel as it is fought on a screen (B10): its count, and the hands in the bag, which pointers, keys and bots lead.
//!
//! What happens is judged by the moments at which the browser says that it happened, not by when the page gets to it.

use super::{BotHand, Duellists, Heap, Keys, Live, Touching, View, between};
use crate::rules::dschamal::{Action, Dschamal, Verdict};
use crate::scene::Sound;

/// From the press of the button to "1", and from there on from number to number, in milliseconds.
const READY_MILLIS: f64 = 500.0;
const COUNT_MILLIS: f64 = 750.0;
/// How long "3" stays on the screen.
const THREE_MILLIS: f64 = 700.0;
/// How soon, and for how long, a second press on the button that pauses means it, in milliseconds.
const AGAIN_MILLIS: (f64, f64) = (250.0, 3000.0);
/// The longest time between two pictures in which the bag moves, in milliseconds.
const LONGEST_MILLIS: f64 = 100.0;
/// How long a hand does nothing until its player is shown the way out, in milliseconds.
const IDLE_MILLIS: f64 = 10_000.0;
/// How far the fingers of a hand reach ahead of the finger that is seen on the screen, in pixels.
const AHEAD: f64 = 26.0;

/// A live duel on a screen.
pub struct LiveDuel {
    live: Live,
    /// The moment of "3".
    three: f64,
    bots: Vec<BotHand>,
    /// What is on the screen for the hands of persons.
    hands: [Option<LedHand>; 2],
    /// The hand that keys move, and its keys.
    keyboard: usize,
    keys: Keys,
    /// Whether one person alone is in the bag.
    alone: bool,
    /// When the button that pauses was pressed.
    pause_asked: Option<f64>,
    /// When time passed last.
    passed: f64,
    signs: Signs,
}

/// The hand of a person.
struct LedHand {
    view: View,
    /// The pointer that it follows until that goes up.
    pointer: Option<i32>,
    /// Where on the screen a pointer has led it.
    led: Option<(f64, f64)>,
    /// Whether it is a finger on the screen.
    is_finger: bool,
    /// What was under it.
    touches: Touching,
    /// When its player last did something with it.
    moved: Option<f64>,
}

/// What a pointer does on the bag of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointerAt {
    /// Which pointer.
    pub id: i32,
    /// Which kind.
    pub device: Device,
    /// What it does.
    pub deed: Deed,
    /// Where it is: pixels from the left, and above the rim.
    pub at: (f64, f64),
    /// When, in milliseconds.
    pub time: f64,
}

/// A kind of pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// A mouse, of which there is only one, and which moves without a press too.
    Mouse,
    /// A finger, which hides what is under it.
    Touch,
    /// Another, such as a pen.
    Other,
}

/// What a pointer can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It goes down.
    Down,
    /// It moves.
    Move,
    /// It goes up, or is taken away.
    Up,
}

/// What the page says of a live duel; it says nothing of the heap (B9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// The number that is being counted; 0 if none is.
    pub count: u8,
    /// The hands that are held back.
    pub held_back: [bool; 2],
    /// The hands whose players have cried.
    pub cried: [bool; 2],
    /// Whether the button that pauses has been pressed once.
    pub pause_asked: bool,
    /// The hands that have been moved.
    pub moved: [bool; 2],
    /// The hands that have done nothing for some time.
    pub idle: [bool; 2],
}

/// How a live duel stands after some time.
#[derive(Clone, Debug, PartialEq)]
pub enum Passed {
    /// It goes on, and looks so; this was heard meanwhile.
    Open(Signs, Vec<Sound>),
    /// Both hands came out at once: it begins afresh.
    AtOnce,
    /// It is over, and comes to these actions.
    Over(Vec<Action>),
}

impl LiveDuel {
    /// The moment of "3" of a duel that is counted in from `now` on.
    #[must_use]
    pub fn three(now: f64) -> f64 {
        now + READY_MILLIS + 2.0 * COUNT_MILLIS
    }

    /// A duel in a bag that has just been shaken, with "3" at this moment. `bags` are the breadth and the height above the
    /// rim, in pixels, of the bags that are on the screen: those of persons. `random` gives 64 random bits a call.
    pub fn shaken(
        state: &Dschamal,
        duellists: &Duellists,
        bags: [Option<(f64, f64)>; 2],
        three: f64,
        random: &mut impl FnMut() -> u64,
    ) -> Self {
        // Both see the same bag, which has the form that it has on the first screen.
        let view = bags.into_iter().flatten().next().map(|(width, height)| View::of(width, height));
        let size = view.unwrap_or_else(|| View::of(1000.0, 1000.0)).size;
        let touches = Touching::Nothing;
        let hand = |view| LedHand { view, pointer: None, led: None, is_finger: false, touches, moved: None };
        let heap = Heap::shaken(state.bag(), size, random);
        let bot = |hand| Some(BotHand::new(hand, duellists.skill(hand)?, state, (size, three), random));
        Self {
            live: Live::new(heap, three),
            bots: [0, 1].into_iter().filter_map(bot).collect(),
            three,
            hands: bags.map(|bag| bag.and(view).map(hand)),
            keyboard: duellists.keyboard_hand(),
            keys: Keys::new(size),
            alone: duellists.persons().count() == 1,
            pause_asked: None,
            passed: three,
            signs: Signs::default(),
        }
    }

    /// The hands in the bag.
    #[must_use]
    pub fn live(&self) -> &Live {
        &self.live
    }

    /// What of the bag is on the screen of a person's hand, and whether that is a finger on it.
    #[must_use]
    pub fn seen(&self, hand: usize) -> Option<(View, bool)> {
        self.hands[hand].as_ref().map(|hand| (hand.view, hand.is_finger))
    }

    /// A key went down or up. Enter is the cry of the keyboard's hand, D that of the pointer's.
    pub fn key(&mut self, key: &str, (down, repeat, time): (bool, bool, f64)) {
        match key {
            "Enter" if down => self.live.cry(self.keyboard, time),
            "d" | "D" if down => self.live.cry(if self.alone { self.keyboard } else { 0 }, time),
            key => {
                if let Some(hand) = &mut self.hands[self.keyboard] {
                    hand.moved = Some(time);
                    if key.starts_with("Arrow") {
                        hand.led = None;
                    }
                }
                self.keys.press(&mut self.live, self.keyboard, key, (down, repeat, time));
            }
        }
    }

    /// A player cries.
    pub fn cry(&mut self, hand: usize, time: f64) {
        self.live.cry(hand, time);
    }

    /// The button that pauses is pressed. Tells whether that means it: one touch by mistake throws no duel away.
    pub fn pause(&mut self, time: f64) -> bool {
        let (soonest, latest) = AGAIN_MILLIS;
        let asked = self.pause_asked.replace(time);
        asked.is_some_and(|asked| (soonest..latest).contains(&(time - asked)))
    }

    /// A pointer does something on the bag of a hand. The first one that goes down in the bag is the hand until it goes up;
    /// a mouse is the bag master's where two are persons, and feels its way without a press too. Tells whether the pointer
    /// is the hand from now on.
    pub fn point(&mut self, number: usize, pointer: &PointerAt) -> bool {
        let PointerAt { id, device, deed, at: (x, above), time } = *pointer;
        let is_mouse = device == Device::Mouse;
        let Some(hand) = self.hands[number].as_mut().filter(|_| !is_mouse || number == 0 || self.alone) else {
            return false;
        };
        let (free, own) = (hand.pointer.is_none(), hand.pointer == Some(id));
        let leads = own || (free && (is_mouse || deed == Deed::Down));
        if !leads {
            return false;
        }
        let ahead = if device == Device::Touch { between(above, 0.0, AHEAD) } else { 0.0 };
        let place = (x, above + ahead);
        hand.led = Some(place);
        hand.moved = Some(time);
        hand.is_finger = device == Device::Touch;
        let at = hand.view.point(place.0, place.1);
        match deed {
            Deed::Down if free => {
                hand.pointer = Some(id);
                self.live.go(number, at, time);
                self.live.press(number, time);
                return true;
            }
            Deed::Move => self.live.go(number, at, time),
            Deed::Up if own => {
                hand.pointer = None;
                hand.led = None;
                self.live.go(number, at, time);
                self.live.lift(number, time);
            }
            Deed::Down | Deed::Up => {}
        }
        false
    }

    /// Time passes, for the hands of bots and of the keyboard too. `random` gives 64 random bits a call.
    pub fn pass(&mut self, duellists: &Duellists, now: f64, random: &mut impl FnMut() -> u64) -> Passed {
        self.live.pass(now);
        self.follow(now);
        self.keys.pass(&mut self.live, self.keyboard, now);
        for bot in &mut self.bots {
            bot.pass(&mut self.live, now, random);
        }
        match self.live.verdict(now) {
            Verdict::First(hand) => {
                return Passed::Over(self.live.drawn(hand, duellists.seats()[hand]).actions());
            }
            Verdict::Again => return Passed::AtOnce,
            Verdict::Open => {}
        }
        let mut sounds: Vec<_> = [0, 1].into_iter().filter_map(|hand| self.feel(hand)).collect();
        let signs = self.signs(now);
        if signs.count != self.signs.count && signs.count > 0 {
            sounds.push(if signs.count == 3 { Sound::Go } else { Sound::Count });
        }
        self.signs = signs;
        Passed::Open(signs, sounds)
    }

    /// Where not the whole bag is seen, it moves with the hands.
    fn follow(&mut self, now: f64) {
        let millis = between(now - self.passed, 0.0, LONGEST_MILLIS);
        self.passed = now;
        for (number, hand) in self.hands.iter_mut().enumerate() {
            let Some(hand) = hand else { continue };
            let Some(at) = self.live.place(number, now).filter(|_| !self.live.is_closed(number)) else { continue };
            if hand.view.follow(at, millis)
                && let Some((x, above)) = hand.led
            {
                self.live.go(number, hand.view.point(x, above), now);
            }
        }
    }

    /// The device knocks and trembles a little where a person's hand meets a piece.
    fn feel(&mut self, number: usize) -> Option<Sound> {
        let touches = self.live.touches(number);
        let before = std::mem::replace(&mut self.hands[number].as_mut()?.touches, touches);
        match touches {
            _ if touches == before => None,
            Touching::Nothing => None,
            Touching::One(_) => Some(Sound::Knock),
            Touching::Several => Some(Sound::Knocks),
        }
    }

    fn signs(&self, now: f64) -> Signs {
        let counted = [2.0, 1.0, 0.0].into_iter().filter(|left| now >= self.three - left * COUNT_MILLIS).count();
        let is_over = now > self.three + THREE_MILLIS;
        let moved = [0, 1].map(|hand| self.hands[hand].as_ref().and_then(|hand| hand.moved));
        Signs {
            count: u8::try_from(counted).ok().filter(|_| !is_over).unwrap_or_default(),
            held_back: [0, 1].map(|hand| self.live.is_held_back(hand, now)),
            cried: [0, 1].map(|hand| self.live.cried(hand)),
            pause_asked: self.pause_asked.is_some_and(|asked| now - asked < AGAIN_MILLIS.1),
            moved: moved.map(|moved| moved.is_some()),
            idle: moved.map(|moved| now - moved.unwrap_or(self.three).max(self.three) > IDLE_MILLIS),
        }
    }
}
