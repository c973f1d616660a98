//! A live duel on a screen (B10): the count, and the hands in the bag, moved by pointers, keys and bots.
//!
//! Events count at their browser timestamps, not at the time at which the page handles them.

use super::{BotHand, Duellists, Heap, Keys, Live, Point, Touching, View, clamp};
use crate::rules::dschamal::{Action, Dschamal, Verdict};
use crate::scene::Sound;

/// The time from the button to “1”, in milliseconds.
const READY_MILLIS: f64 = 500.0;
/// The time between two numbers of the count, in milliseconds.
const COUNT_MILLIS: f64 = 750.0;
/// The time for which “3” stays on the screen, in milliseconds.
const THREE_MILLIS: f64 = 700.0;
/// The earliest and the latest delay of the second press that confirms a pause, in milliseconds.
const AGAIN_MILLIS: (f64, f64) = (250.0, 3000.0);
/// The maximum time step between two animation frames, in milliseconds.
const LONGEST_MILLIS: f64 = 100.0;
/// The idle time after which a player is shown the way out, in milliseconds.
const IDLE_MILLIS: f64 = 10_000.0;
/// The time for which a player is told that the hand is empty, in milliseconds.
const EMPTY_MILLIS: f64 = 1_200.0;
/// The distance by which a hand is ahead of the finger on the screen, which would hide it, in CSS pixels.
const AHEAD: f64 = 26.0;
/// The least way of a bot’s hand between two rustles, in bag units, and the least time, in milliseconds.
const RUSTLE: (f64, f64) = (40.0, 450.0);
/// The width of the strips at both sides of a bag in which no touch begins, since it may be the device's gesture that
/// goes back, in CSS pixels.
const SIDE: f64 = 16.0;

/// A live duel on a screen.
pub struct LiveDuel {
    live: Live,
    /// The time of “3”.
    three: f64,
    bots: Vec<BotHand>,
    /// The hand of a bot when it last rustled: its place, whether it was closed, and the time.
    rustled: (Point, bool, f64),
    /// The hands of persons, and their parts of the screen.
    hands: [Option<PersonHand>; 2],
    /// The index of the hand that keys move.
    keyboard: usize,
    keys: Keys,
    /// `true` if only one of the players is a person.
    one_person: bool,
    /// The time of the last press on the pause button.
    pause_asked: Option<f64>,
    /// The time of the last frame.
    passed: f64,
    status: DuelStatus,
}

/// The hand of a person.
struct PersonHand {
    view: View,
    /// The id of the pointer that moves the hand, until it goes up.
    pointer: Option<i32>,
    /// The position to which a pointer moved it, in CSS pixels from the left and above the rim.
    pointer_at: Option<(f64, f64)>,
    /// `true` for touch input.
    is_finger: bool,
    /// The pieces under it in the last frame.
    touches: Touching,
    /// The time of its player's last action.
    moved: Option<f64>,
    /// `true` if it was in the bag in the last frame.
    was_in: bool,
    /// The time at which it came out, or its player shouted, without a piece.
    emptied: Option<f64>,
}

/// A pointer event on the bag of a hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointerInput {
    /// The id of the pointer.
    pub id: i32,
    /// The kind of pointer.
    pub pointer_type: PointerType,
    /// The kind of event.
    pub action: PointerAction,
    /// The position, in CSS pixels from the left and above the rim.
    pub at: (f64, f64),
    /// The timestamp, in milliseconds.
    pub time: f64,
}

/// A kind of pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerType {
    /// A mouse: there is only one, and it moves without a press too.
    Mouse,
    /// A finger, which hides what is under it.
    Touch,
    /// Any other, such as a pen.
    Other,
}

/// A kind of pointer event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerAction {
    /// It goes down.
    Down,
    /// It moves.
    Move,
    /// It goes up, or is cancelled.
    Up,
}

/// The view of a live duel without the heap, which must not be in the page’s elements (B9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DuelStatus {
    /// The number of the count on the screen; 0 if there is none.
    pub count: u8,
    /// The hands that are held back.
    pub held_back: [bool; 2],
    /// The hands that came out without a piece just now, or whose players shouted without one.
    pub empty: [bool; 2],
    /// The hands of bots that hold a piece.
    pub grips: [bool; 2],
    /// The hands whose players have shouted.
    pub shouted: [bool; 2],
    /// `true` if a second press on the pause button would confirm the pause.
    pub pause_asked: bool,
    /// The hands that have been moved.
    pub moved: [bool; 2],
    /// The hands whose players have been idle for some time.
    pub idle: [bool; 2],
}

/// The state of a live duel after a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum FrameResult {
    /// The duel goes on, with this view and these new sounds.
    Open(DuelStatus, Vec<Sound>),
    /// Both hands came out at the same time, so the duel restarts.
    AtOnce,
    /// The duel is over: its outcome is these actions of the match.
    Over(Vec<Action>),
}

impl LiveDuel {
    /// The time of “3” in a count that starts at `now`.
    #[must_use]
    pub fn three(now: f64) -> f64 {
        now + READY_MILLIS + 2.0 * COUNT_MILLIS
    }

