//! A live duel with the bags on the page in which it is fought.

use std::rc::Rc;

use web_sys::{HtmlElement, KeyboardEvent, window};
use yew::{NodeRef, PointerEvent, TargetCast};

use super::canvas::{Canvas, Picture, room};
use crate::play::ContestTable;
use crate::play::bag::{Again, Deed, Device, Duellists, LiveDuel, Passed, PointerAt, Signs};
use crate::rules::dschamal::{Action, Dschamal};
use crate::ui::{entropy, sound};

/// A live duel, from the call on.
pub struct Fight {
    at: Rc<ContestTable<Dschamal>>,
    duellists: Rc<Duellists>,
    bags: Rc<[NodeRef; 2]>,
    screen: LiveScreen,
    /// What is in the bag, from the first picture on.
    duel: Option<LiveDuel>,
    /// The canvases of the hands that persons have.
    canvases: [Option<Canvas>; 2],
}

/// What the page shows of a live duel; it shows nothing of the heap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LiveScreen {
    /// How far it is.
    pub stage: Stage,
    /// What is said while it is fought.
    pub signs: Signs,
}

/// How far a live duel is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// The two are called to the bag; a duel that begins afresh says why.
    Called(Option<Again>),
    /// It is counted in or fought, with "3" at this moment.
    Fought(f64),
    /// It is over.
    Over,
}

/// What happens to a live duel. Moments are milliseconds on the clock of the browser's events.
#[derive(Clone, Debug)]
pub enum FightInput {
    /// It is counted in.
    Count,
    /// It begins afresh, if it has begun (B9).
    Pause,
    /// The button that pauses is pressed.
    PressPause(f64),
    /// The window has another form.
    Resized,
    /// The next picture is due.
    Picture,
    /// A pointer does something on the bag of a hand.
    Point(usize, PointerEvent),
    /// A key goes down or up.
    Key(KeyboardEvent),
    /// The player with a hand cries.
    Cry(usize, f64),
}

impl Fight {
    /// The two are called.
    pub fn new(at: Rc<ContestTable<Dschamal>>, duellists: Rc<Duellists>, bags: Rc<[NodeRef; 2]>) -> Self {
        Self { at, duellists, bags, screen: LiveScreen::called(None), duel: None, canvases: [None, None] }
    }

    /// What the page shows of it.
    pub fn screen(&self) -> LiveScreen {
        self.screen
    }

    /// Takes in what happens. Gives the actions of the match that it comes to, once it is over.
    pub fn on(&mut self, input: FightInput) -> Option<Vec<Action>> {
        match (input, &mut self.duel) {
            (FightInput::Count, _) => self.screen.stage = Stage::Fought(LiveDuel::three(now())),
            (FightInput::Pause, _) => self.pause(),
            (FightInput::Picture, _) => return self.picture(now()),
            (FightInput::Resized, _) if self.canvases.iter().flatten().any(Canvas::is_changed) => self.pause(),
            (FightInput::PressPause(time), Some(duel)) => {
                let pauses = duel.pause(time);
                if pauses {
                    self.pause();
                }
            }
            (FightInput::Point(hand, event), Some(duel)) => point(duel, hand, &event),
            (FightInput::Key(event), Some(duel)) => {
                duel.key(&event.key(), (event.type_() == "keydown", event.repeat(), event.time_stamp()));
            }
            (FightInput::Cry(hand, time), Some(duel)) => duel.cry(hand, time),
            _ => {}
        }
        None
    }

    fn pause(&mut self) {
        if let Stage::Fought(_) = self.screen.stage {
            self.begin_afresh(Again::Paused);
        }
    }

    fn begin_afresh(&mut self, again: Again) {
        self.screen = LiveScreen::called(Some(again));
        self.duel = None;
        self.canvases = [None, None];
    }

    /// Time passes until this picture, and what hands feel then is painted. The first picture has the bag shaken: only now
    /// it has its form on the page.
    fn picture(&mut self, now: f64) -> Option<Vec<Action>> {
        let Stage::Fought(three) = self.screen.stage else { return None };
        if self.duel.is_none() {
            self.shake(three);
        }
        let duel = self.duel.as_mut()?;
        match duel.pass(&self.duellists, now, &mut entropy::bits) {
            Passed::Over(actions) => {
                self.screen.stage = Stage::Over;
                return Some(actions);
            }
            Passed::AtOnce => self.begin_afresh(Again::AtOnce),
            Passed::Open(signs, sounds) => {
                self.screen.signs = signs;
                sounds.into_iter().for_each(sound::play);
                for (hand, canvas) in self.canvases.iter_mut().enumerate() {
                    if let (Some(canvas), Some((view, is_finger))) = (canvas, duel.seen(hand)) {
                        canvas.paint(Picture { live: duel.live(), hand, view, now, is_finger });
                    }
                }
            }
        }
        None
    }

    fn shake(&mut self, three: f64) {
        let bag = |hand: usize| self.bags[hand].cast::<HtmlElement>().filter(|_| self.duellists.skill(hand).is_none());
        let rooms = [0, 1].map(|hand| bag(hand).as_ref().map(room));
        let duel = LiveDuel::shaken(&self.at.state, &self.duellists, rooms, three, &mut entropy::bits);
        self.canvases = [0, 1].map(|hand| Canvas::new(bag(hand)?, duel.seen(hand)?.0));
        self.duel = Some(duel);
    }
}

impl LiveScreen {
    fn called(again: Option<Again>) -> Self {
        Self { stage: Stage::Called(again), signs: Signs::default() }
    }
}

/// A pointer does something on the bag of a hand. It stays with the bag while it is the hand.
fn point(duel: &mut LiveDuel, hand: usize, event: &PointerEvent) {
    let Some(bag) = event.target_dyn_into::<HtmlElement>() else { return };
    let pointer = PointerAt {
        id: event.pointer_id(),
        device: match event.pointer_type().as_str() {
            "mouse" => Device::Mouse,
            "touch" => Device::Touch,
            _ => Device::Other,
        },
        deed: match event.type_().as_str() {
            "pointerdown" => Deed::Down,
            "pointermove" => Deed::Move,
            _ => Deed::Up,
        },
        at: (f64::from(event.offset_x()), room(&bag).1 - f64::from(event.offset_y())),
        time: event.time_stamp(),
    };
    if duel.point(hand, &pointer) {
        // A pointer that cannot be captured is lost where it leaves the bag.
        let _ = bag.set_pointer_capture(event.pointer_id());
    }
}

/// Milliseconds on the clock of the browser's events.
fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}
