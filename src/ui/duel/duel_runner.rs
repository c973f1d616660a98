//! A live duel with the bags on the page.

use std::rc::Rc;

use web_sys::{HtmlElement, KeyboardEvent};
use yew::{NodeRef, PointerEvent, TargetCast};

use super::canvas::{Canvas, Frame, room};
use crate::play::SimultaneousTable;
use crate::play::bag::{
    Course, DuelStatus, Duellists, FrameResult, KeptDuel, LiveDuel, PointerAction, PointerInput, PointerType,
    RestartReason,
};
use crate::rules::dschamal::{Action, Dschamal};
use crate::ui::hooks::now;
use crate::ui::shortcut::shortcut_of;
use crate::ui::{entropy, sound};

/// A live duel, from its introduction on.
pub struct DuelRunner {
    table: Rc<SimultaneousTable<Dschamal>>,
    duellists: Rc<Duellists>,
    bags: Rc<[NodeRef; 2]>,
    screen: LiveScreen,
    /// The heap and the hands, from the first animation frame on.
    duel: Option<LiveDuel>,
    /// The canvases of hands that people move.
    canvases: [Option<Canvas>; 2],
}

/// The state that the page renders; it reveals nothing about the heap.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LiveScreen {
    /// The stage of the duel.
    pub stage: Stage,
    /// The hands whose players have touched their places before the count.
    pub ready: [bool; 2],
    /// The status that the page shows during the duel.
    pub status: DuelStatus,
}

/// The stage of a live duel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// The introduction; if the duel is restarted, with the reason.
    Called(Option<RestartReason>),
    /// The countdown or the duel itself; "3" is shown at this time.
    Running(f64),
    /// The duel is over.
    Over,
}

/// Inputs of a live duel. Times are in milliseconds on the clock of DOM events.
#[derive(Clone, Debug)]
pub enum DuelInput {
    /// Starts the countdown.
    Count,
    /// The player of a hand is ready; if both are, the countdown starts.
    Ready(usize),
    /// Restarts the duel, if it has started (B9).
    Pause,
    /// The pause button is pressed.
    PressPause(f64),
    /// The window is resized.
    Resized,
    /// An animation frame is due.
    Frame,
    /// A pointer event on the bag of a hand.
    Point(usize, PointerEvent),
    /// A key goes down or up.
    Key(KeyboardEvent),
    /// The player of a hand shouts.
    Shout(usize, f64),
}

impl DuelRunner {
    /// Creates a duel at its introduction.
    pub fn new(table: Rc<SimultaneousTable<Dschamal>>, duellists: Rc<Duellists>, bags: Rc<[NodeRef; 2]>) -> Self {
        Self { table, duellists, bags, screen: LiveScreen::called(None), duel: None, canvases: [None, None] }
    }

    /// Returns the state to render.
    pub fn screen(&self) -> LiveScreen {
        self.screen
    }

    /// Handles an input. Returns the actions of the match when the duel ends, and what is kept of it.
    pub fn on(&mut self, input: DuelInput) -> Option<(Vec<Action>, KeptDuel)> {
        match (input, &mut self.duel) {
            (DuelInput::Count, _) => self.count(),
            (DuelInput::Ready(hand), _) => {
                self.screen.ready[hand] = true;
                if self.screen.ready == [true; 2] {
                    self.count();
                }
            }
            (DuelInput::Pause, _) => self.pause(),
            (DuelInput::Frame, _) => return self.frame(now()),
            (DuelInput::Resized, _) if self.canvases.iter().flatten().any(Canvas::is_changed) => self.pause(),
            (DuelInput::PressPause(time), Some(duel)) => {
                let pauses = duel.pause(time);
                if pauses {
                    self.pause();
                }
            }
            (DuelInput::Point(hand, event), Some(duel)) => point(duel, hand, &event),
            (DuelInput::Key(event), Some(duel)) => {
                duel.key(&shortcut_of(&event), (event.type_() == "keydown", event.repeat(), event.time_stamp()));
            }
            (DuelInput::Shout(hand, time), Some(duel)) => duel.shout(hand, time),
            _ => {}
        }
        None
    }

    fn count(&mut self) {
        self.screen.stage = Stage::Running(LiveDuel::three(now()));
    }

    fn pause(&mut self) {
        if let Stage::Running(_) = self.screen.stage {
            self.restart(RestartReason::Paused);
        }
    }

    fn restart(&mut self, again: RestartReason) {
        self.screen = LiveScreen::called(Some(again));
        self.duel = None;
        self.canvases = [None, None];
    }

    /// Advances the duel to this frame, and draws what the hands feel. The first frame shakes the bag, because only
    /// then is its size on the page final.
    fn frame(&mut self, now: f64) -> Option<(Vec<Action>, KeptDuel)> {
        let Stage::Running(three) = self.screen.stage else { return None };
        if self.duel.is_none() {
            self.shake(three);
        }
        let duel = self.duel.as_mut()?;
        match duel.advance(&self.duellists, now, &mut entropy::bits) {
            FrameResult::Over(actions) => {
                self.screen.stage = Stage::Over;
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a duel takes some seconds"
                )]
                let millis = (now - three).max(0.0) as u32;
                return Some((actions, KeptDuel { happened: self.table.happened, course: Course::Live(millis) }));
            }
            FrameResult::AtOnce => self.restart(RestartReason::AtOnce),
            FrameResult::Open(status, sounds) => {
                self.screen.status = status;
                sounds.into_iter().for_each(sound::play);
                for (hand, canvas) in self.canvases.iter_mut().enumerate() {
                    if let (Some(canvas), Some((view, is_finger))) = (canvas, duel.seen(hand)) {
                        let rival = duel.rival(hand, now);
                        canvas.paint(Frame { live: duel.live(), hand, view, now, is_finger, rival });
                    }
                }
            }
        }
        None
    }

    fn shake(&mut self, three: f64) {
        let bag = |hand: usize| self.bags[hand].cast::<HtmlElement>().filter(|_| self.duellists.skill(hand).is_none());
        let rooms = [0, 1].map(|hand| bag(hand).as_ref().map(room));
        let duel = LiveDuel::shaken(&self.table.state, &self.duellists, rooms, three, &mut entropy::bits);
        self.canvases = [0, 1].map(|hand| Canvas::new(bag(hand)?, duel.seen(hand)?.0));
        self.duel = Some(duel);
    }
}

impl LiveScreen {
    fn called(again: Option<RestartReason>) -> Self {
        Self { stage: Stage::Called(again), ready: [false; 2], status: DuelStatus::default() }
    }
}

/// Handles a pointer event on the bag of a hand. A pointer that moves the hand is captured.
fn point(duel: &mut LiveDuel, hand: usize, event: &PointerEvent) {
    let Some(bag) = event.target_dyn_into::<HtmlElement>() else { return };
    let pointer = PointerInput {
        id: event.pointer_id(),
        pointer_type: match event.pointer_type().as_str() {
            "mouse" => PointerType::Mouse,
            "touch" => PointerType::Touch,
            _ => PointerType::Other,
        },
        action: match event.type_().as_str() {
            "pointerdown" => PointerAction::Down,
            "pointermove" => PointerAction::Move,
            _ => PointerAction::Up,
        },
        at: (f64::from(event.offset_x()), room(&bag).1 - f64::from(event.offset_y())),
        time: event.time_stamp(),
    };
    if duel.point(hand, &pointer) {
        // A pointer that cannot be captured is lost when it leaves the bag.
        let _ = bag.set_pointer_capture(event.pointer_id());
    }
}