    /// A duel in a freshly shaken bag, with “3” at the time `three`. `bags` are the width and the height above the rim,
    /// in CSS pixels, of the bags of persons on the screen. `random` returns 64 random bits per call.
    pub fn shaken(
        state: &Dschamal,
        duellists: &Duellists,
        bags: [Option<(f64, f64)>; 2],
        three: f64,
        random: &mut impl FnMut() -> u64,
    ) -> Self {
        // Both players get the same bag, with the dimensions of the first one on the screen.
        let view = bags.into_iter().flatten().next().map(|(width, height)| View::of(width, height));
        let size = view.unwrap_or_else(|| View::of(1000.0, 1000.0)).size;
        let touches = Touching::Nothing;
        let hand = |view| PersonHand {
            view,
            pointer: None,
            pointer_at: None,
            is_finger: false,
            touches,
            moved: None,
            was_in: false,
            emptied: None,
        };
        let heap = Heap::shaken(state.bag(), size, random);
        let bot = |hand| Some(BotHand::new(hand, duellists.skill(hand)?, state, (size, three), random));
        Self {
            live: Live::new(heap, three),
            bots: [0, 1].into_iter().filter_map(bot).collect(),
            rustled: (Point { x: 0.0, y: 0.0 }, false, three),
            three,
            hands: bags.map(|bag| bag.and(view).map(hand)),
            keyboard: duellists.keyboard_hand(),
            keys: Keys::new(size),
            one_person: duellists.persons().count() == 1,
            pause_asked: None,
            passed: three,
            status: DuelStatus::default(),
        }
    }

    /// The state of the hands and of the bag.
    #[must_use]
    pub fn live(&self) -> &Live {
        &self.live
    }

    /// The part of the bag on the screen of a person's hand, and `true` if that person uses touch input.
    #[must_use]
    pub fn seen(&self, hand: usize) -> Option<(View, bool)> {
        self.hands[hand].as_ref().map(|hand| (hand.view, hand.is_finger))
    }

    /// The place of a bot’s hand that a person with this hand sees at the far rim, in CSS pixels from the left: where its
    /// arm reaches in, and nothing of what it feels (B9). `None` if there is no bot, or its hand is not in the bag.
    #[must_use]
    pub fn rival(&self, hand: usize, now: f64) -> Option<f64> {
        let View { size, scale, .. } = self.hands[hand].as_ref()?.view;
        let bot = self.bots.first()?.hand();
        self.live.place(bot, now).map(|at| size.mirrored(at).x * scale)
    }

    /// The rustle of a bot’s hand that has moved some way or closed since the last one.
    fn rustle(&mut self, now: f64) -> Option<Sound> {
        let bot = self.bots.first()?.hand();
        let (from, was_closed, at) = self.rustled;
        let (way, pause) = RUSTLE;
        let (place, is_closed) = (self.live.place(bot, now)?, self.live.is_closed(bot));
        let rustles = is_closed != was_closed || (place.distance(from) >= way && now - at >= pause);
        rustles.then(|| {
            self.rustled = (place, is_closed, now);
            Sound::Rustle
        })
    }

    /// Handles a key that went down or up. Enter is the shout of the keyboard's hand, D that of the pointer's.
    pub fn key(&mut self, key: &str, (down, repeat, time): (bool, bool, f64)) {
        match key {
            "Enter" if down => self.shout(self.keyboard, time),
            "d" | "D" if down => self.shout(if self.one_person { self.keyboard } else { 0 }, time),
            key => {
                if let Some(hand) = &mut self.hands[self.keyboard] {
                    hand.moved = Some(time);
                    if key.starts_with("Arrow") {
                        hand.pointer_at = None;
                    }
                }
                self.keys.press(&mut self.live, self.keyboard, key, (down, repeat, time));
            }
        }
    }

    /// Shouts “Dschamal” for a hand. One without a piece is told so.
    pub fn shout(&mut self, number: usize, time: f64) {
        self.live.shout(number, time);
        if let Some(hand) = self.hands[number].as_mut().filter(|_| !self.live.shouted(number)) {
            hand.emptied = Some(time);
        }
    }

    /// Handles a press on the pause button. Returns `true` for the second one, which confirms: a single press by
    /// mistake must not end the duel.
    pub fn pause(&mut self, time: f64) -> bool {
        let (soonest, latest) = AGAIN_MILLIS;
        let asked = self.pause_asked.replace(time);
        asked.is_some_and(|asked| (soonest..latest).contains(&(time - asked)))
    }

    /// Handles a pointer event on the bag of a hand. The first pointer that goes down moves the hand until it goes up;
    /// a mouse moves it without a press too, but with two persons only the lower one. Returns `true` if the pointer
    /// has taken the hand.
    pub fn point(&mut self, number: usize, pointer: &PointerInput) -> bool {
        let PointerInput { id, pointer_type, action, at: (x, above), time } = *pointer;
        let is_mouse = pointer_type == PointerType::Mouse;
        let Some(hand) = self.hands[number].as_mut().filter(|_| !is_mouse || number == 0 || self.one_person) else {
            return false;
        };
        let (free, own) = (hand.pointer.is_none(), hand.pointer == Some(id));
        let is_touch = pointer_type == PointerType::Touch;
        let width = hand.view.size.width * hand.view.scale;
        let begins = action == PointerAction::Down && (!is_touch || (SIDE..=width - SIDE).contains(&x));
        let leads = own || (free && (is_mouse || begins));
        if !leads {
            return false;
        }
        let ahead = if is_touch { clamp(above, 0.0, AHEAD) } else { 0.0 };
        let place = (x, above + ahead);
        hand.pointer_at = Some(place);
        hand.moved = Some(time);
        hand.is_finger = is_touch;
        let at = hand.view.point(place.0, place.1);
        match action {
            PointerAction::Down if free => {
                hand.pointer = Some(id);
                self.live.move_hand(number, at, time);
                // A mouse feels without a press.
                if is_mouse {
                    self.live.grip(number, time);
                } else {
                    self.live.press(number, time);
                }
                return true;
            }
            PointerAction::Move => self.live.move_hand(number, at, time),
            PointerAction::Up if own => {
                hand.pointer = None;
                hand.pointer_at = None;
                self.live.move_hand(number, at, time);
                self.live.raise_hand(number, time);
            }
            PointerAction::Down | PointerAction::Up => {}
        }
        false
    }

    /// Advances the time, for bots and keys too. `random` returns 64 random bits per call.
    pub fn advance(&mut self, duellists: &Duellists, now: f64, random: &mut impl FnMut() -> u64) -> FrameResult {
        self.live.advance(now);
        self.follow(now);
        self.keys.advance(&mut self.live, self.keyboard, now);
        for bot in &mut self.bots {
            bot.advance(&mut self.live, now, random);
        }
        match self.live.verdict(now) {
            Verdict::First(hand) => {
                return FrameResult::Over(self.live.drawn(hand, duellists.seats()[hand]).actions());
            }
            Verdict::Again => return FrameResult::AtOnce,
            Verdict::Open => {}
        }
        let mut sounds: Vec<_> = [0, 1].into_iter().filter_map(|hand| self.feel(hand)).collect();
        sounds.extend([0, 1].into_iter().filter_map(|hand| self.come_out(hand, now)));
        sounds.extend(self.rustle(now));
        let status = self.status(now);
        if status.count != self.status.count && status.count > 0 {
            sounds.push(if status.count == 3 { Sound::Go } else { Sound::Count });
        }
        self.status = status;
        FrameResult::Open(status, sounds)
    }

    /// Scrolls bags of which only a part is on the screen along with their hands.
    fn follow(&mut self, now: f64) {
        let millis = clamp(now - self.passed, 0.0, LONGEST_MILLIS);
        self.passed = now;
        for (number, hand) in self.hands.iter_mut().enumerate() {
            let Some(hand) = hand else { continue };
            let Some(at) = self.live.place(number, now).filter(|_| !self.live.is_closed(number)) else { continue };
            if hand.view.follow(at, millis)
                && let Some((x, above)) = hand.pointer_at
            {
                self.live.move_hand(number, hand.view.point(x, above), now);
            }
        }
    }

    /// The sound and vibration where a person's hand meets a piece.
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

    /// The dull knock of a person's hand that comes out of the bag without a piece.
    fn come_out(&mut self, number: usize, now: f64) -> Option<Sound> {
        let is_in = self.live.place(number, now).is_some();
        let is_empty = !self.live.is_closed(number) && !self.live.is_out(number);
        let hand = self.hands[number].as_mut()?;
        let comes_out = std::mem::replace(&mut hand.was_in, is_in) && !is_in && is_empty;
        if comes_out {
            hand.emptied = Some(now);
        }
        comes_out.then_some(Sound::Knock)
    }

    fn status(&self, now: f64) -> DuelStatus {
        let counted = [2.0, 1.0, 0.0].into_iter().filter(|left| now >= self.three - left * COUNT_MILLIS).count();
        let is_over = now > self.three + THREE_MILLIS;
        let moved = [0, 1].map(|hand| self.hands[hand].as_ref().and_then(|hand| hand.moved));
        let emptied = |hand: &PersonHand| hand.emptied.is_some_and(|emptied| now - emptied < EMPTY_MILLIS);
        DuelStatus {
            empty: [0, 1].map(|hand| self.hands[hand].as_ref().is_some_and(emptied)),
            count: u8::try_from(counted).ok().filter(|_| !is_over).unwrap_or_default(),
            held_back: [0, 1].map(|hand| self.live.is_held_back(hand, now)),
            grips: [0, 1].map(|hand| self.hands[hand].is_none() && self.live.is_closed(hand)),
            shouted: [0, 1].map(|hand| self.live.shouted(hand)),
            pause_asked: self.pause_asked.is_some_and(|asked| now - asked < AGAIN_MILLIS.1),
            moved: moved.map(|moved| moved.is_some()),
            idle: moved.map(|moved| now - moved.unwrap_or(self.three).max(self.three) > IDLE_MILLIS),
        }
    }
}
